import { CitedeskError } from "@citedesk/client";
import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

/**
 * Sends a form. What the service says of single fields goes beside them and the first gets the focus; the rest is
 * `problem`. What was typed stays.
 */
export function useSubmit<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  send: (values: Values) => Promise<void>,
) {
  const [problem, setProblem] = useState<unknown>();
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await send(values);
    } catch (error) {
      if (!putBeside(form, error)) setProblem(error);
    }
  });
  return { submit, problem, isBusy: form.formState.isSubmitting };
}

/** Whether every field that the error names is one of this form's. */
function putBeside<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): boolean {
  if (!(error instanceof CitedeskError) || error.errors.length === 0) return false;
  const known = new Set(Object.keys(form.getValues()));
  const named = error.errors.map(({ pointer, message }) => ({
    name: pointer.replace(/^\/(?:body\/)?/, "").split("/")[0]!,
    message,
  }));
  if (!named.every(({ name }) => known.has(name))) return false;
  named.forEach(({ name, message }, place) => {
    form.setError(name as Path<Values>, { message }, { shouldFocus: place === 0 });
  });
  return true;
}
