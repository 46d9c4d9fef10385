import type { Sql } from "sql-template-tag";

/** Runs one statement. Every query function takes one of these first and the workspace id second. */
export interface Executor {
  query<Row extends object>(statement: Sql): Promise<Row[]>;
}

/** An open transaction, bound to one workspace (row-level security) or to the unscoped role. */
export interface Transaction extends Executor {
  /** Runs after a successful commit, never after a rollback. Errors in it don't reach the caller. */
  afterCommit(action: () => void): void;
}

export interface TransactionOptions {
  /** How often `work` runs again after a serialization failure or a deadlock. Default 0; `work` must then be repeatable. */
  retries?: number;
}

/**
 * The one database, embedded or Postgres.
 *
 * Each call is one transaction under a plain role, so that row-level security holds on both engines. While one is
 * open, using the pool again, the network or a model throws `OpenTransactionError`: with one embedded connection it
 * would hang or stall everyone.
 */
export interface Database {
  readonly engine: "embedded" | "postgres";
  /** Sees and writes the rows of one workspace (a UUID) only. */
  inWorkspace<Result>(
    workspaceId: string,
    work: (transaction: Transaction) => Promise<Result>,
    options?: TransactionOptions,
  ): Promise<Result>;
  /** For `platform/unscoped` alone: what comes before a workspace is known. */
  unscoped<Result>(work: (transaction: Transaction) => Promise<Result>, options?: TransactionOptions): Promise<Result>;
  /** Throws when a statement does not come back in time: used by `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
