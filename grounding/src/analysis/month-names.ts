import { foldWord } from "./fold-word.ts";
import { oncePerLanguage } from "./once-per-language.ts";

/** January is 1. */
export type Month = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;

const MONTHS: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * The months by their names in a language (a primary tag), folded: whole, as they stand alone and behind a day, and
 * short. Short ones, and `may` and `march`, may be other words, too.
 */
export const monthsByName: (language: string) => ReadonlyMap<string, Month> = oncePerLanguage(readNames);

function readNames(language: string): Map<string, Month> {
  const names = new Map<string, Month>();
  for (const width of ["long", "short"] as const)
    for (const day of [{}, { day: "numeric" }] as const) {
      const format = new Intl.DateTimeFormat(language, { month: width, ...day, timeZone: "UTC" });
      for (const month of MONTHS) {
        const parts = format.formatToParts(Date.UTC(2024, month - 1, 15));
        const name = foldWord((parts.find(({ type }) => type === "month")?.value ?? "").replace(/\.$/, ""));
        if (/^\p{L}{3,}$/u.test(name) && !names.has(name)) names.set(name, month);
      }
    }
  for (const [name, month] of Object.entries(FURTHER[language] ?? {})) names.set(name, month);
  return names;
}

/** As they are written besides: in Austria, and short. */
const FURTHER: Readonly<Record<string, Readonly<Record<string, Month>>>> = {
  en: { sept: 9 },
  de: { janner: 1, feber: 2, sept: 9 },
};
