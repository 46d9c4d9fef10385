import { analyzeAs, primaryLanguage } from "../../analysis/analyze.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { asksWhatIsNot } from "../told/denies.ts";
import { headedCells } from "./headed-cells.ts";

/**
 * Of a table whose column says yes or no to what is asked for (`which rooms have a kitchen`): the rows that say what
 * the question asks, in their order. None for other tables and questions.
 */
export function affirmedRows(query: PreparedQuery, best: RatedUnit, rated: readonly RatedUnit[]): RatedUnit[] {
  if (best.unit.kind !== "row" || !ASKS_WHICH.test(query.question)) return [];
  const { whole } = best.unit;
  const rows = rated.filter(({ passage, unit }) => passage === best.passage && unit.whole?.start === whole?.start);
  const cells = rows.map(headedCells);
  const asked = new Set(best.passage.match.asked.filter(({ isLastTurn }) => isLastTurn).flatMap(({ forms }) => forms));
  const { language } = best.passage.analysis;
  const column = cells[0]?.findIndex(({ header }, place) => {
    const terms = analyzeAs(header, language, language).map(({ term }) => term);
    return terms.some((term) => asked.has(term)) && cells.every((row) => YES_OR_NO.test(row[place]?.value ?? ""));
  });
  if (column === undefined || column < 0 || rows.length < 2) return [];
  const wanted = asksWhatIsNot(query.question, primaryLanguage(query.language)) ? NO : YES;
  const telling = rows.filter((_, place) => wanted.test(cells[place]![column]!.value));
  return telling.length <= MAX_ROWS ? telling.toSorted((left, right) => left.index - right.index) : [];
}

const MAX_ROWS = 6;
const ASKS_WHICH =
  /(?<!\p{L})(?:which|what|welche[rsnm]?|quel(?:le)?s?|qu[eé]|cu[aá]l(?:es)?|quali?|welke|quais|vilk(?:a|en|et)|where|wo|o[uù]|d[oó]nde|dove|waar|onde)(?!\p{L})/iu;
export const YES = /^(?:yes|ja|oui|s[ií]|sim|tak|да|✓|✔|included|inklusive|inclus|incluido)(?!\p{L})/iu;
export const NO = /^(?:no|nein|non|nee|não|nej|nie|нет|✗|✘|×|–|—|-|not included|nicht)(?!\p{L})/iu;
export const YES_OR_NO = new RegExp(`${YES.source}|${NO.source}`, "iu");
