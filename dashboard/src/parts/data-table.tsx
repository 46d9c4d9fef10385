import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, memo, type ReactNode, useEffect, useRef } from "react";
import { t } from "../texts/language.ts";
import { Skeleton } from "./skeleton.tsx";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** A CSS grid track. `minmax(0,1fr)` when left out. */
  width?: string;
  /** Numbers stand right, with digits of one width. */
  isNumber?: boolean;
  /** Left out where the table is narrower than 768 px and a row has its cells below each other. */
  isWide?: boolean;
}

interface DataTableProps<Row> {
  label: string;
  rows: readonly Row[] | undefined;
  /** They could not be read, as an alert says: nothing is on its way. */
  hasFailed?: boolean;
  columns: Column<Row>[];
  rowKey: (row: Row) => string;
  /** What stands instead of a table without rows. */
  empty: ReactNode;
  hasMore?: boolean;
  loadMore?: () => void;
  selection?: Selection;
  /** Below the row's own cells, over the whole width. */
  detail?: (row: Row) => ReactNode;
  height?: string;
}

const ROW_PIXELS = 44;
/** Fewer than that are drawn as they are: nothing to gain, and the page scrolls as one. */
const MAX_PLAIN_ROWS = 60;

/** Only those in view are in the page, however many there are. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, rows, hasFailed, columns, rowKey, empty, hasMore = false, loadMore, selection, detail } = props;
  const { height = "70dvh" } = props;
  const box = useRef<HTMLDivElement>(null);
  const isVirtual = (rows?.length ?? 0) > MAX_PLAIN_ROWS;
  const virtual = useVirtualizer({
    count: rows?.length ?? 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (index) => rowKey(rows![index]!),
    overscan: 8,
    enabled: isVirtual,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (isVirtual && hasMore && lastShown >= (rows?.length ?? 0) - 20) loadMore?.();
  }, [isVirtual, hasMore, lastShown, rows?.length, loadMore]);

  if (rows === undefined) return hasFailed ? null : <Skeleton rows={6} />;
  if (rows.length === 0) return empty;
  const tracks = columns.map(({ width = "minmax(0,1fr)" }) => width);
  const style = { "--tracks": `${selection ? "2rem " : ""}${tracks.join(" ")}` } as CSSProperties;
  const row = (index: number, start?: number) => {
    const one = rows[index]!;
    const measure = start === undefined ? undefined : virtual.measureElement;
    const id = rowKey(one);
    const ofRow = { one, id, index, start, measure, columns, selection, detail };
    return <TableRow key={id} {...(ofRow as TableRowProps<unknown>)} />;
  };
  const scrolls = isVirtual ? { tabIndex: 0, role: "group", "aria-label": label, style: { height } } : {};
  return (
    <div className="@container overflow-hidden rounded-card border border-border bg-surface">
      <div ref={box} {...scrolls} className="overflow-auto">
        <table aria-label={label} aria-rowcount={hasMore ? -1 : rows.length + 1} style={style} className="block">
          <thead className="sticky top-0 z-1 block">
            <tr className="grid gap-x-3 border-b border-border bg-sunken px-3 py-2 text-sm text-muted @max-3xl:sr-only @3xl:grid-cols-(--tracks)">
              {selection && (
                <th scope="col" className="flex">
                  <SelectAll rows={rows.map(rowKey)} selection={selection} />
                </th>
              )}
              {columns.map(({ id, header, isNumber, isWide }) => (
                <th
                  key={id}
                  scope="col"
                  className={`font-normal ${isNumber ? "@3xl:pr-4 @3xl:text-right" : "text-left"} ${isWide ? "@max-3xl:hidden" : ""}`}
                >
                  {header || <span className="sr-only">{t("Actions")}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="relative block" style={isVirtual ? { height: virtual.getTotalSize() } : undefined}>
            {isVirtual ? shown.map(({ index, start }) => row(index, start)) : rows.map((_, index) => row(index))}
          </tbody>
        </table>
      </div>
      <p className="border-t border-border px-3 py-1 text-sm text-muted">
        {hasMore
          ? t("{n, plural, one {# row} other {# rows}} so far; more come as you scroll", { n: rows.length })
          : t("{n, plural, one {# row} other {# rows}}", { n: rows.length })}
      </p>
    </div>
  );
}

interface TableRowProps<Row> extends Pick<DataTableProps<Row>, "columns" | "selection" | "detail"> {
  one: Row;
  id: string;
  index: number;
  /** In pixels from the top, where only the rows in view are drawn. */
  start: number | undefined;
  measure: ((element: Element | null) => void) | undefined;
}

/**
 * While a long table is scrolled only the rows that come into view are drawn; those that are there already are drawn
 * again with each part of the list that is loaded, unless `columns` and `detail` are the same objects as before.
 */
const TableRow = memo(
  ({ one, id: rowId, index, start, measure, columns, selection, detail }: TableRowProps<unknown>) => (
    <tr
      aria-rowindex={index + 2}
      data-index={index}
      ref={measure}
      style={start === undefined ? undefined : { transform: `translateY(${start}px)` }}
      className={`grid min-h-11 w-full items-center gap-x-3 gap-y-0.5 border-b border-border px-3 py-1.5 last:border-b-0 hover:bg-sunken @3xl:grid-cols-(--tracks) ${selection ? "grid-cols-[2rem_minmax(0,1fr)]" : "grid-cols-1"} ${start === undefined ? "" : "absolute top-0 left-0"}`}
    >
      {selection && (
        <td className="flex @max-3xl:row-span-2">
          <SelectBox row={rowId} selection={selection} />
        </td>
      )}
      {columns.map(({ id, header, cell, isNumber, isWide }) => (
        <td
          key={id}
          className={`min-w-0 ${isNumber ? "tabular-nums @3xl:pr-4 @3xl:text-right" : ""} ${isWide ? "@max-3xl:hidden" : ""} ${selection ? "@max-3xl:col-start-2" : ""}`}
        >
          {isNumber && (
            <span aria-hidden className="text-muted @3xl:hidden">
              {header}:{" "}
            </span>
          )}
          {cell(one)}
        </td>
      ))}
      {detail?.(one)}
    </tr>
  ),
);

interface Selection {
  ids: ReadonlySet<string>;
  change: (ids: ReadonlySet<string>) => void;
}

function SelectBox({ row, selection }: { row: string; selection: Selection }) {
  return (
    <input
      type="checkbox"
      aria-label={t("Select the row")}
      className="size-6 accent-accent"
      checked={selection.ids.has(row)}
      onChange={({ target }) => {
        const ids = new Set(selection.ids);
        if (target.checked) ids.add(row);
        else ids.delete(row);
        selection.change(ids);
      }}
    />
  );
}

function SelectAll({ rows, selection }: { rows: string[]; selection: Selection }) {
  const areAll = rows.every((row) => selection.ids.has(row));
  return (
    <input
      type="checkbox"
      aria-label={t("Select all rows shown")}
      className="size-6 accent-accent"
      checked={areAll}
      onChange={() => selection.change(new Set(areAll ? [] : rows))}
    />
  );
}
