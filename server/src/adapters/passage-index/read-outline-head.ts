import { readSegmentHead, SegmentFormatError, type SegmentHead } from "@citedesk/grounding";
import { IndexDamagedError, type SegmentDescriptor } from "../../ports/passage-index.ts";
import type { SegmentStore } from "./segment-store.ts";
import { toSharedBytes } from "./to-shared-bytes.ts";

/** The head of a segment, not checked, in memory that threads share. Throws `FileMissingError`, `IndexDamagedError`. */
export async function readOutlineHead(
  store: SegmentStore,
  workspaceId: string,
  descriptor: SegmentDescriptor,
): Promise<SegmentHead> {
  try {
    return await readSegmentHead(descriptor.byteSize, async (ranges) => {
      const read = await store.readRanges(
        workspaceId,
        ranges.map((range) => ({ ...range, segment: descriptor })),
      );
      return read.map(toSharedBytes);
    });
  } catch (error) {
    throw error instanceof SegmentFormatError ? new IndexDamagedError(descriptor.id, error) : error;
  }
}
