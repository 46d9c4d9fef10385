import { type PairedComparison, pairedBootstrap } from "../measures/paired-bootstrap.ts";
import { boundedRow, formatShare, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { loadFastifyDocs } from "../sets/document-set.ts";
import type { EvaluationQuestion, EvaluationSet } from "../sets/evaluation-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { buildBm25Baseline } from "../systems/bm25-baseline.ts";
import { buildMiniSearch } from "../systems/minisearch-peer.ts";
import { arePeersInstalled } from "../systems/peer-modules.ts";
import { buildShippedPipeline } from "../systems/shipped-pipeline.ts";
import { judgedQuestions, type RankingResult, rankingFigures, rankQuestions } from "./rank-questions.ts";
import type { Section, SectionContext } from "./section.ts";

/** Passage ranking without a model, beside the baseline and MiniSearch on the same questions. */
export const rankingSection: Section = async (context) => {
  const rows: ReportRow[] = [];
  if (context.sharedData === undefined)
    rows.push(unmeasuredRow("SQuAD 2 paragraphs", NO_SHARED_DATA, "nDCG@10 ≥ .910"));
  else rows.push(...(await compareOn(await loadSharedSet(context.sharedData, "squad2"), context, SQUAD)));
  rows.push(...(await compareOn(await loadFastifyDocs(context.projectRoot), context, DOCUMENTATION)));
  return { name: "Passage ranking without a model", rows };
};

export const NO_SHARED_DATA = "The shared sets are not here; EVALUATION_DATA names their folder.";

interface Subject {
  what: string;
  reference: string;
  bounds: { figure: string; atLeast: number }[];
  note?: string;
}

const SQUAD: Subject = {
  what: "SQuAD 2 paragraphs",
  reference: "BM25 .896, MiniSearch .893",
  bounds: [{ figure: "nDCG@10", atLeast: 0.91 }],
};

const DOCUMENTATION: Subject = {
  what: "a documentation site (own questions on Fastify's)",
  reference: "",
  bounds: [],
  note: "The marks for a documentation site (.73 recall@3, .90 MRR) belong to another set, which is kept apart.",
};

const DEPTH = 50;

async function compareOn(set: EvaluationSet, context: SectionContext, subject: Subject): Promise<ReportRow[]> {
  const judged = judgedQuestions(set.questions);
  const questions = context.quick ? judged.filter((_, index) => index % 5 === 0) : judged;
  const pipeline = buildShippedPipeline(set.passages);
  const shipped = rankQuestions(questions, (question) => pipeline(question).ranking);
  const bm25 = buildBm25Baseline(set.passages);
  const lexical = (question: EvaluationQuestion) => bm25(question.text, question.language, DEPTH);
  const rows = [
    boundedRow({ ...subject, figures: rankingFigures(shipped) }),
    comparisonRow("… BM25", shipped, rankQuestions(questions, lexical), context, { mustLead: true }),
  ];
  if (!arePeersInstalled(context.projectRoot)) {
    rows.push(unmeasuredRow("… MiniSearch", "The peers are not installed; npm run bench installs them."));
    return rows;
  }
  for (const words of ["its own", "our"] as const) {
    const miniSearch = await buildMiniSearch(context.projectRoot, set.passages, words);
    const peer = rankQuestions(questions, (question) => miniSearch(question.text, question.language, DEPTH));
    rows.push(comparisonRow(`… MiniSearch, ${words} word forms`, shipped, peer, context));
  }
  return rows;
}

/**
 * Another system's figures and how far the shipped ranking is ahead of it, with its interval. With `mustLead` the row
 * holds when the whole interval is above zero.
 */
export function comparisonRow(
  what: string,
  shipped: RankingResult,
  other: RankingResult,
  context: SectionContext,
  { mustLead = false } = {},
): ReportRow {
  const comparison = pairedBootstrap(shipped.gain, other.gain, { samples: context.quick ? 2000 : 10_000 });
  const row = boundedRow({
    what,
    figures: rankingFigures(other),
    note: `the shipped ranking is ${describeComparison(comparison)} nDCG@10 apart, over ${shipped.gain.length} questions`,
  });
  return mustLead ? { ...row, mark: "shipped is ahead", holds: comparison.low > 0 } : row;
}

export function describeComparison({ difference, low, high, significant }: PairedComparison): string {
  const sign = difference >= 0 ? "+" : "";
  return `${sign}${formatShare(difference)} [${formatShare(low)}, ${formatShare(high)}]${significant ? "" : " (no difference shown)"}`;
}
