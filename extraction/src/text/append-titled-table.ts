import type { DocumentBuilder } from "./document-builder.ts";
import { appendTable, type HeaderSign } from "./table-rows.ts";

/** What stands alone above the first row with several cells is the table's title or a note, not its header. */
export function appendTitledTable(builder: DocumentBuilder, rows: string[][], header: HeaderSign): void {
  const countFilled = (row: string[]) => row.filter((cell) => cell.trim() !== "").length;
  const start = Math.max(
    0,
    rows.findIndex((row) => countFilled(row) > 1),
  );
  for (const row of rows.slice(0, start)) builder.paragraph(row.join(" ").trim());
  appendTable(builder, rows.slice(start), header);
}
