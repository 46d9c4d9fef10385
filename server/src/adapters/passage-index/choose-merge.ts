/**
 * Which segments to merge: all of the smallest size class that has eight. Classes grow by eight (up to 64 passages, up
 * to 512, 4,096 …), so a passage is rewritten about once a class, and few segments remain: at most seven a class.
 * Places in `passageCounts`; empty when there is nothing to do.
 */
export function chooseMerge(passageCounts: readonly number[]): number[] {
  const classes = Map.groupBy(passageCounts.keys(), (place) => sizeClass(passageCounts[place]!));
  const full = [...classes].filter(([, places]) => places.length >= FACTOR).sort(([left], [right]) => left - right);
  return full[0]?.[1] ?? [];
}

const FACTOR = 8;

function sizeClass(passageCount: number): number {
  let size = 0;
  for (let limit = FACTOR ** 2; passageCount > limit; limit *= FACTOR) size++;
  return size;
}
