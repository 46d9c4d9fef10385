import { analyzeAs, type Token } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { isCarryingWord } from "../ranking/carrying-words.ts";
import { isCompounding } from "../ranking/find-compound-end.ts";
import { questionLanguage } from "../ranking/site-terms/question-language.ts";
import { SITE_TERMS, thingsNamed } from "../ranking/site-terms/site-relatives.ts";

/** A word of a question, as it is compared with those of others. */
export interface AskedWord {
  /** Lower case, without diacritics. */
  written: string;
  term: string;
  /** Names of things that sites are asked for, the same in every language. */
  things: readonly string[];
  /** The ends and beginnings of what may be a compound, as terms. */
  parts: readonly string[];
  /** What it says of the matter besides how rare it is: 1, less for words that carry any question. */
  weight: number;
}

/** Verbs by which shops are asked for anything, besides those that carry any question. */
const ASKING: ReadonlySet<string> = new Set(
  "accept accepted bieten biete bietet anbieten verkaufen verkauft accepte acceptez acceptes proposez proposer vendez".split(
    " ",
  ),
);
const CARRYING_WEIGHT = 0.2;
const SHORTEST_COMPOUND = 8;
const SHORTEST_PART = 4;

/** The words that say what a question is about. Where there are none, all of its words do. */
export function readQuestion(question: string): AskedWord[] {
  const detected = questionLanguage(question);
  const language = detected ?? "en";
  // A few words may be of any language that things are known in.
  const spoken = detected === null ? Object.keys(SITE_TERMS) : [detected];
  const tokens = analyzeAs(question, language, language);
  const words = tokens.map((token) => readWord(token, question, spoken));
  for (const [index, next] of words.entries()) {
    const before = words[index - 1];
    const things = before ? thingsIn(`${before.written}_${next.written}`, spoken) : [];
    for (const word of things.length > 0 ? [before!, next] : []) word.things = [...word.things, ...things];
  }
  const unique = new Map(words.map((word) => [word.term, word]));
  if (unique.size > 0) return [...unique.values()];
  return [...new Set(question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [question])].map((written) => ({
    written: foldWord(written),
    term: foldWord(written),
    things: [],
    parts: [],
    weight: 1,
  }));
}

function readWord({ term, start, end }: Token, question: string, spoken: readonly string[]): AskedWord {
  const written = foldWord(question.slice(start, end));
  return {
    written,
    term,
    things: thingsIn(written, spoken),
    parts: spoken.filter(isCompounding).flatMap((language) => partsOf(written, language)),
    weight: spoken.some((language) => isCarryingWord(written, language)) || ASKING.has(written) ? CARRYING_WEIGHT : 1,
  };
}

function thingsIn(written: string, spoken: readonly string[]): string[] {
  return [...new Set(spoken.flatMap((language) => thingsNamed(written, language)))];
}

/** `lampenglas`: `glas`, `lampe-`. Any of them may be no word; then it meets none. */
function partsOf(written: string, language: string): string[] {
  if (written.length < SHORTEST_COMPOUND || !/^\p{L}+$/u.test(written)) return [];
  const parts = new Set<string>();
  for (let cut = SHORTEST_PART; cut <= written.length - SHORTEST_PART; cut++)
    for (const part of [written.slice(0, cut), written.slice(cut)])
      for (const { term } of analyzeAs(part, language, language)) parts.add(term);
  return [...parts];
}
