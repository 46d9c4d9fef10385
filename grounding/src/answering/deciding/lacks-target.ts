import { analyzeAs, primaryLanguage } from "../../analysis/analyze.ts";
import { englishWordKind } from "../../analysis/english-word-kind.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import type { PreparedQuery, QueryWord } from "../../ranking/prepare-query.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { wordFamilyShare } from "../../ranking/word-family-share.ts";
import { expectedAnswer } from "../questions/question-words.ts";
import type { RatedUnit } from "../rating/rate-units.ts";

/**
 * `the warranty on tents`, `Rabatt für Schüler`: what the question ends in is the thing that it is about; a passage
 * that has no word of it, or for it, speaks of other things.
 */
export function lacksTarget(
  { question, language, english, other }: PreparedQuery,
  { passage }: RatedUnit,
  words: readonly QueryWord[],
): boolean {
  const { before, target } = TARGET.exec(question)?.groups ?? {};
  // `does it wait for …` says what is done, `And for …` goes on with what was asked before.
  if (before === undefined || target === undefined || isVerb(before) || isFollowUp(english, other)) return false;
  const written = new Set((target.match(/[\p{L}\p{M}]+/gu) ?? []).map(foldWord));
  const kind = expectedAnswer(question, primaryLanguage(language));
  const { match, analysis } = passage;
  return words.some((word) => {
    if (
      !written.has(word.written) ||
      word.stands ||
      NO_TARGET.test(word.written) ||
      // `visite pour groupe prix`: what kind of thing is asked for.
      (kind !== null && isOfThing(word.written, word.language, kind)) ||
      isCarryingWord(word.written, word.language)
    )
      return false;
    const asked = match.asked.find(({ term }) => term === word.term);
    if (asked === undefined || asked.positions.length > 0) return false;
    const forms = [...asked.forms, ...asked.relatives];
    if (forms.some((form) => analysis.title.has(form) || analysis.terms.includes(form))) return false;
    return wordFamilyShare(word.term, [...analysis.terms, ...analysis.title]) === 0;
  });
}

const TARGET =
  /(?<!\p{L})(?<before>\p{L}[\p{L}\p{M}-]*) (?:on|for|für|auf|pour|sur|para|sobre|voor|op|per|su) (?:(?:the|a|an|your|der|die|das|den|dem|eine?[nmr]?|les?|la|l['’]|une?|vos|el|los|las|una?|het|een|de|il|gli|i) ?)?(?<target>(?:\p{L}[\p{L}\p{M}-]*\s+){0,2}\p{L}[\p{L}\p{M}-]*)\s*[?!.]*\s*$/iu;
/** When, for whom, how often: what an answer seldom repeats. */
const NO_TARGET =
  /^(?:people|person|persons|personen|personas|me|us|you|it|that|this|free|sale|sunday|monday|tuesday|wednesday|thursday|friday|saturday|weekends?|weekdays?|holidays?|today|tomorrow|days?|weeks?|months?|years?|hours?|minutes?|christmas|foot|phone|one|two|three|four|five|six|seven|eight|nine|ten|tage?|wochen?|monate?|jahre?|stunden?|jours?|mois|ans?|dias?|semanas?|mes|meses|anos?)$/u;

function isVerb(word: string): boolean {
  if (/ing$/i.test(word)) return false;
  const [stem] = analyzeAs(word, "en", "en");
  return stem === undefined || englishWordKind(stem.term) === "other";
}

function isFollowUp(english: readonly QueryWord[], other: readonly QueryWord[]): boolean {
  return [...english, ...other].some(({ weight }) => weight < 1);
}
