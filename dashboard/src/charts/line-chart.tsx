import { scaleLinear, scalePoint } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { formatMilliseconds } from "../texts/formats.ts";
import { goByArrow } from "./go-by-arrow.ts";
import { placeLabel } from "./place-label.ts";
import { useWidth } from "./use-width.ts";

interface LineChartProps {
  label: string;
  lines: { name: string; color: string; isDashed?: boolean; values: (number | null)[] }[];
  labels: string[];
  /** Where each point leads. */
  hrefs: string[];
  onOpen: (href: string) => void;
}

const HEIGHT = 180;
const LEFT = 56;
const BOTTOM = 20;
const LABEL_WIDTH = 72;

/** Durations over time; a day without any leaves a hole. Each day is a link, and arrow keys go from one to the next. */
export function LineChart({ label, lines, labels, hrefs, onOpen }: LineChartProps) {
  const [box, whole] = useWidth<HTMLDivElement>();
  const most = Math.max(1, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const x = scalePoint<number>({ domain: labels.map((_, place) => place), range: [LEFT + 8, whole - 20] });
  const y = scaleLinear<number>({ domain: [0, most], range: [HEIGHT - BOTTOM, 8], nice: true });
  const step = Math.max(8, x.step());
  const every = Math.ceil(labels.length / Math.max(1, Math.floor((whole - LEFT) / LABEL_WIDTH)));
  return (
    <div ref={box} className="flex min-w-0 flex-col gap-2">
      <ul className="flex flex-wrap gap-x-4 text-sm">
        {lines.map(({ name, color, isDashed }) => (
          <li key={name} className="flex items-center gap-1.5">
            <svg aria-hidden width={20} height={4}>
              <line
                x2={20}
                y1={2}
                y2={2}
                stroke={color}
                strokeWidth={2}
                strokeDasharray={isDashed ? "4 3" : undefined}
              />
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
              {formatMilliseconds(tick)}
            </text>
          </g>
        ))}
        {labels.map(
          (text, place) =>
            place % every === 0 && (
              <text
                key={text}
                aria-hidden
                {...placeLabel(x(place) ?? 0, whole)}
                y={HEIGHT - 4}
                fontSize={11}
                fill="var(--cd-muted)"
              >
                {text}
              </text>
            ),
        )}
        {lines.map(({ name, color, isDashed, values }) => (
          <g key={name} aria-hidden>
            <LinePath
              data={values.map((value, place) => ({ value, place }))}
              defined={({ value }) => value !== null}
              x={({ place }) => x(place) ?? 0}
              y={({ value }) => y(value ?? 0)}
              stroke={color}
              strokeWidth={2}
              fill="none"
              {...(isDashed ? { strokeDasharray: "4 3" } : {})}
            />
            {values.map(
              (value, place) =>
                value !== null && (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a point is its place on the axis.
                  <circle key={place} cx={x(place)} cy={y(value)} r={2.5} fill={color} />
                ),
            )}
          </g>
        ))}
        {labels.map((day, place) => {
          const told = lines.map(({ name, values }) => `${name} ${formatMilliseconds(values[place] ?? null)}`);
          const text = `${day}: ${told.join(", ")}`;
          const isEmpty = lines.every(({ values }) => values[place] === null);
          if (isEmpty) return null;
          return (
            <a
              key={hrefs[place]}
              href={hrefs[place]}
              aria-label={text}
              onClick={(event) => {
                event.preventDefault();
                onOpen(hrefs[place]!);
              }}
            >
              <title>{text}</title>
              <rect x={(x(place) ?? 0) - step / 2} y={0} width={step} height={HEIGHT - BOTTOM} fill="transparent" />
            </a>
          );
        })}
      </svg>
    </div>
  );
}
