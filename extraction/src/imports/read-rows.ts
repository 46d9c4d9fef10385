import Papa from "papaparse";
import { ExtractionFailure } from "../extracted-document.ts";
import { splitNamedSeparator } from "../text/split-named-separator.ts";

export interface Row {
  /** Of the file, from 1, where the row begins. */
  line: number;
  cells: string[];
}

/**
 * The rows of a CSV or TSV file, empty ones left out, with the lines that they begin at. Throws `ExtractionFailure` for
 * a quote without its end and for more than `most` rows.
 */
export function readRows(source: string, most: number): Row[] {
  const rows: Row[] = [];
  const { separator, rest } = splitNamedSeparator(source);
  const text = rest.replace(/^\uFEFF/u, "").replaceAll(/\r\n?/gu, "\n");
  let line = 1;
  let from = 0;
  let problem: string | undefined;
  Papa.parse<string[]>(text, {
    newline: "\n",
    ...(separator ? { delimiter: separator } : {}),
    step: ({ data, errors, meta }, parser) => {
      const begins = line;
      for (; from < meta.cursor; from++) if (text.charCodeAt(from) === LINE_FEED) line += 1;
      const quote = errors.find(({ type }) => type === "Quotes");
      if (quote) problem = `Line ${begins}: a quotation mark is not closed, or text stands behind it. Correct it.`;
      else if (data.some((cell) => cell.trim() !== "")) rows.push({ line: begins, cells: data });
      if (rows.length > most + 1) problem = tooMany(most);
      if (problem !== undefined) parser.abort();
    },
  });
  if (problem !== undefined) throw new ExtractionFailure("broken", problem);
  return rows;
}

/** The place of each column by what it may be called; undefined where the first row is no row of names. */
export function findColumns<Name extends string>(
  names: Row | undefined,
  known: Readonly<Record<Name, readonly string[]>>,
): Partial<Record<Name, number>> {
  const cells = (names?.cells ?? []).map((cell) =>
    cell
      .trim()
      .toLowerCase()
      .replaceAll(/[\s_-]+/gu, " "),
  );
  const found: Partial<Record<Name, number>> = {};
  for (const [name, words] of Object.entries(known) as [Name, readonly string[]][]) {
    const place = words.map((word) => cells.indexOf(word)).find((at) => at >= 0);
    if (place !== undefined) found[name] = place;
  }
  return found;
}

export function tooMany(most: number): string {
  return `The file has more than ${most.toLocaleString("en")} rows. Split it, and bring the parts in one after the other.`;
}

const LINE_FEED = 0x0a;
