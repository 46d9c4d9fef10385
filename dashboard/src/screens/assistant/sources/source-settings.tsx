import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../../api/client.ts";
import { queryClient, renew } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../../parts/field.tsx";
import { linesOf } from "../../../parts/lines-of.ts";
import { notify } from "../../../parts/notices.tsx";
import { numberOf } from "../../../parts/number-of.ts";
import { Card } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { TypedConfirmation } from "../../../parts/typed-confirmation.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import { t } from "../../../texts/language.ts";
import { SCHEDULES, scheduleName } from "./schedules.ts";

type Source = Schema<"SourceWithContent">;
const VISITORS = ["all", "identified", "members"] as const;

export function SourceSettings({ source, canEdit, canErase }: { source: Source; canEdit: boolean; canErase: boolean }) {
  const [isErasing, setErasing] = useState(false);
  const form = useForm({
    defaultValues: {
      title: source.title,
      schedule: source.schedule ?? "",
      stale_after_days: source.stale_after_days === null ? "" : String(source.stale_after_days),
      approval: source.approval,
      visitors: source.access.visitors,
      question: source.question ?? "",
      answer: source.answer ?? "",
      text: source.text ?? "",
      include: (source.include ?? []).join("\n"),
      exclude: (source.exclude ?? []).join("\n"),
      max_depth: String(source.max_depth ?? ""),
      max_pages: String(source.max_pages ?? ""),
    },
  });
  const isSite = source.type === "website" || source.type === "sitemap";
  const { errors } = form.formState;
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    const path = { id: source.id };
    const schedule = SCHEDULES.find((one) => one === values.schedule) ?? null;
    await client.patch("/v2/sources/{id}", {
      path,
      body: {
        ...(source.type === "qa" ? { question: values.question, answer: values.answer } : { title: values.title }),
        ...(source.type === "text" ? { text: values.text } : {}),
        ...(isSite ? { schedule, ...changedReach(source, values) } : {}),
        stale_after_days: values.stale_after_days === "" ? null : numberOf(values.stale_after_days),
        approval: values.approval,
      } as Schema<"UpdateSourceBody">,
    });
    if (values.visitors !== source.access.visitors && values.visitors !== "claim")
      await client.put("/v2/sources/{id}/access", { path, body: { visitors: values.visitors } });
    await renew(queryClient, ["/v2/sources"]);
    notify(t("Saved."));
  });
  const names = { all: t("Everyone"), identified: t("Signed-in visitors"), members: t("Members alone") };
  return (
    <Card>
      <form onSubmit={submit} className="flex max-w-2xl flex-col gap-4">
        <fieldset disabled={!canEdit} className="flex flex-col gap-4">
          {source.type === "qa" ? (
            <>
              <TextField label={t("Question")} error={errors.question?.message} {...form.register("question")} />
              <TextArea label={t("Answer")} error={errors.answer?.message} {...form.register("answer")} />
            </>
          ) : (
            <TextField label={t("Name")} error={errors.title?.message} {...form.register("title")} />
          )}
          {source.type === "text" && (
            <TextArea label={t("Text")} rows={10} error={errors.text?.message} {...form.register("text")} />
          )}
          {isSite && (
            <>
              <TextArea
                label={t("Only addresses like")}
                hint={t("For example /help/*, one a line. Empty: all.")}
                error={errors.include?.message}
                {...form.register("include")}
              />
              <TextArea
                label={t("Leave out addresses like")}
                hint={t("One a line. A change here reads the site again; until then answers are as before.")}
                error={errors.exclude?.message}
                {...form.register("exclude")}
              />
              <div className="grid gap-3 sm:grid-cols-2">
                <TextField
                  label={t("Pages, at the most")}
                  inputMode="numeric"
                  required
                  error={errors.max_pages?.message}
                  {...form.register("max_pages")}
                />
                <TextField
                  label={t("Links from the start, at the most")}
                  inputMode="numeric"
                  required
                  error={errors.max_depth?.message}
                  {...form.register("max_depth")}
                />
              </div>
            </>
          )}
          {isSite && (
            <SelectField label={t("Read again")} error={errors.schedule?.message} {...form.register("schedule")}>
              <option value="">{t("Only when asked")}</option>
              {SCHEDULES.map((schedule) => (
                <option key={schedule} value={schedule}>
                  {scheduleName(schedule)}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={t("Stale after days")}
            hint={t("Older than that, it is marked as stale. Empty: never.")}
            inputMode="numeric"
            error={errors.stale_after_days?.message}
            {...form.register("stale_after_days")}
          />
          <SelectField
            label={t("Who gets answers from it")}
            error={errors.visitors?.message}
            {...form.register("visitors")}
          >
            {source.access.visitors === "claim" && <option value="claim">{t("By a claim of the visitor")}</option>}
            {VISITORS.map((value) => (
              <option key={value} value={value}>
                {names[value]}
              </option>
            ))}
          </SelectField>
          <CheckField
            label={t("Changes wait for approval")}
            hint={t("What a reading finds is not answered from until someone has let it in.")}
            {...form.register("approval")}
          />
        </fieldset>
        {problem !== undefined && <Problem error={problem} />}
        {canEdit && (
          <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
            {t("Save")}
          </Button>
        )}
      </form>
      {canErase && (
        <Button look="danger" className="self-start" onClick={() => setErasing(true)}>
          {t("Erase for good")}
        </Button>
      )}
      {isErasing && (
        <TypedConfirmation
          title={t("Erase {title}", { title: source.title })}
          text={t(
            "Its texts and every quote of them go for good, from answers that were given too. This can't be undone.",
          )}
          word={source.title}
          action={t("Erase for good")}
          act={async () => {
            await client.post("/v2/sources/{id}/erase", { path: { id: source.id } });
            notify(t("The source is being erased. The receipt is in Settings, Erasures."));
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </Card>
  );
}

/** Which pages are read, as far as it was changed: what is sent reads the site again. */
function changedReach(source: Source, values: Record<"include" | "exclude" | "max_depth" | "max_pages", string>) {
  const lists = (["include", "exclude"] as const)
    .map((name) => [name, linesOf(values[name])] as const)
    .filter(([name, lines]) => lines.join("\n") !== (source[name] ?? []).join("\n"));
  const limits = (["max_depth", "max_pages"] as const)
    .map((name) => [name, numberOf(values[name])] as const)
    .filter(([name, limit]) => limit !== source[name]);
  return Object.fromEntries([...lists, ...limits]);
}
