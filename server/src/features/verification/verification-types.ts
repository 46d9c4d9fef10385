import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { PassageIndex } from "../../ports/passage-index.ts";

export interface VerificationContext {
  database: OpenedDatabase;
  files: FileStore;
  index: PassageIndex;
  /** Undefined: no service has started here yet. */
  secretKeys: SecretKeys | undefined;
  onProgress: (text: string) => void;
}

/** What is not as it should be, for a person. */
export interface Finding {
  check: CheckName;
  /** What it is about: a public id, a file's sha256, a line of the schema. */
  subject: string;
  problem: string;
}

export type CheckName = "files" | "quotes" | "indexes" | "audit" | "reports" | "schema" | "secrets";

/** `checked`: how many files, quotes, passages, events, months of reports, statements, sealed secrets. */
export interface CheckOutcome {
  checked: number;
  findings: Finding[];
}
