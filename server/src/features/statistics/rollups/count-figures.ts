import type { StatisticsScope } from "../statistics-scope.ts";
import { ByteReader } from "./bytes.ts";
import { NumberedKeys } from "./numbered-keys.ts";
import { MARKS, type PackedDay, QUARTERS, WAIT_SHIFT } from "./packed-day.ts";
import { Periods } from "./periods.ts";
import { selectAnswers } from "./select-answers.ts";
import type { DayColumn } from "./stored-day.ts";
import { WAITS, waitAt } from "./waits.ts";
import type { ZoneOffset } from "./zone-offsets.ts";

export type CountedRow = Record<string, string | number | null>;

/** What `countFigures` looks at. */
export function figureColumns({ language, page, reason }: StatisticsScope): DayColumn[] {
  return ["sizes", "keys", "answers", "costs", ...filterColumns({ language, page, reason })];
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
): { rows: CountedRow[]; totals: CountedRow } {
  const counting = new FigureCounter(scope, offsets);
  for (const day of days) counting.add(day);
  return counting.finish();
}

/** Of one period, or of all. */
class Figures {
  answered = 0;
  unanswered = 0;
  failed = 0;
  costMicros = 0;
  chats = 0;
  chatsWithQuestion = 0;
  resolved = 0;
  visitors = 0;
  readonly waits = new Uint32Array(WAITS);
}

/** In which period each was seen last; `NEVER`: in none. */
class Seen {
  #last = new Int32Array(1024).fill(NEVER);

  of(number: number): number {
    return number < this.#last.length ? this.#last[number]! : NEVER;
  }

  set(number: number, period: number): void {
    if (number >= this.#last.length) {
      const longer = new Int32Array(2 * Math.max(number, this.#last.length)).fill(NEVER);
      longer.set(this.#last);
      this.#last = longer;
    }
    this.#last[number] = period;
  }
}

const NEVER = -1;

class FigureCounter {
  readonly #scope: StatisticsScope;
  readonly #periods: Periods;
  readonly #inAll = new Figures();
  readonly #byPeriod: (Figures | undefined)[] = [];
  readonly #chats = new NumberedKeys();
  readonly #visitors = new NumberedKeys();
  readonly #seen = { chat: new Seen(), question: new Seen(), resolved: new Seen(), visitor: new Seen() };
  /** For each period the visit at which it was looked at last. */
  #visits = new Int32Array(0);
  #visit = 0;

  constructor(scope: StatisticsScope, offsets: readonly ZoneOffset[]) {
    this.#scope = scope;
    this.#periods = new Periods(scope.interval, offsets);
  }

  add(day: PackedDay): void {
    const periods = this.#periods.ofQuarters(day.day);
    const isSelected = selectAnswers(day, this.#scope);
    const costs = new ByteReader(day.costs);
    const { sizes, keys, answers } = day;
    if (this.#visits.length < this.#periods.begins.length)
      this.#visits = new Int32Array(2 * this.#periods.begins.length);
    let answer = 0;
    let visitor: VisitorOfDay | undefined;
    for (let chat = 0; chat < sizes.length; chat++) {
      const key = 4 * chat;
      if (!visitor || keys[key + 2] !== visitor.high || keys[key + 3] !== visitor.low)
        visitor = this.#beginVisitor(keys[key + 2]!, keys[key + 3]!);
      const end = answer + (sizes[chat]! >> 1);
      const number = this.#chats.numberOf(keys[key]!, keys[key + 1]!);
      const isDisturbed = (sizes[chat]! & 1) === 1;
      for (; answer < end; answer++) {
        const marks = answers[answer]!;
        const cost = marks & MARKS.cost ? costs.read() : 0;
        if (isSelected && !isSelected[answer]) continue;
        const period = periods[marks & QUARTERS]!;
        const figures = this.#figuresOf(period);
        count(figures, marks, cost);
        count(this.#inAll, marks, cost);
        this.#countOnce("chat", number, period, figures);
        if (marks & (MARKS.answered | MARKS.unanswered)) {
          this.#countOnce("question", number, period, figures);
          if (!isDisturbed) this.#countOnce("resolved", number, period, figures);
        }
        if (visitor.number !== NEVER) this.#countVisitor(visitor, period, figures);
      }
    }
  }

  finish(): { rows: CountedRow[]; totals: CountedRow } {
    const rows = this.#byPeriod.flatMap((figures, period) =>
      figures ? [{ from: shown(this.#periods.begins[period]!), ...rowOf(figures) }] : [],
    );
    return { rows: rows.slice(0, this.#scope.limit), totals: rowOf(this.#inAll) };
  }

  #figuresOf(period: number): Figures {
    const figures = this.#byPeriod[period] ?? new Figures();
    this.#byPeriod[period] = figures;
    return figures;
  }

  /** The chats of a visitor stand together in a day, but not in the order of their times. */
  #beginVisitor(high: number, low: number): VisitorOfDay {
    const number = high === 0 && low === 0 ? NEVER : this.#visitors.numberOf(high, low);
    this.#visit += 1;
    return { high, low, number, before: this.#seen.visitor.of(number) };
  }

  #countVisitor({ number, before }: VisitorOfDay, period: number, figures: Figures): void {
    if (this.#visits[period] === this.#visit) return;
    this.#visits[period] = this.#visit;
    const last = this.#seen.visitor.of(number);
    if (last === NEVER) this.#inAll.visitors += 1;
    if (period > last) this.#seen.visitor.set(number, period);
    if (period !== before) figures.visitors += 1;
  }

  /** Of a chat, whose answers come in the order of their times. */
  #countOnce(kind: "chat" | "question" | "resolved", number: number, period: number, figures: Figures): void {
    const last = this.#seen[kind].of(number);
    if (last === period) return;
    this.#seen[kind].set(number, period);
    const figure = FIGURE_OF[kind];
    figures[figure] += 1;
    if (last === NEVER) this.#inAll[figure] += 1;
  }
}

const FIGURE_OF = { chat: "chats", question: "chatsWithQuestion", resolved: "resolved" } as const;

interface VisitorOfDay {
  high: number;
  low: number;
  number: number;
  /** The period in which they were last seen on an earlier day. */
  before: number;
}

function count(figures: Figures, marks: number, cost: number): void {
  if (marks & MARKS.answered) figures.answered += 1;
  if (marks & MARKS.unanswered) figures.unanswered += 1;
  if (marks & MARKS.failed) figures.failed += 1;
  if (marks & MARKS.wait) figures.waits[marks >>> WAIT_SHIFT]! += 1;
  figures.costMicros += cost;
}

function rowOf(figures: Figures): CountedRow {
  const questions = figures.answered + figures.unanswered;
  return {
    questions,
    answered: figures.answered,
    unanswered: figures.unanswered,
    failed: figures.failed,
    answered_share: share(figures.answered, questions),
    chats: figures.chats,
    resolved: figures.resolved,
    resolved_share: share(figures.resolved, figures.chatsWithQuestion),
    cost: figures.costMicros / 1e6,
    visitors: figures.visitors,
    first_word_ms_p50: waitAt(0.5, figures.waits),
    first_word_ms_p95: waitAt(0.95, figures.waits),
  };
}

/** To four digits, as the database rounds. */
const share = (part: number, whole: number) =>
  whole === 0 ? null : Math.floor((2e4 * part + whole) / (2 * whole)) / 1e4;

/** As the contract writes times. */
const shown = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
