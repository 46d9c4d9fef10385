import type { Schema } from "@citedesk/client";
import { Fragment, useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { SelectField, TextArea, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { useDraft } from "../../parts/use-draft.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";
import { BeforeAfter } from "../assistant/playground/before-after.tsx";
import { PassagesEvidence } from "../assistant/playground/passages-evidence.tsx";

type Way = "answer" | "source_id" | "url";

interface GapAnswerProps {
  gap: Schema<"Gap">;
  /** As it is then, while the answers are still looked at. */
  onAnswered: (gap: Schema<"Gap">) => void;
  onClose: () => void;
}

/** The owner's answer becomes a source, or one is named; every question of the gap is asked again. */
export function GapAnswer({ gap, onAnswered, onClose }: GapAnswerProps) {
  const [done, setDone] = useState<Schema<"GapAnswered">>();
  const [draft, setDraft] = useDraft(`gap ${gap.id}`);
  const sources = useApi("/v2/sources", { query: { limit: 100 } }).data?.data ?? [];
  const missing = useApi("/v2/stats/gaps/{id}", { path: { id: gap.id } }).data?.missing ?? [];
  const form = useForm({
    defaultValues: { way: "answer" as Way, question: gap.question, answer: draft, source_id: "", url: "" },
  });
  const way = form.watch("way");
  const { submit, problem, isBusy } = useSubmit(form, async ({ way, question, answer, source_id, url }) => {
    const body = { answer: { question, answer }, source_id: { source_id }, url: { url } }[way];
    const answered = await client.post("/v2/stats/gaps/{id}/answer", { path: { id: gap.id }, body });
    setDone(answered);
    onAnswered(answered.gap);
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
        <SelectField label={t("What says it")} {...form.register("way")}>
          <option value="answer">{t("My own words")}</option>
          <option value="source_id">{t("A source that is there")}</option>
          <option value="url">{t("A page on the web")}</option>
        </SelectField>
        {way === "answer" && (
          <>
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
          </>
        )}
        {way === "source_id" && (
          <SelectField
            label={t("Source")}
            hint={t("This assistant answers from it, too.")}
            required
            error={errors.source_id?.message}
            {...form.register("source_id")}
          >
            <option value="">–</option>
            {sources.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectField>
        )}
        {way === "url" && (
          <TextField
            label={t("Address")}
            hint={t("The page is read, alone.")}
            inputMode="url"
            required
            error={errors.url?.message}
            {...form.register("url")}
          />
        )}
        {problem !== undefined && <Problem error={problem} />}
        <div className="flex gap-2">
          <Button type="submit" look="primary" isBusy={isBusy}>
            {t("Save and ask again")}
          </Button>
          <Button onClick={onClose}>{t("Close")}</Button>
        </div>
      </div>
      <section aria-label={t("What it looked at")} className="flex max-h-80 flex-col gap-2 overflow-auto">
        {missing.length > 0 && (
          <p>
            {t("What none of the nearest sources mentions:")}{" "}
            {missing.map((word) => (
              // Two words stay two, also copied or read aloud.
              <Fragment key={word}>
                <Tag tone="warn">{word}</Tag>{" "}
              </Fragment>
            ))}
          </p>
        )}
        <PassagesEvidence agentId={gap.agent_id} question={gap.question} isAnswered={false} />
      </section>
    </form>
  );
}
