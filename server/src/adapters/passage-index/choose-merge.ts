import type { SegmentDescriptor } from "../../ports/passage-index.ts";

/**
 * Which segments to merge: those of the smallest size class that has eight. Classes grow by eight (up to 64 passages,
 * up to 512, 4,096 …), so a passage is rewritten about once a class, and few segments remain: at most seven a class.
 * What is merged has at most `maximumBytes`: of a class that is larger its smallest segments go first, and a segment
 * above half of that is full-grown and left apart (as Lucene's TieredMergePolicy does). Places in `segments`; empty
 * when there is nothing to do.
 */
export function chooseMerge(
  segments: readonly Pick<SegmentDescriptor, "passageCount" | "byteSize">[],
  maximumBytes: number,
): number[] {
  const growing = [...segments.keys()].filter((place) => segments[place]!.byteSize * 2 <= maximumBytes);
  const classes = Map.groupBy(growing, (place) => sizeClass(segments[place]!.passageCount));
  const full = [...classes].filter(([, places]) => places.length >= FACTOR).sort(([left], [right]) => left - right);
  const places = full[0]?.[1] ?? [];
  if (totalBytes(segments, places) <= maximumBytes) return places;
  const bySize = places.toSorted((left, right) => segments[left]!.byteSize - segments[right]!.byteSize);
  while (totalBytes(segments, bySize) > maximumBytes) bySize.pop();
  return bySize.sort((left, right) => left - right);
}

const FACTOR = 8;

function totalBytes(segments: readonly Pick<SegmentDescriptor, "byteSize">[], places: readonly number[]): number {
  return places.reduce((sum, place) => sum + segments[place]!.byteSize, 0);
}

function sizeClass(passageCount: number): number {
  let size = 0;
  for (let limit = FACTOR ** 2; passageCount > limit; limit *= FACTOR) size++;
  return size;
}
