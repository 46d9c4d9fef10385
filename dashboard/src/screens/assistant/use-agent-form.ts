import { CitedeskError, type Schema } from "@citedesk/client";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { keepValues, readKeptValues } from "../../parts/kept-values.ts";
import { notify } from "../../parts/notices.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

type Agent = Schema<"Agent">;

/**
 * Edits the draft of an assistant. Someone else's change in between is not written over: `conflict` then holds theirs,
 * and one chooses whose stands. What is entered and not saved is kept in this tab under `part`, also over a reload, and
 * goes on from the version that it began with.
 */
export function useAgentForm<Values extends FieldValues>(
  agent: Agent,
  read: (agent: Agent) => Values,
  write: (values: Values) => Schema<"UpdateAgentBody">,
  part: string,
) {
  const draft = `${part} ${agent.id}`;
  const [kept] = useState(() => readKeptValues<Values>(draft));
  const [base, setBase] = useState(kept?.version ?? agent.version);
  const [conflict, setConflict] = useState<Agent>();
  const form = useForm<Values>({ defaultValues: read(agent) as DefaultValues<Values> });
  const path = { id: agent.id };
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
  }, [kept, form.reset]);
  const values = form.watch();
  const { isDirty } = form.formState;
  useEffect(() => keepValues(draft, isDirty ? { version: base, values } : undefined));

  async function save(values: Values, isForced: boolean): Promise<void> {
    const current = await client.getTagged("/v2/agents/{id}", { path });
    const isChanged = current.value.version !== base;
    if (isChanged && !isForced) return setConflict(current.value);
    try {
      const saved = await client.patch("/v2/agents/{id}", {
        path,
        body: write(values),
        ...(current.etag ? { ifMatch: current.etag } : {}),
      });
      setBase(saved.version);
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
      putOff: () => setConflict(undefined),
      takeTheirs: () => {
        form.reset(read(conflict));
        setBase(conflict.version);
        setConflict(undefined);
      },
    },
  };
}
