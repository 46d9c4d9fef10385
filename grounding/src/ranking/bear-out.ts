import { analyzeAs } from "../analysis/analyze.ts";
import { editDistance } from "../analysis/edit-distance.ts";
import { foldWord } from "../analysis/fold-word.ts";
import type { Candidate } from "./candidate.ts";
import { type PreparedQuery, type QueryWord, queryTerms } from "./prepare-query.ts";
import { siteRelatives } from "./site-terms/site-relatives.ts";

/**
 * Terms of other languages than English are mere beginnings, so only texts tell whether a library has a word. What the
 * texts that were found don't bear out is read in another way: a compound (`Wochenendnotdienst`, where they only have
 * `Wochenende`) by its parts, and a word that was taken for a mistyped one (`beachten`, where they have `Bleaching`) as
 * it is written. `asked` is the question as it was searched with, `found` the same in the library's words; undefined
 * when there is nothing to read in another way.
 */
export function bearOut(
  asked: PreparedQuery,
  found: PreparedQuery,
  candidates: readonly Pick<Candidate, "text">[],
): PreparedQuery | undefined {
  const doubtful = found.other.filter(
    (word) => word.parts !== undefined || (word.stands === "mended" && !word.isMeant),
  );
  if (doubtful.length === 0) return undefined;
  const words = new Set(candidates.flatMap(({ text }) => (text.match(WORD) ?? []).map(foldWord)));
  const refuted = new Set(doubtful.filter((word) => !isBorneOut(word, words)).map(({ position }) => position));
  if (refuted.size === 0) return undefined;
  const parts = new Map(found.other.map(({ position, parts }) => [position, parts]));
  const other = asked.other.flatMap((word): QueryWord[] => {
    if (!refuted.has(word.position)) return [word];
    return parts.get(word.position)?.map((written) => partOf(word, written)) ?? [{ ...word, isMeant: true }];
  });
  return { ...asked, other, terms: queryTerms(asked.english, other) };
}

const WORD = /\p{L}{4,}/gu;

function isBorneOut({ written, parts }: QueryWord, words: ReadonlySet<string>): boolean {
  if (parts !== undefined) {
    const beginning = written.slice(0, written.length - parts.at(-1)!.length + SHORTEST_PART);
    return words.values().some((word) => word.startsWith(beginning));
  }
  const most = written.length >= LONG_WORD ? 2 : 1;
  return words.values().some((word) => isLike(written, word, most));
}

/** Whether a word is another one but for some letters, or begins so: `liferung`, `Lieferungen`. */
function isLike(written: string, word: string, most: number): boolean {
  return [0, 1, 2].some((more) => {
    const beginning = word.slice(0, written.length + more);
    return (
      editDistance(written, beginning, most) <= most || editDistance(written, beginning.slice(0, -1), most) <= most
    );
  });
}

const LONG_WORD = 8;
const SHORTEST_PART = 4;

/** With the terms of the part alone: what else is known of it is found again. */
function partOf(word: QueryWord, written: string): QueryWord {
  const [token] = analyzeAs(written, word.language, word.language);
  const { own, foreign } = siteRelatives(written, word.isSpoken ? word.language : null, false);
  return {
    ...word,
    term: token?.term ?? written,
    written,
    isName: false,
    isMeant: true,
    alternatives: own.filter((term) => term !== token?.term),
    foreign,
  };
}
