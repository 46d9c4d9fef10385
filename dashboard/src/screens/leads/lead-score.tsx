import type { Schema } from "@citedesk/client";
import { t } from "../../texts/language.ts";

type Lead = Schema<"Lead">;

/** The sum, and the rules behind it. */
export function LeadScore({ lead: { score, scored_by } }: { lead: Lead }) {
  if (score === null) return null;
  return (
    <details>
      <summary className="py-0.5 font-medium">{t("{n, plural, one {# point} other {# points}}", { n: score })}</summary>
      <ul className="pt-1 text-sm">
        {scored_by.map((rule) => (
          <li key={JSON.stringify(rule)}>
            {rule.points > 0 ? "+" : ""}
            {rule.points} {describe(rule)}
          </li>
        ))}
      </ul>
    </details>
  );
}

function describe({ field, contains, chat, questions }: Lead["scored_by"][number]): string {
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
