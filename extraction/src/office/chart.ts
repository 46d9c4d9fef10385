import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendTable } from "../text/table-rows.ts";

/** What a chart shows: each series has one value a category. */
export interface Chart {
  title: string;
  categories: string[];
  series: { name: string; values: string[] }[];
}

/** Up to here a series reads well as one row; longer ones stand a row a category. */
const MAX_CATEGORIES_A_ROW = 12;

/** Writes a chart's title and a row for each series, `Lamps | 2023: 4 | 2024: 5`, or for each of many categories. */
export function appendChart(builder: DocumentBuilder, { title, categories, series }: Chart): void {
  if (title) builder.paragraph(title);
  const rows =
    categories.length <= MAX_CATEGORIES_A_ROW
      ? [["", ...categories], ...series.map(({ name, values }) => [name, ...values])]
      : [
          ["", ...series.map(({ name }) => name)],
          ...categories.map((category, index) => [category, ...series.map(({ values }) => values[index] ?? "")]),
        ];
  appendTable(builder, rows, categories.length > 0 || series.length > 1 ? "marked" : "none");
}
