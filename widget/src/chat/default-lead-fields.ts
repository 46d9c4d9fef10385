import type { LeadField } from "./chat-settings.ts";

/** What is asked for without a form of the owner's. The service checks the same (`assert-fits-form.ts`). */
export const DEFAULT_LEAD_FIELDS: LeadField[] = [
  { name: "email", type: "email", required: true },
  { name: "message", type: "long_text" },
];
