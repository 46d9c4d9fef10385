import {
  buildSegment,
  createScores,
  decodeSegment,
  encodeSegment,
  findCandidates,
  mergeSegments,
  type PreparedQuery,
  prepareQuery,
  type Segment,
  showPassages,
} from "@citedesk/grounding";
import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import { percentile } from "./percentile.ts";
import { makeZipfPassages, makeZipfQuestion } from "./zipf-passages.ts";

const BATCH = 1_000;
const QUERIES = 500;

/** The passage index alone, without service, database or files, on made-up passages of 200 words. */
export function measureIndex(passages: number): ReportRow[] {
  const built: Uint8Array<ArrayBuffer>[] = [];
  let buildSeconds = 0;
  for (let first = 0; first < passages; first += BATCH) {
    const batch = makeZipfPassages(first, Math.min(BATCH, passages - first));
    const [seconds, segment] = timed(() => encodeSegment(buildSegment(batch[0]!.passageId, batch)));
    buildSeconds += seconds;
    built.push(segment);
  }
  const [mergeSeconds, merged] = timed(() =>
    encodeSegment(mergeSegments(identifierOf(0), built.map(decodeSegment), [])),
  );
  const [openSeconds, segment] = timed(() => decodeSegment(merged));
  const questions = Array.from({ length: QUERIES }, (_, number) =>
    prepareQuery({
      question: makeZipfQuestion(number),
      history: [{ role: "user", text: makeZipfQuestion(number + QUERIES) }],
      language: "en",
    }),
  );
  const times = measureSearches(segment, questions);
  const size = passages.toLocaleString("en");
  return [
    row(`build and encode, ${size} passages, passages/s`, { "": passages / buildSeconds }),
    row(`merge of ${built.length} segments, s`, { "": mergeSeconds }),
    row(`open and check, ${size} passages, ms`, { "": openSeconds * 1000 }),
    row(`index size, ${size} passages, MB`, {
      "": merged.byteLength / 1e6,
      "bytes a passage": merged.byteLength / passages,
    }),
    boundedRow({
      what: `candidates for two turns of six words, ${size} passages, ms`,
      reference: "MiniSearch 193 at 100,000; Orama 102 at 21,000",
      figures: { p50: percentile(times, 0.5), p95: percentile(times, 0.95) },
      bounds: [{ figure: "p95", atMost: passages > 10_000 ? 15 : 5 }],
      format: formatNumber,
    }),
  ];
}

function measureSearches(segment: Segment, questions: readonly PreparedQuery[]): number[] {
  const one = (length: number) => new Uint8Array(length).fill(1);
  const versions = one(segment.versionSource.length);
  // One version in fifty is not visible: counting must look at every posting, as it does in use.
  for (let version = 0; version < versions.length; version += 50) versions[version] = 0;
  const segments = [showPassages(segment, versions, one(segment.sourceIds.length / 4))];
  const scores = createScores(segments);
  const ask = ({ terms }: PreparedQuery) => timed(() => findCandidates(segments, terms, 50, scores))[0] * 1000;
  for (const question of questions.slice(0, 50)) ask(question);
  return questions.map(ask);
}

function timed<Result>(work: () => Result): [seconds: number, result: Result] {
  const started = performance.now();
  const result = work();
  return [(performance.now() - started) / 1000, result];
}

function row(what: string, figures: Record<string, number>): ReportRow {
  return boundedRow({ what, figures, format: formatNumber });
}

function identifierOf(number: number): string {
  return `00000000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;
}
