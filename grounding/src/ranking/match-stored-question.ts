import { analyze } from "../analysis/analyze.ts";

/** A question with its answer as the owner wrote it. */
export interface StoredQuestion {
  question: string;
  alternatives: readonly string[];
  language: string | null;
}

/**
 * How well a visitor's question matches a stored one or one of its alternatives: 1 when the words are the same whatever
 * their form, case and order, 0 when they share none. From `STORED_QUESTION_MATCH` on the owner's answer goes before
 * any passage.
 */
export function matchStoredQuestion(question: string, stored: StoredQuestion): number {
  const asked = termsOf(question, stored.language);
  return Math.max(0, ...[stored.question, ...stored.alternatives].map((text) => overlap(asked, text, stored.language)));
}

export const STORED_QUESTION_MATCH = 0.8;

/** Dice's coefficient of two sets of terms. */
function overlap(asked: ReadonlySet<string>, text: string, language: string | null): number {
  const kept = termsOf(text, language);
  const size = asked.size + kept.size;
  return size === 0 ? 0 : (2 * asked.intersection(kept).size) / size;
}

function termsOf(text: string, language: string | null): Set<string> {
  return new Set(analyze(text, language ?? "en").map((token) => token.term));
}
