import { foldWord } from "../../analysis/fold-word.ts";

/**
 * Whether a unit tells of the opposite of what a question names, and not of that: `Root canal, front tooth` is no price
 * of a back tooth. What is made ready of the question is held against many texts.
 */
export function tellsOpposite(question: string): (text: string) => boolean {
  const asked = foldWord(question);
  const named = PAIRS.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]).filter(
    ([own, other]) => own.test(asked) && !other.test(asked),
  );
  if (named.length === 0) return () => false;
  return (text) => {
    const told = foldWord(text);
    return named.some(([own, other]) => other.test(told) && !own.test(told));
  };
}

/** Folded; words that say where or of which of two makes something is, and hardly anything else. */
const PAIRS: readonly (readonly [RegExp, RegExp])[] = (
  [
    [
      "front|vorder\\p{L}*|delanter[oa]s?|anterior[ei]?|voorste",
      "back|rear|hinter(?:e[nrs]?|rad\\p{L}*)|traser[oa]s?|posterior[ei]?|achterste",
    ],
    [
      "upper|ober(?:e[nrs]?|kiefer\\p{L}*)|superieure?s?|bovenste",
      "lower|unter(?:e[nrs]?|kiefer\\p{L}*)|inferieure?s?|onderste",
    ],
    [
      "indoors?|innen(?!\\p{L}+innen)\\p{L}*|interieure?s?|binnen(?:bad|baan|plaats)\\p{L}*",
      "outdoors?|open[- ]air|au(?:ß|ss)en\\p{L}*|exterieure?s?|buiten(?:bad|baan|plaats)\\p{L}*",
    ],
    [
      "single|einzel\\p{L}*|individual(?:es)?|singol[aeio]|eenpersoons\\p{L}*",
      "double|doppel\\p{L}*|dobles?|doppi[aeo]?|tweepersoons\\p{L}*",
    ],
    [
      "manual|schalt(?:wagen|getriebe)|manuelle?s?|handgeschakeld\\p{L}*",
      "automatics?|automatik\\p{L}*|automatiques?|automaat",
    ],
  ] as const
).map(([one, other]) => [pattern(one), pattern(other)]);

function pattern(words: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u");
}
