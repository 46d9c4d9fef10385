import { primaryLanguage } from "../../analysis/analyze.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { asksWhatIsNot, asksWhich } from "../told/denies.ts";
import { NO } from "./affirmed-rows.ts";
import { headedCells } from "./headed-cells.ts";
import { namesColumn } from "./names-column.ts";

/**
 * What one of several things lacks (`what don't I get in the free plan`), where those are the columns of a table: the
 * rows that say no below its name, in their order; of two that are named, the rows that say so of one alone. The row
 * of what is missing somewhere (`which plan has no lockers`). None for other questions, and where all or none is named.
 */
export function lackingRows(query: PreparedQuery, rated: readonly RatedUnit[]): RatedUnit[] {
  const { question } = query;
  if (!asksWhich(question) || !(asksWhatIsNot(question, primaryLanguage(query.language)) || LACKS.test(question)))
    return [];
  const rows = rated.filter(({ unit }) => unit.kind === "row" && unit.whole !== undefined);
  const tables = Map.groupBy(rows, ({ passage, unit }) => `${passage.candidate.id} ${unit.whole!.start}`);
  for (const table of tables.values()) {
    const inColumn = lackingIn(query, table);
    const telling = inColumn.length > 0 ? inColumn : table.filter((row) => isRowLacked(query, row));
    if (telling.length > 0) return telling.map((row) => ({ ...row, isAlone: true }));
  }
  return [];
}

function lackingIn(query: PreparedQuery, rows: readonly RatedUnit[]): RatedUnit[] {
  const language = primaryLanguage(rows[0]!.passage.analysis.language);
  const cells = rows.map(headedCells);
  // What the rows are of is no column.
  const columns = cells[0]!.flatMap(({ header }, place) =>
    place > 0 && namesColumn(query, header, { language, besides: NONE }) ? [place] : [],
  );
  if (columns.length === 0 || columns.length > COMPARED || columns.length === cells[0]!.length - 1) return [];
  const isNo = (line: number, place: number) => NO.test(cells[line]![place]?.value ?? "");
  const lacks = (line: number) => columns.filter((place) => isNo(line, place)).length === 1;
  const telling = rows.filter((_, line) => lacks(line));
  const isAll = telling.length === rows.length;
  if (isAll || telling.length > MOST_ROWS || !telling.every((row) => isAllMet(query, row))) return [];
  return telling.toSorted((left, right) => left.index - right.index);
}

/** Whether it is the row of what is asked for, where that is somewhere missing: `which plan has no lockers`. */
function isRowLacked(query: PreparedQuery, row: RatedUnit): boolean {
  const language = primaryLanguage(row.passage.analysis.language);
  const [label, ...others] = headedCells(row);
  const isNamed = label !== undefined && namesColumn(query, label.value, { language, besides: NONE });
  return isNamed && others.length >= COMPARED && others.some(({ value }) => NO.test(value)) && isAllMet(query, row);
}

const NONE: ReadonlySet<string> = new Set();
const COMPARED = 2;
const MOST_ROWS = 6;

/** Whether a row, or what heads it, has all of the question but the words that it lacks something with. */
function isAllMet(query: PreparedQuery, { passage, withHeads }: RatedUnit): boolean {
  const words = wordsForLanguage(query, passage.analysis.language);
  return passage.match.asked.every(({ term, isLastTurn }, place) => {
    if (!isLastTurn || withHeads[place]! > 0) return true;
    return words.some(
      ({ term: other, written, language }) =>
        other === term && (written.length < SHORTEST || isCarryingWord(written, language) || OFFERING.test(written)),
    );
  });
}

/** `ce`, where the language can't be told. */
const SHORTEST = 3;
/** Folded. */
const OFFERING =
  /^(?:no|not|never|kein\p{L}*|nicht|ohne|sans|pas|sin|senza|non|geen|niet|get|gets|have|include\p{L}*|contain\p{L}*|missing|lack\p{L}*|miss|offer\p{L}*|version|plan|package|tier|account|compared?|enthalten|dabei|inklusive|drin|fehl\p{L}*|paket|tarif|abo|version|vergleich|compris\p{L}*|compren\p{L}*|inclu\p{L}*|manque\p{L}*|formule|offre|abonnement|falta\p{L}*|trae|tiene|paquete|tarifa|compres\p{L}*|manca\p{L}*|piano|pacchetto|inbegrepen|ontbreek\p{L}*|ontbreken|mis|missen|pakket|versie|krijg\p{L}*)$/u;
const LACKS =
  /(?<!\p{L})(?:missing|lacks?|lacking|fehlt|fehlen|manquent?|falta|faltan|manca|mancano|ontbreekt|ontbreken|mis ik)(?!\p{L})/iu;
