import { decodeSegment, openSegment, type Segment, SegmentFormatError } from "@citedesk/grounding";
import type { FileStore } from "../../ports/file-store.ts";
import { IndexDamagedError, type SegmentDescriptor } from "../../ports/passage-index.ts";
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

/** What a segment's file may have; only one that holds a single version, or an earlier release wrote, has more. */
export const MAXIMUM_SEGMENT_BYTES = 256 * 1024 * 1024;

/** Throws `FileMissingError`, `IndexDamagedError`. */
export async function loadSegment(
  fileStore: FileStore,
  worker: SegmentWorker,
  descriptor: SegmentDescriptor,
  maximumSegmentBytes?: number,
): Promise<Segment> {
  try {
    const bytes = await readSegment(fileStore, descriptor, maximumSegmentBytes);
    const isSmall = bytes.byteLength < BYTES_IN_PASSING;
    return isSmall ? decodeSegment(bytes) : openSegment(await worker.verify(bytes));
  } catch (error) {
    throw error instanceof SegmentFormatError ? new IndexDamagedError(descriptor.id, error) : error;
  }
}

/** Under a millisecond to check: not worth a thread. */
const BYTES_IN_PASSING = 1_000_000;

/**
 * Its bytes in a buffer that holds nothing else. Above the size of new segments they are copied as they come: at once
 * Node reads 2 GiB at most (and takes half the time). Throws `FileMissingError`, `SegmentFormatError`.
 */
export async function readSegment(
  fileStore: FileStore,
  { fileSha256, byteSize }: SegmentDescriptor,
  maximumSegmentBytes = MAXIMUM_SEGMENT_BYTES,
): Promise<Uint8Array<ArrayBuffer>> {
  if (byteSize <= maximumSegmentBytes) return toOwnBytes(await fileStore.read(fileSha256));
  const { content } = await fileStore.open(fileSha256);
  const bytes = new Uint8Array(byteSize);
  let size = 0;
  for await (const chunk of content as AsyncIterable<Uint8Array>) {
    if (size + chunk.length <= byteSize) bytes.set(chunk, size);
    size += chunk.length;
  }
  if (size !== byteSize) throw new SegmentFormatError(`it has ${size} bytes instead of ${byteSize}`);
  return bytes;
}

/** The same bytes in a buffer that holds nothing else: small files come out of Node's shared pool. */
function toOwnBytes(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const isAlone = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return isAlone ? new Uint8Array(bytes.buffer as ArrayBuffer) : new Uint8Array(bytes);
}
