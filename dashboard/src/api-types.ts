import type { Schema } from "@citedesk/client";

export type Agent = Schema<"Agent">;
export type Source = Schema<"Source">;
export type Citation = Schema<"Citation">;
export type Answer = Schema<"Message">;
