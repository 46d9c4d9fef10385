import { cellValue, readRow } from "../../support/read-row.ts";
import type { RatedUnit } from "../rating/rate-units.ts";

/** A cell of a row as it reads. */
export interface HeadedCell {
  header: string;
  value: string;
}

/** The cells of a row; none of what is no row. */
export function headedCells({
  passage: { candidate },
  unit: { start, end },
}: Pick<RatedUnit, "passage" | "unit">): HeadedCell[] {
  return (readRow(candidate.text, start, end) ?? []).map((cell) => ({
    header: cell.header ? candidate.text.slice(cell.header.start, cell.header.end) : "",
    value: cellValue(candidate.text, cell).trim(),
  }));
}
