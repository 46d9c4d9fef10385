import type { Readable } from "node:stream";

/** Keeps bytes under the sha256 (lower-case hex) of their content. Writing the same bytes twice keeps one copy. */
export interface FileStore {
  /** Whole or not there: a broken stream leaves nothing behind. The bytes are kept for good when this resolves. */
  write(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ sha256: string; size: number }>;
  /** The bytes as they come; whoever opens one reads or destroys it. Throws `FileMissingError`. */
  open(sha256: string): Promise<OpenedFile>;
  /** All of it in memory. Throws `FileMissingError`. */
  read(sha256: string): Promise<Uint8Array>;
  /** Parts of it, in the same order; what lies behind its end is left out. Throws `FileMissingError`. */
  readRanges(sha256: string, ranges: readonly ByteRange[]): Promise<Uint8Array<ArrayBuffer>[]>;
  /** Has `work` find it at a path: the file itself, or a copy that goes afterwards. Throws `FileMissingError`. */
  withPath<Result>(sha256: string, work: (path: string) => Promise<Result>): Promise<Result>;
  exists(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  /** Removes it, asks, and puts it back where something needs it after all. True: it is gone. */
  removeUnless(sha256: string, isNeeded: () => Promise<boolean>): Promise<boolean>;
  /** Every stored file, in no order, with when it was last written, the same bytes again included. */
  list(): AsyncIterable<{ sha256: string; writtenAt: Date }>;
}

export interface ByteRange {
  /** The first byte, and the one behind the last. */
  start: number;
  end: number;
}

export interface OpenedFile {
  /** Bytes. */
  size: number;
  content: Readable;
}

/** What opens a store closes it: no file is left half-written or copied on this machine. */
export type OpenedFileStore = FileStore & { close(): Promise<void> };

/** No file is stored under that sha256. */
export class FileMissingError extends Error {
  constructor(sha256: string, options?: ErrorOptions) {
    super(`No file is stored as ${sha256}.`, options);
    this.name = "FileMissingError";
  }
}
