import { GERMAN_WISHES } from "./de.ts";
import { ENGLISH_WISHES } from "./en.ts";
import { SPANISH_WISHES } from "./es.ts";
import { FRENCH_WISHES } from "./fr.ts";
import { ITALIAN_WISHES } from "./it.ts";
import { DUTCH_WISHES } from "./nl.ts";
import type { MeantWish } from "./wish.ts";

/**
 * A turn as the pages of a site would ask it, where people everywhere tell the same wish by what happens to them:
 * `ordered last week, still nothing` asks how an order is followed, and has no word of that. Other turns stay as they
 * are. `language` is a primary tag; null tries all.
 */
export function meantWish(turn: string, language: string | null): string {
  if (turn.length > LONGEST || (turn.match(QUESTION_MARK)?.length ?? 0) > 1) return turn;
  const said = turn.normalize("NFC").replace(APOSTROPHES, "'").replace(SEVERAL_MARKS, "?").trim();
  for (const { said: pattern, means, unless } of wishesOf(language)) {
    const found = pattern.exec(said);
    if (found !== null && !unless?.test(said)) return `${means}${found.groups?.rest ?? ""}`;
  }
  return turn;
}

/** A longer one tells more than a wish. */
const LONGEST = 140;
const QUESTION_MARK = /\?+/g;
const SEVERAL_MARKS = /[?!]{2,}/g;
const APOSTROPHES = /[’´`]/g;

const WISHES: Readonly<Record<string, readonly MeantWish[]>> = {
  en: ENGLISH_WISHES,
  de: GERMAN_WISHES,
  fr: FRENCH_WISHES,
  es: SPANISH_WISHES,
  it: ITALIAN_WISHES,
  nl: DUTCH_WISHES,
};
const ALL = Object.values(WISHES).flat();

function wishesOf(language: string | null): readonly MeantWish[] {
  return language === null ? ALL : (WISHES[language] ?? []);
}
