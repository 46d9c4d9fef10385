export interface PairedComparison {
  /** Mean of `candidate - baseline` over the questions. */
  difference: number;
  /** 95 % percentile interval of that mean. */
  low: number;
  high: number;
  /** The interval excludes zero. */
  significant: boolean;
}

/**
 * Paired bootstrap over questions (Efron; Sakai 2006): both systems answered the same questions, so questions are drawn
 * with replacement and the mean difference of each draw is kept. The seed makes a run repeatable.
 */
export function pairedBootstrap(
  candidate: readonly number[],
  baseline: readonly number[],
  { samples = 10_000, seed = 20_240_601 }: { samples?: number; seed?: number } = {},
): PairedComparison {
  if (candidate.length !== baseline.length) throw new RangeError("Both systems must answer the same questions.");
  if (candidate.length === 0) throw new RangeError("There is no question to compare.");
  const differences = Float64Array.from(candidate, (value, index) => value - baseline[index]!);
  const random = seededRandom(seed);
  const means = new Float64Array(samples);
  for (let sample = 0; sample < samples; sample++) {
    let sum = 0;
    for (let draw = 0; draw < differences.length; draw++)
      sum += differences[Math.floor(random() * differences.length)]!;
    means[sample] = sum / differences.length;
  }
  means.sort();
  const low = means[Math.floor(samples * 0.025)]!;
  const high = means[Math.min(samples - 1, Math.ceil(samples * 0.975) - 1)]!;
  return { difference: mean(differences), low, high, significant: low > 0 || high < 0 };
}

export function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let index = 0; index < values.length; index++) sum += values[index]!;
  return sum / values.length;
}

/** mulberry32: small, fast, good enough for drawing samples; never for secrets. Returns numbers in [0, 1). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
