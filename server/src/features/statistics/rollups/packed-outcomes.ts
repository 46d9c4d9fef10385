import { type Named, Names } from "./names.ts";
import type { Outcome } from "./read-outcomes.ts";

/** Handoffs, leads and ratings of one day, column by column. */
export interface PackedOutcomes {
  /** Of each its `OUTCOMES`. */
  marks: Uint8Array;
  /** Of each in milliseconds since the day began. */
  times: Uint32Array;
  /** Of each handoff two, in seconds: how long it waited and lasted. `NaN`: nobody has taken it, or it lasts. */
  waits: Float64Array;
  /** Of each. */
  languages: Named;
  pages: Named;
  /** Of each; the names are sets: "no_support out_of_scope". */
  reasons: Named;
}

export const OUTCOMES = {
  handoff: 1 << 0,
  lead: 1 << 1,
  rating: 1 << 2,
  qualified: 1 << 3,
  done: 1 << 4,
  consent: 1 << 5,
  positive: 1 << 6,
} as const;

/** In any order: the same outcomes make the same bytes. */
export function packOutcomes(unordered: readonly Outcome[], day: number): PackedOutcomes {
  const outcomes = unordered
    .map((outcome) => ({ outcome, text: JSON.stringify(outcome) }))
    .toSorted((one, other) => (one.text < other.text ? -1 : Number(one.text > other.text)))
    .map(({ outcome }) => outcome);
  const [languages, pages, reasons] = [new Names(), new Names(), new Names()];
  for (const outcome of outcomes) {
    languages.add(outcome.language);
    pages.add(outcome.page_url);
    reasons.add(outcome.reasons?.join(" ") || null);
  }
  const handoffs = outcomes.filter(({ kind }) => kind === "handoff");
  return {
    marks: Uint8Array.from(outcomes, marksOf),
    times: Uint32Array.from(outcomes, ({ at }) => at - day),
    waits: Float64Array.from(handoffs.flatMap(({ waited, lasted }) => [waited ?? Number.NaN, lasted ?? Number.NaN])),
    languages: languages.finish(),
    pages: pages.finish(),
    reasons: reasons.finish(),
  };
}

function marksOf({ kind, status, has_consent: hasConsent, rating }: Outcome): number {
  return (
    OUTCOMES[kind] +
    (status === "qualified" ? OUTCOMES.qualified : 0) +
    (status === "done" ? OUTCOMES.done : 0) +
    (hasConsent ? OUTCOMES.consent : 0) +
    (rating === "positive" ? OUTCOMES.positive : 0)
  );
}
