import { scanWords } from "../../analysis/analyze.ts";

/** Whether a question compares two things. */
export function comparesThings(question: string): boolean {
  return comparedSides(question) !== undefined;
}

/** From one word to before another, counted in words. */
export type Span = readonly [number, number];

/** The words of the two things; undefined for a question that compares none. */
export function comparedSides(question: string): [Span, Span] | undefined {
  // Most questions compare nothing: one word tells, where the patterns would try every place.
  const found =
    (NAMES_BOTH.test(question) ? BETWEEN.exec(question) : null) ??
    (NAMES_MORE.test(question) ? THAN.exec(question) : null) ??
    (NAMES_OTHER.test(question) ? eitherIn(question) : null);
  const [left, right] = [found?.indices?.groups?.left, found?.indices?.groups?.right];
  if (!left || !right) return undefined;
  const countTo = (end: number) => scanWords(question.slice(0, end), () => {});
  return [
    [countTo(left[0]), countTo(left[1])],
    [countTo(right[0]), countTo(right[1])],
  ];
}

/** In English an `of` is no `or`: `what is the price of a cargo bicycle`. */
function eitherIn(question: string): RegExpExecArray | null {
  const asks = ASKS_WHICH.exec(question)?.[0];
  if (asks === undefined) return null;
  return (/^wh/i.test(asks) ? ENGLISH_EITHER : EITHER).exec(question);
}

const THING = "-{0,2}(?:\\p{L}[\\p{L}\\p{M}\\p{N}'’.-]*|\\p{N}+)";
const thing = (name: string, most: number) => `(?<${name}>${THING}(?: ${THING}){0,${most}})`;
const AND = "(?:and|und|y|e|et|en|och|und dem|und der|from|to)";
const BETWEEN = new RegExp(
  `(?:between|zwischen|entre|tra|fra|tussen|mellan|compare|vergleich\\p{L}*|comparar|comparer) (?:the |dem |der |den |el |la |le |il )?${thing("left", 2)},? ${AND} ${thing("right", 2)}|unterschiede? (?:von )?${thing("left", 2)},? (?:und|zu) ${thing("right", 2)}|${thing("left", 1)} (?:vs\\.?|versus|gegen) ${thing("right", 2)}`,
  "diu",
);
const NAMES_BOTH =
  /(?:between|unterschiede?|zwischen|entre|tra|fra|tussen|mellan|compare|vergleich\p{L}*|comparar|comparer) | (?:vs\.?|versus|gegen) /iu;
const MORE = "(?:than|als|que|qu['’]|di|dan|än|do que)";
/** `Il corso di cucina`, `hay que pagar`: in Romance languages what is between says that one is more. */
const ROMANCE_MORE =
  "(?:(?:más|menos|plus|moins|più|meno|mais) \\p{L}+|mejor(?:es)?|peor|mayor|menor|meilleure?|pire|migliore?|peggiore?|maggiore|minore|melhor|pior|maior) (?:que|di|do que)";
const THAN = new RegExp(
  `${thing("left", 1)} (?:(?:(?:more|less|mehr|weniger|mer|mindre) )?\\p{L}+ (?:than|als|dan|än)|${ROMANCE_MORE}) ${thing("right", 2)}`,
  "diu",
);
const NAMES_MORE = new RegExp(` ${MORE} `, "iu");
const OR = " (?:or|oder|o|ou|of|eller|albo|czy) ";
const EITHER = new RegExp(`${thing("left", 1)},?${OR}${thing("right", 2)}`, "diu");
const ENGLISH_EITHER = new RegExp(`${thing("left", 1)},? or ${thing("right", 2)}`, "diu");
const NAMES_OTHER = new RegExp(OR, "iu");
/** `Which is cheaper`, `¿Qué es más barato`: an `or` behind it parts what is compared. */
const ASKS_WHICH =
  /(?<!\p{L})(?:(?:which|what)(?:['’]s| is| are| one)?|(?:was|welche[rs]?) (?:ist|sind)|(?:qu[eé]|cu[aá]l) (?:me |nos )?(?:es|son|sale|salen|resulta|resultan|cuesta)|(?:qu['’]est-ce qui|lequel|laquelle)|(?:quale|cosa) (?:è|sono)|(?:wat|welke) (?:is|zijn)|vad är|(?:o que|qual) (?:é|são)) (?:\p{L}+ ){0,2}?\p{L}+/iu;
