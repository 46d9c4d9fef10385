import { existsSync } from "node:fs";
import { join } from "node:path";
import {
  type Candidate,
  detectLanguage,
  fuseScores,
  type PassageStatistics,
  type PreparedQuery,
  prepareQuery,
  type RankedPassage,
  rankPassages,
} from "@citedesk/grounding";
import { findLocalModel } from "../../../server/src/adapters/embedder/find-local-model.ts";
import { createLocalEmbedder } from "../../../server/src/adapters/embedder/local-embedder.ts";
import type { Embedder } from "../../../server/src/ports/embedder.ts";
import { pairedBootstrap } from "../measures/paired-bootstrap.ts";
import type { ScoredPassage } from "../measures/ranking-measures.ts";
import { boundedRow, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { loadFastifyDocs } from "../sets/document-set.ts";
import type { EvaluationPassage, EvaluationQuestion, EvaluationSet } from "../sets/evaluation-set.ts";
import { loadSharedSet } from "../sets/shared-set.ts";
import { buildCandidateIndex } from "../systems/candidate-index.ts";
import { peersFolder } from "../systems/peer-modules.ts";
import { judgedQuestions, rankingFigures, rankQuestions } from "./rank-questions.ts";
import { describeComparison, NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

const MODEL = "energetic-ai/en";
const DEPTH = 50;
/** The first is what the service fuses with unless it is told otherwise. */
const WEIGHTS = [0.15, 0.3];

/** What a small embedding model on this machine adds to the words, through the service's own adapter and fusion. */
export const embeddingSection: Section = async ({ projectRoot, sharedData }) => {
  const name = "With an embedding model on this machine";
  if (!isInstalled(projectRoot)) return { name, rows: [unmeasuredRow(MODEL, NOT_INSTALLED)] };
  const embedder = createLocalEmbedder(await findLocalModel(MODEL, peersFolder(projectRoot)));
  const rows: ReportRow[] = [];
  try {
    rows.push(...(await compareOn(await loadFastifyDocs(projectRoot), embedder)));
    if (sharedData === undefined) rows.push(unmeasuredRow("SQuAD 2 paragraphs; conversations", NO_SHARED_DATA));
    else
      for (const set of ["squad2", "conversations"] as const)
        rows.push(...(await compareOn(await loadSharedSet(sharedData, set), embedder)));
  } finally {
    await embedder.close();
  }
  return { name, rows };
};

const NOT_INSTALLED = "The peers are not installed; npm run bench installs them.";

function isInstalled(projectRoot: string): boolean {
  return existsSync(join(peersFolder(projectRoot), "node_modules", "@energetic-ai", "model-embeddings-en"));
}

/** One question, ranked by words, with everything near beside it. */
interface Ranked {
  words: ScoredPassage[];
  near: ScoredPassage[];
  all: RankedPassage<Candidate>[];
  similarities: number[];
}

async function compareOn(set: EvaluationSet, embedder: Embedder): Promise<ReportRow[]> {
  const questions = judgedQuestions(set.questions);
  const rankedBy = await rankAll(set, questions, embedder);
  const of = (question: EvaluationQuestion) => rankedBy.get(question)!;
  const words = rankQuestions(questions, (question) => of(question).words);
  const meaning = rankQuestions(questions, (question) => of(question).near);
  const rows = [
    boundedRow({ what: `${set.name}: words alone`, figures: rankingFigures(words) }),
    boundedRow({ what: `… ${MODEL} alone`, figures: rankingFigures(meaning) }),
  ];
  for (const weight of WEIGHTS) {
    const fused = rankQuestions(questions, (question) => fuse(of(question), weight));
    const gain = describeComparison(pairedBootstrap(fused.gain, words.gain));
    const recall = describeComparison(pairedBootstrap(fused.recall3, words.recall3));
    rows.push(
      boundedRow({
        what: `… fused, weight ${weight}`,
        figures: rankingFigures(fused),
        note: `beside words alone: nDCG@10 ${gain}, recall@3 ${recall}, over ${questions.length} questions`,
      }),
    );
  }
  return rows;
}

function fuse({ all, similarities }: Ranked, weight: number): ScoredPassage[] {
  const scores = fuseScores(
    all.map(({ score }) => score),
    [{ scores: similarities, weight }],
  );
  return all.map(({ candidate }, place) => ({ id: candidate.id, score: scores[place]! }));
}

async function rankAll(set: EvaluationSet, questions: readonly EvaluationQuestion[], embedder: Embedder) {
  const passages = set.passages.map((passage) => ({ ...passage, language: detectLanguage(passage.text) }));
  const vectors = await embedAll(embedder, "passage", set.passages.map(describe));
  const vectorOf = new Map(set.passages.map(({ id }, place) => [id, vectors[place]!]));
  const find = buildCandidateIndex(passages);
  const queries = questions.map(({ text, history }) => prepareQuery({ question: text, history }));
  const asked = await embedAll(
    embedder,
    "question",
    queries.map(({ question }) => question),
  );
  const ranked = new Map<EvaluationQuestion, Ranked>();
  for (const [place, question] of questions.entries()) {
    const similarity = (id: string) => dot(asked[place]!, vectorOf.get(id)!);
    const near = set.passages
      .map(({ id }) => ({ id, score: similarity(id) }))
      .sort((left, right) => right.score - left.score)
      .slice(0, DEPTH);
    const { lexical, others } = rankByWords(queries[place]!, find(queries[place]!, DEPTH), near, passages);
    const all = [...lexical, ...others];
    const words = lexical.map(({ candidate, score }) => ({ id: candidate.id, score }));
    ranked.set(question, { words, near, all, similarities: all.map(({ candidate }) => similarity(candidate.id)) });
  }
  return ranked;
}

type Found = ReturnType<ReturnType<typeof buildCandidateIndex>>;

/** What words find, and what is near without sharing enough words, both with the scores of their words. */
function rankByWords(
  query: PreparedQuery,
  { candidates, statistics }: { candidates: Found["candidates"]; statistics: PassageStatistics },
  near: readonly ScoredPassage[],
  passages: readonly (Omit<EvaluationPassage, "language"> & { language: string | null })[],
) {
  const known = new Set(candidates.map(({ id }) => id));
  const isOther = new Set(near.map(({ id }) => id).filter((id) => !known.has(id)));
  const others = passages.filter(({ id }) => isOther.has(id)).map((passage) => ({ ...passage, lexicalScore: 0 }));
  return { lexical: rankPassages(query, candidates, statistics), others: rankPassages(query, others, statistics) };
}

/** A passage with what stands above it, as the service gives it to its embedder. */
function describe({ title, headingPath, text }: EvaluationPassage): string {
  return [title ?? "", ...headingPath, text].filter((line) => line.trim() !== "").join("\n");
}

async function embedAll(embedder: Embedder, purpose: "passage" | "question", texts: readonly string[]) {
  const vectors: Float32Array[] = [];
  const signal = new AbortController().signal;
  for (let place = 0; place < texts.length; place += embedder.maxEmbeddingsPerCall) {
    const some = texts.slice(place, place + embedder.maxEmbeddingsPerCall);
    vectors.push(...(await embedder.embed({ texts: some, purpose, timeoutMs: 120_000, signal })).vectors);
  }
  return vectors;
}

function dot(left: Float32Array, right: Float32Array): number {
  let sum = 0;
  for (let place = 0; place < left.length; place++) sum += left[place]! * right[place]!;
  return sum;
}
