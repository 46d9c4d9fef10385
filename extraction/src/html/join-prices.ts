import { type PageElement, type PageText, rawText } from "./page-node.ts";
import { BLOCKS } from "./visible-text.ts";

/**
 * Writes a price whose fraction only the style tells from its figure as one number: `199<sup>95</sup> €` becomes
 * `199.95 €`, and so does a fraction that its class names. A currency has to stand beside it; without one, what is
 * raised is an exponent or leads to a note. Changes the tree.
 */
export function joinPrices(root: PageElement): void {
  /** The last text before, and what stands on its line up to its end. */
  let last: PageText | undefined;
  let line = "";
  const visit = (element: PageElement): void => {
    if (BLOCKS.has(element.name) || element.name === "br") line = "";
    for (const child of element.children.slice()) {
      if (child.kind === "text") {
        if (child.text.trim() === "") continue;
        last = child;
        line = (line + child.text).slice(-MAX_LINE);
      } else {
        const fraction = mayBeFraction(child) ? FRACTION.exec(rawText(child).trim()) : null;
        if (last && fraction && ENDS_IN_FIGURE.test(last.text) && isFraction(child, line, last)) {
          const [, sign, figures, currency] = fraction;
          last.text = last.text.trimEnd() + (sign || separator(last.text)) + figures + currency;
          remove(child);
        } else visit(child);
      }
    }
    if (BLOCKS.has(element.name)) line = "";
  };
  visit(root);
}

const MAX_LINE = 30;
const CURRENCY = String.raw`\p{Sc}|(?:EUR|USD|CHF|GBP|CAD|AUD|DKK|SEK|NOK|PLN|CZK|kr|zł|Kč|Ft|lei)(?![\p{L}])`;
const FRACTION = new RegExp(`^([.,]?)(\\d\\d)((?:\\s?(?:${CURRENCY}))?)$`, "u");
const ENDS_IN_FIGURE = /\d\s*$/u;
const FRACTION_NAMES = /(?:^|[\s_-])(?:fraction(?:al)?(?:[_-]?part)?|cents?|decimals?)(?:$|[\s_-])/i;
const BEGINS_WITH_CURRENCY = new RegExp(`^\\s*(?:${CURRENCY})`, "u");
const HAS_CURRENCY = new RegExp(CURRENCY, "u");
const IS_PRICE = new RegExp(String.raw`(?:${CURRENCY})\s*\d[\d.,'’\s]*$`, "u");

function mayBeFraction({ name, attributes }: PageElement): boolean {
  return name === "sup" || FRACTION_NAMES.test(attributes.class ?? "");
}

function isFraction(element: PageElement, line: string, figure: PageText): boolean {
  if (element.name === "sup") {
    if (!line.endsWith(figure.text.slice(-MAX_LINE)) || /\s$/u.test(figure.text)) return false;
    return HAS_CURRENCY.test(rawText(element)) || IS_PRICE.test(line) || BEGINS_WITH_CURRENCY.test(textBehind(element));
  }
  const around = commonParent(element, figure);
  return around !== undefined && HAS_CURRENCY.test(rawText(around));
}

/** A price's own box, no more than that. */
function commonParent(element: PageElement, { parent }: PageText): PageElement | undefined {
  for (let above = element.parent, level = 0; above && level < 3; above = above.parent, level++)
    for (let other: PageElement | null = parent, up = 0; other && up < 3; other = other.parent, up++)
      if (other === above) return rawText(above).length <= MAX_LINE * 3 ? above : undefined;
  return undefined;
}

/** On the same line. */
function textBehind(element: PageElement): string {
  for (let inner = element; inner.parent && !BLOCKS.has(inner.name); inner = inner.parent) {
    const siblings = inner.parent.children;
    for (const next of siblings.slice(siblings.indexOf(inner) + 1)) {
      if (next.kind === "element" && (BLOCKS.has(next.name) || next.name === "br")) return "";
      const text = next.kind === "text" ? next.text : rawText(next);
      if (text.trim() !== "") return text;
    }
  }
  return "";
}

/** As it parts thousands, so it doesn't part fractions. */
function separator(figure: string): string {
  return /\d\.\d{3}\s*$/u.test(figure) ? "," : ".";
}

/** With the boxes that hold nothing else. */
function remove(element: PageElement): void {
  const { parent } = element;
  if (!parent) return;
  parent.children = parent.children.filter((child) => child !== element);
  if (rawText(parent).trim() === "") remove(parent);
}
