import type { RawWord } from "./raw-word.ts";
import {
  CURRENCY_SIGNS,
  MULTIPLIERS,
  NUMBER_WORDS,
  ORDINAL_WORDS,
  SHORT_MULTIPLIERS,
  UNITS,
  type Unit,
} from "./units.ts";

/** A number read with its unit: `two weeks`, `$1.5 million`, `9:30 am`. */
export interface Quantity {
  /** `#time:1209600`; `#:2` without a unit. */
  key: string;
  /** What a number without unit meets: `#:2`; empty for money, percentages and times of day. */
  bareKey: string;
  /** How many words it took. */
  length: number;
  /** Where it ends in the text. */
  end: number;
}

/** The quantity that starts at word `index`; null when none does. */
export function readQuantity(text: string, raw: readonly RawWord[], index: number): Quantity | null {
  const word = raw[index]!.word;
  const first = word.charCodeAt(0);
  if (first >= 48 && first <= 57) return readDigits(text, raw, index);
  if (ORDINAL_WORDS.has(word)) return readOrdinal(text, raw, index);
  if (word === "twice") return quantity("times", 2, 2, 1, raw[index]!.end);
  return NUMBER_WORDS.has(word) ? readNumberWords(text, raw, index) : null;
}

function readDigits(text: string, raw: readonly RawWord[], index: number): Quantity | null {
  const { word, start, end } = raw[index]!;
  const match = /^(\d+(?:[.,]\d+)*)(\p{L}*)$/u.exec(word);
  const value = match ? parseNumber(match[1] ?? "") : null;
  if (!match || value === null) return null;
  const suffix = match[2] ?? "";
  if (/^(?:st|nd|rd|th)$/.test(suffix)) return quantity("ordinal", value, value, 1, end);
  const dotted = /^(\d{1,2})\.([0-5]\d)$/.exec(word);
  const half = dotted && readClock(text, raw, index, Number(dotted[1]), "");
  if (half) {
    const key = Number(half.key.slice("#clock:".length)) + Number(dotted[2]);
    return quantity("clock", key, key, half.length, half.end);
  }
  const clock = suffix === "" || /^[ap]m$/.test(suffix) ? readClock(text, raw, index, value, suffix) : null;
  if (clock) return clock;
  const currency = currencyBefore(text, start);
  if (suffix === "")
    return readUnit(text, raw, index + 1, { value: signed(text, start, value), from: index, currency });
  const multiplier = SHORT_MULTIPLIERS.get(suffix);
  if (currency && multiplier) return quantity(currency, value * multiplier, value * multiplier, 1, end);
  const unit = UNITS.get(suffix);
  if (unit) return quantity(unit.dimension, value * unit.factor, value, 1, end);
  return suffix === "k" ? quantity("", value * 1000, value * 1000, 1, end) : null;
}

/** `1,000.5`, `1.5`, `12,5`; null for what is no number, such as `1.2.3`. */
function parseNumber(digits: string): number | null {
  if (/^\d+$/.test(digits)) return Number(digits);
  if (/^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d+)?$/.test(digits)) return Number(digits.replaceAll(",", ""));
  if (/^\d+[.,]\d+$/.test(digits)) return Number(digits.replace(",", "."));
  return null;
}

function signed(text: string, start: number, value: number): number {
  const isNegative = /(?:^|[\s(])[-−–]$/.test(text.slice(Math.max(0, start - 2), start));
  return isNegative ? -value : value;
}

/** `9:30`, `9:30 am`, `9 am`, `9pm`, `9 a.m.`: minutes after midnight. */
function readClock(
  text: string,
  raw: readonly RawWord[],
  index: number,
  hour: number,
  suffix: string,
): Quantity | null {
  let next = index + 1;
  let minutes = 0;
  const minuteWord = raw[next];
  const isSplit = minuteWord !== undefined && text.slice(raw[index]!.end, minuteWord.start) === ":";
  const minute = isSplit ? /^(\d\d)([ap]m)?$/.exec(minuteWord.word) : null;
  if (minute) {
    minutes = Number(minute[1]);
    next++;
  }
  let half = suffix || minute?.[2] || "";
  let end = raw[next - 1]!.end;
  if (half === "" && /^[ap]m?$/.test(raw[next]?.word ?? "") && /^\s*$/.test(text.slice(end, raw[next]!.start))) {
    const isDotted = raw[next]!.word.length === 1 && raw[next + 1]?.word === "m" && text[raw[next]!.end] === ".";
    if (raw[next]!.word.length === 2 || isDotted) {
      half = `${raw[next]!.word[0]}m`;
      next += isDotted ? 2 : 1;
      end = raw[next - 1]!.end;
    }
  }
  if ((!minute && half === "") || hour > 24) return null;
  const hours = half === "" ? hour : (hour % 12) + (half === "pm" ? 12 : 0);
  return quantity("clock", hours * 60 + minutes, hours * 60 + minutes, next - index, end);
}

function readOrdinal(_text: string, raw: readonly RawWord[], index: number): Quantity | null {
  const { word, end } = raw[index]!;
  const value = ORDINAL_WORDS.get(word)!;
  // `First, …` opens a list; `second` behind a number is a unit and never comes here.
  return quantity("ordinal", value, value, 1, end);
}

/** `two hundred and fifty thousand`. A lone `one` is mostly a pronoun: it needs a unit or multiplier. */
function readNumberWords(text: string, raw: readonly RawWord[], index: number): Quantity | null {
  let total = 0;
  let part = 0;
  let next = index;
  for (; next < raw.length; next++) {
    if (next > index && !/^[\s-]*$/.test(text.slice(raw[next - 1]!.end, raw[next]!.start))) break;
    const word = raw[next]!.word;
    const small = NUMBER_WORDS.get(word);
    const multiplier = MULTIPLIERS.get(word);
    if (small !== undefined && (part % 100 === 0 || (part % 10 === 0 && part % 100 >= 20 && small < 10))) part += small;
    else if (multiplier === 100 && part > 0) part *= 100;
    else if (multiplier !== undefined && part > 0) {
      total += part * multiplier;
      part = 0;
    } else if (
      !(
        word === "and" &&
        next > index &&
        MULTIPLIERS.has(raw[next - 1]!.word) &&
        NUMBER_WORDS.has(raw[next + 1]?.word ?? "")
      )
    )
      break;
  }
  const value = total + part;
  const read = readUnit(text, raw, next, { value, from: index, currency: null });
  return next === index + 1 && value <= 1 && read.length === 1 ? null : read;
}

interface Started {
  value: number;
  from: number;
  currency: string | null;
}

/** Reads multipliers and the unit behind a number. In `3 to 5 days` the unit of the second belongs to the first too. */
function readUnit(text: string, raw: readonly RawWord[], at: number, started: Started): Quantity {
  let { value } = started;
  let next = at;
  const isAdjacent = (index: number) =>
    raw[index] !== undefined && /^[\s-]{0,3}$/.test(text.slice(raw[index - 1]!.end, raw[index]!.start));
  if (isAdjacent(next) && MULTIPLIERS.has(raw[next]!.word)) value *= MULTIPLIERS.get(raw[next++]!.word) ?? 1;
  else if (started.currency && isAdjacent(next) && SHORT_MULTIPLIERS.has(raw[next]!.word))
    value *= SHORT_MULTIPLIERS.get(raw[next++]!.word) ?? 1;
  const end = raw[next - 1]!.end;
  const length = next - started.from;
  if (started.currency) return quantity(started.currency, value, value, length, end);
  const sign = /^\s?[%€£¥]/.exec(text.slice(end, end + 2));
  if (sign)
    return quantity(
      sign[0].trim() === "%" ? "percent" : (CURRENCY_SIGNS.get(sign[0].trim()) ?? ""),
      value,
      value,
      length,
      end + sign[0].length,
    );
  if (/^\s?°/.test(text.slice(end, end + 2))) return quantity("degree", value, value, length, end);
  const unit = unitAt(raw, next, isAdjacent);
  if (unit)
    return quantity(
      unit.unit.dimension,
      value * unit.unit.factor,
      value,
      length + unit.length,
      raw[next + unit.length - 1]!.end,
    );
  const borrowed = unitOfRange(text, raw, next);
  if (borrowed) return quantity(borrowed.dimension, value * borrowed.factor, value, length, end);
  return quantity("", value, value, length, end);
}

function unitAt(
  raw: readonly RawWord[],
  next: number,
  isAdjacent: (index: number) => boolean,
): { unit: Unit; length: number } | null {
  if (!isAdjacent(next)) return null;
  const word = raw[next]!.word;
  if (/^(?:business|working)$/.test(word) && /^days?$/.test(raw[next + 1]?.word ?? ""))
    return { unit: { dimension: "workday", factor: 1 }, length: 2 };
  if (word === "per" && raw[next + 1]?.word === "cent") return { unit: { dimension: "percent", factor: 1 }, length: 2 };
  if (/^(?:calendar|full|whole|consecutive)$/.test(word)) {
    const unit = UNITS.get(raw[next + 1]?.word ?? "");
    return unit ? { unit, length: 2 } : null;
  }
  const unit = UNITS.get(word);
  return unit ? { unit, length: 1 } : null;
}

function unitOfRange(text: string, raw: readonly RawWord[], next: number): Unit | null {
  const joint = raw[next] && /^(?:to|or|and)$/.test(raw[next]!.word) ? next + 1 : next;
  const other = raw[joint];
  if (!other || !(NUMBER_WORDS.has(other.word) || /^\d+(?:[.,]\d+)*$/.test(other.word))) return null;
  const gap = text.slice(raw[next - 1]!.end, other.start);
  if (joint === next && !/^\s?(?:-|–|—|--)\s?$/.test(gap)) return null;
  if (/^\s?%/.test(text.slice(other.end, other.end + 2))) return { dimension: "percent", factor: 1 };
  const isAdjacent = (index: number) =>
    raw[index] !== undefined && /^[\s-]{0,3}$/.test(text.slice(raw[index - 1]!.end, raw[index]!.start));
  return unitAt(raw, joint + 1, isAdjacent)?.unit ?? null;
}

function currencyBefore(text: string, start: number): string | null {
  const before = text.slice(Math.max(0, start - 2), start).trimEnd();
  return CURRENCY_SIGNS.get(before.at(-1) ?? "") ?? null;
}

function quantity(dimension: string, base: number, raw: number, length: number, end: number): Quantity {
  const bareKey = SIGNED.has(dimension) ? "" : `#:${rounded(raw)}`;
  return { key: `#${dimension}:${rounded(base)}`, bareKey, length, end };
}

/** Never written without their sign or word: `10 seats` is not `$10`. */
const SIGNED = new Set([...CURRENCY_SIGNS.values(), "percent", "clock"]);

function rounded(value: number): string {
  return String(Number(value.toPrecision(10)));
}
