import type { RankedPassage } from "../../ranking/rank-passages.ts";

/**
 * Says of a passage's units, by their place, whether they are about one of the `open` cases (abroad, a sale, holidays,
 * damage), which the question doesn't speak of: by the last heading above them, or by what they begin with. Who asks
 * what delivery costs lives here.
 */
export function specialUnits(
  open: readonly RegExp[],
  { candidate, analysis }: Pick<RankedPassage, "candidate" | "analysis">,
): (index: number) => boolean {
  if (open.length === 0) return () => false;
  return (index) => {
    const { start, end, headingPath, header } = analysis.units[index]!;
    const heading = headingPath.at(-1) ?? candidate.headingPath.at(-1) ?? "";
    const head = header ? candidate.text.slice(header.start, header.end) : "";
    const beginning = candidate.text.slice(start, Math.min(end, start + BEGINNING));
    return open.some((pattern) => pattern.test(heading) || pattern.test(head) || pattern.test(beginning));
  };
}

/** In UTF-16 code units: what a sentence is about stands at its beginning. */
const BEGINNING = 28;
