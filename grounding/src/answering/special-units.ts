import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { SPECIAL_CASES } from "./special-cases.ts";

/**
 * Says of a passage's units, by their place, whether they are about a case of its own (abroad, a sale, holidays,
 * damage) that the question doesn't speak of: by the last heading above them, or by what they begin with. Who asks what
 * delivery costs lives here.
 */
export function specialUnits(query: PreparedQuery, { candidate, analysis }: RankedPassage): (index: number) => boolean {
  const cases = SPECIAL_CASES[analysis.language];
  if (!cases) return () => false;
  const asked = [query.question, query.previous].join("\n");
  const open = cases.filter(
    (pattern) => !pattern.test(asked) && !(SPECIAL_CASES[query.language ?? ""] ?? []).some((own) => own.test(asked)),
  );
  if (open.length === 0) return () => false;
  const { units } = analysis;
  return (index) => {
    const { start, end, headingPath, header } = units[index]!;
    const heading = headingPath.at(-1) ?? candidate.headingPath.at(-1) ?? "";
    const head = header ? candidate.text.slice(header.start, header.end) : "";
    const beginning = candidate.text.slice(start, Math.min(end, start + BEGINNING));
    return open.some((pattern) => [heading, head, beginning].some((text) => pattern.test(text)));
  };
}

/** In UTF-16 code units: what a sentence is about stands at its beginning. */
const BEGINNING = 28;
