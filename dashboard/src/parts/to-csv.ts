import Papa from "papaparse";

/** Also in the full width that some spreadsheets read alike. */
const FORMULA = /^[=+\-@\t\r＝＋－＠].*$/s;

/**
 * What is inside another thing is written as JSON; a cell that a spreadsheet would run as a formula gets a `'` in
 * front.
 */
export function toCsv(rows: object[]): string {
  const flat = rows.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [
        name,
        typeof value === "object" && value !== null ? JSON.stringify(value) : value,
      ]),
    ),
  );
  const columns = [...new Set(flat.flatMap((row) => Object.keys(row)))];
  return Papa.unparse(flat, { columns, escapeFormulae: FORMULA });
}
