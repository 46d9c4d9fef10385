import { useRef } from "react";
import { type UseFormReturn, useFieldArray } from "react-hook-form";
import { Button } from "../../../parts/button.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../../parts/field.tsx";
import { notify } from "../../../parts/notices.tsx";
import { t } from "../../../texts/language.ts";
import { titleOf } from "./asked-for.ts";
import { isNew, type LeadFormValues, nameOf, newField } from "./lead-form-values.ts";
import { RowBox } from "./row-box.tsx";

const MAX_FIELDS = 20;

/** What a visitor fills in, in this order. */
export function FieldList({ form }: { form: UseFormReturn<LeadFormValues> }) {
  const { control, register, formState } = form;
  const list = useFieldArray({ control, name: "lead_form.fields" });
  const add = useRef<HTMLButtonElement>(null);
  const current = form.watch("lead_form.fields");
  const errors = formState.errors.lead_form?.fields;

  /** Rules about it stay, for the owner to see to. */
  function remove(index: number): void {
    const row = form.getValues(`lead_form.fields.${index}`);
    list.remove(index);
    pointRules(row.key, row.name);
    add.current?.focus();
    notify(t("{name} is removed.", { name: titleOf(row) }), async () => {
      list.insert(index, row);
      pointRules(row.name, row.key);
    });
  }

  function pointRules(from: string, to: string): void {
    for (const [index, { field }] of form.getValues("lead_form.scoring").entries())
      if (field === from) form.setValue(`lead_form.scoring.${index}.field`, to, { shouldDirty: true });
  }

  return (
    <>
      {list.fields.map(({ id }, index) => {
        const path = `lead_form.fields.${index}` as const;
        const field = current[index];
        if (!field) return null;
        const error = errors?.[index];
        // As they were before a key was pressed: the row itself changes with it.
        const { name, label: labelBefore } = field;
        const follow = (label: string) => {
          if (isNew(field) && name === nameOf(labelBefore))
            form.setValue(`${path}.name`, nameOf(label), { shouldDirty: true });
        };
        return (
          <RowBox
            key={id}
            title={titleOf(field) || t("Field {n}", { n: index + 1 })}
            error={error?.message}
            onUp={index === 0 ? undefined : () => list.move(index, index - 1)}
            onDown={index === list.fields.length - 1 ? undefined : () => list.move(index, index + 1)}
            onRemove={() => remove(index)}
          >
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField
                label={t("What the visitor reads")}
                hint={t("Empty: the visitor's own word for name, email, phone, message and company, else the name")}
                error={error?.label?.message}
                {...register(`${path}.label`, { onChange: ({ target }) => follow(target.value) })}
              />
              <TextField
                label={t("Name in the lead")}
                hint={t("Letters, digits and _, a letter first")}
                spellCheck={false}
                error={error?.name?.message}
                {...register(`${path}.name`)}
              />
              <SelectField label={t("Kind")} error={error?.type?.message} {...register(`${path}.type`)}>
                <option value="text">{t("One line")}</option>
                <option value="long_text">{t("Several lines")}</option>
                <option value="email">{t("E-mail")}</option>
                <option value="phone">{t("Phone")}</option>
                <option value="number">{t("Number")}</option>
                <option value="choice">{t("One of several")}</option>
              </SelectField>
              <div className="self-end pb-1">
                <CheckField label={t("Must be filled in")} {...register(`${path}.required`)} />
              </div>
            </div>
            {field.type === "choice" && (
              <TextArea
                label={t("To choose from")}
                hint={t("One a line")}
                error={error?.options?.message}
                {...register(`${path}.options`)}
              />
            )}
          </RowBox>
        );
      })}
      {list.fields.length === 0 && (
        <p className="text-muted">{t("No fields: the chat asks for an e-mail address and a message.")}</p>
      )}
      <Button
        ref={add}
        className="self-start"
        disabled={list.fields.length >= MAX_FIELDS}
        onClick={() => list.append(newField(), { focusName: `lead_form.fields.${list.fields.length}.label` })}
      >
        {t("Add a field")}
      </Button>
    </>
  );
}
