export type TrapKind =
  | "repeating_path"
  | "too_deep"
  | "calendar"
  | "endless_parameters"
  | "endless_calendar"
  | "same_again";

export interface TrapDetectorOptions {
  /** The present year: calendars lead centuries away from it. */
  year: number;
  /** What an earlier part of the same run counted, from `counts()`. */
  counts?: Record<string, number>;
  budgets?: Partial<TrapBudgets>;
}

/** How many addresses of one shape are taken before the rest counts as a trap. */
export interface TrapBudgets {
  /** One path with the same single parameter: `?page=1`, `?id=2` … */
  oneParameter: number;
  twoParameters: number;
  moreParameters: number;
  /** One path with ever new combinations of parameters: filters of a shop. */
  parameterSets: number;
  /** Addresses that end in a date: `/events/2024/05`. */
  calendar: number;
}

/**
 * Finds the parts of a site that never end. Some show at one address (a path that repeats itself, a calendar far from
 * the present); others only by their number, so each shape of address has a budget. Ask once for each new,
 * normalised address, in the order found: the answer depends on what was asked before.
 */
export class TrapDetector {
  readonly #year: number;
  readonly #budgets: TrapBudgets;
  readonly #counts: Map<string, number>;
  /** By pattern: how many of its pages were read, and how many of them said nothing new. */
  readonly #read = new Map<string, { pages: number; repeats: number }>();

  constructor(options: TrapDetectorOptions) {
    this.#year = options.year;
    this.#budgets = { ...DEFAULT_BUDGETS, ...options.budgets };
    this.#counts = new Map(Object.entries(options.counts ?? {}));
  }

  /** The kind of trap that this address is part of, or null to read it. Counts it when it is read. */
  check(address: string): TrapKind | null {
    const url = new URL(address);
    const segments = url.pathname.split("/").filter((segment) => segment !== "");
    if (segments.length > MAX_SEGMENTS) return "too_deep";
    if (isRepeating(segments)) return "repeating_path";
    return this.#checkCalendar(url) ?? this.#checkParameters(url);
  }

  /**
   * What a page turned out to be: one more of its path with these parameters, with a text of its own or with another
   * page's. True when that ends the pattern: filters, sorting and tracking that lead to the same pages again.
   */
  learn(address: string, isRepeat: boolean): boolean {
    const pattern = patternOf(address);
    if (pattern === null || this.#hasEnded(pattern)) return false;
    const read = this.#read.get(pattern) ?? { pages: 0, repeats: 0 };
    this.#read.set(pattern, { pages: read.pages + 1, repeats: read.repeats + (isRepeat ? 1 : 0) });
    return this.#hasEnded(pattern);
  }

  #hasEnded(pattern: string): boolean {
    const { pages, repeats } = this.#read.get(pattern) ?? { pages: 0, repeats: 0 };
    return repeats >= ENDING_REPEATS && repeats >= pages * ENDING_SHARE;
  }

  /** What was counted so far, to go on later with. */
  counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }

  #checkCalendar(url: URL): TrapKind | null {
    const date = CALENDAR.exec(url.pathname + url.search.replace("?", "&"));
    // `/1124/2` is the second page of a thing with a number.
    if (date === null || !isYear(Number(date[1]))) return null;
    if (Math.abs(Number(date[1]) - this.#year) > MAX_YEARS_AWAY) return "calendar";
    const shape = (url.pathname + url.search).replace(/\d+/g, "0");
    return this.#spend(`${url.host}${shape}`, this.#budgets.calendar) ? null : "endless_calendar";
  }

  #checkParameters(url: URL): TrapKind | null {
    if (url.search === "") return null;
    const names = [...new Set(url.searchParams.keys())].sort();
    if (names.length > MAX_PARAMETERS) return "endless_parameters";
    const path = url.host + url.pathname;
    const set = `${path}?${names.join("&")}`;
    if (this.#hasEnded(set)) return "same_again";
    if (!this.#counts.has(set) && !this.#spend(`${path}?*`, this.#budgets.parameterSets)) return "endless_parameters";
    const { oneParameter, twoParameters, moreParameters } = this.#budgets;
    const budget = [oneParameter, twoParameters][names.length - 1] ?? moreParameters;
    return this.#spend(set, budget) ? null : "endless_parameters";
  }

  #spend(shape: string, budget: number): boolean {
    const spent = this.#counts.get(shape) ?? 0;
    if (spent >= budget) return false;
    this.#counts.set(shape, spent + 1);
    return true;
  }
}

/** The path of an address with the names of its parameters; null without any. */
export function patternOf(address: string): string | null {
  const url = new URL(address);
  if (url.search === "") return null;
  return `${url.host}${url.pathname}?${[...new Set(url.searchParams.keys())].sort().join("&")}`;
}

const ENDING_REPEATS = 8;
const ENDING_SHARE = 0.8;

const DEFAULT_BUDGETS: TrapBudgets = {
  oneParameter: 1000,
  twoParameters: 300,
  moreParameters: 60,
  parameterSets: 12,
  calendar: 60,
};
const MAX_SEGMENTS = 20;
const MAX_PARAMETERS = 8;
const MAX_YEARS_AWAY = 30;

/** What a calendar leads to, one link after another, before it has gone too far. */
function isYear(number: number): boolean {
  return number >= 1_800 && number <= 2_200;
}

/** A year and month (and day) that end a path or are a parameter's value; an article's `/2024/05/title` is none. */
const CALENDAR =
  /(?:\/|[&=/](?:date|day|month|week|year|from|start|tribe-bar-date)=?)(\d{4})[-/](?:0?[1-9]|1[0-2])(?:[-/]\d{1,2})?\/?(?=&|$)/i;

/** The same segment four times, or any run of segments three times in a row: relative links gone wrong. */
function isRepeating(segments: readonly string[]): boolean {
  const seen = new Map<string, number>();
  for (const segment of segments) {
    const times = (seen.get(segment) ?? 0) + 1;
    if (times >= 4) return true;
    seen.set(segment, times);
  }
  for (let size = 1; size * 3 <= segments.length; size++) {
    for (let start = 0; start + size * 3 <= segments.length; start++) {
      const part = (index: number) => segments.slice(start + index * size, start + (index + 1) * size).join("/");
      if (part(0) === part(1) && part(1) === part(2)) return true;
    }
  }
  return false;
}
