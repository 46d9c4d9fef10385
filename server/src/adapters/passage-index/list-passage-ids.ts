import { type ByteRange, rangeOfPassageIds, readIdentifier, type SegmentHead } from "@citedesk/grounding";
import { type SegmentOutline, showSources } from "./segment-outline.ts";

const LISTED_AT_ONCE = 2_000;

/** Ids of a segment's visible passages, at most `limit`, where only its head is in memory. */
export async function listPassageIds(
  outline: SegmentOutline,
  head: SegmentHead,
  { allowed, limit }: { allowed: ReadonlySet<string>; limit: number },
  read: (range: ByteRange) => Promise<Uint8Array<ArrayBuffer>>,
): Promise<string[]> {
  const ids: string[] = [];
  const { visible } = showSources(outline, head.dictionary, allowed);
  for (let first = 0; first < visible.length && ids.length < limit; first += LISTED_AT_ONCE) {
    const end = Math.min(visible.length, first + LISTED_AT_ONCE);
    if (!visible.subarray(first, end).includes(1)) continue;
    const bytes = await read(rangeOfPassageIds(head, first, end));
    const words = new Uint32Array(bytes.buffer);
    for (let passage = first; passage < end && ids.length < limit; passage++)
      if (visible[passage] === 1) ids.push(readIdentifier(words, passage - first));
  }
  return ids;
}
