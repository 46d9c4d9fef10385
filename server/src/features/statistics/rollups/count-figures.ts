import type { StatisticsScope } from "../statistics-scope.ts";
import { ByteReader } from "./bytes.ts";
import { type DayNumbers, KnownKeys, NOBODY } from "./known-keys.ts";
import { MARKS, type PackedDay, QUARTERS, WAIT_SHIFT } from "./packed-day.ts";
import { Periods } from "./periods.ts";
import { answerSelector, type SelectAnswers } from "./select-answers.ts";
import type { DayColumn } from "./stored-day.ts";
import { WAITS, waitAt } from "./waits.ts";
import type { ZoneOffset } from "./zone-offsets.ts";

export type CountedRow = Record<string, string | number | null>;

/** What `countFigures` looks at. */
export function figureColumns({ language, page, reason }: StatisticsScope): DayColumn[] {
  return ["sizes", "keys", "answers", "costs", "outcomes", ...filterColumns({ language, page, reason })];
}

export function filterColumns({
  language,
  page,
  reason,
}: Pick<StatisticsScope, "language" | "page" | "reason">): DayColumn[] {
  return [
    ...(language ? ["languages" as const] : []),
    ...(page ? ["pages" as const] : []),
    ...(reason ? ["reasons" as const] : []),
  ];
}

/**
 * The figures of `overview`, by period and in all: one walk over the answers of a time, which come by day. So whoever
 * was there before, was there in the same period or an earlier one.
 */
export function countFigures(
  days: readonly PackedDay[],
  scope: StatisticsScope,
  offsets: readonly ZoneOffset[],
  known = new KnownKeys(),
): { rows: CountedRow[]; totals: CountedRow } {
  const { numbers, chats, visitors } = known.ofDays(days);
  const counting = new FigureCounter(scope, { offsets, chats, visitors });
  for (const [place, day] of days.entries()) counting.add(day, numbers[place]!);
  return counting.finish();
}

/** Columns of a period: these of all periods come to those of the whole time. */
const ANSWERED = 0;
const UNANSWERED = 1;
const FAILED = 2;
const COST_MICROS = 3;
/** These don't: who was there in several periods counts once. */
const CHATS = 4;
const CHATS_WITH_QUESTION = 5;
const RESOLVED = 6;
const VISITORS = 7;
const COLUMNS = 8;

const NEVER = -1;

class FigureCounter {
  readonly #scope: StatisticsScope;
  readonly #periods: Periods;
  readonly #select: SelectAnswers;
  /** `COLUMNS` numbers of each period. */
  #figures = new Float64Array();
  readonly #waits: (Uint32Array | undefined)[] = [];
  /** Of all periods behind those that get a row: only of those the waits are told apart. */
  readonly #restOfWaits = new Uint32Array(WAITS);
  /** Days come in order: of those before this one, all periods that get a row are known. */
  readonly #withWaits = { day: 0, beforeDay: 0, inAll: 0 };
  readonly #inAll = new Float64Array(COLUMNS);
  /** The period in which each chat and visitor, by number, was seen last. */
  readonly #seen: Record<"chat" | "question" | "resolved" | "visitor", Seen>;
  /** For each period the visitor of a day, in order, who was looked at there last. */
  #looked = new Int32Array();
  #look = 0;

  constructor(
    scope: StatisticsScope,
    { offsets, chats, visitors }: { offsets: readonly ZoneOffset[]; chats: number; visitors: number },
  ) {
    this.#scope = scope;
    const ofChats = () => new Seen(chats);
    this.#seen = { chat: ofChats(), question: ofChats(), resolved: ofChats(), visitor: new Seen(visitors) };
    this.#periods = new Periods(scope.interval, offsets);
    this.#select = answerSelector(scope);
  }

  add(day: PackedDay, numbers: DayNumbers): void {
    const periods = this.#periods.ofQuarters(day.day);
    this.#makeRoom(this.#periods.begins.length);
    const isSelected = this.#select(day);
    const withWaits = this.#withWaits;
    if (withWaits.day !== day.day) Object.assign(withWaits, { day: day.day, beforeDay: withWaits.inAll });
    const costs = new ByteReader(day.costs);
    const { sizes, answers } = day;
    const [figures, looked, inAll] = [this.#figures, this.#looked, this.#inAll];
    const { chat: chats, question: questions, resolved, visitor: visitors } = this.#seen;
    let answer = 0;
    let visitor = NOBODY;
    let visitorBefore = NEVER;
    for (let chat = 0; chat < sizes.length; chat++) {
      // The chats of a visitor stand together in a day, but not in the order of their times.
      if (chat === 0 || numbers.visitors[chat] !== visitor) {
        visitor = numbers.visitors[chat]!;
        visitorBefore = visitor === NOBODY ? NEVER : visitors.of(visitor);
        this.#look += 1;
      }
      const number = numbers.chats[chat]!;
      const isDisturbed = (sizes[chat]! & 1) === 1;
      const end = answer + (sizes[chat]! >> 1);
      let current = NEVER;
      let currentQuestion = NEVER;
      let waits: Uint32Array = NO_WAITS;
      for (; answer < end; answer++) {
        const marks = answers[answer]!;
        const cost = marks & MARKS.cost ? costs.read() : 0;
        if (isSelected && !isSelected[answer]) continue;
        const period = periods[marks & QUARTERS]!;
        const at = COLUMNS * period;
        if (period !== current) {
          current = period;
          waits = this.#waitsOf(period);
          if (chats.move(number, period)) inAll[CHATS]! += 1;
          figures[at + CHATS]! += Number(chats.hasMoved);
          if (visitor !== NOBODY && looked[period] !== this.#look) {
            looked[period] = this.#look;
            if (visitors.moveOn(visitor, period)) inAll[VISITORS]! += 1;
            if (period !== visitorBefore) figures[at + VISITORS]! += 1;
          }
        }
        if (marks & ASKED && period !== currentQuestion) {
          currentQuestion = period;
          if (questions.move(number, period)) inAll[CHATS_WITH_QUESTION]! += 1;
          figures[at + CHATS_WITH_QUESTION]! += Number(questions.hasMoved);
          if (!isDisturbed) {
            if (resolved.move(number, period)) inAll[RESOLVED]! += 1;
            figures[at + RESOLVED]! += Number(resolved.hasMoved);
          }
        }
        if (marks & MARKS.answered) figures[at + ANSWERED]! += 1;
        else if (marks & MARKS.unanswered) figures[at + UNANSWERED]! += 1;
        if (marks & MARKS.failed) figures[at + FAILED]! += 1;
        if (marks & MARKS.wait) waits[marks >>> WAIT_SHIFT]! += 1;
        figures[at + COST_MICROS]! += cost;
      }
    }
  }

  finish(): { rows: CountedRow[]; totals: CountedRow } {
    const rows: CountedRow[] = [];
    const allWaits = this.#restOfWaits.slice();
    for (const [period, begin] of this.#periods.begins.entries()) {
      const waits = this.#waits[period];
      // Nothing was asked then.
      if (!waits) continue;
      const figures = this.#figures.subarray(COLUMNS * period, COLUMNS * (period + 1));
      for (let column = 0; column < CHATS; column++) this.#inAll[column]! += figures[column]!;
      if (waits !== this.#restOfWaits) for (let wait = 0; wait < WAITS; wait++) allWaits[wait]! += waits[wait]!;
      if (rows.length < this.#scope.limit) rows.push({ from: shown(begin), ...rowOf(figures, waits) });
    }
    return { rows, totals: rowOf(this.#inAll, allWaits) };
  }

  #makeRoom(periods: number): void {
    if (this.#looked.length >= periods) return;
    this.#looked = longer(this.#looked, new Int32Array(2 * periods));
    this.#figures = longer(this.#figures, new Float64Array(2 * periods * COLUMNS));
  }

  #waitsOf(period: number): Uint32Array {
    const known = this.#waits[period];
    if (known) return known;
    const isRest = this.#withWaits.beforeDay >= this.#scope.limit;
    const waits = isRest ? this.#restOfWaits : new Uint32Array(WAITS);
    if (!isRest) this.#withWaits.inAll += 1;
    this.#waits[period] = waits;
    return waits;
  }
}

const ASKED = MARKS.answered | MARKS.unanswered;
const NO_WAITS = new Uint32Array();

/** In which period each was seen last, by number. */
class Seen {
  readonly #last: Int32Array;
  /** Whether the last one that was moved had been in another period, or in none. */
  hasMoved = false;

  constructor(size: number) {
    this.#last = new Int32Array(size).fill(NEVER);
  }

  of(number: number): number {
    return this.#last[number]!;
  }

  /** True: it had never been seen. */
  move(number: number, period: number): boolean {
    const last = this.#last[number]!;
    this.hasMoved = last !== period;
    this.#last[number] = period;
    return last === NEVER;
  }

  /** The same, where it may have been seen in a later period. */
  moveOn(number: number, period: number): boolean {
    return this.move(number, Math.max(period, this.of(number)));
  }
}

function longer<Numbers extends Int32Array | Float64Array>(numbers: Numbers, empty: Numbers): Numbers {
  empty.set(numbers);
  return empty;
}

function rowOf(figures: Float64Array, waits: Uint32Array): CountedRow {
  const of = (column: number) => figures[column]!;
  const questions = of(ANSWERED) + of(UNANSWERED);
  return {
    questions,
    answered: of(ANSWERED),
    unanswered: of(UNANSWERED),
    failed: of(FAILED),
    answered_share: shareOf(of(ANSWERED), questions),
    chats: of(CHATS),
    resolved: of(RESOLVED),
    resolved_share: shareOf(of(RESOLVED), of(CHATS_WITH_QUESTION)),
    cost: of(COST_MICROS) / 1e6,
    visitors: of(VISITORS),
    first_word_ms_p50: waitAt(0.5, waits),
    first_word_ms_p95: waitAt(0.95, waits),
  };
}

/** To four digits, as the database rounds. */
export const shareOf = (part: number, whole: number) =>
  whole === 0 ? null : Math.floor((2e4 * part + whole) / (2 * whole)) / 1e4;

/** As the contract writes times. */
export const shown = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
