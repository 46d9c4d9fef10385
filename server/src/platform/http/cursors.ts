import { InvalidError } from "../errors/app-error.ts";
import { isSafeText } from "./text-checks.ts";

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a list goes on: the sort key and id of the last row shown. Bound to its list by name. */
export interface CursorPosition {
  /** Sort key of the row; the id alone where rows are sorted by id. */
  key: string;
  id: string;
}

export function encodeCursor(list: string, position: CursorPosition): string {
  return Buffer.from(JSON.stringify([list, position.key, position.id])).toString("base64url");
}

/** Throws `InvalidError` for a cursor of another list or one that was not made here. */
export function decodeCursor(list: string, cursor: string | undefined): CursorPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(parsed) && parsed.length === 3 && parsed.every((part) => typeof part === "string")) {
      const [name, key, id] = parsed as [string, string, string];
      if (name === list && UUID.test(id) && isSafeText(key)) return { key, id };
    }
  } catch {
    // Falls through to the one answer for every bad cursor.
  }
  throw invalidCursor();
}

/** The sort key of a list that is sorted by a whole number. Throws `InvalidError` for any other. */
export function readNumberKey({ key }: CursorPosition, most: number): number {
  if (!/^\d{1,16}$/.test(key) || Number(key) > most) throw invalidCursor();
  return Number(key);
}

function invalidCursor(): InvalidError {
  return new InvalidError(
    [{ pointer: "?cursor", message: "is not a cursor of this list; take `next_cursor` of the page before." }],
    "invalid_cursor",
  );
}

const NO_ID = "00000000-0000-0000-0000-000000000000";

/**
 * A page of a list that is short and whole in memory, told by a key of its items. One whose last item is gone begins
 * again.
 */
export function pageOf<Item>(
  list: string,
  items: readonly Item[],
  { limit = 20, cursor }: { limit?: number; cursor?: string },
  keyOf: (item: Item) => string,
) {
  const after = decodeCursor(list, cursor);
  const start = after ? items.findIndex((item) => keyOf(item) === after.key) + 1 : 0;
  const shown = items.slice(start, start + limit);
  const last = shown.at(-1);
  const hasMore = start + limit < items.length;
  const next_cursor = hasMore && last !== undefined ? encodeCursor(list, { key: keyOf(last), id: NO_ID }) : null;
  return { data: shown, pagination: { has_more: hasMore, next_cursor } };
}

/** Cuts `limit + 1` rows to a page. */
export function toPage<Row extends { id: string }, Item>(
  list: string,
  rows: Row[],
  limit: number,
  present: (row: Row) => Item,
  sortKey: (row: Row) => string = (row) => row.id,
) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const hasMore = rows.length > limit;
  return {
    data: shown.map(present),
    pagination: {
      has_more: hasMore,
      next_cursor: hasMore && last ? encodeCursor(list, { key: sortKey(last), id: last.id }) : null,
    },
  };
}
