import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { QuotedSentence } from "./compose-extractive-answer.ts";

/**
 * Two sentences of different documents that say the same with other numbers, both near the top: `Refunds take 14 days.` and
 * `Refunds take 30 days.` Null when there are none, or when the candidates don't say which document they are of. Meant to be
 * right when it speaks, not to find every contradiction.
 */
export function findConflict(ranked: readonly RankedPassage[]): [QuotedSentence, QuotedSentence] | null {
  const statements = ranked.slice(0, LOOKED_AT).flatMap(readStatement);
  for (const [index, left] of statements.entries()) {
    for (const right of statements.slice(index + 1)) {
      if (left.documentId !== right.documentId && contradict(left, right)) return [left.quote, right.quote];
    }
  }
  return null;
}

const LOOKED_AT = 5;
const PASSAGE_COVERAGE = 0.6;
const SENTENCE_COVERAGE = 0.5;
const SAME_WORDING = 0.7;

interface Statement {
  documentId: string;
  quote: QuotedSentence;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

/** The sentence that answers most, when it holds most of the question and exactly one number. */
function readStatement(passage: RankedPassage): Statement[] {
  const { candidate, score } = passage;
  // Comparing a passage with the question costs more than looking for a number.
  if (!/\p{N}/u.test(candidate.text)) return [];
  const { match, analysis } = passage;
  const coverage = Math.max(0, ...match.sentences);
  if (candidate.documentId === undefined || match.coverage < PASSAGE_COVERAGE || coverage < SENTENCE_COVERAGE)
    return [];
  const place = match.sentences.indexOf(coverage);
  const { start, end } = analysis.sentences[place]!;
  const terms = analysis.terms.filter((_, index) => analysis.sentenceOf[index] === place);
  const numbers = new Set(terms.filter(isNumber));
  if (numbers.size !== 1) return [];
  return [
    {
      documentId: candidate.documentId,
      quote: { passageId: candidate.id, start, end, text: candidate.text.slice(start, end), score },
      words: new Set(terms.filter((term) => !isNumber(term))),
      numbers,
    },
  ];
}

function contradict(left: Statement, right: Statement): boolean {
  if (left.numbers.isSubsetOf(right.numbers)) return false;
  const shared = left.words.intersection(right.words).size;
  return shared >= 2 && (2 * shared) / (left.words.size + right.words.size) >= SAME_WORDING;
}

function isNumber(term: string): boolean {
  return /^\p{N}/u.test(term);
}
