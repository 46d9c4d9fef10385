import type { PreparedPassage } from "./prepare-passage.ts";
import type { PreparedStatement } from "./prepare-statement.ts";

/** One to six sentences in a row of a passage, and the share of the statement's weight that they cover. */
export interface EvidenceWindow {
  passage: PreparedPassage;
  /** Sentences, both included. */
  from: number;
  to: number;
  coverage: number;
  /** Coverage less the cost of further sentences: what windows are ordered by. */
  score: number;
}

/** What a further sentence must add: a short quote is what helps. */
const SENTENCE_COST = 0.04;

/** Sentences a window has, both included. */
export interface WindowLength {
  least: number;
  most: number;
}

/** The windows of a passage that cover most of the statement, best first, at most `limit`; none that covers nothing. */
export function findWindows(
  statement: PreparedStatement,
  passage: PreparedPassage,
  length: WindowLength,
  limit: number,
): EvidenceWindow[] {
  const found: EvidenceWindow[] = [];
  const sentences = markSentences(statement, passage);
  for (let from = 0; from < sentences.length; from++) {
    const covered = new Uint8Array(statement.content.length);
    let weight = 0;
    for (let to = from; to < Math.min(from + length.most, sentences.length); to++) {
      const before = weight;
      for (const index of sentences[to] ?? []) {
        if (covered[index] === 0) weight += statement.weights[index] ?? 0;
        covered[index] = 1;
      }
      if (weight === 0 || to - from + 1 < length.least || (to > from && weight === before)) continue;
      const coverage = weight / statement.totalWeight;
      found.push({ passage, from, to, coverage, score: coverage - SENTENCE_COST * (to - from) });
    }
  }
  return found.sort((one, other) => other.score - one.score || one.from - other.from).slice(0, limit);
}

/** The window of given sentences. */
export function windowOf(
  statement: PreparedStatement,
  passage: PreparedPassage,
  from: number,
  to: number,
): EvidenceWindow {
  const sentences = markSentences(statement, passage);
  const covered = new Set(sentences.slice(from, to + 1).flat());
  const weight = [...covered].reduce((sum, index) => sum + (statement.weights[index] ?? 0), 0);
  const coverage = statement.totalWeight === 0 ? 0 : weight / statement.totalWeight;
  return { passage, from, to, coverage, score: coverage };
}

/** For each sentence: which of the statement's content tokens (by their order) stand in it. */
function markSentences(statement: PreparedStatement, passage: PreparedPassage): number[][] {
  const marks: number[][] = passage.sentences.map(() => []);
  for (const [order, index] of statement.content.entries()) {
    let sentence = 0;
    const { key, bareKey } = statement.tokens[index]!;
    // `28.3 cm` may stand as 28.3 below a header with the unit.
    const places = passage.places.get(key) ?? (bareKey === "" ? undefined : passage.places.get(bareKey));
    for (const place of places ?? []) {
      while (sentence < passage.sentences.length && passage.sentences[sentence]!.last <= place) sentence++;
      const mark = marks[sentence];
      if (mark && mark.at(-1) !== order) mark.push(order);
    }
  }
  return marks;
}
