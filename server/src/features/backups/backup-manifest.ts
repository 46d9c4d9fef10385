import type { SequenceValue } from "../../platform/database/transfer/sequence-values.ts";

export const BACKUP_FORMAT = 1;

/** `manifest.json`, the first entry of a backup: what it takes to put it back. */
export interface BackupManifest {
  format: number;
  /** The version of the software that wrote it. */
  version: string;
  created_at: string;
  engine: "embedded" | "postgres";
  migrations: { number: number; name: string; checksum: string }[];
  secret_key: { included: boolean; fingerprint: string | null };
}

/** `contents.json`, the last entry: a backup without it was cut short. */
export interface BackupContents {
  tables: Record<string, TableDigest>;
  sequences: SequenceValue[];
  files: number;
  file_bytes: number;
  /** Named by a row, and not there when the backup was made. */
  missing_files: string[];
}

export interface TableDigest {
  rows: number;
  /** As `RowDigest` makes it, hex. */
  sum: string;
}

/** What a person has to do something about; the command says it in one line. */
export class BackupError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "BackupError";
  }
}

/** What is restored into holds an installation. Nothing was changed. */
export class DatabaseFilledError extends BackupError {
  constructor() {
    super("The database holds accounts already. Restore into an empty one; nothing was changed.");
    this.name = "DatabaseFilledError";
  }
}
