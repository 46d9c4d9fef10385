import sql, { empty, type Sql } from "sql-template-tag";
import { Type } from "typebox";
import { InvalidError } from "../errors/app-error.ts";
import { type CursorPosition, decodeCursor, toPage } from "./cursors.ts";
import { Choice } from "./schemas.ts";

/** One page of a list in the order that was asked for. */
export interface SortedPage {
  list: string;
  /** Name of the order; `-` before it: descending. */
  sort: string;
  after: CursorPosition | undefined;
  limit: number;
}

/**
 * The orders of a list by name. `created_at` is the id: ids are time-sortable, and their order is stable under inserts.
 * Times count in milliseconds; none of the expressions may be null.
 */
export type SortOrders = Readonly<Record<string, { by: Sql; kind: "id" | "time" | "text" }>>;

export interface SortedRow {
  sort_key?: string | Date;
}

const NEWEST_FIRST = "-created_at";

/** The query parameter `sort` of a list that has these orders. */
export function SortQuery(...names: [string, ...string[]]) {
  const choices = names.flatMap((name) => [`-${name}`, name]) as [string, ...string[]];
  return Type.Optional({
    ...Choice(choices),
    default: NEWEST_FIRST,
    description: "`-` before a name: descending.",
  });
}

/** Throws `InvalidError` for a cursor of another list or another order. */
export function readPage(list: string, query: { limit?: number; cursor?: string; sort?: string }): SortedPage {
  const { limit = 20, cursor, sort = NEWEST_FIRST } = query;
  return { list, sort, limit, after: decodeCursor(`${list} ${sort}`, cursor) };
}

/** The newest rows, for callers without a cursor. */
export function newestRows(limit: number): SortedPage {
  return { list: "", sort: NEWEST_FIRST, after: undefined, limit };
}

/**
 * What a list's statement needs: the column `sort_key`, a condition on where to go on, and the order with the limit.
 */
export function sortRows(orders: SortOrders, id: Sql, { sort, after, limit }: SortedPage) {
  const isDescending = sort.startsWith("-");
  const { by: column, kind } = orders[sort.replace(/^-/, "")]!;
  const by = kind === "time" ? sql`date_trunc('milliseconds', ${column})` : column;
  const direction = isDescending ? sql`DESC` : sql`ASC`;
  const condition = () => {
    const key = kind === "time" ? readTime(after!.key) : after!.key;
    if (kind === "id") return isDescending ? sql`AND ${id} < ${after!.id}` : sql`AND ${id} > ${after!.id}`;
    return isDescending
      ? sql`AND (${by}, ${id}) < (${key}, ${after!.id})`
      : sql`AND (${by}, ${id}) > (${key}, ${after!.id})`;
  };
  return {
    key: sql`${by} AS sort_key`,
    after: after ? condition() : empty,
    order:
      kind === "id"
        ? sql`ORDER BY ${id} ${direction} LIMIT ${limit + 1}`
        : sql`ORDER BY ${by} ${direction}, ${id} ${direction} LIMIT ${limit + 1}`,
  };
}

/** Cuts `limit + 1` rows to a page. */
export function toSortedPage<Row extends { id: string } & SortedRow, Item>(
  page: SortedPage,
  rows: Row[],
  present: (row: Row) => Item,
) {
  const keyOf = ({ sort_key: key, id }: Row) => (key instanceof Date ? key.toISOString() : (key ?? id));
  return toPage(`${page.list} ${page.sort}`, rows, page.limit, present, keyOf);
}

function readTime(key: string): string {
  const time = new Date(key);
  if (!Number.isNaN(time.getTime()) && time.toISOString() === key) return key;
  throw new InvalidError([{ pointer: "?cursor", message: "is not a cursor of this list." }], "invalid_cursor");
}
