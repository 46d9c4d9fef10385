import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../../api/client.ts";
import { queryClient, renew } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { TextArea, TextField } from "../../../parts/field.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import { t } from "../../../texts/language.ts";
import { BeforeAfter } from "./before-after.tsx";

interface WriteAnswerProps {
  agentId: string;
  question: string;
  /** What was answered until now. */
  before?: string;
  answer?: string;
  onDone: () => void;
}

const WAIT_SECONDS = 20;

/** The owner's own answer becomes a source; the question is asked again, and both answers stand side by side. */
export function WriteAnswer({ agentId, question, before, answer = "", onDone }: WriteAnswerProps) {
  const [after, setAfter] = useState<Schema<"Message">>();
  const form = useForm({ defaultValues: { question, answer } });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    await client.post("/v2/sources", {
      body: { type: "qa", agent_id: agentId, ...values },
      headers: { prefer: `wait=${WAIT_SECONDS}` },
    });
    setAfter(await client.post("/v2/chat", { body: { agent_id: agentId, message: values.question } }));
    void renew(queryClient, ["/v2/sources"]);
  });
  if (after)
    return (
      <BeforeAfter
        pairs={[
          {
            question: form.getValues("question"),
            before: before ?? "",
            after: after.content,
            isAnswered: after.answered === true,
          },
        ]}
        onDone={onDone}
      />
    );
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} className="flex flex-col gap-3 border-t border-border pt-3">
      <TextField label={t("Question")} required error={errors.question?.message} {...form.register("question")} />
      <TextArea label={t("Answer")} required autoFocus error={errors.answer?.message} {...form.register("answer")} />
      {problem !== undefined && <Problem error={problem} />}
      <div className="flex gap-2">
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t("Save and ask again")}
        </Button>
        <Button onClick={onDone}>{t("Cancel")}</Button>
      </div>
    </form>
  );
}
