import type { LeadField } from "./chat-settings.ts";

/** What is asked for without a form of the owner's. The service checks the same (`assert-fits-form.ts`). */
export function defaultLeadFields(labels: { email: string; message: string }): LeadField[] {
  return [
    { name: "email", label: labels.email, type: "email", required: true },
    { name: "message", label: labels.message, type: "long_text" },
  ];
}
