import type { EvidenceWindow } from "./find-windows.ts";
import type { PreparedPassage } from "./prepare-passage.ts";
import type { PreparedStatement } from "./prepare-statement.ts";
import { CELL_BREAK, cellValue, type RowCell, readRow } from "./read-row.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isSameWord } from "./tokens/is-same-word.ts";
import { type SupportToken, saysSame } from "./tokens/support-token.ts";

/**
 * A claim about rows of a table: each figure stands in a row whose label the statement or the question names, in a
 * column that they don't contradict; and what a cell says with Yes or No is said the same way. Null when no row is in
 * the window.
 */
export function checkCells(statement: PreparedStatement, window: EvidenceWindow): SupportFailure | null {
  const rows = rowsOf(window);
  if (rows.length === 0) return null;
  const inText = textTokens(window);
  for (const token of statement.tokens) {
    if (token.kind !== "number" || inText.some((other) => saysSame(token, other))) continue;
    const holders = rows.filter((row) =>
      row.cells.some((cell) => cell.tokens.some((other) => saysFigure(token, other))),
    );
    if (holders.length === 0) continue;
    if (!holders.some((row) => isNamed(row, statement) && isInNamedColumn(row, statement, token)))
      return { code: "binding_broken", detail: statement.text.slice(token.start, token.end) };
  }
  for (const row of rows) {
    if (!isNamed(row, statement)) continue;
    const cell = row.cells.find((other) => isContradicted(other, statement));
    if (cell) return { code: "negation_differs", detail: cell.text };
  }
  if (rows.some((row) => isNamed(row, statement)) || isSaidBy(inText, statement)) return null;
  return { code: "binding_broken", detail: rows[0]!.cells[0]!.text };
}

const LEAST_IN_TEXT = 0.6;

/** What stands beside the rows is enough without them. */
function isSaidBy(inText: readonly SupportToken[], { tokens, content }: PreparedStatement): boolean {
  const found = content.filter((index) => inText.some((other) => isSame(tokens[index]!, other)));
  return found.length >= content.length * LEAST_IN_TEXT;
}

interface Cell {
  text: string;
  tokens: readonly SupportToken[];
  header: readonly SupportToken[];
  value: string;
}

interface Row {
  cells: Cell[];
  /** The label's words that not every row of the table has. */
  label: readonly SupportToken[];
}

function rowsOf({ passage, from, to }: EvidenceWindow): Row[] {
  return passage.sentences.slice(from, to + 1).flatMap(({ start, end }) => {
    const cells = readRow(passage.text, start, end)?.map((cell) => toCell(cell, passage));
    if (!cells) return [];
    const label = cells[0]!.tokens.filter((token) => token.isContent && !cells[0]!.header.includes(token));
    return [{ cells, label }];
  });
}

function toCell(cell: RowCell, passage: PreparedPassage): Cell {
  const { start, end, header } = cell;
  const tokens = passage.tokens.filter((token) => token.start >= start && token.end <= end);
  return {
    text: passage.text.slice(start, end),
    tokens,
    header: header ? tokens.filter((token) => token.end <= header.end) : [],
    value: cellValue(passage.text, cell).trim(),
  };
}

/** What stands in the window beside its rows. */
function textTokens({ passage, from, to }: EvidenceWindow): SupportToken[] {
  return passage.sentences
    .slice(from, to + 1)
    .filter(({ start, end }) => !passage.text.slice(start, end).includes(CELL_BREAK))
    .flatMap(({ first, last }) => passage.tokens.slice(first, last));
}

const LEAST_LABEL = 0.5;

/** The row is the one spoken of: half of its label at least is said or was asked for. */
function isNamed({ label, cells }: Row, statement: PreparedStatement): boolean {
  if (label.length === 0) return true;
  const said = [...statement.tokens, ...statement.context];
  const named = label.filter((token) => said.some((other) => isSame(other, token)));
  if (named.length / label.length < LEAST_LABEL) return false;
  if (named.length === label.length) return true;
  // `running shoes` are not the row of `climbing shoes`: a word of its own stands where the label's is missing.
  const known = [...cells.flatMap(({ tokens }) => tokens), ...statement.context];
  const words = statement.tokens.slice(0, statement.tokens.findIndex(({ kind }) => kind === "number") + 1 || undefined);
  return !words.some((token, index) => {
    const next = words[index + 1];
    const isKnown = (other: SupportToken) => known.some((one) => isSame(one, other));
    return token.isContent && next !== undefined && named.some((one) => isSame(one, next)) && !isKnown(token);
  });
}

/**
 * The figure's own column is named, or every column that is named has its figure said too: `US women's 10` is not
 * backed by a row with `US men: 10 | US women: 11`.
 */
function isInNamedColumn({ cells }: Row, statement: PreparedStatement, token: SupportToken): boolean {
  const said = (list: readonly SupportToken[]) =>
    list.some((word) => statement.tokens.some((other) => isSame(other, word)));
  const holds = (cell: Cell) => cell.tokens.some((other) => saysFigure(token, other));
  const named = cells.slice(1).filter((cell) => said(ownWords(cell, cells)));
  if (holds(cells[0]!) || named.some(holds)) return true;
  return named.every((cell) =>
    said(cell.tokens.filter((other) => other.kind === "number" && !cell.header.includes(other))),
  );
}

/** The header's words that no other header of the row has. */
function ownWords(cell: Cell, cells: readonly Cell[]): SupportToken[] {
  const others = cells.filter((other) => other !== cell).flatMap(({ header }) => header);
  return cell.header.filter(
    (token) => token.isContent && token.kind !== "number" && !others.some((other) => isSame(other, token)),
  );
}

const YES = /^(?:yes|ja|oui|s[ií]|sim|tak|✓|✔|x|•|included|inklusive|inclus|incluido)[\s.!]*$/iu;
const NO =
  /^(?:no|none|nein|keine?|non|aucune?|ningun[oa]?|nessun[oa]?|nenhuma?|não|nee|geen|nie|brak|✗|✘|✕|–|—|-)[\s.!]*$/iu;

/** A named column says No and the statement denies nothing, or Yes and the statement denies it. */
function isContradicted(cell: Cell, statement: PreparedStatement): boolean {
  const isYes = YES.test(cell.value);
  if ((!isYes && !NO.test(cell.value)) || cell.header.length === 0) return false;
  const at = statement.tokens.findIndex((token) => cell.header.some((word) => word.isContent && isSame(token, word)));
  if (at < 0) return false;
  const denies = statement.tokens.some(
    (token, index) => token.kind === "negator" && !(token.isInitial && statement.tokens[index + 1]?.breakBefore === 1),
  );
  const limits = statement.tokens.some(({ word }) => LIMITING.has(word));
  if (limits) return false;
  return isYes ? denies && !mixes(statement) : !denies;
}

/** `Owners can, editors can't`: words alone don't tell which is which. */
function mixes({ tokens }: PreparedStatement): boolean {
  return tokens.some(({ breakBefore }, index) => index > 0 && breakBefore > 0);
}

const LIMITING = new Set(
  "only just except nur ausser seulement sauf solo excepto salvo tranne apenas exceto alleen behalve tylko".split(" "),
);

/** `28.3 cm` is 28.3 below a header with the unit. */
function saysFigure(token: SupportToken, other: SupportToken): boolean {
  return saysSame(token, other) || (token.bareKey !== "" && token.bareKey === other.key);
}

function isSame(one: SupportToken, other: SupportToken): boolean {
  return saysSame(one, other) || saysSame(other, one) || isSameWord(one.word, other.word);
}
