import { setTimeout } from "node:timers/promises";

/** Of one system: milliseconds until its first words; undefined when an answer has none of a model. */
export type AskFirstWords = (question: string) => Promise<number | undefined>;

export interface FirstWords {
  /** Of answers right behind another of the same system, in ms. */
  inARow: number[];
  /** Of answers behind a pause in which nothing was asked of any system, in ms. */
  behindPause: number[];
  /** Answers without words of a model. */
  silent: number;
}

/** What is asked of one system before the next one's turn. The first of them isn't counted. */
const IN_A_ROW = 11;
/** Milliseconds. */
export const PAUSE = 250;

/**
 * The systems take turns, so that whatever else the machine does hits all, and each goes first as often as last; all
 * are asked the same questions. A turn is several questions in a row: the first one pays for what the other systems put
 * out of the processor's caches, which says nothing of a service that has its machine for itself. How late words come
 * when a machine has rested is measured apart.
 */
export async function measureFirstWords(
  asks: readonly AskFirstWords[],
  questions: readonly string[],
  quick: boolean,
  rest = () => setTimeout(PAUSE),
): Promise<FirstWords[]> {
  const measured = asks.map((): FirstWords => ({ inARow: [], behindPause: [], silent: 0 }));
  const places = [...asks.keys()];
  const ask = async (place: number, number: number, into?: "inARow" | "behindPause") => {
    const words = await asks[place]!(questions[number % questions.length]!);
    const of = measured[place]!;
    if (words === undefined) of.silent++;
    else if (into) of[into].push(words);
  };
  const turns = quick ? 3 : 30;
  for (let round = 0; round < turns; round++) {
    for (const place of turned(places, round)) {
      for (let index = 0; index < IN_A_ROW; index++)
        await ask(place, round * IN_A_ROW + index, index > 0 ? "inARow" : undefined);
    }
  }
  for (let round = 0; round < (quick ? 5 : 60); round++) {
    for (const place of turned(places, round)) {
      await rest();
      await ask(place, turns * IN_A_ROW + round, "behindPause");
    }
  }
  return measured;
}

function turned(places: readonly number[], round: number): readonly number[] {
  return round % 2 === 0 ? places : places.toReversed();
}
