import { DAYS, type Day, longDayNames, shortDayNames } from "../../analysis/day-names.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { oncePerLanguage } from "../../analysis/once-per-language.ts";
import { BETWEEN_ENDS, BETWEEN_ITEMS } from "./joining-words.ts";

/**
 * The days of the week that a text in a language (a primary tag) speaks of: those that it names, those between two
 * (`Mon–Sat`, `dinsdag tot en met zondag`), and those of `weekends`, `werktags`, `every day`. None where it names none.
 */
export function toldDays(text: string, language: string): ReadonlySet<Day> {
  const { name, days, groups } = patternsOf(language);
  const folded = foldWord(text);
  const told = new Set<Day>();
  for (const [pattern, named] of groups) if (pattern.test(folded)) for (const day of named) told.add(day);
  let before: { day: Day; end: number; isShort: boolean } | undefined;
  let open: Day | undefined;
  for (const match of folded.matchAll(name)) {
    const written = match[0];
    const { day, isShort } = days.get(written)!;
    const end = match.index + written.length;
    const between = before === undefined ? undefined : folded.slice(before.end, match.index);
    const isRange = between !== undefined && BETWEEN_ENDS.test(between);
    const isJoined = isRange || (between !== undefined && BETWEEN_ITEMS.test(between));
    if (isShort && !isJoined && !CLOCK.test(folded.slice(end))) {
      // `Mo` of `Mo–Fr`: told when the other end is reached.
      [open, before] = [day, { day, end, isShort }];
      continue;
    }
    if (isJoined && open !== undefined) told.add(open);
    if (isRange) for (const one of daysBetween(before!.day, day)) told.add(one);
    told.add(day);
    [open, before] = [undefined, { day, end, isShort }];
  }
  return told;
}

/** `Sat–Mon` goes round. */
function daysBetween(from: Day, to: Day): Day[] {
  const length = (to - from + DAYS.length) % DAYS.length;
  return Array.from({ length: length + 1 }, (_, place) => DAYS[(from - 1 + place) % DAYS.length]!);
}

/** Behind a short name: `Sa 10:00`, `do 10.00–17.00`, `Sat: 9`, `Mon: closed`. */
const CLOCK =
  /^(?:\.?:|\.?,?) ?(?:[-‐-―|] ?)?(?:\d{1,2}(?:[:.h]\d{2}| ?(?:h|uhr|am|pm|[-‐-―]))|(?:closed|shut|geschlossen|ruhetag|fermee?|cerrad[oa]|chius[oa]|gesloten|encerrad[oa]|fechad[oa]|stangt|lukket|nieczynn[ea]|zamkniet[ey])(?!\p{L}))/u;

interface DayPatterns {
  name: RegExp;
  days: ReadonlyMap<string, { day: Day; isShort: boolean }>;
  groups: readonly (readonly [RegExp, readonly Day[]])[];
}

// Compiled when a language is first asked for.
const patternsOf = oncePerLanguage((language): DayPatterns => {
  const days = new Map<string, { day: Day; isShort: boolean }>();
  for (const [place, day] of DAYS.entries()) {
    for (const name of shortDayNames(language)[place] ?? []) days.set(name, { day, isShort: true });
    for (const name of longDayNames(language)[place] ?? []) days.set(name, { day, isShort: false });
  }
  const names = [...days.keys()].toSorted((left, right) => right.length - left.length);
  const [every, working, weekend] = GROUPS[language] ?? [];
  const groups = (
    [
      [every, DAYS],
      [working, DAYS.slice(0, 5)],
      [weekend, DAYS.slice(5)],
    ] as const
  ).flatMap(([source, named]) => (source === undefined ? [] : [[whole(source, "u"), named] as const]));
  return { name: whole(names.join("|"), "gu"), days, groups };
});

function whole(source: string, flags: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, flags);
}

/** All days, those from Monday to Friday, and those of the weekend; folded. */
const GROUPS: Readonly<Record<string, readonly [string, string, string]>> = {
  // Not `up to 7 days before`.
  en: [
    "daily|every day|(?:seven|7) days a week|(?<!(?:up to|within|at least|every|after|than|in|for|the) )(?:seven|7) days(?! (?:before|after|prior|in|notice|of|from|to|later|ahead)(?!\\p{L})|[’'])",
    "weekdays?|working days?",
    "weekends?",
  ],
  de: ["taglich|jeden tag|rund um die uhr", "werktags?|wochentags", "wochenenden?"],
  fr: ["tous les jours|7 ?j(?:ours)? ?(?:sur|/) ?7", "en semaine|jours ouvrables", "week-?ends?"],
  es: ["todos los dias|a diario", "entre semana|dias laborables", "fin(?:es)? de semana"],
  it: ["tutti i giorni|ogni giorno", "giorni feriali|infrasettimanale", "fine settimana|weekend"],
  nl: ["dagelijks|elke dag|iedere dag", "doordeweeks|werkdagen", "weekend(?:en)?"],
  pt: ["todos os dias|diariamente", "dias uteis", "fim de semana|fins de semana"],
  da: ["dagligt?|hver dag|alle dage", "hverdage?|ugedage", "weekend(?:en|er|erne)?"],
  pl: ["codziennie", "dni (?:powszednie|robocze)|w tygodniu", "weekend(?:y|u|owo)?"],
  sv: ["dagligen|varje dag|alla dagar", "vardagar|vardag", "helg(?:en|er|erna)?"],
};
