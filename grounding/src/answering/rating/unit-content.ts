import { foldWord } from "../../analysis/fold-word.ts";
import type { AskedTerm } from "../../ranking/match-passage.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { wordFamilyShare } from "../../ranking/word-family-share.ts";
import type { CircumstanceFit } from "../questions/fit-circumstances.ts";
import type { QuestionReading } from "../questions/question-reading.ts";
import { hasBeginningAlone } from "../questions/whole-compounds.ts";

export interface UnitContent {
  terms: readonly string[];
  /** For each term of the question, whether the unit holds it. */
  holds: boolean[];
  /** … and how near its own words come to one that it doesn't hold. */
  family: readonly number[];
}

/** A unit that has nothing but the beginning of a compound holds a part of it. */
export function withWholes(
  contents: UnitContent[],
  asked: readonly AskedTerm[],
  { wholes, textOf }: { wholes: QuestionReading["wholes"]; textOf: (index: number) => string },
): UnitContent[] {
  if (wholes === undefined || wholes.size === 0) return contents;
  const beginningOf = ({ term }: AskedTerm) => (wholes.get(term)!.told === undefined ? OTHER_COMPOUND : BEGINNING);
  return contents.map((content, index): UnitContent => {
    const text = foldWord(textOf(index));
    const isPart = ({ term }: AskedTerm, place: number) =>
      content.holds[place]! && wholes.has(term) && hasBeginningAlone(text, wholes.get(term)!);
    const parts = asked.map(isPart);
    if (!parts.includes(true)) return content;
    return {
      ...content,
      holds: content.holds.map((held, place) => held && !parts[place]),
      family: content.family.map((share, place) => (parts[place] ? beginningOf(asked[place]!) : share)),
    };
  });
}

/** Of a compound, its beginning; nobody knows whether another one that begins so is of the same. */
const BEGINNING = 0.5;
const OTHER_COMPOUND = 0.4;

export function readContents(asked: readonly AskedTerm[], { sentenceTerms }: RankedPassage["analysis"]): UnitContent[] {
  const indexOf = new Map(asked.flatMap(({ forms }, index) => forms.map((form) => [form, index])));
  return sentenceTerms.map((terms): UnitContent => {
    const holds = asked.map(() => false);
    for (const term of terms) {
      const place = indexOf.get(term);
      if (place !== undefined) holds[place] = true;
    }
    return { terms, holds, family: asked.map(({ term }, place) => (holds[place] ? 0 : wordFamilyShare(term, terms))) };
  });
}

export function withTopic(
  contents: readonly UnitContent[],
  places: readonly number[],
  isAbout: (index: number) => boolean,
): readonly UnitContent[] {
  if (places.length === 0) return contents;
  return contents.map((content, index): UnitContent => {
    if (!isAbout(index)) return content;
    return { ...content, holds: content.holds.map((held, place) => held || places.includes(place)) };
  });
}

/** A unit that tells of the day holds its name; one whose words only stand for it does not. */
export function withFit(
  contents: readonly UnitContent[],
  asked: readonly AskedTerm[],
  { fit, refusing }: { fit: CircumstanceFit | null; refusing: ReadonlySet<number> },
): readonly UnitContent[] {
  if (fit === null) return contents;
  // Where a unit is for the age that is asked for, another's `2 adults` is no `2`.
  const isTold = asked.map(({ term }) => contents.some((_, index) => fit.tells(index, term)));
  return contents.map((content, index) => ({
    ...content,
    holds: content.holds.map(
      (held, place) =>
        refusing.has(index) ||
        fit.tells(index, asked[place]!.term) ||
        (held && !isTold[place] && !fit.isOfOthers(index)),
    ),
  }));
}
