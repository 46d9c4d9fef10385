import type { ReactNode } from "react";
import { formatNumber } from "../texts/formats.ts";

export interface Bar {
  key: string;
  label: ReactNode;
  value: number;
  note?: string;
}

/** Lying bars with their names and values written out. */
export function BarList({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className="flex flex-col gap-2">
      {bars.map(({ key, label, value, note }) => (
        <li key={key} className="flex flex-col gap-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate">{label}</span>
            <span className="tabular-nums">{formatNumber(value)}</span>
            {note && <span className="text-sm text-muted tabular-nums">{note}</span>}
          </span>
          <span
            aria-hidden
            className="h-2 rounded-tag bg-accent"
            style={{ width: `${Math.max(value === 0 ? 0 : 1, (100 * value) / most)}%` }}
          />
        </li>
      ))}
    </ol>
  );
}
