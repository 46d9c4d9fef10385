import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type SupportPassage, splitSentences } from "@citedesk/grounding";
import { loadSharedSet } from "../sets/shared-set.ts";
import type { SupportPair, WordingClass } from "./support-pair.ts";

/**
 * The sentences that people wrote as answers, each with the passages that they wrote them from. A question's first
 * answer is its reference; where more people answered the same question, their sentences are a kind of their own: hard
 * questions have most.
 */
export async function loadReferenceAnswers(sharedData: string): Promise<SupportPair[]> {
  return [
    ...(await loadSet(sharedData, "clapnq", "copied wording")),
    ...(await loadSet(sharedData, "conversations", "conversations")),
  ];
}

const FURTHER: WordingClass = "further answers";

interface QueryRecord {
  _id: string;
  passage?: string;
  answers?: string[];
  targets?: string[];
  answerable?: boolean;
  answerability?: string[];
}

async function loadSet(
  sharedData: string,
  name: "clapnq" | "conversations",
  wording: WordingClass,
): Promise<SupportPair[]> {
  const set = await loadSharedSet(sharedData, name);
  const passages = new Map(
    set.passages.map(({ id, title, text }): [string, SupportPassage] => [id, { id, title, text }]),
  );
  const relevant = new Map(set.questions.map((question) => [question.id, [...question.judgements.keys()]]));
  const pairs: SupportPair[] = [];
  for (const record of await readQueries(join(sharedData, "evaluation", name, "queries.jsonl.gz"))) {
    if (record.answerable === false || (record.answerability && record.answerability[0] !== "ANSWERABLE")) continue;
    const ids = relevant.get(record._id) ?? (record.passage ? [record.passage] : []);
    const found = ids.flatMap((id) => passages.get(id) ?? []);
    if (found.length === 0) continue;
    const [first = "", ...others] = record.answers ?? record.targets ?? [];
    const sentences = new Map(others.flatMap(sentencesOf).map((statement) => [statement, FURTHER]));
    for (const statement of sentencesOf(first)) sentences.set(statement, wording);
    for (const [statement, kind] of sentences) {
      pairs.push({ question: record._id, wording: kind, statement, passages: found, corruption: null });
    }
  }
  return pairs;
}

async function readQueries(path: string): Promise<QueryRecord[]> {
  const lines = gunzipSync(await readFile(path))
    .toString("utf8")
    .split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as QueryRecord);
}

/** Sentences that claim something: at least four words, no question. */
function sentencesOf(answer: string): string[] {
  const text = answer.normalize("NFC").trim();
  return splitSentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .filter((sentence) => (sentence.match(/\p{L}+/gu) ?? []).length >= 4 && !sentence.endsWith("?"));
}
