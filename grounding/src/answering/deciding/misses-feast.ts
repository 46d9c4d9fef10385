import { DAYS } from "../../analysis/day-names.ts";
import { feastNamed } from "../../analysis/feasts.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import { fitCircumstances } from "../questions/fit-circumstances.ts";
import { readQuestion } from "../questions/question-reading.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { toldDays } from "../told/told-days.ts";
import { toldTimes } from "../told/told-times.ts";

/** Whether a question asks of a feast, and the unit tells of others, or of some days of the week: `Mon–Fri 9–17`. */
export function missesFeast(query: PreparedQuery, { passage, unit }: RatedUnit): boolean {
  const language = query.language ?? passage.analysis.language;
  if (!namesFeast(query.question, language)) return false;
  const { circumstances } = readQuestion(query, language);
  const fit = fitCircumstances(circumstances, passage);
  const index = passage.analysis.units.indexOf(unit);
  // Easter Monday is no Monday.
  const isTold = [...circumstances].some(([term, { kind }]) => kind === "time" && fit?.tells(index, term));
  if (fit === null || isTold) return false;
  const days = toldDays(passage.candidate.text.slice(unit.start, unit.end), passage.analysis.language);
  return fit.tellsOthers(index) || (days.size > 0 && days.size < DAYS.length);
}

function namesFeast(question: string, language: string): boolean {
  const folded = foldWord(question);
  return toldTimes(question, language).some(({ start, end }) => feastNamed(folded.slice(start, end), language));
}
