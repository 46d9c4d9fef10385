import { Link } from "@tanstack/react-router";
import { useApi } from "../../api/use-api.ts";
import { BarList } from "../../charts/bar-list.tsx";
import { ChartCard } from "../../charts/chart-card.tsx";
import { Ago } from "../../parts/ago.tsx";
import { formatNumber } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

const TOP = 8;

/** What answers stand on, and what none does. */
export function SourcesChart({
  period,
  agentId,
}: {
  period: { from: string; to: string; agent_id?: string };
  agentId: string | undefined;
}) {
  const report = useApi("/v2/stats/sources", { query: { ...period, limit: 100 } }).data;
  const sources = useApi("/v2/sources", { query: { limit: 100, ...(agentId ? { agent_id: agentId } : {}) } }).data
    ?.data;
  if (!report || !sources) return null;
  const cited = report.data.filter(({ citations }) => citations > 0);
  const known = new Set(cited.map(({ source_id }) => source_id));
  const never = sources.filter(({ id }) => !known.has(id));
  const agentOf = new Map(sources.map(({ id, agent_id, agent_ids }) => [id, agent_id ?? agent_ids[0]]));
  const link = (sourceId: string, title: string) => {
    const agent = agentOf.get(sourceId);
    if (!agent) return title;
    return (
      <Link to="/assistants/$agentId/sources/$sourceId" params={{ agentId: agent, sourceId }} className="py-0.5">
        {title}
      </Link>
    );
  };
  return (
    <ChartCard
      name="sources"
      finding={t("{cited} of {n, plural, one {# source} other {# sources}} were cited", {
        cited: cited.length,
        n: cited.length + never.length,
      })}
      formula={t("How often an answer of this time quoted the source.")}
      rows={report.data}
      columns={[
        { header: t("Source"), cell: ({ source_id, title }) => link(source_id, title) },
        { header: t("Answers"), isNumber: true, cell: ({ answers }) => formatNumber(answers) },
        { header: t("Quotes"), isNumber: true, cell: ({ citations }) => formatNumber(citations) },
        { header: t("Not helpful"), isNumber: true, cell: ({ negative }) => formatNumber(negative) },
        { header: t("Last cited"), cell: ({ last_cited_at }) => <Ago at={last_cited_at} /> },
      ]}
    >
      <BarList
        bars={cited.slice(0, TOP).map(({ source_id, title, citations }) => ({
          key: source_id,
          value: citations,
          label: link(source_id, title),
        }))}
      />
      {never.length > 0 && (
        <details>
          <summary className="py-1">
            {t("{n, plural, one {# source was} other {# sources were}} never cited", { n: never.length })}
          </summary>
          <ul className="list-disc pl-5">
            {never.slice(0, 20).map(({ id, title, url }) => (
              <li key={id}>{link(id, title || url || id)}</li>
            ))}
          </ul>
        </details>
      )}
    </ChartCard>
  );
}
