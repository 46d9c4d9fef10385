import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { TextRange } from "../structured-text.ts";
import { scoreSentences } from "./score-sentences.ts";
import { sentenceKind } from "./sentence-kind.ts";

/** A sentence of a passage, word for word. Offsets count UTF-16 code units of the passage's text. */
export interface QuotedSentence {
  passageId: string;
  start: number;
  end: number;
  text: string;
  /** Comparable within one question only. */
  score: number;
}

export interface ExtractiveAnswer {
  /** What to show, best first: the candidates that aren't weak beside the best; none when no sentence bears on the question. */
  sentences: QuotedSentence[];
  /** The best sentences, at most `limit`, the weak ones too. */
  candidates: QuotedSentence[];
}

/**
 * The sources' own sentences that best answer the question, out of the best five passages. The same input gives the same answer.
 * A sentence that only repeats a heading is not an answer; one that introduces a list comes with the list.
 */
export function composeExtractiveAnswer(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  limit = 3,
): ExtractiveAnswer {
  const rest = ranked.slice(0, LOOKED_AT).flatMap((passage) => quoteSentences(query, passage, ranked[0]!.score));
  const candidates: RatedSentence[] = [];
  const taken = new Set<string>();
  while (candidates.length < limit && rest.length > 0) {
    const place = indexOfBest(rest, candidates);
    const [best] = rest.splice(place, 1);
    const words = best!.quote.text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
    if (taken.has(words)) continue;
    taken.add(words);
    candidates.push(best!);
  }
  const best = candidates[0];
  const shown = candidates.filter((candidate) => candidate === best || !isWeak(candidate, best!));
  return { sentences: shown.map(({ quote }) => quote), candidates: candidates.map(({ quote }) => quote) };
}

interface RatedSentence {
  quote: QuotedSentence;
  /** How well the sentence answers by itself. */
  own: number;
  /** Its passage's score over the best one's. */
  passageShare: number;
}

/** Beside a sentence that answers, one that holds much less of the question only distracts. */
function isWeak(sentence: RatedSentence, best: RatedSentence): boolean {
  return sentence.own < WEAK_SHARE * best.own;
}

const WEAK_SHARE = 0.5;
const LOOKED_AT = 5;
/** What each sentence already taken from a passage costs its next one: two views say more than one. */
const SAME_PASSAGE_COST = 0.1;
/** Behind the first sentence the passage counts more. */
const LATER_PASSAGE_SHARE = 0.4;

function quoteSentences(query: PreparedQuery, passage: RankedPassage, bestScore: number): RatedSentence[] {
  const { candidate, analysis } = passage;
  return scoreSentences(query, passage).flatMap((score, index) => {
    const { start } = analysis.sentences[index]!;
    const sentence = candidate.text.slice(start, analysis.sentences[index]!.end);
    if (score === 0) return [];
    const end = endOfList(candidate.text, analysis.sentences, index);
    const own = score - KIND_COST[sentenceKind(sentence)];
    const passageShare = passage.score / (bestScore || 1);
    const quote = {
      passageId: candidate.id,
      start,
      end,
      text: candidate.text.slice(start, end),
      score: own + passageShare,
    };
    return [{ quote, own, passageShare }];
  });
}

/** Code and mere names seldom answer; among others like them the best still comes. */
const KIND_COST = { prose: 0, fragment: 0.8, code: 0.8 } as const;
const MOST_ITEMS = 6;
const LONGEST_LIST = 500;

/** Where the list or the code ends that a sentence with a colon introduces: without it the sentence says nothing. */
function endOfList(text: string, sentences: readonly TextRange[], index: number): number {
  const lead = sentences[index]!;
  let end = lead.end;
  if (!/[:：]$/.test(text.slice(lead.start, lead.end))) return end;
  for (const item of sentences.slice(index + 1, index + 1 + MOST_ITEMS)) {
    if (item.end - lead.start > LONGEST_LIST || !isItem(text.slice(item.start, item.end))) break;
    end = item.end;
  }
  return end;
}

/** A line of a list, or of the commands that a sentence announces. */
function isItem(line: string): boolean {
  return LIST_ITEM.test(line) || sentenceKind(line) !== "prose";
}

const LIST_ITEM = /^(?:[-*+•▪◦‣–] |\d{1,3}[.)] )/;

function indexOfBest(rest: readonly RatedSentence[], taken: readonly RatedSentence[]): number {
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (const [index, { quote, passageShare }] of rest.entries()) {
    const others = taken.filter((sentence) => sentence.quote.passageId === quote.passageId).length;
    const later = taken.length === 0 ? 0 : LATER_PASSAGE_SHARE * passageShare;
    const worth = quote.score + later - SAME_PASSAGE_COST * others;
    if (worth > highest) [best, highest] = [index, worth];
  }
  return best;
}
