import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { TextArea, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useDraft } from "../../parts/use-draft.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";
import { BeforeAfter } from "../assistant/playground/before-after.tsx";
import { PassagesEvidence } from "../assistant/playground/passages-evidence.tsx";

/** The owner's answer becomes a source; every question of the gap is asked again. */
export function GapAnswer({ gap, onClose }: { gap: Schema<"Gap">; onClose: () => void }) {
  const [done, setDone] = useState<Schema<"GapAnswered">>();
  const [draft, setDraft] = useDraft(`gap ${gap.id}`);
  const form = useForm({ defaultValues: { question: gap.question, answer: draft } });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    setDone(await client.post("/v2/stats/gaps/{id}/answer", { path: { id: gap.id }, body: values }));
    setDraft("");
  });
  const close = () => {
    void renew(queryClient, ["/v2/stats", "/v2/sources"]);
    onClose();
  };
  if (done)
    return (
      <BeforeAfter
        onDone={close}
        pairs={done.data.map(({ question, before, after }) => ({
          question,
          before: before.content,
          after: after.content,
          isAnswered: after.answered === true,
        }))}
      />
    );
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} className="grid gap-4 py-2 lg:grid-cols-2">
      <div className="flex flex-col gap-3">
        <TextField label={t("Question")} required error={errors.question?.message} {...form.register("question")} />
        <TextArea
          label={t("Answer")}
          hint={t("In your words. It becomes a source of this assistant.")}
          rows={5}
          required
          autoFocus
          error={errors.answer?.message}
          {...form.register("answer", { onChange: ({ target }) => setDraft(target.value) })}
        />
        {problem !== undefined && <Problem error={problem} />}
        <div className="flex gap-2">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t("Save and ask again")}
          </Button>
          <Button onClick={onClose}>{t("Close")}</Button>
        </div>
      </div>
      <section aria-label={t("What it looked at")} className="flex max-h-80 flex-col gap-2 overflow-auto">
        <PassagesEvidence agentId={gap.agent_id} question={gap.question} isAnswered={false} />
      </section>
    </form>
  );
}
