import type { UseFormReturn } from "react-hook-form";
import { SelectField, TextField } from "../../../parts/field.tsx";
import { t } from "../../../texts/language.ts";
import type { BehaviourValues } from "./behaviour-values.ts";

/** When the chat asks for details by itself. */
export function LeadAskFields({ form }: { form: UseFormReturn<BehaviourValues> }) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField label={t("When it asks")} {...form.register("ask_when")}>
        <option value="on_request">{t("When the visitor wants it")}</option>
        <option value="on_abstention">{t("At a question without an answer")}</option>
        <option value="after_answers">{t("After some answers")}</option>
        <option value="before">{t("Before the first question")}</option>
      </SelectField>
      {form.watch("ask_when") === "after_answers" && (
        <TextField
          type="number"
          min={1}
          max={50}
          label={t("Answers before it asks")}
          {...form.register("ask_answers")}
        />
      )}
    </div>
  );
}
