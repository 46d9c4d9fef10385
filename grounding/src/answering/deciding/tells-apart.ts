import { dayNamed } from "../../analysis/day-names.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import type { PreparedQuery, QueryWord } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { type RatedUnit, rateUnits } from "../rating/rate-units.ts";
import { MET } from "../rating/turn-words.ts";

/**
 * Whether a list of prices, times or the like has the things that are asked for in lines of their own alone: `Neutering
 * cat £95` and `Dog vaccination £62` tell nothing of neutering a dog.
 */
export function tellsApart(query: PreparedQuery, best: RatedUnit, { words, lacked, ranked }: Asked): boolean {
  if (best.expected < 2 || !LINES.has(best.unit.kind) || SEVERAL.test(query.question) || NEGATION.test(query.question))
    return false;
  const places = new Map(best.passage.match.asked.map(({ term }, place) => [term, place]));
  const holds = ({ own }: RatedUnit, { term }: QueryWord) => (own[places.get(term) ?? -1] ?? 0) >= MET;
  const isThing = (word: QueryWord) =>
    !best.kindPlaces.has(places.get(word.term) ?? -1) &&
    !isCarryingWord(word.written, word.language) &&
    dayNamed(word.written, word.language) === undefined;
  const told = words.filter((word) => isThing(word) && holds(best, word));
  if (told.length === 0) return false;
  const lines = rateUnits(query, ranked).all.filter(
    ({ passage, unit }) => passage === best.passage && unit.kind === best.unit.kind,
  );
  return lacked.some((word) => {
    if (!isThing(word) || word.stands !== undefined) return false;
    const others = lines.filter(({ own }) => own[places.get(word.term) ?? -1] === 1);
    const isPart = told.some(({ position }) => position === word.position);
    const isTold = others.some((line) => told.some((one) => holds(line, one)));
    return !isPart && !isTold && others.some(({ expected }) => expected === best.expected);
  });
}

interface Asked {
  words: readonly QueryWord[];
  /** Things that the best unit doesn't have. */
  lacked: readonly QueryWord[];
  ranked: readonly RankedPassage[];
}

const LINES: ReadonlySet<string> = new Set(["row", "item", "definition"]);
/** Things side by side, each of which may have a line. */
const SEVERAL =
  /[,;&+/]|(?<!\p{L})(?:and|or|vs|versus|than|und|oder|als|et|ou|que|y|o|e|ni|og|och|eller|en|of|dan)(?!\p{L})/iu;
const NEGATION =
  /(?<!\p{L})(?:not?|without|except|nicht|kein\p{L}*|ohne|außer|pas|sans|sauf|sin|salvo|non|senza|não|sem|niet|geen|zonder|inte|utan)(?!\p{L})|n['’]t(?!\p{L})/iu;
