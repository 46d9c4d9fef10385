import Papa from "papaparse";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { canonicalText } from "./canonical-text.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { splitNamedSeparator } from "./split-named-separator.ts";
import { appendTable, looksLikeNames } from "./table-rows.ts";

/**
 * CSV and TSV: each record is a unit that carries the column names. Lines before the table that start with # are text.
 * Throws `ExtractionFailure` with `no_text` where there are names of columns and nothing below them.
 */
export function readDelimited(source: string): ExtractedDocument {
  const builder = new DocumentBuilder();
  const { separator, rest } = splitNamedSeparator(source);
  const options = { skipEmptyLines: "greedy" as const, ...(separator ? { delimiter: separator } : {}) };
  const { data } = Papa.parse<string[]>(canonicalText(rest), options);
  const body = data.findIndex((row) => !row[0]?.startsWith("#"));
  for (const row of data.slice(0, Math.max(0, body))) builder.paragraph(row.join(" "));
  if (data.length === 1 && body === 0 && looksLikeNames(data[0]!))
    throw new ExtractionFailure(
      "no_text",
      "The file has names of columns and no rows below them. Export it again with its rows, and upload that.",
    );
  appendTable(builder, body < 0 ? [] : data.slice(body), "guess");
  const mediaType = data.length > 0 && source.includes("\t") && !source.includes(",") ? TSV : CSV;
  return builder.build({ mediaType });
}

const CSV = "text/csv";
const TSV = "text/tab-separated-values";
