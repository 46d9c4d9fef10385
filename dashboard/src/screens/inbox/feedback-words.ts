import type { Schema } from "@citedesk/client";
import type { Tone } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

type Feedback = Schema<"Feedback">;

export function ratingWords(rating: NonNullable<Feedback["rating"]>): { word: string; tone: Tone } {
  return rating === "positive" ? { word: t("Helpful"), tone: "ok" } : { word: t("Not helpful"), tone: "warn" };
}

/** As the visitor chose them in the chat: `Outdated, The quote does not say this`. */
export function reasonWords(reasons: Feedback["reasons"]): string {
  const words: Record<Feedback["reasons"][number], string> = {
    wrong: t("It is wrong"),
    not_my_question: t("Not my question"),
    outdated: t("Outdated"),
    quote_does_not_say_this: t("The quote does not say this"),
    other: t("Another reason"),
  };
  return reasons.map((reason) => words[reason]).join(", ");
}
