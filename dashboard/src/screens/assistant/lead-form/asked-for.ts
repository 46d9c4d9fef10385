import { t } from "../../../texts/language.ts";
import type { FieldValues } from "./lead-form-values.ts";

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
    title: label.trim() || name.trim(),
    type,
    options: type === "choice" ? options.split("\n").filter((option) => option.trim() !== "") : [],
  }));
}
