import type { Schema } from "@citedesk/client";
import { formatNumber, formatSeconds, formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

type Totals = Schema<"OverviewReport">["totals"];

/** What became of the chats, what it cost, and how long people were waited for; each with its formula. */
export function OutcomeFigures({ totals }: { totals: Totals }) {
  const figures: [label: string, value: string, formula: string][] = [
    [
      t("Resolved without a person"),
      formatShare(totals.resolved_share),
      t("Chats with a question that had no person, asked for or not, and in which no answer was rated as not helpful."),
    ],
    [t("Helpful"), formatShare(totals.helpful_share), t("Positive ratings out of all ratings.")],
    [
      t("Wait for a person"),
      formatSeconds(totals.handoff_wait_seconds_p50),
      t("Half of those who asked for a person waited no longer."),
    ],
    [t("With a person"), formatSeconds(totals.handoff_seconds_p50), t("Half of those were with a person no longer.")],
    [t("Cost"), `$${formatNumber(totals.cost, 2)}`, t("Of models, in US dollars, as far as their prices are known.")],
    [t("Visitors"), formatNumber(totals.visitors), t("Different visitors, as far as they are known.")],
  ];
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:col-span-2 2xl:grid-cols-6">
      {figures.map(([label, value, formula]) => (
        <div key={label} className="flex flex-col gap-1 rounded-card border border-border bg-surface p-3">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="text-2xl font-semibold tabular-nums">{value}</dd>
          <dd className="text-sm text-muted">{formula}</dd>
        </div>
      ))}
    </dl>
  );
}
