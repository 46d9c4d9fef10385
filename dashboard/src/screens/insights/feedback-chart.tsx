import { useRouter } from "@tanstack/react-router";
import { useApi } from "../../api/use-api.ts";
import { ChartCard } from "../../charts/chart-card.tsx";
import { ColumnChart } from "../../charts/column-chart.tsx";
import { formatDay, formatNumber, formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { countRatings } from "./count-ratings.ts";
import { dateColumn } from "./date-column.ts";
import { chatsOf, FEW } from "./period.ts";

export function FeedbackChart({ period }: { period: { from: string; to: string; agent_id?: string } }) {
  const router = useRouter();
  const report = useApi("/v2/stats/feedback", { query: { ...period, interval: "week" } }).data;
  if (!report) return null;
  const { positive, total } = countRatings(report.data);
  return (
    <ChartCard
      name="feedback"
      finding={
        total === 0
          ? t("Nobody has rated an answer in this time")
          : t("{share} of {n, plural, one {# rating} other {# ratings}} were helpful", {
              share: formatShare(positive / total),
              n: total,
            })
      }
      formula={t("Thumbs up above zero, thumbs down below, a week each.")}
      rows={report.data}
      columns={[
        dateColumn("week"),
        { header: t("Helpful"), isNumber: true, cell: ({ positive }) => formatNumber(positive) },
        { header: t("Not helpful"), isNumber: true, cell: ({ negative }) => formatNumber(negative) },
      ]}
      isFew={total < FEW}
      hasNews={({ positive, negative }) => positive + negative > 0}
    >
      <ColumnChart
        label={t("Ratings a week")}
        onOpen={(href) => void router.history.push(href)}
        series={[
          { name: t("helpful"), fill: "var(--cd-accent)" },
          { name: t("not helpful"), fill: "var(--cd-unanswered)", isHatched: true },
        ]}
        columns={report.data.map(({ from, positive, negative }) => ({
          key: from,
          label: formatDay(from),
          values: [positive, -negative],
          text: t("Week of {day}: {positive} helpful, {negative} not", { day: formatDay(from), positive, negative }),
          // What was not helpful is what there is to do.
          href: chatsOf(from, "week", {
            ...(period.agent_id ? { agent: period.agent_id } : {}),
            rating: negative > 0 ? "negative" : "positive",
          }),
        }))}
      />
    </ChartCard>
  );
}
