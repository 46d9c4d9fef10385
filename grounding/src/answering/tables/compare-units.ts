import { foldWord } from "../../analysis/fold-word.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { type PreparedQuery, wordsForLanguage } from "../../ranking/prepare-query.ts";
import { comparedSides, type Span } from "../questions/compared-sides.ts";
import { type RatedUnit, wordsOf } from "../rating/rate-units.ts";

/**
 * What a question that compares two things (`A or B`, `A than B`, `the difference between A and B`) is answered with:
 * the best unit of each, rows of one table before others; of a table with a column for each, its first rows, unless the
 * question says which. None for other questions, and where only one of the two is told of.
 */
export function compareUnits(query: PreparedQuery, rated: readonly RatedUnit[]): RatedUnit[] {
  const sides = comparedSides(query.question);
  if (!sides || rated.length === 0) return [];
  const { language } = rated[0]!.passage.analysis;
  const words = wordsForLanguage(query, language).filter(({ weight }) => weight === 1);
  const within = ([from, until]: Span) =>
    words.filter(({ position }) => position >= from && position < until).map(({ term }) => term);
  const [left, right] = [within(sides[0]), within(sides[1])];
  if (left.length === 0 || right.length === 0) return [];
  const further = words.filter(({ term }) => !left.includes(term) && !right.includes(term) && term !== COMPARING);
  const both = rated.filter((unit) => unit.unit.kind === "row" && holds(unit, left) && holds(unit, right));
  if (both.length > 1) return both.toSorted(byPlace).slice(0, further.length > MOST_FURTHER ? 1 : FIRST_ROWS);
  const telling =
    both.length === 0 && DIFFERENCE.test(query.question) ? tellingBoth(rated, [...left, ...right]) : undefined;
  if (telling) return [telling];
  const [ones, others] = sidesOf(rated, left, right);
  const pairs = ones.flatMap((one) => others.map((other) => ({ one, other, worth: worthOf(one, other) })));
  const [best] = pairs.filter(({ one, other }) => one !== other).toSorted((a, b) => b.worth - a.worth);
  return best ? [best.one, best.other] : [];
}

/** What tells of each of the two; where nothing says one of them, what stands below a heading with it alone. */
function sidesOf(
  rated: readonly RatedUnit[],
  left: readonly string[],
  right: readonly string[],
): [RatedUnit[], RatedUnit[]] {
  const ones = bestOf(rated, left);
  const others = bestOf(rated, right);
  if (ones.length > 0 && others.length > 0) return [ones, others];
  const isBelow = (unit: RatedUnit, terms: readonly string[]) => shareOf(unit, terms, unit.withHeads) >= HELD;
  return [
    firstOfEach(rated.filter((unit) => isBelow(unit, left) && !isBelow(unit, right))),
    firstOfEach(rated.filter((unit) => isBelow(unit, right) && !isBelow(unit, left))),
  ];
}

/** A section begins with what its thing is. */
function firstOfEach(units: readonly RatedUnit[]): RatedUnit[] {
  return units.filter((unit, place) => units.findIndex(({ passage }) => passage === unit.passage) === place);
}

/**
 * Whether two things are compared by a figure that what is told of each of them has: pages say `790 g`, and never
 * `lighter`.
 */
export function comparesByFigures(query: PreparedQuery, rated: readonly RatedUnit[]): boolean {
  const sides = COMPARATIVE.test(foldWord(query.question)) ? comparedSides(query.question) : undefined;
  const units = sides ? compareUnits(query, rated) : [];
  if (!sides || units.length !== 2) return false;
  const { language } = units[0]!.passage.analysis;
  const words = wordsForLanguage(query, language).filter(({ weight }) => weight === 1);
  return (
    words.every(({ term, written, position, ...word }) => {
      const place = sides.findIndex(([from, until]) => position >= from && position < until);
      const isOpen = COMPARATIVE.test(written) || isCarryingWord(written, word.language);
      if (place < 0) return isOpen || units.every((unit) => shareOf(unit, [term], unit.withHeads) >= HELD);
      return isOpen || shareOf(units[place]!, [term], units[place]!.withHeads) >= HELD;
    }) && units.every(({ passage, unit }) => /\p{N}/u.test(passage.candidate.text.slice(unit.start, unit.end)))
  );
}

/** Folded. */
const COMPARATIVE =
  /(?<!\p{L})(?:lighter|heavier|bigger|larger|smaller|longer|shorter|quicker|faster|cheaper|dearer|pricier|roomier|leichter|schwerer|gro(?:ss|ß)er|kleiner|langer|kurzer|schneller|gunstiger|billiger|teurer|(?:plus|moins) (?:leger|lourd|grand|petit|long|court|rapide|cher)\p{L}*|(?:mas|menos) (?:liger|pesad|grande|pequen|larg|cort|rapid|barat|car)\p{L}*|(?:piu|meno) (?:legger|pesant|grand|piccol|lung|cort|brev|veloc|economic|car)\p{L}*|lichter|zwaarder|groter|kleiner|langer|korter|sneller|goedkoper|duurder)(?!\p{L})/u;

/** The sentence that names both things, and says in what they differ: `json is …, while jsonb is …`. */
function tellingBoth(rated: readonly RatedUnit[], terms: readonly string[]): RatedUnit | undefined {
  const told = rated.filter((unit) => {
    const text = unit.passage.candidate.text.slice(unit.unit.start, unit.unit.end);
    const isProse = unit.unit.kind === "sentence" || unit.unit.kind === "definition";
    return isProse && text.length <= LONGEST_TOLD && DIFFERS.test(text) && shareOf(unit, terms) === 1;
  });
  return told.toSorted((a, b) => b.worth + b.passageShare - a.worth - a.passageShare)[0];
}

const LONGEST_TOLD = 300;
const DIFFERENCE =
  /(?<!\p{L})(?:differ\p{L}*|vs\.?|versus|compare\p{L}*|unterschied\p{L}*|unterscheide\p{L}*|différen\p{L}*|diferen\p{L}*|differen\p{L}*|verschil\p{L}*|skillnad\p{L}*|forskel\p{L}*|różni\p{L}*)(?!\p{L})/iu;
/** What sets one thing against another. */
const DIFFERS =
  /(?<!\p{L})(?:while|whereas|unlike|instead|rather than|but|except|in contrast|on the other hand|only|differ\p{L}*|während|anders als|dagegen|hingegen|sondern|nur|unterschied\p{L}*|unterscheide\p{L}*|tandis que|alors que|contrairement|mais|seulement|différen\p{L}*|mientras|a diferencia|pero|en cambio|solo|diferen\p{L}*|mentre|invece|differen\p{L}*|enquanto|ao contrário|terwijl|maar|alleen|verschil\p{L}*|medan|men|bara|skillnad\p{L}*|mens|forskel\p{L}*|natomiast|różni\p{L}*)(?!\p{L})/iu;

/** Those that hold the most of some words, by themselves; at most a few. */
function bestOf(rated: readonly RatedUnit[], terms: readonly string[]): RatedUnit[] {
  const shares = rated.map((unit) => ({ unit, share: shareOf(unit, terms) })).filter(({ share }) => share > 0);
  const most = Math.max(0, ...shares.map(({ share }) => share));
  return shares.filter(({ share }) => share === most).map(({ unit }) => unit);
}

function shareOf({ own, passage }: RatedUnit, terms: readonly string[], shares = own): number {
  const { asked } = passage.match;
  return (
    terms.reduce((sum, term) => sum + (shares[asked.findIndex((one) => one.term === term)] ?? 0), 0) / terms.length
  );
}

function holds(unit: RatedUnit, terms: readonly string[]): boolean {
  return shareOf(unit, terms) >= HELD;
}

const HELD = 0.9;

/** Two rows of one table tell the same of both. */
function worthOf(one: RatedUnit, other: RatedUnit): number {
  const isTable = one.unit.kind === "row" && other.unit.kind === "row";
  const isSame = isTable && one.passage === other.passage && one.unit.whole?.start === other.unit.whole?.start;
  const place = Math.abs(one.index - other.index);
  return (
    one.worth +
    one.passageShare +
    other.worth +
    other.passageShare +
    (isSame ? SAME_TABLE + sameCells(one, other) : 0) +
    (isEntry(one) && isEntry(other) ? SAME_TABLE : 0) -
    place * NEARNESS
  );
}

/** `--full: reads every file again`: an item or a term that tells of one thing. */
function isEntry({ unit: { kind } }: RatedUnit): boolean {
  return kind === "item" || kind === "definition";
}

/** Rows that are the same in all but what is asked for are the ones to compare. */
function sameCells(one: RatedUnit, other: RatedUnit): number {
  const cells = new Set(wordsOf(one).trim().split(" "));
  const others = new Set(wordsOf(other).trim().split(" "));
  return cells.intersection(others).size / Math.max(cells.size, others.size);
}

function byPlace(one: RatedUnit, other: RatedUnit): number {
  return one.passage === other.passage ? one.index - other.index : other.passageShare - one.passageShare;
}

const SAME_TABLE = 0.5;
const NEARNESS = 0.001;
const FIRST_ROWS = 4;
/** More words than that of a comparison itself (`what is the difference`) say which row is meant. */
const MOST_FURTHER = 1;
const COMPARING = "differ";
