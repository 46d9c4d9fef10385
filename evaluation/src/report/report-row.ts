/** One line of a printed table, and of the JSON beside it. */
export interface ReportRow {
  what: string;
  /** What the project promises, as text; empty for rows that only inform. */
  mark: string;
  /** What others reach. */
  reference: string;
  measured: string;
  /** The figures behind `measured`, by name. */
  figures: Record<string, number>;
  /** Null where there is no mark or nothing could be measured. */
  holds: boolean | null;
  note?: string;
}

export interface Bound {
  figure: string;
  atLeast?: number;
  atMost?: number;
}

/** A row whose bounds are the mark: it holds when every bound does. A figure that is not a number never holds. */
export function boundedRow(row: {
  what: string;
  reference?: string;
  figures: Record<string, number>;
  bounds?: readonly Bound[];
  /** Three decimals unless told. */
  format?: (value: number) => string;
  note?: string;
}): ReportRow {
  const format = row.format ?? formatShare;
  const bounds = row.bounds ?? [];
  return {
    what: row.what,
    mark: bounds.map((bound) => describeBound(bound, format)).join(", "),
    reference: row.reference ?? "",
    measured: Object.entries(row.figures)
      .map(([name, value]) => (name === "" ? format(value) : `${name} ${format(value)}`))
      .join(", "),
    figures: row.figures,
    holds: bounds.length === 0 ? null : bounds.every((bound) => isWithin(bound, row.figures[bound.figure])),
    ...(row.note === undefined ? {} : { note: row.note }),
  };
}

/** A row for what could not be measured here, with the reason. */
export function unmeasuredRow(what: string, reason: string, mark = ""): ReportRow {
  return { what, mark, reference: "", measured: "not measured", figures: {}, holds: null, note: reason };
}

/** `.906`, `1.000`, `−.012`. */
export function formatShare(value: number): string {
  if (Number.isNaN(value)) return "none";
  return value.toFixed(3).replace(/^(-?)0\./, "$1.");
}

/** Whole numbers stay whole; others get two significant decimals. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return "none";
  if (Number.isInteger(value) || Math.abs(value) >= 100) return Math.round(value).toLocaleString("en");
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

function isWithin(bound: Bound, value: number | undefined): boolean {
  if (value === undefined || Number.isNaN(value)) return false;
  return value >= (bound.atLeast ?? Number.NEGATIVE_INFINITY) && value <= (bound.atMost ?? Number.POSITIVE_INFINITY);
}

function describeBound(bound: Bound, format: (value: number) => string): string {
  const name = bound.figure === "" ? "" : `${bound.figure} `;
  const parts = [
    bound.atLeast === undefined ? "" : `${name}≥ ${format(bound.atLeast)}`,
    bound.atMost === undefined ? "" : `${name}≤ ${format(bound.atMost)}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
