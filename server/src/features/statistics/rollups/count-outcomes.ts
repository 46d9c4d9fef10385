import type { StatisticsScope } from "../statistics-scope.ts";
import { type CountedRow, shareOf, shown } from "./count-figures.ts";
import { type PackedDay, QUARTER_MS } from "./packed-day.ts";
import { Periods } from "./periods.ts";
import type { Outcome } from "./read-outcomes.ts";
import { isPage } from "./select-answers.ts";
import type { ZoneOffset } from "./zone-offsets.ts";

/** What the totals of an overview have besides its figures. */
export function countOutcomes(days: readonly PackedDay[], scope: StatisticsScope): CountedRow {
  const selected = days.flatMap((day) => selectOutcomes(day, scope));
  const handoffs = selected.filter(({ kind }) => kind === "handoff");
  const waits = handoffs.flatMap(({ waited }) => waited ?? []).toSorted((one, other) => one - other);
  const lasted = handoffs.flatMap((handoff) => handoff.lasted ?? []).toSorted((one, other) => one - other);
  return {
    handoffs: handoffs.length,
    handoffs_taken: waits.length,
    handoff_wait_seconds_p50: secondsAt(0.5, waits),
    handoff_wait_seconds_p95: secondsAt(0.95, waits),
    handoff_seconds_p50: secondsAt(0.5, lasted),
    leads: selected.filter(({ kind }) => kind === "lead").length,
    ...ratingsOf(selected.filter(({ kind }) => kind === "rating")),
  };
}

/** The rows of the reports of leads and of ratings. */
export function countOutcomesByPeriod(
  days: readonly PackedDay[],
  scope: StatisticsScope,
  { kind, offsets }: { kind: "lead" | "rating"; offsets: readonly ZoneOffset[] },
): CountedRow[] {
  const periods = new Periods(scope.interval, offsets);
  const byPeriod = new Map<number, Outcome[]>();
  for (const day of days) {
    const quarters = periods.ofQuarters(day.day);
    for (const outcome of selectOutcomes(day, scope)) {
      if (outcome.kind !== kind) continue;
      const period = quarters[Math.floor((outcome.at - day.day) / QUARTER_MS)]!;
      byPeriod.set(period, [...(byPeriod.get(period) ?? []), outcome]);
    }
  }
  return [...byPeriod]
    .toSorted(([one], [other]) => one - other)
    .slice(0, scope.limit)
    .map(([period, outcomes]) => ({
      from: shown(periods.begins[period]!),
      ...(kind === "lead" ? leadsOf(outcomes) : ratingsOf(outcomes)),
    }));
}

function selectOutcomes(day: PackedDay, { from, to, language, page, reason }: StatisticsScope): Outcome[] {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  const isOfPage = page ? isPage(page) : undefined;
  return day.outcomes.filter(
    (outcome) =>
      outcome.at >= first &&
      outcome.at < last &&
      (!language || outcome.language === language) &&
      (!isOfPage || (outcome.page_url !== null && isOfPage(outcome.page_url))) &&
      (!reason || outcome.reasons?.includes(reason)),
  );
}

const leadsOf = (leads: readonly Outcome[]) => ({
  leads: leads.length,
  qualified: leads.filter(({ status }) => status === "qualified").length,
  done: leads.filter(({ status }) => status === "done").length,
  with_consent: leads.filter(({ has_consent: hasConsent }) => hasConsent).length,
});

function ratingsOf(ratings: readonly Outcome[]) {
  const positive = ratings.filter(({ rating }) => rating === "positive").length;
  return {
    positive,
    negative: ratings.length - positive,
    helpful_share: shareOf(positive, ratings.length),
  };
}

/** As `percentile_cont` has it, rounded as the database rounds: halves to the even number. */
function secondsAt(rank: number, ordered: readonly number[]): number | null {
  if (ordered.length === 0) return null;
  const place = rank * (ordered.length - 1);
  const [low, high] = [ordered[Math.floor(place)]!, ordered[Math.ceil(place)]!];
  const value = low + (place - Math.floor(place)) * (high - low);
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
