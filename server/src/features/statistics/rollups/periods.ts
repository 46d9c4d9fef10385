import type { StatisticsScope } from "../statistics-scope.ts";
import { DAY_MS, QUARTER_MS } from "./packed-day.ts";
import type { ZoneOffset } from "./zone-offsets.ts";

const HOUR_MS = 3_600_000;
const QUARTERS_A_DAY = DAY_MS / QUARTER_MS;
/** 1970 began on a Thursday; weeks begin on Mondays. */
const THURSDAY = 3;
const DAYS_A_WEEK = 7;

/** The hours, days, weeks or months of a time zone that a report has rows for, in order. */
export class Periods {
  /** When each begins, in milliseconds since 1970, as Postgres' `date_trunc` has it. */
  readonly begins: number[] = [];
  readonly #places = new Map<number, number>();
  readonly #interval: StatisticsScope["interval"];
  readonly #offsets: readonly ZoneOffset[];
  #last: { day: number; places: Int32Array } = { day: Number.NaN, places: new Int32Array() };

  constructor(interval: StatisticsScope["interval"], offsets: readonly ZoneOffset[]) {
    this.#interval = interval;
    this.#offsets = offsets;
  }

  /** In which period each quarter of an hour of a day (UTC) is. Days come in order. */
  ofQuarters(day: number): Int32Array {
    if (day === this.#last.day) return this.#last.places;
    const begins = new Float64Array(QUARTERS_A_DAY);
    const last = QUARTERS_A_DAY - 1;
    begins[0] = this.#beginOf(day);
    begins[last] = this.#beginOf(day + last * QUARTER_MS);
    this.#fill(begins, { day, first: 0, last });
    this.#last = { day, places: Int32Array.from(begins, (begin) => this.#placeOf(begin)) };
    return this.#last.places;
  }

  /** Where two quarters are of one period, so are those between. */
  #fill(begins: Float64Array, { day, first, last }: { day: number; first: number; last: number }): void {
    if (begins[first] === begins[last]) begins.fill(begins[first]!, first, last);
    else if (last - first > 1) {
      const middle = (first + last) >> 1;
      begins[middle] = this.#beginOf(day + middle * QUARTER_MS);
      this.#fill(begins, { day, first, last: middle });
      this.#fill(begins, { day, first: middle, last });
    }
  }

  #placeOf(begin: number): number {
    const known = this.#places.get(begin);
    if (known !== undefined) return known;
    this.#places.set(begin, this.begins.length);
    return this.begins.push(begin) - 1;
  }

  #beginOf(time: number): number {
    const { offset } = this.#offsets.findLast(({ since }) => since <= time)!;
    const local = time + offset;
    // Within its own hour nothing is put forward or back.
    if (this.#interval === "hour") return Math.floor(local / HOUR_MS) * HOUR_MS - offset;
    const day = Math.floor(local / DAY_MS);
    if (this.#interval === "day") return this.#toUtc(day * DAY_MS);
    if (this.#interval === "week") return this.#toUtc((day - ((day + THURSDAY) % DAYS_A_WEEK)) * DAY_MS);
    const date = new Date(local);
    return this.#toUtc(Date.UTC(date.getUTCFullYear(), date.getUTCMonth()));
  }

  /** What a change of clocks leaves out is taken by what held before it; what is there twice, by what holds after. */
  #toUtc(local: number): number {
    for (const [place, { offset }] of this.#offsets.entries()) {
      const next = this.#offsets[place + 1];
      if (!next) break;
      const isBefore = local - offset < next.since;
      const isAfter = local - next.offset >= next.since;
      if (isBefore && isAfter) return local - next.offset;
      if (isBefore || !isAfter) return local - offset;
    }
    return local - this.#offsets.at(-1)!.offset;
  }
}
