import { childElements, findElements, type PageElement } from "../html/page-node.ts";
import { isDataTable } from "../html/page-tables.ts";
import { visibleLine } from "../html/visible-text.ts";
import { looksLikeHeaderInText } from "./table-rows.ts";

/**
 * Marks the first row of each table as header where its cells look like names of columns, for formats whose programs
 * seldom mark it. Changes the tree.
 */
export function markColumnNames(root: PageElement): void {
  for (const table of findElements(root, "table")) {
    if (findElements(table, "th", "thead").length > 0 || !isDataTable(table)) continue;
    const rows = findElements(table, "tr").map((row) => childElements(row).filter(({ name }) => name === "td"));
    const [first, ...rest] = rows.map((row) => row.map((cell) => visibleLine(cell)));
    const isPlain = rows[0]?.every(({ attributes }) => (attributes.colspan ?? "1") === "1");
    if (!first || !isPlain || !looksLikeHeaderInText(first, rest)) continue;
    for (const cell of rows[0]!) cell.name = "th";
  }
}
