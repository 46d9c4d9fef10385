import type { Schema } from "@citedesk/client";
import type { Tone } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

type Status = Schema<"Lead">["status"];
export const LEAD_STATUSES = ["new", "qualified", "done", "dismissed"] as const;

export function leadStatus(status: Status): { word: string; tone: Tone } {
  const words: Record<Status, { word: string; tone: Tone }> = {
    new: { word: t("New"), tone: "accent" },
    qualified: { word: t("Qualified"), tone: "warn" },
    done: { word: t("Done"), tone: "ok" },
    dismissed: { word: t("Dismissed"), tone: "plain" },
  };
  return words[status];
}
