/** Where a time of three digits begins, and how many there are of each length: 10 to 99, times a power of ten. */
const SMALL = 100;
const MANTISSAS = 90;
const LEAST_MANTISSA = 10;

/** How many different ones there are: of at most ten digits. */
export const WAITS = SMALL + MANTISSAS * 8;

/** A time in ms to two digits, as a number below `WAITS`; the longer the time, the higher. */
export function waitNumber(ms: number): number {
  if (ms < SMALL) return ms;
  const unit = 10 ** (String(ms).length - 2);
  const mantissa = Math.floor((2 * ms + unit) / (2 * unit));
  return SMALL + (String(ms).length - 3) * MANTISSAS + mantissa - LEAST_MANTISSA;
}

export function waitOf(number: number): number {
  if (number < SMALL) return number;
  const power = Math.floor((number - SMALL) / MANTISSAS) + 1;
  return (((number - SMALL) % MANTISSAS) + LEAST_MANTISSA) * 10 ** power;
}

/** The one that `rank` of all are at most, as `percentile_disc` has it; `times` is how often each number was. */
export function waitAt(rank: number, times: Uint32Array): number | null {
  const all = times.reduce((sum, one) => sum + one, 0);
  if (all === 0) return null;
  let left = Math.max(1, Math.ceil(rank * all));
  for (let number = 0; ; number++) {
    left -= times[number]!;
    if (left <= 0) return waitOf(number);
  }
}
