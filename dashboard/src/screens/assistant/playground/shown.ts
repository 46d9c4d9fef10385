import type { Schema } from "@citedesk/client";

/** What the evidence beside a conversation is of. */
export type Shown =
  | { kind: "citation"; citation: Schema<"Citation"> }
  | { kind: "answer"; answer: Schema<"Message">; question: string };
