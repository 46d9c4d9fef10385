import type { Schema } from "@citedesk/client";
import { useRouter } from "@tanstack/react-router";
import { ChartCard } from "../../charts/chart-card.tsx";
import { ColumnChart } from "../../charts/column-chart.tsx";
import { formatDay, formatNumber, formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { dateColumn } from "./date-column.ts";
import { chatsOf } from "./period.ts";

interface QuestionsChartProps {
  report: Schema<"OverviewReport">;
  agentId: string | undefined;
  interval: "day" | "week";
  isFew: boolean;
}

export function QuestionsChart({ report: { totals, data }, agentId, interval, isFew }: QuestionsChartProps) {
  const router = useRouter();
  return (
    <ChartCard
      name="questions-a-day"
      finding={
        totals.questions === 0
          ? t("Nobody has asked anything in this time")
          : t("{share} of {n, plural, one {# question} other {# questions}} were answered", {
              share: formatShare(totals.answered_share),
              n: totals.questions,
            })
      }
      formula={t(
        "Answered: with a quote from a source. No answer: the sources did not say it. Small talk is not counted.",
      )}
      rows={data.map(({ from, questions, answered, unanswered, failed }) => ({
        from,
        questions,
        answered,
        unanswered,
        failed,
      }))}
      columns={[
        dateColumn(interval),
        { header: t("Questions"), isNumber: true, cell: ({ questions }) => formatNumber(questions) },
        { header: t("Answered"), isNumber: true, cell: ({ answered }) => formatNumber(answered) },
        { header: t("No answer"), isNumber: true, cell: ({ unanswered }) => formatNumber(unanswered) },
        { header: t("Broken off"), isNumber: true, cell: ({ failed }) => formatNumber(failed) },
      ]}
      isFew={isFew}
      hasNews={({ questions, failed }) => questions + failed > 0}
    >
      <ColumnChart
        label={t("Questions a day")}
        onOpen={(href) => void router.history.push(href)}
        series={[
          { name: t("answered"), fill: "var(--cd-accent)" },
          { name: t("no answer"), fill: "var(--cd-unanswered)", isHatched: true },
        ]}
        columns={data.map(({ from, answered, unanswered }) => ({
          key: from,
          label: formatDay(from),
          values: [answered, unanswered],
          text: t("{day}: {answered} answered, {unanswered} without an answer", {
            day: formatDay(from),
            answered: formatNumber(answered),
            unanswered: formatNumber(unanswered),
          }),
          href: chatsOf(from, interval, agentId ? { agent: agentId } : {}),
        }))}
      />
    </ChartCard>
  );
}
