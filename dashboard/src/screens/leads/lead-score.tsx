import type { Schema } from "@citedesk/client";
import { t } from "../../texts/language.ts";
import { describeRule } from "./lead-words.ts";

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
            {rule.points} {describeRule(rule)}
          </li>
        ))}
      </ul>
    </details>
  );
}
