import { CitedeskError } from "@citedesk/client";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { ofService } from "../texts/language.ts";

/**
 * Sends a form. What the service says of single fields goes beside them and the first gets the focus; the rest is
 * `problem`. What was typed stays.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
) {
  const [problem, setProblem] = useState<unknown>();
  const sendValid = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!putBeside(form, error)) setProblem(error);
    }
  });
  /** What was refused before may hold now, also where it stands at no single input. */
  const submit = (event?: React.BaseSyntheticEvent) => {
    form.clearErrors();
    return sendValid(event);
  };
  return { submit, problem, isBusy: form.formState.isSubmitting };
}

/** Whether every field that the error names is one of this form's. */
function putBeside<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!(error instanceof CitedeskError) || error.errors.length === 0) return false;
  const values = form.getValues();
  const named = error.errors.map(({ pointer, message }) => ({
    name: fieldOf(values, pointer),
    message: ofService(message),
  }));
  if (!named.every(({ name }) => name !== undefined)) return false;
  named.forEach(({ name, message }, place) => {
    form.setError(name as Path<Values>, { message }, { shouldFocus: place === 0 });
  });
  return true;
}

/** As deep as the form goes: `handoff_rules.keywords` of `/handoff_rules/keywords/1`; of rows, `fields.0.name`. */
function fieldOf(values: object, pointer: string): string | undefined {
  const names: string[] = [];
  let value: unknown = values;
  for (const name of pointer.replace(/^\/(?:body\/)?/, "").split("/")) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) break;
    const next: unknown = (value as Record<string, unknown>)[name];
    if (Array.isArray(value) && (typeof next !== "object" || next === null)) break;
    names.push(name);
    value = next;
  }
  return names.length === 0 ? undefined : names.join(".");
}
