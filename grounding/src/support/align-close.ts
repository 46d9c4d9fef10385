import { type SupportToken, saysSame } from "./tokens/support-token.ts";
import { INSERTABLE } from "./tokens/word-classes.ts";

/** A token of the statement and the one of the source that says the same, as indexes. */
export interface Pair {
  statement: number;
  source: number;
}

/** What a pair is worth: a word that may not be added outweighs any number of neighbours. */
const WEIGHTY = 64;
const LIGHT = 1;
/** For standing directly behind the pair before, in both. */
const ADJACENT = 1.5;

/**
 * The common subsequence of statement and source (`first` to `last`, excluded) that holds most of the statement's
 * weighty words and, among those, keeps neighbours together: "the" meets the "the" beside the noun, not one a sentence
 * before.
 */
export function alignClose(
  statement: readonly SupportToken[],
  source: readonly SupportToken[],
  first: number,
  last: number,
): Pair[] {
  const width = last - first + 1;
  const size = (statement.length + 1) * width;
  // `ending`: the best sum of a subsequence that begins with the pair of this cell; `best`: of one anywhere behind it.
  const ending = new Float32Array(size);
  const best = new Float32Array(size);
  for (let row = statement.length - 1; row >= 0; row--) {
    const token = statement[row]!;
    const worth = INSERTABLE.has(token.word) ? LIGHT : WEIGHTY;
    for (let column = width - 2; column >= 0; column--) {
      const cell = row * width + column;
      const behind = cell + width + 1;
      if (saysSame(token, source[first + column]!)) {
        const adjacent = ending[behind]! > 0 ? ending[behind]! + ADJACENT : 0;
        ending[cell] = worth + Math.max(best[behind]!, adjacent);
      }
      best[cell] = Math.max(ending[cell]!, best[cell + 1]!, best[cell + width]!);
    }
  }
  return withoutStrays(readPairs({ ending, best, width, rows: statement.length, first }), statement);
}

/** A small word that met its like apart from its neighbours says nothing about where the statement stands. */
function withoutStrays(pairs: readonly Pair[], statement: readonly SupportToken[]): Pair[] {
  return pairs.filter((pair, index) => {
    if (!STRAYS.has(statement[pair.statement]!.word)) return true;
    const [before, behind] = [pairs[index - 1], pairs[index + 1]];
    return before?.source === pair.source - 1 || behind?.source === pair.source + 1;
  });
}

const STRAYS = new Set("a an the of in on for to by at as with from and that".split(" "));

interface Table {
  ending: Float32Array;
  best: Float32Array;
  width: number;
  rows: number;
  first: number;
}

function readPairs({ ending, best, width, rows, first }: Table): Pair[] {
  const pairs: Pair[] = [];
  let mustMatch = false;
  for (let row = 0, column = 0; row < rows && column < width - 1; ) {
    const cell = row * width + column;
    if (mustMatch || (ending[cell]! > 0 && ending[cell] === best[cell])) {
      pairs.push({ statement: row, source: first + column });
      const behind = cell + width + 1;
      mustMatch = ending[behind]! > 0 && ending[behind]! + ADJACENT >= best[behind]!;
      row++;
      column++;
    } else if (best[cell + 1] === best[cell]) column++;
    else row++;
  }
  return pairs;
}
