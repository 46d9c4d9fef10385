import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { QuotedSentence } from "../rating/quoted-sentence.ts";

/** A quote behind the heading that names what it is of, wherever on the page that stands. */
export function belowName(
  name: string,
  quoted: QuotedSentence,
  { candidate, analysis }: Pick<RankedPassage, "candidate" | "analysis">,
): QuotedSentence {
  const head = analysis.units.findLast(
    ({ kind, start, end }) => kind === "heading" && start < quoted.start && candidate.text.slice(start, end) === name,
  );
  return head ? { ...quoted, lead: { start: head.start, end: head.end, text: name } } : { ...quoted, named: name };
}
