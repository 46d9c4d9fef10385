import { CitedeskError, type Schema } from "@citedesk/client";
import { useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { notify } from "../../parts/notices.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

type Agent = Schema<"Agent">;

/**
 * Edits the draft of an assistant. Someone else's change in between is not written over: `conflict` then holds theirs,
 * and one chooses whose stands.
 */
export function useAgentForm<Values extends FieldValues>(
  agent: Agent,
  read: (agent: Agent) => Values,
  write: (values: Values) => Schema<"UpdateAgentBody">,
) {
  const [base, setBase] = useState({ agent, etag: undefined as string | undefined });
  const [conflict, setConflict] = useState<Agent>();
  const form = useForm<Values>({ defaultValues: read(agent) as DefaultValues<Values> });
  const path = { id: agent.id };

  async function save(values: Values, isForced: boolean): Promise<void> {
    const current = await client.getTagged("/v2/agents/{id}", { path });
    const isChanged = current.value.version !== base.agent.version;
    if (isChanged && !isForced) return setConflict(current.value);
    try {
      const saved = await client.patch("/v2/agents/{id}", {
        path,
        body: write(values),
        ...(current.etag ? { ifMatch: current.etag } : {}),
      });
      setBase({ agent: saved, etag: undefined });
      setConflict(undefined);
      form.reset(read(saved));
      await renew(queryClient, ["/v2/agents"]);
      notify(t("Saved in the draft. Visitors see it once it is published."));
    } catch (error) {
      if (!(error instanceof CitedeskError) || error.status !== 412) throw error;
      setConflict((await client.getTagged("/v2/agents/{id}", { path })).value);
    }
  }

  const { submit, problem, isBusy } = useSubmit(form, (values) => save(values, false));
  return {
    form,
    submit,
    problem,
    isBusy,
    conflict: conflict && {
      theirs: read(conflict),
      mine: form.getValues(),
      keepMine: () => save(form.getValues(), true),
      takeTheirs: () => {
        form.reset(read(conflict));
        setBase({ agent: conflict, etag: undefined });
        setConflict(undefined);
      },
    },
  };
}
