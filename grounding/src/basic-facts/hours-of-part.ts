import { primaryLanguage } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { holdsExpected } from "../answering/questions/holds-expected.ts";
import { toldDays } from "../answering/told/told-days.ts";
import { isCompounding } from "../ranking/find-compound-end.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { readRow } from "../support/read-row.ts";
import type { Unit } from "../units/find-units.ts";
import { askedParts, namesPlace } from "./asked-basic-fact.ts";
import { LABELS, OTHERS } from "./fact-signs.ts";
import { headingAbove, tellsAnyHours, textOf } from "./told-places.ts";

/** Units of a passage, by their places, that tell the hours of the part of a place that a question names. */
export interface PartHours {
  passage: RankedPassage;
  indexes: readonly number[];
  /** They say how these differ from the hours of the place: `The café closes half an hour earlier`. */
  isBesideOthers: boolean;
}

/**
 * The hours of what a question names, `what time does the café close`, where they are told apart from others. Those of
 * the day or the part of the year that is asked for come before others. `unknown`: the site is none, and tells of
 * none; `whole`: the hours of the place are meant.
 */
export function hoursOfPart(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  isAskedDay: (passage: RankedPassage, index: number) => boolean,
): PartHours | "unknown" | "whole" {
  const language = primaryLanguage(query.language);
  const { places, parts } = askedParts(query.question, language);
  const asked = [...places, ...parts];
  if (asked.length === 0) return "whole";
  const told = ranked.map((passage) => readHours(passage, asked, language));
  const naming = told.flatMap((one) => one.filter(({ isNamed }) => isNamed));
  const timed = naming.filter(({ isTime }) => isTime);
  const ofDay = timed.filter(({ passage, index }) => isAskedDay(passage, index));
  const open = timed.filter(({ passage, index }) => tellsOpening(passage, index));
  const telling = [ofDay, open, timed].find((some) => some.length > 0) ?? [];
  const best = telling.toSorted((left, right) => left.others - right.others)[0];
  if (best) {
    const same = telling.filter(({ passage, others }) => passage === best.passage && others === best.others);
    // `It is closed on Sundays` stands beside it without its name.
    const isOpenDay = toldDays(query.question, language).size > 0 && ofDay.length === 0;
    const isShared = told
      .flat()
      .every(
        ({ passage, isNamed, isTime, isOfOther }) =>
          isNamed || !isTime || (!isOfOther && (isOpenDay || passage === best.passage)),
      );
    // One sentence of the only hours there are: the next tells of the other days.
    if (isShared && parts.every((part) => isSiteOf(part, ranked))) return "whole";
    return { passage: best.passage, indexes: same.map(({ index }) => index), isBesideOthers: false };
  }
  const [relative] = naming.filter(({ passage, index }) => isRelative(passage, index));
  if (relative) return { passage: relative.passage, indexes: [relative.index], isBesideOthers: true };
  return parts.every((part) => isSiteOf(part, ranked)) ? "whole" : "unknown";
}

/** `Closed on Mondays` tells hours, but not when it is open. */
function tellsOpening(passage: RankedPassage, index: number): boolean {
  const { language } = passage.analysis;
  const text = textOf(passage, passage.analysis.units[index]!);
  return holdsExpected({ expected: "hours", question: "opening times", language }, text, language) === 2;
}

/** Whether the site is one: its pages are called so, or speak of it again and again. */
function isSiteOf(part: string, ranked: readonly RankedPassage[]): boolean {
  const isIn = (text: string, language: string) => wordsOf(text).some((word) => isCalled(word, part, language));
  const speaking = ranked.filter(({ candidate, analysis }) => isIn(candidate.text, analysis.language));
  return (
    speaking.length >= OFTEN ||
    ranked.some(({ candidate: { title, headingPath }, analysis: { language } }) =>
      isIn([title ?? "", headingPath[0] ?? ""].join("\n"), language),
    )
  );
}

const OFTEN = 3;

interface NamedHours {
  passage: RankedPassage;
  index: number;
  /** Whether it tells times at all. */
  isTime: boolean;
  /** Whether it, or the heading above it, says all that is asked for. */
  isNamed: boolean;
  /** Whether it is of another part. */
  isOfOther: boolean;
  /** How many words more it is called by: `Museum shop` where the museum is asked for. */
  others: number;
}

function readHours(passage: RankedPassage, asked: readonly string[], language: string): NamedHours[] {
  const own = passage.analysis.language;
  return passage.analysis.units.flatMap((unit, index): NamedHours[] => {
    if (unit.kind === "heading" || unit.kind === "question") return [];
    const text = textOf(passage, unit);
    const isTime = tellsAnyHours(text, own);
    const name = nameOf(passage, unit, index);
    const words = wordsOf(name);
    const isNamed = asked.every((part) => words.some((word) => isCalled(word, part, own)));
    // `The bistro is open 11–21, hot food from the kitchen until 20`
    const before = unit.kind === "sentence" ? wordsOf(BEFORE_TIMES.exec(name)?.[0] ?? "") : words;
    const others = before.filter(
      (word) => namesPlace(word, language) && !asked.some((part) => isCalled(word, part, own)),
    );
    return [{ passage, index, isTime, isNamed, isOfOther: others.length > 0 && !isNamed, others: others.length }];
  });
}

const BEFORE_TIMES = /^[^\n]*?(?=\p{N})/u;

/** What its label says, or the whole of a sentence; below a heading that says it, the heading as well. */
function nameOf(passage: RankedPassage, unit: Unit, index: number): string {
  const text = textOf(passage, unit);
  const cells = unit.kind === "row" ? readRow(passage.candidate.text, unit.start, unit.end) : undefined;
  const label = cells?.[0] ? textOf(passage, cells[0]) : (LABEL.exec(text)?.[0] ?? text);
  const columns = (cells ?? []).slice(1).flatMap(({ header }) => (header ? [textOf(passage, header)] : []));
  return [label, ...columns, headingAbove(passage, index)].join("\n");
}

/** `Café: 10–18`, `- Sauna (women only) – 14–21`. */
const LABEL = /^[-*•\s]*[^:\n.]{1,40}?(?::| [–—-] )/u;

function wordsOf(text: string): string[] {
  return foldWord(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** `cafes`, `Museumscafé`, `Saunazeiten`. */
function isCalled(word: string, part: string, language: string): boolean {
  if (word === part || word === `${part}s`) return true;
  return isCompounding(language) && part.length >= SHORTEST_PART && (word.endsWith(part) || word.startsWith(part));
}

const SHORTEST_PART = 4;

/** No time, but how far from another: `Last orders in the café are half an hour before we shut`. */
function isRelative({ candidate, analysis }: RankedPassage, index: number): boolean {
  const { start, end } = analysis.units[index]!;
  const text = candidate.text.slice(start, end);
  const { language } = analysis;
  const isLength = holdsExpected({ expected: "duration", question: "", language }, text, language) > 0;
  return (
    isLength &&
    (LABELS.hours.test(text) || CLOSING.test(text) || toldDays(text, language).size > 0) &&
    !isOfHoliday(text)
  );
}

const CLOSING =
  /(?<!\p{L})(?:clos(?:es?|ing)|shuts?|last (?:orders?|entry|admission)|earlier|later|schlie(?:ß|ss)\p{L}*|schluss|früher|später|letzte[rn]? \p{L}+|ferme\p{L}*|avant|après|dernière?s? \p{L}+|cierra\p{L}*|cierre|antes|después|chiud\p{L}+|prima|dopo|fecha\p{L}*|depois|sluit\p{L}*|eerder|later|vroeger|stänger|tidigare|senare)(?!\p{L})/iu;

function isOfHoliday(text: string): boolean {
  return OTHERS.hours?.test(text.replace(/last (?:orders?|entry)/iu, "")) ?? false;
}
