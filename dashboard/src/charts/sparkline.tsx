import { scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";

const WIDTH = 120;
const HEIGHT = 32;

/** A line without axes; the words beside it say what it shows. */
export function Sparkline({ values: given }: { values: number[] }) {
  // One alone is no line: it began with nothing.
  const values = given.length === 1 ? [0, ...given] : given;
  const x = scaleLinear<number>({ domain: [0, Math.max(1, values.length - 1)], range: [1, WIDTH - 1] });
  const y = scaleLinear<number>({ domain: [0, Math.max(1, ...values)], range: [HEIGHT - 2, 2] });
  return (
    <svg aria-hidden width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <LinePath
        data={values}
        x={(_, place) => x(place)}
        y={(value) => y(value)}
        stroke="var(--cd-accent)"
        strokeWidth={1.5}
        fill="none"
      />
    </svg>
  );
}
