import { foldWord } from "../analysis/fold-word.ts";
import { type Month, monthsByName } from "../analysis/month-names.ts";
import { oncePerLanguage } from "../analysis/once-per-language.ts";
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
    told.push({ ...first, from: beginsEarlier(folded, first) ?? first.from });
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
  const { pattern, months, feasts } = patternsOf(language);
  return [...folded.matchAll(pattern)].flatMap((match): FoundDate[] => {
    const place = { start: match.index, end: match.index + match[0].length };
    const { before, name, after, day, number } = match.groups!;
    const feast = feasts.find(([source]) => source.test(match[0]));
    if (feast) return [{ ...place, from: feast[1], to: feast[2], isBare: false, hasDay: false }];
    const month = name === undefined ? Number(number) : months.get(name)!;
    const dayOfMonth = Number(before ?? after ?? day ?? 0);
    if (month < 1 || month > 12 || dayOfMonth > 31) return [];
    if (name !== undefined && dayOfMonth === 0 && isOtherWord(name, folded, place.start)) return [];
    const [from, to] = dayOfMonth === 0 ? [1, 31] : [dayOfMonth, dayOfMonth];
    return [
      { ...place, from: 100 * month + from, to: 100 * month + to, isBare: name === undefined, hasDay: dayOfMonth > 0 },
    ];
  });
}

/** `you may come`, `we march on`, `un set mar`: months where something says so. */
function isOtherWord(name: string, folded: string, start: number): boolean {
  if (name.length > 3 && name !== "march") return false;
  return !/(?:^|[(:;,|/–-]|\b(?:in|of|since|until|till|from|to|through|and|or|before|after|by|early|late|mid|every|each|between|im|ab|von|bis|seit|anfang|mitte|ende|en|de|du|in|a|al|entre|desde|hasta|da|van|vanaf|tot|sinds|fran))\s*$/u.test(
    folded.slice(0, start),
  );
}

/** `25 and 26 December`, `du 1er au 15 août`: the first day of several in one month. */
function beginsEarlier(folded: string, { start, from, hasDay }: FoundDate): number | undefined {
  const before = /(?<![\d.,:€$£])(\d{1,2})(?:st|nd|rd|th|er|\.|º|ª)?(\s*\D{1,12}\s*)$/u.exec(folded.slice(0, start));
  if (!hasDay || !before || Number(before[1]) === 0 || Number(before[1]) > 31) return undefined;
  const joins = BETWEEN_ENDS.test(before[2]!.trimEnd()) || BETWEEN_ITEMS.test(before[2]!.trimEnd());
  return joins ? from - (from % 100) + Number(before[1]) : undefined;
}

const YEAR = /^,?\s*(?:de\s+)?(?:19|20)\d{2}(?!\d)/u;

interface TimePatterns {
  pattern: RegExp;
  months: ReadonlyMap<string, Month>;
  feasts: readonly (readonly [RegExp, number, number])[];
}

// Compiled when a language is first asked for.
const patternsOf = oncePerLanguage((language): TimePatterns => {
  const months = monthsByName(language);
  const names = [...months.keys()].toSorted((left, right) => right.length - left.length).join("|");
  const ordinal = "(?:st|nd|rd|th|er|\\.|º|ª)?";
  const feasts = [...(FEASTS[language] ?? []), ...(SEASONS[language] ?? [])];
  const sources = [
    ...feasts.map(([source]) => source),
    `(?:(?<before>\\d{1,2})${ordinal}\\s*(?:of |de |d['’])?)?(?<name>${names})\\.?(?:\\s+(?<after>\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d|\\s?(?:uhr|h|am|pm)))?`,
    "(?<day>\\d{1,2})[./](?<number>\\d{1,2})\\.?(?![\\d.]*\\d|\\s?(?:uhr|h|am|pm|€|%))",
  ];
  return {
    pattern: new RegExp(`(?<![\\p{L}\\p{N}.,:€$£])(?:${sources.join("|")})(?![\\p{L}\\p{N}])`, "gu"),
    months,
    feasts: feasts.map(([source, from, to]) => [new RegExp(`^(?:${source})$`, "u"), from, to] as const),
  };
});

/** Feasts that have their date every year, folded; the longer name first. */
const FEASTS: Readonly<Record<string, readonly (readonly [source: string, from: number, to: number])[]>> = {
  en: [
    ["christmas eve", 1224, 1224],
    ["christmas day", 1225, 1225],
    ["boxing day", 1226, 1226],
    ["(?:christmas|xmas)", 1224, 1226],
    ["new year['’]?s? eve", 1231, 1231],
    ["new year(?:['’]?s?(?: day)?)?", 101, 101],
    ["hallowe['’]?en", 1031, 1031],
    ["valentine['’]?s(?: day)?", 214, 214],
  ],
  de: [
    ["heilig(?:er |en )?abend|weihnachtsabend", 1224, 1224],
    ["(?:erste[rn]?|1\\.) weihnachts(?:feier)?tag", 1225, 1225],
    ["(?:zweite[rn]?|2\\.) weihnachts(?:feier)?tag", 1226, 1226],
    ["weihnachten|weihnachts(?:feier)?tage?n?", 1224, 1226],
    ["silvester", 1231, 1231],
    ["neujahr(?:stag)?", 101, 101],
    ["nikolaus(?:tag)?", 1206, 1206],
    ["heilige[nr]? drei konige|dreikonig(?:stag)?", 106, 106],
    ["tag der arbeit", 501, 501],
    ["allerheiligen", 1101, 1101],
  ],
  fr: [
    ["(?:veille|reveillon) de noel", 1224, 1224],
    ["noel", 1225, 1225],
    ["saint[- ]sylvestre|reveillon(?: du nouvel an)?", 1231, 1231],
    ["(?:jour de l['’]an|nouvel an)", 101, 101],
    ["toussaint", 1101, 1101],
    ["assomption", 815, 815],
    ["armistice", 1111, 1111],
    ["fete nationale", 714, 714],
    ["fete du travail", 501, 501],
  ],
  es: [
    ["nochebuena", 1224, 1224],
    ["(?:dia de )?navidad", 1225, 1225],
    ["nochevieja|fin de ano", 1231, 1231],
    ["ano nuevo", 101, 101],
    ["(?:dia de )?reyes", 106, 106],
    ["todos los santos", 1101, 1101],
    ["dia del trabajo", 501, 501],
  ],
  it: [
    ["vigilia(?: di natale)?", 1224, 1224],
    ["natale", 1225, 1225],
    ["santo stefano", 1226, 1226],
    ["san silvestro", 1231, 1231],
    ["capodanno", 101, 101],
    ["epifania|befana", 106, 106],
    ["ferragosto", 815, 815],
    ["ognissanti", 1101, 1101],
  ],
  nl: [
    ["kerstavond", 1224, 1224],
    ["eerste kerstdag", 1225, 1225],
    ["tweede kerstdag", 1226, 1226],
    ["kerst(?:mis|dagen)?", 1224, 1226],
    ["oudjaar(?:savond|sdag)?|oud en nieuw", 1231, 1231],
    ["nieuwjaar(?:sdag)?", 101, 101],
    ["sinterklaas(?:avond)?", 1205, 1206],
    ["koningsdag", 427, 427],
  ],
  pt: [
    ["vespera de natal", 1224, 1224],
    ["natal", 1225, 1225],
    ["vespera de ano novo|passagem de ano", 1231, 1231],
    ["ano novo", 101, 101],
  ],
  sv: [
    ["julafton", 1224, 1224],
    ["juldagen", 1225, 1225],
    ["annandag jul", 1226, 1226],
    ["jul(?:en)?", 1224, 1226],
    ["nyarsafton", 1231, 1231],
    ["nyarsdagen|nyar", 101, 101],
  ],
};

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
  sv: [
    ["sommar(?:en)?", 601, 831],
    ["vinter(?:n)?", 1201, 229],
  ],
};
