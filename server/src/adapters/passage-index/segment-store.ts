import { openSegment, SegmentFormatError } from "@citedesk/grounding";
import type { ByteRange, FileStore } from "../../ports/file-store.ts";
import type { SegmentDescriptor } from "../../ports/passage-index.ts";
import type { SegmentPages } from "./segment-pages.ts";

/** Where the bytes of segments lie: each in a file or in pages of the database, as its descriptor tells. */
export interface SegmentStore {
  write(workspaceId: string, id: string, bytes: Uint8Array<ArrayBuffer>): Promise<SegmentDescriptor>;
  /** In a buffer that holds nothing else, and not checked. Throws `FileMissingError`, `SegmentFormatError`. */
  read(workspaceId: string, segment: SegmentDescriptor): Promise<Uint8Array<ArrayBuffer>>;
  /** In the same order. Throws `FileMissingError`. */
  readRanges(workspaceId: string, wanted: readonly SegmentRange[]): Promise<Uint8Array<ArrayBuffer>[]>;
  remove(workspaceId: string, segment: SegmentDescriptor): Promise<void>;
}

export interface SegmentRange extends ByteRange {
  segment: SegmentDescriptor;
}

export interface SegmentStoreOptions {
  fileStore: FileStore;
  pages: SegmentPages;
  /** Where new ones go. */
  writesTo: "files" | "pages";
  /** Of a file that is read at once. */
  maximumSegmentBytes?: number;
}

export function createSegmentStore({
  fileStore,
  pages,
  writesTo,
  maximumSegmentBytes = MAXIMUM_SEGMENT_BYTES,
}: SegmentStoreOptions): SegmentStore {
  async function readPages(workspaceId: string, { id, byteSize }: SegmentDescriptor) {
    const bytes = new Uint8Array(byteSize);
    for (let start = 0; start < byteSize; start += BYTES_AT_ONCE) {
      const range = { segmentId: id, start, end: Math.min(byteSize, start + BYTES_AT_ONCE) };
      bytes.set((await pages.read(workspaceId, [range]))[0]!, start);
    }
    return bytes;
  }

  return {
    async write(workspaceId, id, bytes) {
      const passageCount = openSegment(bytes).passageLength.length;
      if (writesTo === "pages") {
        await pages.write(workspaceId, id, bytes);
        return { id, fileSha256: null, passageCount, byteSize: bytes.byteLength };
      }
      const { sha256, size } = await fileStore.write(bytes);
      return { id, fileSha256: sha256, passageCount, byteSize: size };
    },

    read: (workspaceId, segment) =>
      segment.fileSha256 === null
        ? readPages(workspaceId, segment)
        : readFile(fileStore, segment.fileSha256, { byteSize: segment.byteSize, maximumSegmentBytes }),

    async readRanges(workspaceId, wanted) {
      const found = new Map<SegmentRange, Uint8Array<ArrayBuffer>>();
      const inPages = wanted.filter(({ segment }) => segment.fileSha256 === null);
      const ranges = inPages.map(({ segment, start, end }) => ({ segmentId: segment.id, start, end }));
      for (const [place, bytes] of (await pages.read(workspaceId, ranges)).entries()) found.set(inPages[place]!, bytes);
      const inFiles = wanted.filter(({ segment }) => segment.fileSha256 !== null);
      const files = [...Map.groupBy(inFiles, ({ segment }) => segment.fileSha256!)];
      await Promise.all(
        files.map(async ([sha256, ofFile]) => {
          for (const [place, bytes] of (await readRangesOf(fileStore, sha256, ofFile)).entries())
            found.set(ofFile[place]!, bytes);
        }),
      );
      return wanted.map((range) => found.get(range)!);
    },

    async remove(workspaceId, { id, fileSha256 }) {
      if (fileSha256 === null) await pages.remove(workspaceId, id);
      else await fileStore.remove(fileSha256);
    },
  };
}

/** What a segment's file may have; only one that holds a single version, or an earlier release wrote, has more. */
export const MAXIMUM_SEGMENT_BYTES = 256 * 1024 * 1024;

const BYTES_AT_ONCE = 16_000_000;

/**
 * Above the size of new segments the bytes are copied as they come: at once Node reads 2 GiB at most (and takes half
 * the time).
 */
async function readFile(
  fileStore: FileStore,
  sha256: string,
  { byteSize, maximumSegmentBytes }: { byteSize: number; maximumSegmentBytes: number },
): Promise<Uint8Array<ArrayBuffer>> {
  if (byteSize <= maximumSegmentBytes) return toOwnBytes(await fileStore.read(sha256));
  const { content } = await fileStore.open(sha256);
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

async function readRangesOf(
  fileStore: FileStore,
  sha256: string,
  ranges: readonly SegmentRange[],
): Promise<Uint8Array<ArrayBuffer>[]> {
  const found = await fileStore.readRanges(sha256, ranges);
  for (const [place, { start, end }] of ranges.entries())
    if (found[place]!.byteLength !== end - start) throw new SegmentFormatError("it is cut short");
  return found;
}
