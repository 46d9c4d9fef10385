import type { UseFormReturn } from "react-hook-form";
import { SelectField, TextField } from "../../../parts/field.tsx";
import { t } from "../../../texts/language.ts";
import type { LeadFormValues } from "./lead-form-values.ts";

/** When the chat asks for details by itself. */
export function AskFields({ form }: { form: UseFormReturn<LeadFormValues> }) {
  const errors = form.formState.errors.lead_form?.ask;
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label={t("When it asks")}
        hint={t("Whoever wants to finds the form in the chat's menu, too.")}
        error={errors?.when?.message}
        {...form.register("lead_form.ask.when")}
      >
        <option value="on_request">{t("When the visitor wants it")}</option>
        <option value="on_abstention">{t("At a question without an answer")}</option>
        <option value="after_answers">{t("After some answers")}</option>
        <option value="before">{t("Before the first question")}</option>
      </SelectField>
      {form.watch("lead_form.ask.when") === "after_answers" && (
        <TextField
          type="number"
          label={t("Answers before it asks")}
          error={errors?.answers?.message}
          {...form.register("lead_form.ask.answers")}
        />
      )}
    </div>
  );
}
