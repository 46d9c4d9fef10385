import type { Schema } from "@citedesk/client";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";
import { ratingWords, reasonWords } from "./feedback-words.ts";

/** What people think of an answer, below it: the rating, why, and in their own words. */
export function AnswerFeedback({ feedback }: { feedback: Schema<"Feedback">[] }) {
  const given = feedback.flatMap(({ rating, ...one }) => (rating === null ? [] : [{ ...one, rating }]));
  if (given.length === 0) return null;
  return (
    <ul aria-label={t("Ratings")} className="flex max-w-[85%] flex-col gap-1 self-end text-sm">
      {given.map(({ id, rating, reasons, comment, by }) => {
        const { word, tone } = ratingWords(rating);
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-2">
            <Tag tone={tone}>{word}</Tag>
            {by === "member" && <span className="text-muted">{t("by a colleague")}</span>}
            {reasons.length > 0 && <span>{reasonWords(reasons)}</span>}
            {comment && (
              <q dir="auto" className="min-w-0 break-words">
                {comment}
              </q>
            )}
          </li>
        );
      })}
    </ul>
  );
}
