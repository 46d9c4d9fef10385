import { foldWord } from "./fold-word.ts";
import { oncePerLanguage } from "./once-per-language.ts";

/** Monday is 1, Sunday is 7. */
export type Day = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const DAYS: readonly Day[] = [1, 2, 3, 4, 5, 6, 7];

/** The whole names of each day in a language (a primary tag), folded, Monday's first: `montag`, `montags`. */
export function longDayNames(language: string): readonly (readonly string[])[] {
  return namesOf(language).long;
}

/** … and the short ones: `mo`, `mon`. They may be other words, too. */
export function shortDayNames(language: string): readonly (readonly string[])[] {
  return namesOf(language).short;
}

/** The day that a folded word is the name of, in that language; undefined for other words. */
export function dayNamed(word: string, language: string): Day | undefined {
  const place = longDayNames(language).findIndex((names) => names.includes(word));
  return place < 0 ? undefined : DAYS[place];
}

interface DayNames {
  long: string[][];
  short: string[][];
}

const namesOf = oncePerLanguage((language): DayNames => ({ long: readLong(language), short: readShort(language) }));

/** `segunda-feira` is called `segunda`. With the ends that make `on Mondays` of it. */
function readLong(language: string): string[][] {
  const ends = ENDS[language] ?? [];
  return format(language, "long").map((name, place) => {
    const folded = foldWord(name.split("-")[0]!);
    return [folded, ...ends.map((end) => folded + end), ...(INFLECTED[language]?.[place]?.split(" ") ?? [])];
  });
}

function readShort(language: string): string[][] {
  const further = FURTHER[language] ?? [];
  return format(language, "short").map((name, place) => {
    const folded = foldWord(name.replace(/\.$/, ""));
    return [...new Set([folded, ...(further[place]?.split(" ") ?? [])])].filter((one) => /^\p{L}{2,5}$/u.test(one));
  });
}

function format(language: string, weekday: "long" | "short"): string[] {
  const names = new Intl.DateTimeFormat(language, { weekday, timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return DAYS.map((day) => names.format(Date.UTC(2024, 0, day)));
}

const ENDS: Readonly<Record<string, readonly string[]>> = {
  en: ["s"],
  de: ["s"],
  fr: ["s"],
  es: ["s"],
  nl: ["en", "s", "middag", "ochtend", "avond"],
  pt: ["s"],
  sv: ["ar", "en", "arna"],
  da: ["e", "ene", "en", "s"],
};
/** … where more than the end changes: `od poniedziałku`, `w środę`. */
const INFLECTED: Readonly<Record<string, readonly string[]>> = {
  pl: [
    "poniedzialku poniedzialki",
    "wtorku wtorki",
    "srode srody",
    "czwartku czwartki",
    "piatku piatki",
    "sobote soboty",
    "niedziele niedziel",
  ],
};
const FURTHER: Readonly<Record<string, readonly string[]>> = {
  en: ["", "tues", "weds", "thur thurs", "", "", ""],
  es: ["lu", "ma", "mi x", "ju", "vi", "sa", "do"],
  da: ["ma", "ti", "on", "to", "fr", "lo", "so"],
  pl: ["pn", "", "", "", "", "", "nd"],
  fr: ["lu", "ma", "me", "je", "ve", "sa", "di"],
};
