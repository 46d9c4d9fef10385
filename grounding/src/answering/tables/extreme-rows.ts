import { primaryLanguage } from "../../analysis/analyze.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { type AskedExtreme, askedExtreme } from "../questions/asked-extreme.ts";
import { comparesThings } from "../questions/compared-sides.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { YES, YES_OR_NO } from "./affirmed-rows.ts";
import { type HeadedCell, headedCells } from "./headed-cells.ts";
import { namesColumn as isNamed } from "./names-column.ts";

/**
 * Of a question for an extreme (`which room is the biggest`): the rows of a table whose figure in the column that tells
 * it is the highest or the lowest, or the items of a list; of a table with a column for each thing, the row of
 * figures. None for other questions, where no table tells it of what is asked for, or has but one row of that.
 */
export function extremeRows(query: PreparedQuery, rated: readonly RatedUnit[]): RatedUnit[] {
  const [first] = rated;
  if (first === undefined) return [];
  const language = primaryLanguage(first.passage.analysis.language);
  const extreme = askedExtreme(query.question, language);
  if (extreme === null || comparesThings(query.question)) return [];
  for (const lines of tablesOf(rated)) {
    const asked = lines.filter((line) => hasAllAsked(query, line, extreme));
    if (asked.length === 0) continue;
    const asking = { query, extreme, language };
    const found = extremeOf(havingAsked(mostAsked(asked), asking), lines, asking);
    if (found.length > 0) return found.map((line) => ({ ...line, isAlone: true }));
  }
  return [];
}

/** The rows of each table, the items of each list, the best first. */
function tablesOf(rated: readonly RatedUnit[]): RatedUnit[][] {
  const parts = rated.filter(({ unit }) => (unit.kind === "row" || unit.kind === "item") && unit.whole !== undefined);
  const tables = Map.groupBy(parts, ({ passage, unit }) => `${passage.candidate.id} ${unit.kind} ${unit.whole!.start}`);
  const bestOf = (lines: readonly RatedUnit[]) => Math.max(...lines.map((line) => line.worth + line.passageShare));
  return [...tables.values()].toSorted((one, other) => bestOf(other) - bestOf(one));
}

/** Whether a line, or what heads it, has everything that is asked, but for the words for the extreme. */
function hasAllAsked(
  query: PreparedQuery,
  { passage, withHeads, kindPlaces }: RatedUnit,
  extreme: AskedExtreme,
): boolean {
  const words = wordsForLanguage(query, passage.analysis.language);
  const isOpen = (term: string) =>
    words.some(
      ({ term: other, written, language }) =>
        other === term && (extreme.words.has(written) || isCarryingWord(written, language)),
    );
  const needed = passage.match.asked.filter(({ isLastTurn, term }) => isLastTurn && !isOpen(term));
  return (
    needed.length > 0 &&
    passage.match.asked.every(
      ({ isLastTurn, term }, place) =>
        !isLastTurn || isOpen(term) || kindPlaces.has(place) || withHeads[place]! >= WHOLLY,
    )
  );
}

const WHOLLY = 0.9;

/** Of lines those that have the most of the question by themselves: of all tickets those for adults. */
function mostAsked(lines: readonly RatedUnit[]): RatedUnit[] {
  const massOf = ({ own, passage }: RatedUnit) =>
    passage.match.asked.reduce(
      (sum, { weight, isLastTurn }, place) => (isLastTurn ? sum + weight * own[place]! : sum),
      0,
    );
  const most = Math.max(...lines.map(massOf));
  return lines.filter((line) => massOf(line) > most - HAIR);
}

const HAIR = 0.001;

/** … and those that say yes to what is asked: the rooms with a screen. */
function havingAsked(lines: readonly RatedUnit[], asking: Asking): RatedUnit[] {
  const cells = lines.map(cellsOf);
  const places = cells[0]!.flatMap(({ header }, place) => {
    const isYesOrNo = cells.every((row) => YES_OR_NO.test(row[place]?.value ?? ""));
    return isYesOrNo && namesColumn(header, asking) ? [place] : [];
  });
  return lines.filter((_, line) => places.every((place) => YES.test(cells[line]![place]!.value)));
}

interface Asking {
  query: PreparedQuery;
  extreme: AskedExtreme;
  language: string;
}

function extremeOf(lines: readonly RatedUnit[], all: readonly RatedUnit[], asking: Asking): RatedUnit[] {
  const across = acrossOf(all, asking);
  if (across) return [across];
  if (lines.length < 2) return [];
  const cells = lines.map(cellsOf);
  const columns = cells[0]!.flatMap((_, place) => {
    const column = cells.map((row) => row[place]);
    const isTelling = tellsMeasure(column, asking);
    return isTelling ? [{ place, isAsked: namesColumn(column[0]!.header, asking) }] : [];
  });
  const column = columns.find(({ isAsked }) => isAsked) ?? columns[0];
  if (column === undefined) return [];
  const figures = cells.map((row) => figureIn(row[column.place]?.value ?? ""));
  const known = figures.filter((figure) => figure !== null);
  if (known.length < 2 || known.length < MOST * lines.length) return [];
  const end = asking.extreme.isMost ? Math.max(...known) : Math.min(...known);
  const found = lines.filter((_, place) => figures[place] === end);
  return found.length < lines.length && found.length <= MOST_SHOWN ? found : [];
}

/** Of the lines: a price `on request` is none. */
const MOST = 0.6;
const MOST_SHOWN = 3;

/** The row that has the figure of each thing, where those are the columns: `Price | Basic: £5 | Team: £9`. */
function acrossOf(all: readonly RatedUnit[], { extreme, language }: Asking): RatedUnit | undefined {
  if (extreme.measure !== "price") return undefined;
  const rows = all.filter(({ unit }) => unit.kind === "row").map((row) => ({ row, cells: cellsOf(row) }));
  const telling = rows.filter(({ cells: [label, ...values] }) => {
    const isPrice = wordsOf(label!.value).some((word) => isOfThing(word, language, "price"));
    return isPrice && values.length > 1 && values.every(({ value }) => MONEY.test(value) || FREE.test(value));
  });
  return telling.length > 0 && telling.length < rows.length ? telling[0]!.row : undefined;
}

/** Whether a column tells what the extreme is of. */
function tellsMeasure(column: readonly (HeadedCell | undefined)[], { query, extreme, language }: Asking): boolean {
  const { header } = column[0]!;
  const values = column.flatMap((cell) => (cell && figureIn(cell.value) !== null ? [cell.value] : []));
  if (values.length < 2) return false;
  const every = (pattern: RegExp) => values.every((value) => pattern.test(value));
  if (extreme.measure === "price")
    return (
      values.every((value) => MONEY.test(value)) || wordsOf(header).some((word) => isOfThing(word, language, "price"))
    );
  if (extreme.measure === "size")
    return every(AREA) || (SIZES.test(foldWord(header)) && !values.some((value) => MONEY.test(value)));
  if (extreme.measure === "extent") return every(TIME) || every(DISTANCE);
  if (extreme.measure === "time") return every(TIME);
  if (extreme.measure === "weight") return every(WEIGHT);
  return namesColumn(header, { query, extreme, language });
}

/** Whether the question names what stands in a column: `for adults`, `the highest deposit`. */
function namesColumn(header: string, { query, extreme, language }: Asking): boolean {
  return isNamed(query, header, { language, besides: extreme.words });
}

function wordsOf(text: string): string[] {
  return foldWord(text).match(/\p{L}+/gu) ?? [];
}

/** A row's cells; an item's name and what stands behind it. */
function cellsOf(line: RatedUnit): HeadedCell[] {
  const { passage, unit } = line;
  if (unit.kind === "row") return headedCells(line);
  const [, name, value] = NAMED.exec(passage.candidate.text.slice(unit.start, unit.end)) ?? [];
  return name === undefined
    ? []
    : [
        { header: "", value: name },
        { header: "", value: value! },
      ];
}

const NAMED = /^(?:[-•*]\s*)?([^:\n]{2,60}):\s+([^\n]+)$/u;

/** The first figure of a cell, in its smallest unit; nothing costs none. */
function figureIn(value: string): number | null {
  const found = FIGURE.exec(value);
  if (found === null) return FREE.test(value) ? 0 : null;
  const digits = found[1]!.replace(/[.,\s](?=\p{N}{3}(?!\p{N}))/gu, "").replace(",", ".");
  const factor = UNITS.find(([pattern]) => pattern.test(found[2] ?? ""))?.[1] ?? 1;
  return Number(digits) * factor;
}

const FIGURE = /(?<![\p{L}\p{N}])(\p{N}+(?:[.,]\p{N}+)*)\s*(\p{L}+)?/u;
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:h|hrs?|hours?|stunden?|std|heures?|horas?|or[ae]|uur|uren)$/iu, 60],
  [/^(?:days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?)$/iu, 1440],
  [/^(?:weeks?|wochen?|semaines?|semanas?|settiman[ae]|we(?:ek|ken))$/iu, 10_080],
  [/^(?:months?|monate?|mois|mes(?:es)?|mes[ei]|maand(?:en)?)$/iu, 43_200],
  [/^(?:kg|kilos?|km|kilomet\p{L}+)$/iu, 1000],
];
const MONEY = /[€£$¥]|(?<!\p{L})(?:eur|euros?|chf|usd|gbp|kr)(?!\p{L})/iu;
const FREE = /^(?:free|gratis|kostenlos|kostenfrei|gratuit[oe]?s?|frei)$/iu;
const AREA = /\p{N}\s*(?:m²|m2|qm|sqm|sq ?m|sq ?ft|ha|acres?|l|litres?|liters?|liter|cm|m|inch(?:es)?|")(?!\p{L})/iu;
const TIME =
  /\p{N}\s*(?:min\p{L}*|h|hrs?|hours?|stunden?|std|heures?|horas?|or[ae]|uur|uren|days?|tage?|jours?|d[ií]as?|giorn[oi]|dag(?:en)?|weeks?|wochen?|semaines?|semanas?|settiman[ae]|weken|months?|monate?|mois|meses|mes[ei]|maanden)(?!\p{L})/iu;
const DISTANCE = /\p{N}\s*(?:km|m|cm|mm|miles?|mi|ft|feet)(?!\p{L})/iu;
const WEIGHT = /\p{N}\s*(?:g|gr|kg|kilos?|lbs?|oz)(?!\p{L})/iu;
const SIZES =
  /(?:size|area|space|seats?|capacity|sleeps|gro(?:ss|ß)e|flache|platze?|personen|taille|surface|places?|superficie|taman|tamano|capacidad|plazas|grandezza|dimension|posti|grootte|oppervlakte|plaatsen)/u;
