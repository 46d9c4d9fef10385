import type { Schema } from "@citedesk/client";
import type { Tone } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

type Status = Schema<"Chat">["status"];
export const CHAT_STATUSES = ["waiting_for_human", "with_human", "open", "resolved"] as const;

export function chatStatus(status: Status): { word: string; tone: Tone } {
  const words: Record<Status, { word: string; tone: Tone }> = {
    waiting_for_human: { word: t("Waits for a person"), tone: "warn" },
    with_human: { word: t("With a person"), tone: "accent" },
    open: { word: t("With the assistant"), tone: "plain" },
    resolved: { word: t("Resolved"), tone: "ok" },
  };
  return words[status];
}
