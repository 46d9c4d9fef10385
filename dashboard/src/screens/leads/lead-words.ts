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

/** When a rule of the score holds. */
export function describeRule({
  field,
  contains,
  chat,
  questions,
}: Omit<Schema<"Lead">["scored_by"][number], "points">): string {
  if (questions !== undefined)
    return t("{n, plural, one {# question} other {# questions}} or more were asked", { n: questions });
  if (chat) {
    const words: Record<typeof chat, string> = {
      handoff: t("A person was asked for"),
      abstention: t("A question had no answer"),
      positive_feedback: t("An answer was rated as helpful"),
      negative_feedback: t("An answer was rated as not helpful"),
    };
    return words[chat];
  }
  return contains
    ? t("{field} contains {words}", { field: field ?? "", words: contains.join(", ") })
    : t("{field} is filled in", { field: field ?? "" });
}
