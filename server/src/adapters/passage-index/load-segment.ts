import { decodeSegment, openSegment, type Segment, SegmentFormatError } from "@citedesk/grounding";
import { IndexDamagedError, type SegmentDescriptor } from "../../ports/passage-index.ts";
import type { SegmentStore } from "./segment-store.ts";
import type { SegmentWorker } from "./segment-worker.ts";
import { toSharedBytes } from "./to-shared-bytes.ts";

/** The whole segment, checked, in memory that threads share. Throws `FileMissingError`, `IndexDamagedError`. */
export async function loadSegment(
  store: SegmentStore,
  worker: SegmentWorker,
  workspaceId: string,
  descriptor: SegmentDescriptor,
): Promise<Segment> {
  try {
    const bytes = await store.read(workspaceId, descriptor);
    const isSmall = bytes.byteLength < BYTES_IN_PASSING;
    return isSmall ? decodeSegment(toSharedBytes(bytes)) : openSegment(await worker.verify(bytes));
  } catch (error) {
    throw error instanceof SegmentFormatError ? new IndexDamagedError(descriptor.id, error) : error;
  }
}

/** Under a millisecond to check: not worth a thread. */
const BYTES_IN_PASSING = 1_000_000;
