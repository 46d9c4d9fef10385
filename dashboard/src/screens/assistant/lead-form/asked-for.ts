import { t } from "../../../texts/language.ts";
import { type FieldValues, parts } from "./lead-form-values.ts";

/** What a visitor is asked for: without fields of the owner's, what the chat asks for by itself. */
export function askedFor(
  fields: readonly FieldValues[],
): { key: string; name: string; title: string; type: FieldValues["type"]; options: string[] }[] {
  if (fields.length === 0)
    return [
      { key: "email", name: "email", title: t("E-mail"), type: "email", options: [] },
      { key: "message", name: "message", title: t("Message"), type: "long_text", options: [] },
    ];
  return fields.map(({ key, name, label, type, options }) => ({
    key,
    name: name.trim(),
    title: titleOf({ label, name }),
    type,
    options: type === "choice" ? parts(options, "\n") : [],
  }));
}

/** As visitors know it. */
export function titleOf({ label, name }: Pick<FieldValues, "label" | "name">): string {
  return label.trim() || name.trim();
}
