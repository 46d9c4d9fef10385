import { refersBack, surelyLeans } from "../../ranking/leans-on-history.ts";
import type { Reading } from "../deciding/stands-alone.ts";
import { foldPhrase } from "../messages/fold-phrase.ts";
import type { AskedPart } from "../questions/asked-query.ts";
import type { SeparateQuestion } from "../questions/separate-questions.ts";
import { splitQuestion } from "../questions/split-question.ts";
import type { QuotedSentence } from "../rating/quoted-sentence.ts";
import { composeExtractiveAnswer, type ExtractiveAnswer } from "./compose-extractive-answer.ts";
import { ofOneDocument } from "./of-one-document.ts";

/** A question for several things, and one of them asked by itself. */
export interface SeparateReading extends SeparateQuestion {
  reading: Reading;
}

/**
 * The parts that answer a question for several things; none where it is answered as a whole: nothing of it is told by
 * itself, or the sources name its things together (`wash and cut`).
 */
export function joinReadings(whole: Reading, parts: readonly SeparateReading[]): AskedPart[] {
  const isTold = (place: number): boolean => {
    const { reading, before, question } = parts[place]!;
    // `… and how much is it?`
    const leans = before !== undefined && (refersBack(question) || surelyLeans(question));
    const isSure = whole.decision.supported || reading.decision.score >= SURE;
    return reading.decision.supported && isSure && (!leans || place === 0 || isTold(place - 1));
  };
  const told = parts.filter((_, place) => isTold(place));
  if (told.length === 0 || parts.length < 2) return [];
  // Behind a story half of it may be another matter.
  if (parts[0]!.before !== undefined && told.length < parts.length) return [];
  if (whole.decision.supported && (told.length < parts.length || isToldTogether(whole, parts))) return [];
  const isOfOne =
    told.length === parts.length && parts.every(({ isOwn, reading }) => isOwn && reading.query.basicFact === undefined);
  const ofOne = isOfOne ? ofOneDocument(parts.map(({ reading }) => reading)) : undefined;
  return parts.map(({ own, reading: { query, ranked } }, place) => ({
    own,
    query,
    ranked: ofOne?.[place] ?? ranked,
    isTold: isTold(place),
  }));
}

/** Whether nothing is missing where all parts are looked for in what the whole question found. */
function isToldTogether(whole: Reading, parts: readonly SeparateReading[]): boolean {
  if (!parts.every(({ isOwn }) => isOwn)) return namesTogether(whole);
  if (parts.some(({ reading }) => reading.query.basicFact !== undefined)) return false;
  const { sentences, untold } = composeExtractiveAnswer(whole.query, whole.ranked);
  if (splitQuestion(whole.query, whole.ranked).length > 0) return untold.length === 0;
  return parts.every(({ reading: { query, ranked } }) => {
    const answer = composeExtractiveAnswer(query, ranked);
    // One stretch that tells all may end before what only stands around a part's answer.
    const told = sentences.length === 1 ? coreOf(answer) : answer.sentences[0];
    return told !== undefined && sentences.some((shown) => isWithin(told, shown));
  });
}

/** What an answer begins with, without the sentences that only stand around it. */
function coreOf({ sentences: [first], candidates: [best] }: ExtractiveAnswer): QuotedSentence | undefined {
  return first && best && isWithin(best, first) ? best : first;
}

function isWithin(told: QuotedSentence, shown: QuotedSentence): boolean {
  return told.passageId === shown.passageId && shown.start <= told.start && told.end <= shown.end;
}

/** Whether the best passages have the words around the joint as they are asked: `pick-up and drop-off`. */
function namesTogether({ query, ranked }: Reading): boolean {
  const joined = AROUND.exec(foldPhrase(query.question))?.[0];
  return (
    joined !== undefined &&
    ranked.slice(0, NEAREST).some(({ candidate }) => foldPhrase(candidate.text).includes(joined))
  );
}

/** Of what is asked in part alone, where the whole finds no answer: half of it may be another matter. */
const SURE = 0.55;
const NEAREST = 3;
const AROUND = /[\p{L}\p{N}]+ (?:and|und|et|y|e|en|och|oraz|&|\+) [\p{L}\p{N}]+/u;
