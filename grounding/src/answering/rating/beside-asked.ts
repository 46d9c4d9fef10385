import type { Unit } from "../../units/find-units.ts";

/**
 * Whether a unit of a passage is another question's, or its answer, than the one that has the passage's topic itself:
 * `Can I exchange it?` below `Returns and exchanges`. None is, where no question has it. `holds`: which words of the
 * visitor's question each unit holds, by their place; `topic`: the places of those that the topic is.
 */
export function besideAsked(
  units: readonly Unit[],
  holds: readonly (readonly boolean[])[],
  topic: readonly number[],
): (index: number) => boolean {
  if (topic.length === 0) return () => false;
  const questions = units.map((unit, index) => {
    const place = unit.kind === "question" ? index : units.findIndex(({ start }) => start === unit.header?.start);
    return units[place]?.kind === "question" ? holds[place]! : undefined;
  });
  const isAsked = (held: readonly boolean[] | undefined) => topic.every((place) => held?.[place]);
  if (!questions.some(isAsked)) return () => false;
  return (index) => questions[index] !== undefined && !isAsked(questions[index]);
}
