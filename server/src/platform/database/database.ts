import type { Sql } from "sql-template-tag";

/** Runs one statement. Every query function takes one of these first and the workspace id second. */
export interface Executor {
  query<Row extends object>(statement: Sql): Promise<Row[]>;
}

/** An open transaction, bound to one workspace (row-level security) or to the unscoped role. */
export interface Transaction extends Executor {
  /** Runs after a successful commit, never after a rollback. Errors in it don't reach the caller. */
  afterCommit(action: () => void): void;
  /**
   * Tells those who listen by `onRecorded` in this process, after the commit, that there is something new to look for.
   */
  announce(): void;
}

/** `retries` for work that meets others who lock the same rows in an order of their own. */
export const DEADLOCK_RETRIES = 5;

export interface TransactionOptions {
  /**
   * How often `work` runs again after a serialization failure or a deadlock. Default 0; `work` must then be repeatable.
   */
  retries?: number;
  /**
   * `work` sends all of its statements before it waits for any, and what it finds decides nothing: the commit goes
   * right behind them, and nobody else waits for the connection meanwhile. A statement that is sent later is refused.
   */
  pipelined?: boolean;
}

/** Small texts to whoever listens at this moment; what is sent while nobody listens is lost. */
export interface Signals {
  /** At most 7,000 bytes. */
  send(text: string): Promise<void>;
  /**
   * Returns the end of it. `onListening` is called when hearing begins later than this call, and whenever it begins
   * again after a break: what was sent before is lost.
   */
  listen(listener: (text: string) => void, onListening?: () => void): () => void;
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
  /**
   * Calls `listener` after each commit in which something was announced. Other processes are not told: whoever needs to
   * know everything looks now and then as well. Returns the end of it.
   */
  onRecorded(listener: (workspaceId: string) => void): () => void;
  /** Passing news, stored nowhere, to every process on this database. */
  readonly signals: Signals;
  /** Throws when a statement does not come back in time: used by `/readyz`. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
