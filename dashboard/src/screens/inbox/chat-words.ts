import type { Schema } from "@citedesk/client";
import type { Tone } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

type Status = Schema<"Chat">["status"];
export const CHAT_STATUSES = ["waiting_for_human", "with_human", "open", "resolved"] as const;

/** `holder`: the person who has it, as the reader calls them. */
export function chatStatus(status: Status, holder?: string): { word: string; tone: Tone } {
  const words: Record<Status, { word: string; tone: Tone }> = {
    waiting_for_human: { word: t("Waits for a person"), tone: "warn" },
    with_human: { word: holder ? t("With {name}", { name: holder }) : t("With a person"), tone: "accent" },
    open: { word: t("With the assistant"), tone: "plain" },
    resolved: { word: t("Resolved"), tone: "ok" },
  };
  return words[status];
}

/** Before the last message of a chat in a list. */
export function speaker(role: Schema<"Message">["role"]): string {
  const words = { user: t("Visitor"), member: t("Person"), assistant: t("Assistant") };
  return `${words[role]}:`;
}
