/** How a number format writes numbers beyond their digits: with a currency, a unit, zeros in front. */
export interface NumberPattern {
  /** For positive numbers; then for negative ones, without their sign; then for zero. */
  sections: NumberSection[];
}

interface NumberSection {
  before: string;
  /** null: only words. */
  digits: { least: number; decimals: number; leastDecimals: number; divisor: number } | null;
  after: string;
}

/**
 * A format's code (ECMA-376 part 1, 18.8.31) that adds something to a number: `#,##0.00 "€"`, `000000`. Undefined where
 * it adds nothing, or does what is not read here: conditions, fractions, powers.
 */
export function readNumberPattern(code: string): NumberPattern | undefined {
  const sections = splitSections(code).slice(0, 3).map(readSection);
  if (!sections.every((section) => section !== undefined)) return undefined;
  const [first] = sections;
  if (!first?.digits) return undefined;
  const isPlain = first.digits.least <= 1 && sections.every(({ before, after }) => !SAYS.test(before + after));
  return isPlain ? undefined : { sections };
}

export function formatByPattern(number: number, { sections }: NumberPattern): string {
  const [positive, negative, zero] = sections as [NumberSection, NumberSection?, NumberSection?];
  // Dashes in the place of zero say less than it does.
  if (number === 0 && zero && /[\p{L}\p{N}]/u.test(zero.before + zero.after) && !zero.digits) return words(zero);
  const section = number < 0 && negative ? negative : positive;
  if (!section.digits) return words(section);
  const written = writeDigits(Math.abs(number), section.digits);
  const isSigned = number < 0 && section === positive;
  return `${isSigned ? "-" : ""}${section.before}${written}${section.after}`.trim();
}

function words({ before, after }: NumberSection): string {
  return (before + after).trim();
}

/** Without marks between thousands, which are another country's decimal points. */
function writeDigits(
  number: number,
  { least, decimals, leastDecimals, divisor }: NonNullable<NumberSection["digits"]>,
) {
  const [whole = "", fraction = ""] = toPlain(number / divisor, decimals).split(".");
  const kept = fraction.replace(/0+$/, "").padEnd(leastDecimals, "0");
  return whole.padStart(least, "0") + (kept === "" ? "" : `.${kept}`);
}

/** What a spreadsheet rounds: the 15 digits that it keeps, not the binary number. */
function toPlain(number: number, decimals: number): string {
  const exact = Number(number.toPrecision(15));
  if (exact >= 1e15) return exact.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 0 });
  const rounded = Number(`${Math.round(Number(`${exact}e${decimals}`))}e-${decimals}`);
  return (Number.isFinite(rounded) ? rounded : exact).toFixed(decimals);
}

function splitSections(code: string): string[] {
  return code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+|(?<=;)(?=;|$)/gsu) ?? [];
}

function readSection(code: string): NumberSection | undefined {
  let before = "";
  let after = "";
  let digits = "";
  for (const [token] of code.matchAll(/"[^"]*"|\\.|\[[^\]]*\]|_.|\*.|[#0?][#0?,]*(?:\.[#0?]*)?,*|\.[#0?]+|./gsu)) {
    const literal = literalOf(token);
    if (literal === undefined) {
      // Of two places for digits nothing is known: telephone numbers, fractions.
      if (digits !== "" || !/^[#0?.]/.test(token)) return undefined;
      digits = token;
    } else if (digits === "") before += literal;
    else after += literal;
  }
  if (digits === "") return { before, digits: null, after };
  const [, whole = "", fraction = "", scale = ""] = /^([#0?,]*?[#0?]?)(?:\.([#0?]*))?(,*)$/.exec(digits) ?? [];
  return {
    before,
    digits: {
      least: whole.replace(/[^0]/g, "").length,
      decimals: Math.min(fraction.length, MOST_DECIMALS),
      leastDecimals: Math.min(fraction.lastIndexOf("0") + 1, MOST_DECIMALS),
      divisor: 1000 ** scale.length,
    },
    after,
  };
}

/** What stands there as it is written; undefined for what stands for digits, or is not known. */
function literalOf(token: string): string | undefined {
  if (token.startsWith('"')) return token.length > 1 ? token.slice(1, -1) : undefined;
  if (token.startsWith("\\")) return token.slice(1);
  if (token.startsWith("_") || token.startsWith("*")) return "";
  if (token.startsWith("[$")) return token.slice(2, -1).replace(/-[\da-f]*$/iu, "");
  if (/^\[(?:black|blue|cyan|green|magenta|red|white|yellow|color ?\d+)\]$/i.test(token)) return "";
  if (/^[\s$€£¥₹+\-()':!^&~{}<>=\u00a0]$/u.test(token)) return token;
  return undefined;
}

/** A sign or brackets alone say no more than the number does. */
const SAYS = /[\p{L}\p{N}\p{Sc}\p{So}]/u;
const MOST_DECIMALS = 15;
