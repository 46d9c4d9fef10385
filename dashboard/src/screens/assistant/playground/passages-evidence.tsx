import { useSearchPassages } from "../../../api/use-api.ts";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { formatNumber } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";

/** What the question found, best first, each with its score. */
export function PassagesEvidence({
  agentId,
  question,
  isAnswered,
}: {
  agentId: string;
  question: string;
  isAnswered: boolean;
}) {
  const { data, error, refetch } = useSearchPassages(agentId, question);
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton rows={4} height="h-16" />;
  const passages = data.data;
  if (passages.length === 0)
    return <p className="text-muted">{t("No passage of the sources has words of this question.")}</p>;
  return (
    <>
      <p className="text-muted">
        {t("Looked at {n, plural, one {# passage} other {# passages}}, best first.", { n: passages.length })}{" "}
        {!isAnswered && t("None of them says it clearly enough.")}
      </p>
      <ol className="flex flex-col gap-3">
        {passages.map(({ passage_id, title, heading_path, text, score }) => (
          <li key={passage_id} className="flex flex-col gap-1 border-l-2 border-border pl-3">
            <div className="flex items-baseline gap-2">
              <span className="min-w-0 flex-1 font-medium">{[title, ...heading_path.slice(-1)].join(" › ")}</span>
              <span className="tabular-nums text-muted" title={t("Score")}>
                {formatNumber(score, 2)}
              </span>
            </div>
            <p dir="auto" className="line-clamp-4 text-sm">
              {text}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
