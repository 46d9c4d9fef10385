/** Keeps bytes under the sha256 (lower-case hex) of their content. Writing the same bytes twice keeps one copy. */
export interface FileStore {
  /** Whole or not there: a broken stream leaves nothing behind. The bytes are on the disk when this resolves. */
  write(content: Uint8Array | AsyncIterable<Uint8Array>): Promise<{ sha256: string; size: number }>;
  /** Throws `FileMissingError`. */
  read(sha256: string): Promise<Uint8Array>;
  /** Where a child process can open the file; downloads it first where the store is remote. */
  localPath(sha256: string): Promise<string>;
  exists(sha256: string): Promise<boolean>;
  remove(sha256: string): Promise<void>;
  /** Every stored file, in no order, with when it was last written, the same bytes again included. */
  list(): AsyncIterable<{ sha256: string; writtenAt: Date }>;
}

/** No file is stored under that sha256. */
export class FileMissingError extends Error {
  constructor(sha256: string, options?: ErrorOptions) {
    super(`No file is stored as ${sha256}.`, options);
    this.name = "FileMissingError";
  }
}
