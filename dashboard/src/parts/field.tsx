import { type ComponentProps, type ReactNode, useId } from "react";

export const INPUT =
  "w-full min-w-0 rounded-control border border-control bg-surface px-2.5 py-1 min-h-8 pointer-coarse:min-h-11 pointer-coarse:text-lg disabled:bg-sunken disabled:text-muted aria-invalid:border-bad";

interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Gets the attributes that join it to its label, hint and error. */
  children: (attributes: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode;
}

/** A label above, a hint or an error below. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const note = error ?? hint;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-medium">
        {label}
      </label>
      {children({
        id,
        ...(note ? { "aria-describedby": noteId } : {}),
        ...(error ? { "aria-invalid": true as const } : {}),
      })}
      {note && (
        <p id={noteId} role={error ? "alert" : undefined} className={`text-sm ${error ? "text-bad" : "text-muted"}`}>
          {note}
        </p>
      )}
    </div>
  );
}

type Common = Pick<FieldProps, "label" | "hint" | "error">;

export function TextField({ label, hint, error, className = "", ...props }: Common & ComponentProps<"input">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <input type="text" {...attributes} {...props} className={`${INPUT} ${className}`} />}
    </Field>
  );
}

export function TextArea({ label, hint, error, className = "", ...props }: Common & ComponentProps<"textarea">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => <textarea rows={3} {...attributes} {...props} className={`${INPUT} ${className}`} />}
    </Field>
  );
}

export function SelectField({ label, hint, error, children, ...props }: Common & ComponentProps<"select">) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(attributes) => (
        <select {...attributes} {...props} className={INPUT}>
          {children}
        </select>
      )}
    </Field>
  );
}

export function CheckField({ label, hint, ...props }: { label: string; hint?: ReactNode } & ComponentProps<"input">) {
  const id = useId();
  return (
    <div className="flex gap-2">
      <input type="checkbox" id={id} {...props} className="size-6 shrink-0 accent-accent" />
      <label htmlFor={id} className="py-0.5">
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </label>
    </div>
  );
}
