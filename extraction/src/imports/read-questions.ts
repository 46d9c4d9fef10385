import { ExtractionFailure } from "../extracted-document.ts";
import { canonicalLine, canonicalLines } from "../text/canonical-text.ts";
import { ANSWER_NAMES, QUESTION_NAMES } from "../text/question-pair.ts";
import type { ImportedQuestion } from "./import-contents.ts";
import { LeftOutList } from "./left-out-list.ts";
import { findColumns, readRows, tooMany } from "./read-rows.ts";

export const QUESTION_COLUMNS = {
  question: QUESTION_NAMES,
  answer: ANSWER_NAMES,
  language: ["language", "lang", "locale", "sprache"],
  alternatives: ["alternatives", "alternative questions", "variants", "alternativen", "varianten"],
};

const MAX_ROWS = 5000;
const MAX_QUESTION = 1000;
const MAX_ANSWER = 20_000;
const MAX_ALTERNATIVES = 50;

/** CSV with a question and an answer a row. Throws `ExtractionFailure` where the columns are not told. */
export function readQuestions(source: string) {
  const [names, ...rows] = readRows(source, MAX_ROWS);
  if (rows.length > MAX_ROWS) throw new ExtractionFailure("too_large", tooMany(MAX_ROWS));
  const columns = findColumns(names, QUESTION_COLUMNS);
  for (const name of ["question", "answer"] as const)
    if (columns[name] === undefined)
      throw new ExtractionFailure(
        "broken",
        `Line ${names?.line ?? 1}: the column \`${name}\` is missing. The first line names the columns: question, answer, and where you have them language and alternatives.`,
      );
  const leftOut = new LeftOutList();
  const seen = new Set<string>();
  const items = rows.flatMap(({ line, cells }): ImportedQuestion[] => {
    const cell = (name: keyof typeof QUESTION_COLUMNS) =>
      columns[name] === undefined ? "" : (cells[columns[name]] ?? "");
    const question = canonicalLine(cell("question"));
    const answer = canonicalLines(cell("answer")).trim();
    const language = cell("language").trim().replaceAll("_", "-");
    const alternatives = cell("alternatives").split(/[|\n]/u).map(canonicalLine).filter(Boolean);
    const leave = (field: string, code: string, message: string): ImportedQuestion[] => {
      leftOut.add(code, message, { line, field });
      return [];
    };
    if (question === "") return leave("question", "empty", "The question is empty.");
    if (answer === "") return leave("answer", "empty", "The answer is empty.");
    if (question.length > MAX_QUESTION)
      return leave("question", "too_long", "The question is longer than 1,000 characters.");
    if (answer.length > MAX_ANSWER) return leave("answer", "too_long", "The answer is longer than 20,000 characters.");
    if (language !== "" && !/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language))
      return leave("language", "invalid", "The language is no code such as en or pt-BR.");
    if (alternatives.length > MAX_ALTERNATIVES || alternatives.some(({ length }) => length > MAX_QUESTION))
      return leave("alternatives", "too_long", "There are more than 50 alternatives, or one is over 1,000 characters.");
    const key = question.toLowerCase();
    if (seen.has(key)) return leave("question", "twice", "The question stands further up already.");
    seen.add(key);
    return [{ line, question, answer, alternatives, language: language === "" ? null : language }];
  });
  return { kind: "questions" as const, items, leftOut: leftOut.reasons };
}
