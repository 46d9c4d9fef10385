import { CitedeskError, type Schema } from "@citedesk/client";
import { useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { keepValues, readKeptValues } from "../../parts/kept-values.ts";
import { notify, withdrawNotice } from "../../parts/notices.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

type Agent = Schema<"Agent">;
const saidOf = () => t("Saved in the draft. Visitors see it once it is published.");

/**
 * Edits a part of the draft of an assistant. Someone else's change of the same part in between is not written over:
 * `conflict` then holds theirs, and one chooses whose stands; what changed elsewhere in the draft is no matter of this
 * form. What is entered and not saved is kept in this tab under `part`, also over a reload, and goes on from what it
 * began with.
 */
export function useAgentForm<Values extends FieldValues>(
  agent: Agent,
  read: (agent: Agent) => Values,
  /** `agent`: as it stands now, for what lies beside the form's own values. */
  write: (values: Values, agent: Agent) => Schema<"UpdateAgentBody">,
  part: string,
) {
  const draft = `${part} ${agent.id}`;
  const [kept] = useState(() => readKeptValues<Values>(draft));
  /** What the service had when this began, or when one last saw it. */
  const began = useRef<Values>(kept?.began ?? read(agent));
  const [conflict, setConflict] = useState<Agent>();
  const form = useForm<Values>({ defaultValues: read(agent) as DefaultValues<Values> });
  const path = { id: agent.id };
  useEffect(() => {
    if (kept) form.reset(kept.values, { keepDefaultValues: true });
  }, [kept, form.reset]);
  const values = form.watch();
  const { isDirty } = form.formState;
  useEffect(() => keepValues(draft, isDirty ? { began: began.current, values } : undefined));

  async function save(values: Values): Promise<void> {
    const current = await client.getTagged("/v2/agents/{id}", { path });
    if (JSON.stringify(read(current.value)) !== JSON.stringify(began.current)) return setConflict(current.value);
    try {
      const saved = await client.patch("/v2/agents/{id}", {
        path,
        body: write(values, current.value),
        ...(current.etag ? { ifMatch: current.etag } : {}),
      });
      began.current = read(saved);
      form.reset(read(saved));
      await renew(queryClient, ["/v2/agents"]);
      notify(saidOf());
    } catch (error) {
      if (!(error instanceof CitedeskError) || error.status !== 412) throw error;
      // Changed between the two calls: what matters of that is seen anew.
      return save(values);
    }
  }

  const { submit: send, problem, isBusy } = useSubmit(form, save);
  /** What is refused now does not stand beside what was saved before. */
  const submit = (event?: React.BaseSyntheticEvent) => {
    withdrawNotice(saidOf());
    return send(event);
  };
  return {
    form,
    submit,
    problem,
    isBusy,
    conflict: conflict && {
      theirs: read(conflict),
      mine: form.getValues(),
      /** Saved as any other: what the service says against it stands in the form. */
      keepMine: () => {
        began.current = read(conflict);
        setConflict(undefined);
        return submit();
      },
      putOff: () => setConflict(undefined),
      takeTheirs: () => {
        form.reset(read(conflict));
        began.current = read(conflict);
        setConflict(undefined);
      },
    },
  };
}
