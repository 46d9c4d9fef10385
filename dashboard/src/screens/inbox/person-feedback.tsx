import type { Schema } from "@citedesk/client";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";
import { ratingWords } from "./feedback-words.ts";

/** What the visitor thinks of those who had the chat, the latest last. */
export function PersonFeedback({ handoffs }: { handoffs: readonly Schema<"Handoff">[] }) {
  const rated = handoffs
    .flatMap(({ feedback, ...handoff }) => (feedback ? [{ ...handoff, feedback }] : []))
    .toReversed();
  if (rated.length === 0) return null;
  return (
    <ul aria-label={t("Ratings of people")} className="flex flex-col gap-1 text-sm">
      {rated.map(({ id, claimed_by, feedback }) => {
        const { word, tone } = ratingWords(feedback.rating);
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2">
            <Tag tone={tone}>{word}</Tag>
            <span className="text-muted">
              {claimed_by?.name
                ? t("The visitor about {name}", { name: claimed_by.name })
                : t("The visitor about the person")}
            </span>
            {feedback.comment && (
              <q dir="auto" className="min-w-0 break-words">
                {feedback.comment}
              </q>
            )}
          </li>
        );
      })}
    </ul>
  );
}
