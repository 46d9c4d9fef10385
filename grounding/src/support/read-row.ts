/** One cell of a table row as stored: `Price: £65` under the header `Price`, or a bare value. Ranges of the text. */
export interface RowCell {
  start: number;
  end: number;
  header: { start: number; end: number } | null;
}

/** What a cell says, without its header. */
export function cellValue(text: string, { start, end, header }: RowCell): string {
  return text.slice(header ? header.end + 1 : start, end);
}

/** What parts the cells of a stored row. */
export const CELL_BREAK = " | ";
const LONGEST_HEADER = 60;

/**
 * The cells of the row that stands at `start..end` of a text; undefined when no row stands there. The first one is its
 * label.
 */
export function readRow(text: string, start: number, end: number): RowCell[] | undefined {
  if (!text.slice(start, end).includes(CELL_BREAK)) return undefined;
  const cells: RowCell[] = [];
  for (let at = start; at <= end; ) {
    const next = text.indexOf(CELL_BREAK, at);
    const to = next < 0 || next > end ? end : next;
    const header = /^[^|\n]*?:\s/.exec(text.slice(at, Math.min(to, at + LONGEST_HEADER)));
    cells.push({ start: at, end: to, header: header && { start: at, end: at + header[0].trimEnd().length - 1 } });
    at = to + CELL_BREAK.length;
  }
  return cells;
}
