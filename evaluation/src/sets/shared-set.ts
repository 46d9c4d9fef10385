import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import type { EvaluationPassage, EvaluationQuestion, EvaluationSet, EvaluationTurn } from "./evaluation-set.ts";

export const SHARED_SETS = ["squad2", "conversations", "clapnq", "xquad"] as const;
export type SharedSetName = (typeof SHARED_SETS)[number];

/**
 * The folder with data that is measured on but never copied into the project: `EVALUATION_DATA`, else `../shared`
 * beside the project. Undefined when neither is there.
 */
export function findSharedData(environment: NodeJS.ProcessEnv, projectRoot: string): string | undefined {
  const folder = resolve(environment.EVALUATION_DATA ?? join(projectRoot, "..", "shared"));
  return existsSync(join(folder, "evaluation")) ? folder : undefined;
}

/** Reads `evaluation/NAME` of the shared data: BEIR layout (`corpus`, `queries`, `qrels.tsv`) with answers. */
export async function loadSharedSet(sharedData: string, name: SharedSetName): Promise<EvaluationSet> {
  const folder = join(sharedData, "evaluation", name);
  const [corpus, queries, qrels] = await Promise.all([
    readRecords<CorpusRecord>(join(folder, "corpus.jsonl.gz")),
    readRecords<QueryRecord>(join(folder, "queries.jsonl.gz")),
    readFile(join(folder, "qrels.tsv"), "utf8"),
  ]);
  const judgements = readJudgements(qrels);
  return {
    name,
    passages: corpus.map((record) => toPassage(record, name === "conversations")),
    questions: queries.map((query) => toQuestion(query, judgements.get(query._id) ?? new Map())),
  };
}

interface CorpusRecord {
  _id: string;
  title: string;
  text: string;
  lang?: string;
}

interface QueryRecord {
  _id: string;
  text: string;
  lang?: string;
  passage?: string;
  answers?: string[];
  is_impossible?: boolean;
  answerable?: boolean;
  answerability?: string[];
  collection?: string;
  history?: { role: string; text: string }[];
  selected_sentences?: string[][];
}

function toPassage(record: CorpusRecord, hasSites: boolean): EvaluationPassage {
  return {
    ...(hasSites ? { site: siteOf(record._id) } : {}),
    id: record._id,
    title: record.title || null,
    headingPath: [],
    text: record.text.normalize("NFC"),
    language: record.lang ?? "en",
  };
}

/** The conversations' corpus doesn't say which site a passage is of; the form of its id does. */
function siteOf(passageId: string): string {
  if (passageId.startsWith("ibmcld_")) return "ibmcloud";
  if (/^[0-9a-f]{16}-/.test(passageId)) return "govt";
  return /^\d+_/.test(passageId) ? "clapnq" : "fiqa";
}

function toQuestion(record: QueryRecord, judgements: Map<string, number>): EvaluationQuestion {
  const answerable = readAnswerable(record, judgements);
  return {
    id: record._id,
    text: record.text.normalize("NFC"),
    history: (record.history ?? []).map(toTurn),
    language: record.lang ?? "en",
    judgements,
    answers: record.answers ?? [],
    answerable,
    ...(record.collection === undefined ? {} : { site: record.collection }),
    ...(answerable === false ? { unanswerable: "adversarial" as const } : {}),
    ...(record.passage === undefined ? {} : { passage: record.passage }),
    ...(record.selected_sentences === undefined ? {} : { selectedSentences: record.selected_sentences }),
  };
}

function toTurn(turn: { role: string; text: string }): EvaluationTurn {
  return { role: turn.role === "user" ? "user" : "assistant", text: turn.text };
}

function readAnswerable(record: QueryRecord, judgements: ReadonlyMap<string, number>): boolean | null {
  if (record.is_impossible !== undefined) return !record.is_impossible;
  if (record.answerable !== undefined) return record.answerable;
  const verdict = record.answerability?.[0];
  if (verdict === undefined) return judgements.size > 0;
  return verdict === "ANSWERABLE" ? true : verdict === "UNANSWERABLE" ? false : null;
}

async function readRecords<Entry>(path: string): Promise<Entry[]> {
  const lines = gunzipSync(await readFile(path))
    .toString("utf8")
    .split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Entry);
}

function readJudgements(tsv: string): Map<string, Map<string, number>> {
  const judgements = new Map<string, Map<string, number>>();
  for (const line of tsv.split("\n").slice(1)) {
    const [question, passage, grade] = line.split("\t");
    if (!question || !passage || !grade) continue;
    const grades = judgements.get(question) ?? new Map<string, number>();
    grades.set(passage, Number(grade));
    judgements.set(question, grades);
  }
  return judgements;
}
