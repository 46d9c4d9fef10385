import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { TextRange } from "../../structured-text.ts";
import { headingOfList } from "../rating/quote-unit.ts";
import { denies } from "../told/denies.ts";

/**
 * What heads a unit and says that what follows is not so, where the quote doesn't: `What can't be returned?` above
 * `Earrings and gift cards.` Without it the quote would say yes.
 */
export function denyingHead(
  { candidate: { text }, analysis }: RankedPassage,
  index: number,
  quote: TextRange,
): TextRange | undefined {
  const unit = analysis.units[index]!;
  if (quote.end - quote.start > LONGEST_QUOTE || ANSWERS.test(text.slice(quote.start, quote.end))) return undefined;
  const isTerm = unit.header?.start === unit.start;
  const head = unit.header && !isTerm ? unit.header : headingOfList(analysis.units, index);
  if (head === undefined || head.end > quote.start || head.end - head.start > LONGEST_HEAD) return undefined;
  if (SAYS_BOTH.test(text.slice(head.start, head.end))) return undefined;
  const isDenied = ({ start, end }: TextRange) => denies(text.slice(start, end), analysis.language);
  return isDenied(head) && !isDenied(quote) ? { start: head.start, end: head.end } : undefined;
}

/** In UTF-16 code units: a list of things, no sentences of their own. */
const LONGEST_QUOTE = 160;
const LONGEST_HEAD = 120;
/** `Can't I pay by card? Yes, you can.` */
const ANSWERS = /^(?:yes|ja|doch|oui|si|s[ií]|sim)(?!\p{L})/iu;
/** `Organic or not?`, `What is free and what is not` */
const SAYS_BOTH = /(?<!\p{L})(?:or|oder|ou|o|of|eller|and what|und was)(?!\p{L})/iu;
