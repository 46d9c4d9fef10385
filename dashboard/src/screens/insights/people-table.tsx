import { useApi } from "../../api/use-api.ts";
import { ChartCard } from "../../charts/chart-card.tsx";
import { formatNumber, formatShare } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { countRatings } from "./count-ratings.ts";

interface PeopleTableProps {
  period: { from: string; to: string; agent_id?: string };
}

/** Who had chats, and what visitors thought of them. Nothing where nobody had one. */
export function PeopleTable({ period }: PeopleTableProps) {
  const report = useApi("/v2/stats/people", { query: period }).data;
  if (!report || report.data.length === 0) return null;
  const { positive, total } = countRatings(report.data);
  return (
    <ChartCard
      name="people"
      finding={
        total === 0
          ? t("No visitor has rated a person in this time")
          : t("{share} of {n, plural, one {# rating} other {# ratings}} of people were helpful", {
              share: formatShare(positive / total),
              n: total,
            })
      }
      formula={t(
        "Chats that somebody took over or got, asked for in this time. Visitors rate who has left their chat.",
      )}
      rows={report.data}
      columns={[
        { header: t("Name"), cell: ({ name }) => name },
        { header: t("Chats"), isNumber: true, cell: ({ chats }) => formatNumber(chats) },
        { header: t("Helpful"), isNumber: true, cell: ({ positive: rated }) => formatNumber(rated) },
        { header: t("Not helpful"), isNumber: true, cell: ({ negative }) => formatNumber(negative) },
      ]}
      isFew
    >
      {null}
    </ChartCard>
  );
}
