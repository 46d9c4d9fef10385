import { feastNamed, feastsIn } from "../../analysis/feasts.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { type Month, monthsByName } from "../../analysis/month-names.ts";
import { oncePerLanguage } from "../../analysis/once-per-language.ts";
import { BETWEEN_ENDS, BETWEEN_ITEMS } from "./joining-words.ts";

/** A part of every year, ends included, as 100 × month + day: 703 to 828. Over New Year it ends before it begins. */
export interface TimeOfYear {
  from: number;
  to: number;
  /** Where it ends in the text, and where it begins, in UTF-16 code units of the folded text. */
  start: number;
  end: number;
}

/**
 * The parts of the year that a text in a language (a primary tag) names: `3 juillet – 28 août`, `October to March`,
 * `01.06.–14.07.`, `25 and 26 December`, `Boxing Day`, `in winter`. None for a date of one year (`since January 2021`).
 */
export function toldTimes(text: string, language: string): TimeOfYear[] {
  const folded = foldWord(text);
  const dates = datesIn(folded, language);
  const told: TimeOfYear[] = [];
  for (let place = 0; place < dates.length; place++) {
    const first = dates[place]!;
    const next = dates[place + 1];
    const isSpan = next !== undefined && BETWEEN_ENDS.test(folded.slice(first.end, next.start).replace(YEAR, ""));
    if (isSpan) {
      told.push({ from: first.from, to: next.to, start: first.start, end: next.end });
      place++;
      continue;
    }
    // Two figures alone are as likely an hour or a price; a year makes a date of this once.
    if (first.isBare || YEAR.test(folded.slice(first.end))) continue;
    told.push(...withEarlierDays(folded, first));
  }
  return told;
}

export function meets(one: TimeOfYear, other: TimeOfYear): boolean {
  return partsOf(one).some(([from, to]) => partsOf(other).some((part) => from <= part[1] && part[0] <= to));
}

function partsOf({ from, to }: TimeOfYear): [number, number][] {
  if (from <= to) return [[from, to]];
  return [
    [from, 1231],
    [101, to],
  ];
}

interface FoundDate extends TimeOfYear {
  /** Two figures, and nothing that says they are a date. */
  isBare: boolean;
  hasDay: boolean;
}

function datesIn(folded: string, language: string): FoundDate[] {
  const { pattern, months, seasons } = patternsOf(language);
  return [...folded.matchAll(pattern)].flatMap((match): FoundDate[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    const { before, name, after, day, number } = match.groups!;
    const named = feastNamed(match[0], language) ?? seasons.find(({ pattern: season }) => season.test(match[0]));
    if (named) return [{ ...place, from: named.from, to: named.to, isBare: false, hasDay: false }];
    const month = name === undefined ? Number(number) : months.get(name)!;
    const dayOfMonth = Number(before ?? after ?? day ?? 0);
    if (month < 1 || month > 12 || dayOfMonth > 31) return [];
    if (name !== undefined && dayOfMonth === 0 && isOtherWord(name, folded, place.start)) return [];
    const [from, to] = dayOfMonth === 0 ? [1, 31] : [dayOfMonth, dayOfMonth];
    const isBare = name === undefined && !(match[0].endsWith(".") && GOES_ON.test(folded.slice(place.end)));
    return [{ ...place, from: 100 * month + from, to: 100 * month + to, isBare, hasDay: dayOfMonth > 0 }];
  });
}

/** Behind `24.12.`: no sentence ends there. */
const GOES_ON = /^\s*[|:–-]/u;

/** `you may come`, `we march on`, `un set mar`: months where something says so. */
function isOtherWord(name: string, folded: string, start: number): boolean {
  if (name.length > 3 && name !== "march") return false;
  return !/(?:^|[(:;,|/–-]|\b(?:in|of|since|until|till|from|to|through|and|or|before|after|by|early|late|mid|every|each|between|im|ab|von|bis|seit|anfang|mitte|ende|en|de|du|in|a|al|entre|desde|hasta|da|van|vanaf|tot|sinds|fran))\s*$/u.test(
    folded.slice(0, start),
  );
}

/** `25, 26 and 31 December`, `du 1er au 15 août`: with the days before it in the same month, alone or as a span. */
function withEarlierDays(folded: string, date: FoundDate): TimeOfYear[] {
  let [first, ...others]: [TimeOfYear, ...TimeOfYear[]] = [date];
  if (!date.hasDay) return [first];
  const month = date.from - (date.from % 100);
  for (;;) {
    const found = DAY_BEFORE.exec(folded.slice(0, first.start));
    const day = Number(found?.[1] ?? 0);
    if (!found || day === 0 || day > 31) return [first, ...others];
    const between = found[2]!;
    const [start, from] = [found.index, month + day];
    if (BETWEEN_ENDS.test(between)) first = { ...first, from, start };
    else if (BETWEEN_ITEMS.test(between))
      [first, others] = [{ from, to: from, start, end: start + found[1]!.length }, [first, ...others]];
    else return [first, ...others];
  }
}

const DAY_BEFORE = /(?<![\d.,:€$£])(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?(\s*\D{1,12}\s*)$/u;

const YEAR = /^,?\s*(?:de\s+)?(?:19|20)\d{2}(?!\d)/u;

interface TimePatterns {
  pattern: RegExp;
  months: ReadonlyMap<string, Month>;
  seasons: readonly { pattern: RegExp; from: number; to: number }[];
}

// Compiled when a language is first asked for.
const patternsOf = oncePerLanguage((language): TimePatterns => {
  const months = monthsByName(language);
  const names = [...months.keys()].toSorted((left, right) => right.length - left.length).join("|");
  const ordinal = "(?:st|nd|rd|th|er|\\.|º|ª)?";
  const seasons = SEASONS[language] ?? [];
  const sources = [
    ...[...feastsIn(language), ...seasons].map(([source]) => source),
    `(?:(?<before>\\d{1,2})${ordinal}\\s*(?:of |de |d['’])?)?(?<name>${names})\\.?(?:\\s+(?<after>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d|\\s?(?:uhr|h|am|pm)))?`,
    "(?<day>\\d{1,2})[./](?<number>\\d{1,2})\\.?(?![\\d.]*\\d|\\s?(?:uhr|h|am|pm|€|%))",
  ];
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.,:€$£])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`, "gu"),
    months,
    seasons: seasons.map(([source, from, to]) => ({ pattern: new RegExp(`^(?:${source})$`, "u"), from, to })),
  };
});

/** Parts of the year by the months that nobody counts to another one; folded. */
const SEASONS: Readonly<Record<string, readonly (readonly [source: string, from: number, to: number])[]>> = {
  en: [
    ["summers?(?:time)?", 601, 831],
    ["winters?(?:time)?", 1201, 229],
  ],
  de: [
    ["sommers?", 601, 831],
    ["winters?", 1201, 229],
  ],
  fr: [
    ["ete", 601, 831],
    ["hiver", 1201, 229],
  ],
  es: [
    ["verano", 601, 831],
    ["invierno", 1201, 229],
  ],
  it: [
    ["estate", 601, 831],
    ["inverno", 1201, 229],
  ],
  pt: [
    ["verao", 601, 831],
    ["inverno", 1201, 229],
  ],
  nl: [
    ["zomers?", 601, 831],
    ["winters?", 1201, 229],
  ],
  da: [
    ["sommer(?:en)?", 601, 831],
    ["vinter(?:en)?", 1201, 229],
  ],
  pl: [
    ["latem|lato", 601, 831],
    ["zima|zimie", 1201, 229],
  ],
  sv: [
    ["sommar(?:en)?", 601, 831],
    ["vinter(?:n)?", 1201, 229],
  ],
};
