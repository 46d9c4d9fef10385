import { oncePerLanguage } from "../../analysis/once-per-language.ts";

const DATE_PARTS =
  "(?<![\\p{N}.,])(?:1\\d{3}|20\\d{2})(?!\\p{N})|\\d{1,2}(?:st|nd|rd|th)\\b|\\d{1,2}(?::\\d\\d| ?[ap]\\.?m\\b| Uhr)|[Cc]entur\\p{L}+|Jahrhundert|siècle|siglo|secolo|século|век\\p{L}*|\\d+ ?[年月日时時点]|世[纪紀]|قرن|ศตวรรษ|พ\\.ศ|ค\\.ศ";
const WEEKDAYS = 7;

// Compiled from the platform's names of months and days when a language is first asked for.
export const dateIn = oncePerLanguage((language) => {
  // `terças` are called by the first part of `terça-feira`.
  const days = [...dayNames(language)].flatMap((day) => (day.includes("-") ? [day, `${day.split("-")[0]}s?`] : [day]));
  const names = [...monthNames(language), ...days];
  // As they are written: `may` is no month.
  return new RegExp(`${DATE_PARTS}|(?<![\\p{L}\\p{M}])(?:${names.join("|")})(?![\\p{L}\\p{M}])`, "gu");
});

/** `1 July`, `am 1. Juli 2026`, `2026`: no amount of anything. */
export const datesIn = oncePerLanguage((language) => {
  const months = [...monthNames(language)].join("|");
  return new RegExp(
    `\\p{N}{1,2}(?:st|nd|rd|th|er|\\.|º)? (?:de )?(?:${months})(?: (?:de )?(?:19|20)\\p{N}{2})?|(?:${months}) \\p{N}{1,2}(?!\\p{N})|(?<=\\p{L} )(?:19|20)\\p{N}{2}(?![\\p{N}.,]\\p{N}| ?[\\p{L}€$£%])`,
    "gu",
  );
});

/** Monday and June are nobody's names. */
export function withoutDays(sentence: string, language: string): string {
  return sentence.replace(daysAndMonthsIn(language), "");
}

const daysAndMonthsIn = oncePerLanguage(
  (language) =>
    new RegExp(`(?<!\\p{L})(?:${[...dayNames(language), ...monthNames(language)].join("|")})s?(?!\\p{L})`, "gu"),
);

/** As they are written alone and behind a day: `январь`, `января`. */
function monthNames(language: string): Set<string> {
  const names = new Set<string>();
  for (let month = 0; month < 12; month++)
    for (const day of [undefined, "numeric"] as const)
      add(names, language, { month: "long", ...(day ? { day } : {}) }, new Date(2024, month, 15), "month");
  return names;
}

function dayNames(language: string): Set<string> {
  const names = new Set<string>();
  for (let day = 1; day <= WEEKDAYS; day++)
    add(names, language, { weekday: "long" }, new Date(2024, 0, day), "weekday");
  return names;
}

function add(
  names: Set<string>,
  language: string,
  options: Intl.DateTimeFormatOptions,
  date: Date,
  wanted: string,
): void {
  for (const { type, value } of new Intl.DateTimeFormat(language, options).formatToParts(date)) {
    if (type !== wanted || !/^\p{L}[\p{L}\p{M} ]+$/u.test(value)) continue;
    names.add(value).add(value.charAt(0).toUpperCase() + value.slice(1));
  }
}
