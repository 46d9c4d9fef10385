import { primaryLanguage } from "../../analysis/analyze.ts";
import type { AskedTerm } from "../../ranking/match-passage.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Unit } from "../../units/find-units.ts";
import { askedChecks } from "../questions/asked-checks.ts";
import { type CircumstanceFit, fitCircumstances } from "../questions/fit-circumstances.ts";
import type { QuestionReading } from "../questions/question-reading.ts";
import { besideAsked } from "./beside-asked.ts";
import { meantTimes } from "./meant-times.ts";
import { type NamedRows, namedRows } from "./named-rows.ts";
import { placesOfKind } from "./places-of-kind.ts";
import { refusingUnits } from "./refusing-units.ts";
import { specialUnits } from "./special-units.ts";
import { topicPlaces } from "./topic-places.ts";
import { readContents, type UnitContent, withFit, withTopic, withWholes } from "./unit-content.ts";

/** What a question and a passage have in common, for the scores of its units. */
export interface AskedPassage {
  passage: RankedPassage;
  /** Which of `check in` and `check-out` is asked for. */
  checks: ReadonlySet<string>;
  reading: QuestionReading;
  asked: readonly AskedTerm[];
  units: readonly Unit[];
  /** Every German noun is written like a name. */
  isNounCapital: boolean;
  isSpecial: (index: number) => boolean;
  fit: CircumstanceFit | null;
  /** The units that say all of the question but its day, its season or its age, and tell others: a no. */
  refusing: ReadonlySet<number>;
  /** Places of asked terms. */
  kindPlaces: ReadonlySet<number>;
  topic: readonly number[];
  rows: NamedRows;
  times: NamedRows;
  /** By the place of the asked term. */
  rarities: readonly number[];
  isMissing: readonly boolean[];
  inTitle: readonly boolean[];
  /** … and which the last heading has. */
  inHeading: readonly boolean[];
  /** Whether a sentence says something that is asked for and that the last heading lacks. */
  isSaidBelow: boolean;
  /** What title and headings alone hold of the question, as a part of each unit's share. */
  titled: number;
  /** By the unit: as it is written; as it is meant; and of what heads it. */
  read: readonly UnitContent[];
  contents: readonly UnitContent[];
  heads: readonly (UnitContent | undefined)[];
  /** The terms of the headings that were looked at. */
  headings: Map<string, ReadonlySet<string>>;
}

export function readAskedPassage(query: PreparedQuery, passage: RankedPassage, reading: QuestionReading): AskedPassage {
  const { match, analysis } = passage;
  const { thing } = reading;
  const { asked } = match;
  const { units } = analysis;
  const checks = askedChecks(query, analysis.language);
  const isNounCapital = primaryLanguage(query.language) === "de";
  const isSpecial = specialUnits(reading.openCases(analysis.language), passage);
  const fit = fitCircumstances(reading.circumstances, passage);
  const kindPlaces = placesOfKind(query, passage, thing);
  const topic = topicPlaces(passage, kindPlaces);
  const rows = namedRows(passage, {
    kindPlaces,
    tells: (index, term) => fit?.tells(index, term) ?? false,
  });
  const times = meantTimes(passage, thing);
  const { circumstances, wholes } = reading;
  const textOf = (index: number) => passage.candidate.text.slice(units[index]!.start, units[index]!.end);
  const read = withWholes(readContents(asked, analysis), asked, { wholes, textOf });
  const rest = { circumstances, fit, kindPlaces, textOf };
  const refusing = reading.allowsNo ? refusingUnits(read, asked, rest) : new Set<number>();
  const fitting = withFit(read, asked, { fit, refusing });
  const isBesideAsked = besideAsked(
    units,
    read.map(({ holds }) => holds),
    topic,
  );
  const contents = withTopic(
    fitting,
    topic,
    (index) => (thing === null || units[index]!.kind === "row") && !isBesideAsked(index),
  );
  const heads = units.map((unit) => headOf(unit, units, contents));
  const told = contents.filter((_, index) => isTold(units[index]!));
  const rarities = rarityOf(asked, told);
  const isMissing = asked.map((_, place) => told.every(({ holds }) => !holds[place]));
  const inTitle = asked.map((term) => isNamedIn(term, analysis.title));
  const inHeading = asked.map((term) => isNamedIn(term, analysis.topic));
  const titledBy = (isLast: boolean) =>
    sumOf(rarities, (place) => isMissing[place]! && inTitle[place]! && inHeading[place] === isLast);
  const titled = HEADED * titledBy(false) + HEADED_BY_LAST * titledBy(true);
  const isSaidBelow = units.some(
    (unit, index) => unit.kind === "sentence" && saysMore({ asked, contents, inHeading, kindPlaces }, index),
  );
  return {
    passage,
    checks,
    reading,
    asked,
    units,
    isNounCapital,
    isSpecial,
    fit,
    refusing,
    kindPlaces,
    topic,
    rows,
    times,
    rarities,
    isMissing,
    inTitle,
    inHeading,
    isSaidBelow,
    titled,
    read,
    contents,
    heads,
    headings: new Map(),
  };
}

/** Whether it has a word of the question that is not in the last heading. */
export function saysMore(
  seen: Pick<AskedPassage, "asked" | "contents" | "inHeading" | "kindPlaces">,
  index: number,
): boolean {
  const { holds } = seen.contents[index]!;
  return seen.asked.some(
    ({ isLastTurn }, place) => isLastTurn && holds[place] && !seen.inHeading[place] && !seen.kindPlaces.has(place),
  );
}

export function isTold({ kind }: Unit): boolean {
  return kind !== "heading" && kind !== "question";
}

export function headingOf({ candidate }: RankedPassage, { header, headingPath }: Unit): string {
  const head = header ? candidate.text.slice(header.start, header.end) : "";
  return `${headingPath.at(-1) ?? candidate.headingPath.at(-1) ?? ""}\n${head}`;
}

/** Whether nothing but a space parts a sentence from the one before it. */
export function isCarriedOn({ candidate, analysis }: RankedPassage, index: number): boolean {
  const before = analysis.sentences[index - 1];
  return before !== undefined && !candidate.text.slice(before.end, analysis.sentences[index]!.start).includes("\n");
}

export function sumOf(values: readonly number[], counts: (place: number) => boolean): number {
  return values.reduce((sum, value, place) => (counts(place) ? sum + value : sum), 0);
}

/** A row, an item or a term names its own thing alone, and leaves the rest to the heading of its table or list. */
export const PARTS: ReadonlySet<Unit["kind"]> = new Set(["row", "item", "definition"]);
export const BELOW_HEADING = 0.6;

/** A term of four letters is none of its many: `Conditions des gîtes` for a `gîte`. */
function isNamedIn({ term, forms }: AskedTerm, names: ReadonlySet<string>): boolean {
  if (forms.some((form) => names.has(form))) return true;
  if (term.length === SHORT) return MANY.some((ending) => names.has(`${term}${ending}-`));
  return CUT_MANY.test(term) && names.has(term.slice(0, SHORT));
}

const SHORT = 4;
const MANY = ["s", "e", "n"];
const CUT_MANY = /^.{4}[sen]-$/u;

/** The unit that heads another one, as far as it isn't a part of it. */
function headOf(
  { header, start }: Unit,
  units: readonly Unit[],
  contents: readonly UnitContent[],
): UnitContent | undefined {
  if (!header || header.start === start) return undefined;
  const place = units.findIndex((unit) => unit.start <= header.start && header.start < unit.end);
  return contents[place];
}

/** Each term's part of the question, heavier the fewer sentences of the passage hold it. */
function rarityOf(asked: readonly AskedTerm[], contents: readonly UnitContent[]): number[] {
  const rarities = asked.map(({ weight }, place) => {
    const holding = contents.reduce((count, { holds }) => count + (holds[place] ? 1 : 0), 0);
    return weight * Math.log(1 + contents.length / (holding || 1));
  });
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return rarities.map((rarity) => rarity / total);
}

/** What only the heading names, all sentences below it are about. */
const HEADED = 0.4;
/** … the more surely the nearer it stands. */
const HEADED_BY_LAST = 0.5;
