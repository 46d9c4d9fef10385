import { toldDays } from "../answering/told/told-days.ts";
import { toldTimes } from "../answering/told/told-times.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { ToldKind } from "./basic-words.ts";
import { HEADS, LABELS, OTHERS } from "./fact-signs.ts";
import type { ToldPlace } from "./told-places.ts";

/** Where one of several branches tells a fact. */
export interface BranchPlaces {
  /** The heading that names the branch: `Kendal`. */
  name: string;
  places: ToldPlace[];
}

/**
 * The places of a kind by branch, in the order of the page, where the place is one of a branch that stands beside
 * others on its page: `Kendal`, `Keswick`. None where the page has no others, and of more than anybody reads.
 */
export function branchesBeside(kind: ToldKind, place: ToldPlace, places: readonly ToldPlace[]): BranchPlaces[] {
  const own = branchOf(place.passage);
  if (own === undefined || !TOLD_BY_BRANCH.has(kind)) return [];
  const isBeside = ({ passage }: ToldPlace) =>
    passage.candidate.documentId === place.passage.candidate.documentId && branchOf(passage)?.above === own.above;
  const beside = places.filter(
    (one) =>
      isBeside(one) && place.worth - one.worth < LESS_SURE && OTHERS[kind]?.test(branchOf(one.passage)!.name) !== true,
  );
  const branches = Map.groupBy(beside, ({ passage }) => branchOf(passage)!.name);
  if (branches.size < 2 || branches.size > MOST_BRANCHES || tellsTheSame(kind, [...branches.values()])) return [];
  return [...branches]
    .map(([name, told]) => ({ name, places: told }))
    .toSorted((left, right) => compareIds(left.places[0]!, right.places[0]!));
}

/** `Closed Sunday` tells less of hours than `9–17`; courses on Mondays tell nothing of them. */
const LESS_SURE = 0.38;
const MOST_BRANCHES = 5;
/** Prices of things below headings are no branches'. */
const TOLD_BY_BRANCH: ReadonlySet<ToldKind> = new Set(["hours", "address", "phone"]);

/** `Office and yard` and `Marlow & Pike`, above one and the same address. */
function tellsTheSame(kind: ToldKind, branches: readonly (readonly ToldPlace[])[]): boolean {
  const told = branches.map(
    (places) => new Set(places.map(({ value }) => (kind === "address" ? streetOf(value) : value))),
  );
  return told.some((values, place) => told.slice(place + 1).some((others) => values.intersection(others).size > 0));
}

function streetOf(address: string): string {
  return (address.match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, STREET_WORDS).join(" ");
}

const STREET_WORDS = 3;

/** Passages of a document are numbered in its order. */
function compareIds({ passage: left }: ToldPlace, { passage: right }: ToldPlace): number {
  return left.candidate.id < right.candidate.id ? -1 : 1;
}

/**
 * What the headings of a passage call a branch, and what stands above that; undefined where they name but the page, a
 * fact (`Opening hours`), or a time (`Summer`).
 */
function branchOf({ candidate, analysis }: RankedPassage): { name: string; above: string } | undefined {
  const path = candidate.headingPath;
  const last = path.findLastIndex((heading) => !namesFact(heading));
  const name = path[last];
  if (name === undefined || last === 0) return undefined;
  const { language } = analysis;
  if (toldDays(name, language).size > 0 || toldTimes(name, language).length > 0) return undefined;
  return { name, above: path.slice(0, last).join("\n") };
}

function namesFact(heading: string): boolean {
  return HOURS_OF.test(heading) || NAMING.some((kind) => HEADS[kind].test(heading) || LABELS[kind].test(heading));
}

/** `Bürozeiten`. */
const HOURS_OF = /\p{L}(?:zeit|zeiten|tijden|tider)(?!\p{L})/iu;

const NAMING = ["phone", "email", "address", "hours"] as const satisfies readonly ToldKind[];
