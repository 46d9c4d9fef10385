import { foldWord } from "../../analysis/fold-word.ts";
import type { RatedUnit } from "../rating/rate-units.ts";

/** `25 sq ft: £48` tells no price of 200 sq ft: the same words stand behind other figures alone. */
export function tellsOfOtherSize(question: string, { thing, expected, passage, unit: range }: RatedUnit): boolean {
  if (thing !== "price" || expected < 2) return false;
  const [, figure, unit] = SIZE.exec(foldWord(question)) ?? [];
  if (figure === undefined || unit === undefined) return false;
  const text = foldWord(passage.candidate.text.slice(range.start, range.end));
  const told = [...text.matchAll(new RegExp(`(?<![\\p{N}.,€$£])(\\p{N}+)[\\s-]?${unit}(?!\\p{L})`, "gu"))];
  return told.length > 0 && told.every(([, other]) => other !== figure) && !BOUND.test(text);
}

/** … of an area, a length, a weight or a volume. */
const SIZE =
  /(?<![\p{L}\p{N}.,€$£])(\p{N}{1,4})[\s-]?(sq|sqft|sqm|qm|m2|m²|ft|feet|foot|inch(?:es)?|mm|cm|m|kg|lbs?|tonnes?|lit(?:re|er|ro)s?|l|gb|tb)(?![\p{L}\p{N}])/u;
/** What says that other sizes are meant, too. */
const BOUND =
  /\p{N}\s?[-–]\s?\p{N}|(?<!\p{L})(?:from|to|up to|per|each|over|under|more|less|max|min|ab|bis|über|unter|pro|je|jede[rs]?|dès|à partir|jusqu|par|plus|moins|desde|hasta|por|cada|más|menos)(?!\p{L})|\+/iu;
