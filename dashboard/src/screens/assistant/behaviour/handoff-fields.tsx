import type { UseFormReturn } from "react-hook-form";
import { CheckField, SelectField, TextArea, TextField } from "../../../parts/field.tsx";
import { Card } from "../../../parts/page.tsx";
import { formatWeekday } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import type { BehaviourValues } from "./behaviour-values.ts";
import { areHours, isTimezone } from "./hours-text.ts";

/** When a person takes over, and when people are there. */
export function HandoffFields({ form }: { form: UseFormReturn<BehaviourValues> }) {
  const { register, formState } = form;
  const { handoff_rules: rules, office_hours: hours } = formState.errors;
  const errorOf = (name: keyof BehaviourValues["handoff_rules"]) => ({ error: rules?.[name]?.message });
  return (
    <Card title={t("When a person takes over")}>
      <p className="text-muted">
        {t("Whoever asks for a person gets one. Besides that, the assistant asks for one itself:")}
      </p>
      <TextField
        type="number"
        min={1}
        max={10}
        label={t("After this many questions in a row without an answer")}
        hint={t("Empty: never")}
        {...errorOf("after_abstentions")}
        {...register("handoff_rules.after_abstentions")}
      />
      <CheckField
        label={t("When a visitor rates an answer as not helpful")}
        {...register("handoff_rules.on_negative_feedback")}
      />
      <TextArea
        rows={2}
        label={t("When one of these words is said")}
        hint={t("Separated by commas. For example: cancel, complaint, data breach")}
        {...errorOf("keywords")}
        {...register("handoff_rules.keywords")}
      />
      <CheckField
        label={t("Goes on answering while a visitor waits")}
        {...register("handoff_rules.answers_while_waiting")}
      />
      <TextField
        type="number"
        min={1}
        max={10_080}
        label={t("A chat goes to somebody else after this many minutes without a word")}
        {...errorOf("idle_minutes")}
        {...register("handoff_rules.idle_minutes")}
      />
      <SelectField label={t("Outside of office hours")} {...register("handoff_rules.outside_hours")}>
        <option value="wait">{t("Visitors wait until somebody is there")}</option>
        <option value="details">{t("Visitors leave their details")}</option>
      </SelectField>
      {hours?.message && (
        <p role="alert" className="text-sm text-bad">
          {t("Office hours")}: {hours.message}
        </p>
      )}
      {/* What is wrong in it is shown, and gets the focus. */}
      <details open={hours ? true : undefined}>
        <summary className="py-0.5 font-medium">{t("Office hours")}</summary>
        <div className="flex flex-col gap-3 pt-2">
          <p className="text-sm text-muted">
            {t("For example 09:00-12:00, 13:00-17:30. Empty: closed. All empty: nothing is said about hours.")}
          </p>
          <div className="grid gap-3 sm:grid-cols-2">
            {WEEKDAY_INDEXES.map((index) => (
              <TextField
                key={index}
                label={formatWeekday(index)}
                error={hours?.days?.[index]?.message}
                {...register(`office_hours.days.${index}`, {
                  validate: (text) =>
                    areHours(text) || t("Write it like 09:00-17:30, each span ending after it begins."),
                })}
              />
            ))}
            <TextField
              label={t("Time zone")}
              hint="Europe/Berlin"
              error={hours?.timezone?.message}
              {...register("office_hours.timezone", {
                validate: (name) => isTimezone(name) || t("No time zone has this name. Write it like Europe/Berlin."),
              })}
            />
          </div>
          <TextArea
            label={t("Holidays")}
            hint={t("One a line: 2026-12-25 Christmas, 2026-12-24 09:00-12:00, 2026-12-27/2026-12-31")}
            {...register("office_hours.holidays")}
          />
        </div>
      </details>
    </Card>
  );
}

const WEEKDAY_INDEXES = [0, 1, 2, 3, 4, 5, 6] as const;
