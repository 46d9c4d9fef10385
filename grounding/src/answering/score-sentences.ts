import { primaryLanguage } from "../analysis/analyze.ts";
import type { AskedTerm } from "../ranking/match-passage.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { siteRelatives } from "../ranking/site-words.ts";
import { wordFamilyShare } from "../ranking/word-family.ts";
import { type AskedThing, holdsExpected } from "./expected-answer.ts";
import { expectedAnswer } from "./question-words.ts";

/**
 * How well each sentence of a passage answers the question, apart from how well the passage does: about 0 to 2; 0 when nothing
 * speaks for it. The weights are those of a listwise logistic model (Cao et al., "Learning to Rank: From Pairwise Approach to
 * Listwise Approach", 2007), fitted on some sets and judged on others, and rounded; see docs/decisions/0003-ranking.md.
 */
export function scoreSentences(query: PreparedQuery, passage: RankedPassage): number[] {
  const { candidate, match, analysis } = passage;
  const relatives = match.asked.map(({ term }) => siteRelatives(term, analysis.language));
  if (match.coverage === 0 && relatives.every((terms) => terms.length === 0)) return analysis.sentences.map(() => 0);
  const thing = askedThing(query);
  const texts = analysis.sentences.map(({ start, end }) => candidate.text.slice(start, end));
  const isHeading = findHeadings(texts, [candidate.title ?? "", ...candidate.headingPath]);
  const contents = readContents(match.asked, analysis);
  const told = contents.filter((_, index) => !isHeading[index]);
  const rarities = rarityOf(match.asked, told);
  const isMissing = match.asked.map((_, place) => told.every(({ holds }) => !holds[place]));
  const headed = sumOf(rarities, (place) => isMissing[place]! && analysis.title.has(match.asked[place]!.term));
  const isRelated = ({ terms }: SentenceContent, place: number) =>
    isMissing[place]! && relatives[place]!.some((relative) => terms.includes(relative));
  const shareOf = (counts: (place: number) => boolean) =>
    match.asked.reduce((sum, { weight }, place) => (counts(place) ? sum + weight : sum), 0) / match.total;
  return contents.map((content, index) => {
    if (isHeading[index]) return 0;
    const text = texts[index]!;
    const before = isCarriedOn(passage, index) ? contents[index - 1] : undefined;
    const carried = before ? sumOf(rarities, (place) => before.holds[place]! && !content.holds[place]!) : 0;
    const referred = REFERS_BACK.test(text) ? (match.sentences[index - 1] ?? 0) : 0;
    const said =
      sumOf(rarities, (place) => content.holds[place]!) +
      familyOf(match.asked, content) / match.total +
      HEADED * headed +
      CARRIED_ON * carried +
      REFERRED * referred;
    const related = shareOf((place) => isRelated(content, place));
    if (said + related === 0) return 0;
    const expected = thing === null ? 0 : holdsExpected(thing, text, analysis.language);
    // In other words alone it must be what was asked for.
    if (said === 0 && thing !== null && expected === 0) return 0;
    const names = shareOf((place) => match.asked[place]!.isName && content.holds[place]!);
    return said + RELATED * related - NAMES_COST * names + EXPECTED * expected;
  });
}

/** Whether nothing but a space parts a sentence from the one before it. */
function isCarriedOn({ candidate, analysis }: RankedPassage, index: number): boolean {
  const before = analysis.sentences[index - 1];
  return before !== undefined && !candidate.text.slice(before.end, analysis.sentences[index]!.start).includes("\n");
}

/** For each text whether it only repeats a heading, whatever marks stand around it, or has no word at all. */
function findHeadings(texts: readonly string[], headings: readonly string[]): boolean[] {
  const longest = 2 * Math.max(...headings.map(({ length }) => length));
  const bare = new Set(headings.map(bareText));
  return texts.map((text) => !WORD.test(text) || (text.length <= longest && bare.has(bareText(text))));
}

const WORD = /[\p{L}\p{N}]/u;

function bareText(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
}

/** Of a word that the passage lacks, what another word of the same wish counts (`siteRelatives`). */
const RELATED = 0.3;
/** A sentence of a paragraph may leave to the one before it what it is about. */
const CARRIED_ON = 0.3;
const REFERRED = 0.1;
/** What only the heading names, all sentences below it are about. */
const HEADED = 0.3;
/** Who is asked about is seldom named again where something is told of them. */
const NAMES_COST = 0.2;
const EXPECTED = 0.3;

function askedThing(query: PreparedQuery): AskedThing | null {
  const language = primaryLanguage(query.language);
  const expected = expectedAnswer(query.question, language);
  return expected && { expected, question: query.question, language };
}

/** A sentence that begins so speaks of what the sentence before it names. */
const REFERS_BACK = /^(?:It|He|She|They|This|These|His|Her|Its|Their|Such|That|Those)\b/;

/** Each term's part of the question, heavier the fewer sentences of the passage hold it. */
function rarityOf(asked: readonly AskedTerm[], contents: readonly SentenceContent[]): number[] {
  const rarities = asked.map(({ weight }, place) => {
    const holding = contents.reduce((count, { holds }) => count + (holds[place] ? 1 : 0), 0);
    return weight * Math.log(1 + contents.length / (holding || 1));
  });
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return rarities.map((rarity) => rarity / total);
}

function sumOf(values: readonly number[], counts: (place: number) => boolean): number {
  return values.reduce((sum, value, place) => (counts(place) ? sum + value : sum), 0);
}

function familyOf(asked: readonly AskedTerm[], { holds, terms }: SentenceContent): number {
  return asked.reduce(
    (sum, { term, weight }, place) => (holds[place] ? sum : sum + weight * wordFamilyShare(term, terms)),
    0,
  );
}

interface SentenceContent {
  terms: string[];
  /** For each term of the question, whether the sentence holds it. */
  holds: boolean[];
}

function readContents(asked: readonly AskedTerm[], analysis: RankedPassage["analysis"]): SentenceContent[] {
  const contents = analysis.sentences.map((): SentenceContent => ({ terms: [], holds: asked.map(() => false) }));
  const indexOf = new Map(asked.map(({ term }, index) => [term, index]));
  for (const [index, term] of analysis.terms.entries()) {
    const content = contents[analysis.sentenceOf[index]!]!;
    content.terms.push(term);
    const place = indexOf.get(term);
    if (place !== undefined) content.holds[place] = true;
  }
  return contents;
}
