import type { StatisticsScope } from "../statistics-scope.ts";
import { ByteReader } from "./bytes.ts";
import { type CountedRow, shareOf, shown } from "./count-figures.ts";
import { isPage } from "./is-page.ts";
import { matchNames, type Named } from "./names.ts";
import { type PackedDay, QUARTER_MS } from "./packed-day.ts";
import { OUTCOMES } from "./packed-outcomes.ts";
import { Periods } from "./periods.ts";
import type { ZoneOffset } from "./zone-offsets.ts";

/** What the totals of an overview have besides its figures. */
export function countOutcomes(days: readonly PackedDay[], scope: StatisticsScope): CountedRow {
  const counted = new Counted();
  const waits: number[] = [];
  const lasted: number[] = [];
  eachOutcome(days, scope, ({ marks, waited, lasts }) => {
    counted.add(marks);
    if (!(marks & OUTCOMES.handoff)) return;
    if (!Number.isNaN(waited)) waits.push(waited);
    if (!Number.isNaN(lasts)) lasted.push(lasts);
  });
  const [waitsInOrder, lastedInOrder] = [Float64Array.from(waits).sort(), Float64Array.from(lasted).sort()];
  return {
    handoffs: counted.handoffs,
    handoffs_taken: waits.length,
    handoff_wait_seconds_p50: secondsAt(0.5, waitsInOrder),
    handoff_wait_seconds_p95: secondsAt(0.95, waitsInOrder),
    handoff_seconds_p50: secondsAt(0.5, lastedInOrder),
    leads: counted.leads,
    ...counted.ratingsRow(),
  };
}

/** The rows of the reports of leads and of ratings. */
export function countOutcomesByPeriod(
  days: readonly PackedDay[],
  scope: StatisticsScope,
  { kind, offsets }: { kind: "lead" | "rating"; offsets: readonly ZoneOffset[] },
): CountedRow[] {
  const periods = new Periods(scope.interval, offsets);
  const byPeriod = new Map<number, Counted>();
  eachOutcome(days, scope, ({ marks, day, time }) => {
    if (!(marks & OUTCOMES[kind])) return;
    const period = periods.ofQuarters(day)[Math.floor(time / QUARTER_MS)]!;
    const counted = byPeriod.get(period) ?? new Counted();
    byPeriod.set(period, counted);
    counted.add(marks);
  });
  return [...byPeriod]
    .toSorted(([one], [other]) => one - other)
    .slice(0, scope.limit)
    .map(([period, counted]) => ({
      from: shown(periods.begins[period]!),
      ...(kind === "lead" ? counted.leadsRow() : counted.ratingsRow()),
    }));
}

interface OutcomeSeen {
  marks: number;
  day: number;
  /** In milliseconds since the day began. */
  time: number;
  /** Of a handoff, in seconds, or `NaN`. */
  waited: number;
  lasts: number;
}

/** Each that a report is about. What is handed over holds until the next one. */
function eachOutcome(
  days: readonly PackedDay[],
  { from, to, language, page, reason }: StatisticsScope,
  see: (outcome: OutcomeSeen) => void,
): void {
  const ofPage = page ? isPage(page) : undefined;
  const ofReason = (name: string) => name.split(" ").includes(reason!);
  const seen: OutcomeSeen = { marks: 0, day: 0, time: 0, waited: 0, lasts: 0 };
  for (const { day, outcomes } of days) {
    const [first, last] = [Date.parse(from) - day, Date.parse(to) - day];
    const isOf = [
      ...(language ? [named(outcomes.languages, (name) => name === language)] : []),
      ...(ofPage ? [named(outcomes.pages, ofPage)] : []),
      ...(reason ? [named(outcomes.reasons, ofReason)] : []),
    ];
    let handoff = 0;
    seen.day = day;
    for (let place = 0; place < outcomes.marks.length; place++) {
      seen.marks = outcomes.marks[place]!;
      seen.time = outcomes.times[place]!;
      if (seen.marks & OUTCOMES.handoff) {
        seen.waited = outcomes.waits[2 * handoff]!;
        seen.lasts = outcomes.waits[2 * handoff + 1]!;
        handoff += 1;
      }
      let isWanted = seen.time >= first && seen.time < last;
      // Each is read, whatever the others say: they tell of one outcome after the other.
      for (const isThis of isOf) isWanted = isThis() && isWanted;
      if (isWanted) see(seen);
    }
  }
}

function named(column: Named, matches: (name: string) => boolean): () => boolean {
  const isThis = matchNames(column, matches);
  const bytes = new ByteReader(column.bytes);
  return () => isThis[bytes.read()] === 1;
}

class Counted {
  handoffs = 0;
  leads = 0;
  #qualified = 0;
  #done = 0;
  #withConsent = 0;
  #positive = 0;
  #negative = 0;

  add(marks: number): void {
    if (marks & OUTCOMES.handoff) this.handoffs += 1;
    else if (marks & OUTCOMES.lead) {
      this.leads += 1;
      if (marks & OUTCOMES.qualified) this.#qualified += 1;
      if (marks & OUTCOMES.done) this.#done += 1;
      if (marks & OUTCOMES.consent) this.#withConsent += 1;
    } else if (marks & OUTCOMES.positive) this.#positive += 1;
    else this.#negative += 1;
  }

  leadsRow() {
    return { leads: this.leads, qualified: this.#qualified, done: this.#done, with_consent: this.#withConsent };
  }

  ratingsRow() {
    const share = shareOf(this.#positive, this.#positive + this.#negative);
    return { positive: this.#positive, negative: this.#negative, helpful_share: share };
  }
}

/** As `percentile_cont` has it, rounded as the database rounds: halves to the even number. */
function secondsAt(rank: number, ordered: Float64Array): number | null {
  if (ordered.length === 0) return null;
  const place = rank * (ordered.length - 1);
  const [low, high] = [ordered[Math.floor(place)]!, ordered[Math.ceil(place)]!];
  const value = low + (place - Math.floor(place)) * (high - low);
  const rounded = Math.round(value);
  return rounded - value === 0.5 && rounded % 2 !== 0 ? rounded - 1 : rounded;
}
