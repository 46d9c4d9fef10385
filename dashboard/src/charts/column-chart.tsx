import { scaleBand, scaleLinear } from "@visx/scale";
import { useId } from "react";
import { formatNumber } from "../texts/formats.ts";
import { goByArrow } from "./go-by-arrow.ts";
import { placeLabel } from "./place-label.ts";
import { useWidth } from "./use-width.ts";

export interface Series {
  name: string;
  /** A colour, or hatched where two colours alone would tell them apart. */
  fill: string;
  isHatched?: boolean;
}

export interface Column {
  key: string;
  /** Below the axis, where there is room. */
  label: string;
  /** One a series; negative ones hang below zero. */
  values: number[];
  /** Read out, and shown by the browser. */
  text: string;
  href: string;
}

interface ColumnChartProps {
  label: string;
  series: Series[];
  columns: Column[];
  onOpen: (href: string) => void;
}

const HEIGHT = 180;
const LEFT = 36;
const BOTTOM = 20;
const GAP = 2;
const LABEL_WIDTH = 72;
const WIDEST = 56;

/** Stacked columns; each is a link, and arrow keys go from one to the next. */
export function ColumnChart({ label, series, columns, onOpen }: ColumnChartProps) {
  const hatch = useId();
  const [box, whole] = useWidth<HTMLDivElement>();
  const up = Math.max(1, ...columns.map(({ values }) => sum(values.filter((value) => value > 0))));
  const down = Math.min(0, ...columns.map(({ values }) => sum(values.filter((value) => value < 0))));
  const x = scaleBand<string>({ domain: columns.map(({ key }) => key), range: [LEFT, whole], padding: 0.2 });
  const y = scaleLinear<number>({ domain: [down, up], range: [HEIGHT - BOTTOM, 8], nice: true });
  const width = Math.min(WIDEST, x.bandwidth());
  const every = Math.ceil(columns.length / Math.max(1, Math.floor((whole - LEFT) / LABEL_WIDTH)));
  return (
    <div ref={box} className="flex min-w-0 flex-col gap-2">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {series.map(({ name, fill, isHatched }, place) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg aria-hidden width={12} height={12}>
              <Hatch id={`${hatch}-${place}`} fill={fill} />
              <rect width={12} height={12} rx={2} fill={isHatched ? `url(#${hatch}-${place})` : fill} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of links inside a picture. */}
      <svg role="group" aria-label={label} viewBox={`0 0 ${whole} ${HEIGHT}`} className="w-full" onKeyDown={goByArrow}>
        {y.ticks(4).map((tick) => (
          <g key={tick} aria-hidden>
            <line x1={LEFT} x2={whole} y1={y(tick)} y2={y(tick)} stroke="var(--cd-border)" />
            <text x={LEFT - 6} y={y(tick)} dy="0.32em" textAnchor="end" fontSize={11} fill="var(--cd-muted)">
              {formatNumber(Math.abs(tick), 1)}
            </text>
          </g>
        ))}
        {columns.map((column) => (
          <a
            key={column.key}
            href={column.href}
            aria-label={column.text}
            onClick={(event) => {
              event.preventDefault();
              onOpen(column.href);
            }}
          >
            <title>{column.text}</title>
            <rect x={x(column.key)} y={0} width={x.bandwidth()} height={HEIGHT - BOTTOM} fill="transparent" />
            <Stack
              column={column}
              series={series}
              x={(x(column.key) ?? 0) + (x.bandwidth() - width) / 2}
              width={width}
              y={y}
              hatch={hatch}
            />
          </a>
        ))}
        {columns.map(
          ({ key, label: below }, place) =>
            place % every === 0 && (
              <text
                key={key}
                aria-hidden
                {...placeLabel((x(key) ?? 0) + x.bandwidth() / 2, whole)}
                y={HEIGHT - 4}
                fontSize={11}
                fill="var(--cd-muted)"
              >
                {below}
              </text>
            ),
        )}
      </svg>
    </div>
  );
}

interface StackProps {
  column: Column;
  series: Series[];
  x: number;
  width: number;
  y: (value: number) => number;
  hatch: string;
}

function Stack({ column, series, x, width, y, hatch }: StackProps) {
  let above = 0;
  let below = 0;
  return column.values.map((value, place) => {
    const from = value < 0 ? below : above;
    const to = from + value;
    if (value < 0) below = to;
    else above = to;
    const { name, fill, isHatched } = series[place]!;
    const top = Math.min(y(from), y(to));
    const height = Math.max(0, Math.abs(y(from) - y(to)) - (value === 0 ? 0 : GAP));
    return (
      <rect
        key={name}
        x={x}
        y={top}
        width={width}
        height={height}
        rx={2}
        fill={isHatched ? `url(#${hatch}-${place})` : fill}
      />
    );
  });
}

function Hatch({ id, fill }: { id: string; fill: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={6} height={6} fill={fill} opacity={0.35} />
        <rect width={3} height={6} fill={fill} />
      </pattern>
    </defs>
  );
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
