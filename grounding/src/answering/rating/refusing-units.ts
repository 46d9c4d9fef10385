import { foldWord } from "../../analysis/fold-word.ts";
import type { AskedTerm } from "../../ranking/match-passage.ts";
import type { CircumstanceFit } from "../questions/fit-circumstances.ts";
import type { QuestionReading } from "../questions/question-reading.ts";
import type { UnitContent } from "./unit-content.ts";

/** `Weddings: Fridays and Saturdays` answers who asks for a Sunday, where nothing tells of weddings on Sundays. */
export function refusingUnits(
  contents: readonly UnitContent[],
  asked: readonly AskedTerm[],
  {
    circumstances,
    fit,
    kindPlaces,
    textOf,
  }: {
    circumstances: QuestionReading["circumstances"];
    fit: CircumstanceFit | null;
    kindPlaces: ReadonlySet<number>;
    textOf: (index: number) => string;
  },
): ReadonlySet<number> {
  if (fit === null) return new Set();
  const isOther = ({ term, isLastTurn }: AskedTerm) => isLastTurn && !circumstances.has(term);
  const others = [...asked.keys()].filter((place) => isOther(asked[place]!));
  // `Are you open in November` names nothing that hours could be of.
  if (others.every((place) => kindPlaces.has(place))) return new Set();
  const saying = [...contents.keys()].filter((index) => others.every((place) => contents[index]!.holds[place]));
  const isFitting = (index: number) => asked.some(({ term }) => fit.tells(index, term));
  // `Eltern-Kind-Turnen (1–3 Jahre)` is no no to `turnen` beside `Kinderturnen (4–6 Jahre)`.
  const holdsWithin = (index: number) => {
    const text = foldWord(textOf(index));
    return others.every((place) => text.includes(asked[place]!.term.replace(/-$/, "")));
  };
  const isTold = [...contents.keys()].some(
    (index) => isFitting(index) && (saying.includes(index) || holdsWithin(index)),
  );
  return isTold ? new Set() : new Set(saying.filter((index) => fit.tellsOthers(index)));
}
