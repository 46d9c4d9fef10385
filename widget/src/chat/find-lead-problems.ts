import type { LeadField } from "./chat-settings.ts";

/** Not what an address is, but what none lacks: as the service checks it. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What can be told before it is sent, by name of field: what is missing, and addresses that are none. */
export function findLeadProblems(
  fields: readonly LeadField[],
  values: Readonly<Record<string, string>>,
): Record<string, "fieldMissing" | "fieldEmail"> {
  const found: Record<string, "fieldMissing" | "fieldEmail"> = {};
  for (const { name, type, required } of fields) {
    const value = values[name]?.trim() ?? "";
    if (value === "" && required) found[name] = "fieldMissing";
    else if (value !== "" && type === "email" && !EMAIL.test(value)) found[name] = "fieldEmail";
  }
  return found;
}
