import { useRef } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "../../../parts/button.tsx";
import { SelectField, TextField } from "../../../parts/field.tsx";
import { notify } from "../../../parts/notices.tsx";
import { t } from "../../../texts/language.ts";
import { describeRule } from "../../leads/lead-words.ts";
import { askedFor } from "./asked-for.ts";
import { CHAT_FACTS, type LeadFormValues, type RuleValues, writeRule } from "./lead-form-values.ts";
import { RowBox } from "./row-box.tsx";

const MAX_RULES = 50;

/** What a lead is worth: each rule adds its points where it holds. */
export function RuleList({ form }: { form: UseFormReturn<LeadFormValues> }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "lead_form.scoring" });
  const add = useRef<HTMLButtonElement>(null);
  const current = form.watch("lead_form.scoring");
  const entered = form.watch("lead_form.fields");
  const fields = askedFor(entered);
  const errors = formState.errors.lead_form?.scoring;
  const first: RuleValues = {
    subject: "field",
    field: (fields.find(({ type }) => type === "email") ?? fields[0])?.key ?? "",
    contains: "",
    questions: "3",
    points: "10",
  };

  function remove(index: number): void {
    const row = form.getValues(`lead_form.scoring.${index}`);
    list.remove(index);
    add.current?.focus();
    notify(t("{name} is removed.", { name: describeRule(writeRule(row, entered)) }), async () =>
      list.insert(index, row),
    );
  }

  return (
    <>
      {list.fields.map(({ id }, index) => {
        const path = `lead_form.scoring.${index}` as const;
        const rule = current[index] ?? first;
        const error = errors?.[index];
        return (
          <RowBox
            key={id}
            title={describeRule(writeRule(rule, entered))}
            error={error?.message}
            onRemove={() => remove(index)}
          >
            <div
              className={`grid gap-3 ${rule.subject === "field" || rule.subject === "questions" ? "sm:grid-cols-[1fr_1fr_6rem]" : "sm:grid-cols-[1fr_6rem]"}`}
            >
              <SelectField label={t("What counts")} {...register(`${path}.subject`)}>
                <option value="field">{t("What a field says")}</option>
                <option value="questions">{t("How many questions were asked")}</option>
                {CHAT_FACTS.map((chat) => (
                  <option key={chat} value={chat}>
                    {describeRule({ chat })}
                  </option>
                ))}
              </SelectField>
              {rule.subject === "field" && (
                <SelectField label={t("Field")} error={error?.field?.message} {...register(`${path}.field`)}>
                  {fields.every(({ key }) => key !== rule.field) && (
                    <option value={rule.field}>{t("{name} (not in the form)", { name: rule.field })}</option>
                  )}
                  {fields.map(({ key, title }) => (
                    <option key={key} value={key}>
                      {title}
                    </option>
                  ))}
                </SelectField>
              )}
              {rule.subject === "questions" && (
                <TextField
                  type="number"
                  label={t("So many, or more")}
                  error={error?.questions?.message}
                  {...register(`${path}.questions`)}
                />
              )}
              <TextField
                type="number"
                label={t("Points")}
                error={error?.points?.message}
                {...register(`${path}.points`)}
              />
            </div>
            {rule.subject === "field" && (
              <TextField
                label={t("Where it contains")}
                hint={t("Separated by commas; one of them is enough. Empty: where it is filled in at all.")}
                error={error?.contains?.message}
                {...register(`${path}.contains`)}
              />
            )}
          </RowBox>
        );
      })}
      {list.fields.length === 0 && <p className="text-muted">{t("No rules: leads have no score.")}</p>}
      <Button
        ref={add}
        className="self-start"
        disabled={list.fields.length >= MAX_RULES}
        onClick={() => list.append(first, { focusName: `lead_form.scoring.${list.fields.length}.subject` })}
      >
        {t("Add a rule")}
      </Button>
    </>
  );
}
