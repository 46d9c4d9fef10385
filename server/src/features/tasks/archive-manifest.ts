import type { TableDigest } from "../backups/index.ts";

export const ARCHIVE_FORMAT = 1;

/** `workspace.json`, the first entry of an archive. */
export interface ArchiveManifest {
  format: number;
  /** The version of the software that wrote it. */
  version: string;
  created_at: string;
  migrations: { number: number; name: string; checksum: string }[];
  workspace: {
    /** UUID. */
    id: string;
    name: string;
    kind: "live" | "test";
    settings: object;
    revision: string;
    erased_through: string;
  };
}

/** `contents.json`, the last entry: an archive without it was cut short. */
export interface ArchiveContents {
  tables: Record<string, TableDigest>;
  files: number;
  file_bytes: number;
  /** Named by a row, and not there when the archive was made. */
  missing_files: string[];
}

/** What a person can do something about. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ArchiveError";
  }
}
