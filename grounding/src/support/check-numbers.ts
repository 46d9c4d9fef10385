import type { Evidence } from "./align-statement.ts";
import { readRow } from "./read-row.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { comparatorAt } from "./tokens/comparators.ts";
import { type SupportToken, saysSame } from "./tokens/support-token.ts";
import { CURRENCY_SIGNS } from "./tokens/units.ts";

/** Every number, month and address of the statement stands in the window, compared in the same direction. */
export function checkNumbers(evidence: Evidence, text: string): SupportFailure | null {
  const { statement, source, first, last } = evidence;
  for (const [index, token] of statement.tokens.entries()) {
    if (token.kind === "word" || token.kind === "negator" || isEnumeration(statement.tokens, index)) continue;
    const detail = text.slice(token.start, token.end);
    const places = placesOf(token, source, first, last);
    if (places.length === 0 && hasUnitInHeader(token, detail, evidence)) continue;
    if (places.length === 0) {
      if (evidence.window.passage.titleKeys.has(token.key)) continue;
      return { code: "number_missing", detail };
    }
    if (token.kind === "address") continue;
    const direction = comparatorAt(statement.tokens, index);
    if (places.every((place) => comparatorAt(source, place) !== direction))
      return { code: "comparator_differs", detail };
  }
  return null;
}

function placesOf(token: SupportToken, source: readonly SupportToken[], first: number, last: number): number[] {
  const places: number[] = [];
  for (let place = first; place < last; place++) if (saysSame(token, source[place]!)) places.push(place);
  return places;
}

/** `First, …` and the `2.` of a list count nothing. */
export function isEnumeration(tokens: readonly SupportToken[], index: number): boolean {
  const token = tokens[index]!;
  return token.isInitial && (tokens[index + 1]?.breakBefore ?? 0) > 0 && /^(?:#ordinal|#:\d{1,2}$)/.test(token.key);
}

/**
 * `60 g` stands in a row as `weight_g: 60`, `£105.00` as `price_gbp: 105.00`: the header has the unit, the cell the
 * figure.
 */
function hasUnitInHeader(
  { kind }: SupportToken,
  written: string,
  { window: { passage, from, to } }: Evidence,
): boolean {
  const [, sign = "", digits, unit = ""] = /^(\p{Sc}?)\s?([\d.,]*\d)\s?(\p{Sc}|\p{L}*)$/u.exec(written) ?? [];
  const name = CURRENCY_SIGNS.get(sign || unit) ?? unit.toLowerCase();
  if (kind !== "number" || digits === undefined || name === "") return false;
  return passage.sentences.slice(from, to + 1).some(({ start, end }) =>
    (readRow(passage.text, start, end) ?? []).some((cell) => {
      if (!cell.header) return false;
      const words = passage.text
        .slice(cell.header.start, cell.header.end)
        .toLowerCase()
        .split(/[^\p{L}]+/u);
      const value = passage.text.slice(cell.header.end + 1, cell.end).trim();
      return words.includes(name) && numberOf(value) === numberOf(digits);
    }),
  );
}

function numberOf(text: string): number {
  return Number(text.replace(/,(?=\d{3}(?!\d))/g, "").replace(",", "."));
}
