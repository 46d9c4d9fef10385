import { cacheBeside } from "../analysis/cache-beside.ts";
import type { VisibleSegment } from "./show-passages.ts";

/** How many of the passages that may be seen hold the term at this place in the dictionary; 0 for none (-1). */
export function countPassages(part: VisibleSegment, place: number): number {
  if (place < 0) return 0;
  const { segment, visible, passageCount } = part;
  if (passageCount === visible.length) return segment.postingStart[place + 1]! - segment.postingStart[place]!;
  return countVisible(part, place);
}

const countVisible = cacheBeside(5_000, ({ segment, visible }: VisibleSegment, place: number) => {
  const end = segment.postingStart[place + 1]!;
  let count = 0;
  for (let posting = segment.postingStart[place]!; posting < end; posting++)
    count += visible[segment.postingPassage[posting]!]!;
  return count;
});
