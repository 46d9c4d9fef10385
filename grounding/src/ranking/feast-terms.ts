import { analyzeAs } from "../analysis/analyze.ts";
import { feastNamed } from "../analysis/feasts.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { monthsByName } from "../analysis/month-names.ts";
import { namesOfThing, SITE_TERMS } from "./site-terms/site-relatives.ts";

/** What texts have for a feast beside its name: its month, and its days in figures (`24.12.`). */
export function feastTerms(name: string, language: string): string[] {
  const feast = feastNamed(name, language);
  if (feast === undefined || feast.from > DAYS_OF_YEAR) return [];
  const { from, to } = feast;
  const month = Math.floor(from / 100);
  const figures = Array.from({ length: to - from + 1 }, (_, place) => `${(from % 100) + place}.${month}`);
  return [...monthTerms(month, language), ...figures];
}

/** Easter is no Christmas, though both are holidays. */
export function withoutOtherFeasts(name: string, language: string, terms: readonly string[] = []): readonly string[] {
  const asked = feastNamed(name, language);
  if (asked === undefined) return terms;
  const isOther = ({ from, to }: { from: number; to: number }) => to < asked.from || asked.to < from;
  return terms.filter((term) => !feastsByTerm().get(term)?.every(isOther));
}

// Read from fixed lists when it is first asked for.
let byTerm: Map<string, { from: number; to: number }[]> | undefined;

/** The feasts among the holidays of all languages, by their terms. */
function feastsByTerm(): ReadonlyMap<string, readonly { from: number; to: number }[]> {
  byTerm ??= new Map(
    Object.keys(SITE_TERMS).flatMap((language) =>
      namesOfThing("holiday", language).flatMap((name) => {
        const feast = feastNamed(foldWord(name), language);
        return feast ? analyzeAs(name, language, language).map(({ term }) => [term, [feast]] as const) : [];
      }),
    ),
  );
  return byTerm;
}

/** Behind them are the feasts that move. */
const DAYS_OF_YEAR = 1231;

function monthTerms(month: number, language: string): string[] {
  const names = [...monthsByName(language)].filter(([, one]) => one === month).map(([name]) => name);
  return names.flatMap((name) => analyzeAs(name, language, language).map(({ term }) => term));
}
