import { addressIn, emailIn, holdsExpected } from "../answering/questions/holds-expected.ts";
import { toldDays } from "../answering/told/told-days.ts";
import { toldTimes } from "../answering/told/told-times.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { TextRange } from "../structured-text.ts";
import type { ToldKind } from "./basic-words.ts";
import { HEADS, LABELS, OTHERS } from "./fact-signs.ts";

/** A unit of a passage that tells such a fact. */
export interface ToldPlace {
  passage: RankedPassage;
  /** Of the unit. */
  index: number;
  /** As it is compared with what other places tell: of a phone number the last digits. */
  value: string;
  /** How surely it is the fact of the site itself, and not of somebody else or for another case. */
  worth: number;
}

/** Every place of the passages that tells a fact of that kind. */
export function toldPlaces(kind: ToldKind, ranked: readonly RankedPassage[]): ToldPlace[] {
  const told = ranked.flatMap((passage, rank) => placesIn(kind, passage, RANK * rank));
  const pages = new Map<string, Set<string>>();
  for (const { value, passage } of told) {
    const known = pages.get(value) ?? new Set();
    pages.set(value, known.add(passage.candidate.documentId ?? passage.candidate.id));
  }
  return told.map((place) => ({ ...place, worth: place.worth + (pages.get(place.value)!.size > 1 ? REPEATED : 0) }));
}

/** Said on several pages. */
const REPEATED = 0.3;
const LABELLED = 0.4;
const HEADED = 0.5;
const TITLED = 0.3;
const OF_OTHER = 0.9;
const CLOSED_ONLY = 0.3;
/** Among equals the first found. */
const RANK = 0.002;

function placesIn(kind: ToldKind, passage: RankedPassage, cost: number): ToldPlace[] {
  return passage.analysis.units.flatMap((unit, index) => {
    if (unit.kind === "heading" || unit.kind === "question") return [];
    const value = toldBy(kind, passage, index);
    return value === undefined ? [] : [{ passage, index, value, worth: worthOf(kind, passage, index) - cost }];
  });
}

/** What a unit tells of the kind; undefined where it tells none. */
function toldBy(kind: ToldKind, passage: RankedPassage, index: number): string | undefined {
  const { language, units } = passage.analysis;
  const text = textOf(passage, units[index]!);
  if (kind === "email") return emailIn(text)?.toLowerCase();
  if (kind === "address") return addressIn(text)?.toLowerCase();
  if (kind === "owner")
    return LABELS.owner.test(text) ? (nameIn(text) ?? nameIn(headingAbove(passage, index))) : undefined;
  const isOfDays = kind === "hours" && (tellsClosed(text, language) || tellsSeason(passage, index));
  if (!tells(kind, text, language) && !isOfDays) return undefined;
  return kind === "phone" ? text.replace(/\D/gu, "").slice(-LAST_DIGITS) : text.toLowerCase();
}

/** Whether a text holds a phone number, a sum of money, or hours of days. */
export function tells(kind: "phone" | "price" | "hours", text: string, language: string): boolean {
  if (holdsExpected({ expected: kind, question: "", language }, text, language) < 2) return false;
  if (kind === "price") return SUM.test(text);
  return kind === "phone" || toldDays(text, language).size > 0;
}

/** … or hours of whatever day. */
export function tellsAnyHours(text: string, language: string): boolean {
  return holdsExpected({ expected: "hours", question: "", language }, text, language) === 2;
}

/** `June to August: 9–20`, below a heading that says that these are the hours. */
export function tellsSeason(passage: RankedPassage, index: number): boolean {
  const { language, units } = passage.analysis;
  const text = textOf(passage, units[index]!);
  if (!HEADS.hours.test(headingAbove(passage, index))) return false;
  return tellsAnyHours(text, language) && toldTimes(text, language).length > 0;
}

/** `Mon: closed` says of its day what hours would. */
export function tellsClosed(text: string, language: string): boolean {
  return text.length <= LONGEST_CLOSED && CLOSED.test(text) && toldDays(text, language).size > 0;
}

/** `All stores are closed on 25 December`: whatever days they are. */
export function tellsClosing(text: string): boolean {
  return text.length <= LONGEST_CLOSING && (CLOSED.test(text) || CLOSE.test(text));
}

const LONGEST_CLOSING = 160;
const CLOSE =
  /(?<!\p{L})(?:we close|schlie(?:ß|ss)en|fermons|cerramos|chiudiamo|fechamos|encerramos|sluiten)(?!\p{L})/iu;
const LONGEST_CLOSED = 60;
const CLOSED =
  /(?<!\p{L})(?:closed|shut|no service|geschlossen|ruhetag|zu|ferm[ée]e?s?|cerrad[oa]s?|chius[oaie]|gesloten|dicht|encerrad[oa]s?|fechad[oa]s?|stängt|lukket|nieczynn[aey]|zamknięt[aey])(?!\p{L})/iu;

const LAST_DIGITS = 7;
/** `free` is no price to who knows of no offer yet. */
const SUM = /\p{Sc} ?\p{N}|\p{N} ?(?:\p{Sc}|(?:eur|usd|gbp|chf|dollars?|euros?|pounds?|kr|zł)(?!\p{L}))/iu;

function nameIn(text: string): string | undefined {
  return NAME.exec(text)?.[0];
}

/** Two words of a name. */
const NAME = /\p{Lu}[\p{Ll}'’-]+ (?:(?:[Vv][ao]n|[Dd]e|[Dd]er|[Dd]i|[Dd]a) )*\p{Lu}[\p{L}'’-]+/u;

function worthOf(kind: ToldKind, passage: RankedPassage, index: number): number {
  const { candidate, analysis } = passage;
  const { header, start, end } = analysis.units[index]!;
  const text = textOf(passage, { start, end });
  const above = headingAbove(passage, index);
  const heads = [above, header ? textOf(passage, header) : "", candidate.headingPath.at(-1) ?? ""].join("\n");
  let worth = 0;
  if (LABELS[kind].test(text)) worth += LABELLED;
  // Of hours it is the rest.
  if (kind === "hours" && !tells("hours", text, analysis.language) && !tellsSeason(passage, index))
    worth -= CLOSED_ONLY;
  if (HEADS[kind].test(heads)) worth += HEADED;
  if (HEADS[kind].test(candidate.title ?? "")) worth += TITLED;
  if (OTHERS[kind]?.test(`${text}\n${above}`)) worth -= OF_OTHER;
  return worth;
}

/** The heading right above a unit, in the passage's text or above it. */
export function headingAbove(passage: RankedPassage, index: number): string {
  const range = headingRange(passage, index);
  return range ? textOf(passage, range) : (passage.candidate.headingPath.at(-1) ?? "");
}

/** … where it stands in the text. */
export function headingRange({ analysis: { units } }: RankedPassage, index: number): TextRange | undefined {
  return units.slice(0, index).findLast(({ kind }) => kind === "heading" || kind === "question");
}

export function textOf({ candidate }: RankedPassage, { start, end }: TextRange): string {
  return candidate.text.slice(start, end);
}
