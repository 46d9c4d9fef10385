import { decodeSegment, openSegment, SegmentFormatError } from "@citedesk/grounding";
import type { FileStore } from "../../ports/file-store.ts";
import { IndexDamagedError, type SegmentDescriptor } from "../../ports/passage-index.ts";
import { type LoadedSegment, toLoadedSegment } from "./loaded-segment.ts";
import type { SegmentWorker } from "./segment-worker.ts";

export async function writeSegment(
  fileStore: FileStore,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<SegmentDescriptor> {
  const passageCount = openSegment(bytes).passageLength.length;
  const { sha256, size } = await fileStore.write(bytes);
  return { id, fileSha256: sha256, passageCount, byteSize: size };
}

/** Throws `FileMissingError`, `IndexDamagedError`. */
export async function loadSegment(
  fileStore: FileStore,
  worker: SegmentWorker,
  descriptor: SegmentDescriptor,
): Promise<LoadedSegment> {
  const bytes = toOwnBytes(await fileStore.read(descriptor.fileSha256));
  try {
    const isSmall = bytes.byteLength < BYTES_IN_PASSING;
    const segment = isSmall ? decodeSegment(bytes) : openSegment(await worker.verify(bytes));
    return toLoadedSegment(descriptor, segment);
  } catch (error) {
    throw error instanceof SegmentFormatError ? new IndexDamagedError(descriptor.id, error) : error;
  }
}

/** Under a millisecond to check: not worth a thread. */
const BYTES_IN_PASSING = 1_000_000;

/** The same bytes in a buffer that holds nothing else: small files come out of Node's shared pool. */
export function toOwnBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isAlone = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isAlone ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}
