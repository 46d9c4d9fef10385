import { foldWord } from "../../analysis/fold-word.ts";
import { stopwordsOf } from "../../analysis/stopwords.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { askedCodes, holdsCode } from "../questions/asked-codes.ts";
import type { QuotedSentence } from "../rating/quoted-sentence.ts";

/**
 * Two sentences of different documents that say the same of the same thing with other numbers, both near the top:
 * `Refunds take 14 days.` and `Refunds take 30 days.` Null when there are none, or when the candidates don't say which
 * document they are of. Meant to be right when it speaks, not to find every contradiction.
 */
export function findConflict(
  { question }: PreparedQuery,
  ranked: readonly RankedPassage[],
): [QuotedSentence, QuotedSentence] | null {
  const codes = askedCodes(question, ranked);
  const statements = ranked
    .slice(0, LOOKED_AT)
    .flatMap(readStatement)
    .filter(({ passage, place }) => codes.every((code) => holdsCode(code, passage, passage.analysis.units[place]!)));
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
  passage: RankedPassage;
  /** Which of the passage's sentences it is. */
  place: number;
  quote: QuotedSentence;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
  /** What it speaks of by name. */
  names: ReadonlySet<string>;
  /** The question's terms that stand in it, in a heading or in the title. */
  asked: ReadonlySet<string>;
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
  // A heading may hold as much of the question as the sentence below it that tells.
  const place = match.sentences.findIndex(
    (share, index) => share === coverage && /\p{N}/u.test(textOf(passage, index)),
  );
  if (place < 0) return [];
  const { start, end } = analysis.sentences[place]!;
  const terms = analysis.terms.filter((_, index) => analysis.sentenceOf[index] === place);
  const numbers = new Set(terms.filter(isNumber));
  if (numbers.size !== 1) return [];
  const text = candidate.text.slice(start, end);
  const asked = match.asked.filter(({ forms }) =>
    forms.some((form) => terms.includes(form) || analysis.title.has(form)),
  );
  return [
    {
      documentId: candidate.documentId,
      passage,
      place,
      quote: { passageId: candidate.id, start, end, text, score },
      words: new Set(terms.filter((term) => !isNumber(term))),
      numbers,
      names: namesIn(text, analysis.language),
      asked: new Set(asked.map(({ term }) => term)),
    },
  ];
}

function textOf({ candidate, analysis }: RankedPassage, place: number): string {
  const { start, end } = analysis.sentences[place]!;
  return candidate.text.slice(start, end);
}

function contradict(left: Statement, right: Statement): boolean {
  if (left.numbers.isSubsetOf(right.numbers)) return false;
  if (left.names.symmetricDifference(right.names).size > 0) return false;
  if (left.asked.symmetricDifference(right.asked).size > 0) return false;
  const shared = left.words.intersection(right.words).size;
  return shared >= 2 && (2 * shared) / (left.words.size + right.words.size) >= SAME_WORDING;
}

/**
 * Words with a capital or with figures among their letters; of the first word only its figures tell. Inflected forms
 * are one.
 */
function namesIn(text: string, language: string): Set<string> {
  const names = new Set<string>();
  for (const [place, word] of (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).entries()) {
    const isCode = /\p{L}/u.test(word) && /\p{N}/u.test(word);
    const isCapital = place > 0 && /^\p{Lu}/u.test(word) && !stopwordsOf(language).has(foldWord(word));
    if (isCode) names.add(foldWord(word));
    else if (isCapital) names.add(foldWord(word).slice(0, BEGINNING));
  }
  return names;
}

const BEGINNING = 5;

function isNumber(term: string): boolean {
  return /^\p{N}/u.test(term);
}
