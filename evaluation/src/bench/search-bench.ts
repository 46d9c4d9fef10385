import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import type { EvaluationPassage } from "../sets/evaluation-set.ts";
import { buildMiniSearch } from "../systems/minisearch-peer.ts";
import type { Bench, BenchContext } from "./bench-context.ts";
import { measureLatency, WARM_UP_REQUESTS } from "./measure-load.ts";

/** `POST /v2/search` over HTTP, and MiniSearch as a bare function call on the same texts. */
export const searchBench: Bench = async (context) => {
  const { client, agentId, passages, questions, quick } = context;
  const count = quick ? 100 : 500;
  const ask = async (index: number) => (await client.search(agentId, questions[index % questions.length]!)).totalMs;
  const search = await measureLatency(ask, { count, warmUp: quick ? 50 : WARM_UP_REQUESTS });
  const bounds =
    passages > 10_000
      ? [{ figure: "p95", atMost: 15 }]
      : [
          { figure: "p50", atMost: 3 },
          { figure: "p95", atMost: 5 },
        ];
  return [
    boundedRow({
      what: `search over HTTP, ${passages.toLocaleString("en")} passages, ms`,
      reference: "MiniSearch 193 at 100,000; Orama 102 at 21,000",
      figures: { ...search },
      bounds,
      format: formatNumber,
    }),
    await miniSearchRow(context, count),
  ];
};

async function miniSearchRow(
  { documents, projectRoot, questions, quick }: BenchContext,
  count: number,
): Promise<ReportRow> {
  const passages: EvaluationPassage[] = documents.flatMap((document) =>
    document.sections.map(({ heading, text }, index) => ({
      id: `${document.name}#${index}`,
      title: document.name,
      headingPath: [heading],
      text,
      language: "en",
    })),
  );
  if (passages.length > 20_000)
    return unmeasuredRow("… MiniSearch", "Not built over more than 20,000 passages: too slow.");
  const index = await buildMiniSearch(projectRoot, passages);
  const timed = async (number: number) => {
    const started = performance.now();
    index(questions[number % questions.length]!, "en", 10);
    return performance.now() - started;
  };
  const result = await measureLatency(timed, { count: Math.min(count, 200), warmUp: quick ? 20 : WARM_UP_REQUESTS });
  return boundedRow({ what: "… MiniSearch, without HTTP", figures: { ...result }, format: formatNumber });
}
