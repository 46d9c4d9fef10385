import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type Connection,
  Connections,
  type LendOptions,
  type QueryResult,
  type StatementListener,
} from "./connections.ts";
import type { Database, Signals } from "./database.ts";
import { DatabaseUnavailableError, isConnectionTimeout, StatementTimeoutError } from "./database-errors.ts";
import { backUpFolder } from "./embedded/back-up-folder.ts";
import { EmbeddedEngine } from "./embedded/embedded-engine.ts";
import { startEmbeddedMaintenance } from "./embedded/embedded-maintenance.ts";
import { lockFolder } from "./embedded/folder-lock.ts";
import { prepareFolder } from "./embedded/prepare-folder.ts";
import { readMigrations } from "./read-migrations.ts";
import { runTransaction, type TransactionRules } from "./run-transaction.ts";
import { createLocalSignals } from "./signals/local-signals.ts";
import { createPostgresSignals } from "./signals/postgres-signals.ts";
import { WorkspaceLimiter } from "./workspace-limiter.ts";

export type DatabaseSettings = DatabaseLocation & {
  /** Default 30,000. A statement that runs longer is stopped and throws `StatementTimeoutError`. */
  statementTimeoutMs?: number;
  /** The folder that `migrate` will be given: a new embedded database then comes with most of them already run. */
  migrations?: URL | string;
  /** Connections to an outside Postgres. Default 10; the embedded engine has one. */
  poolSize?: number;
  /** How long work waits for one of them. Default: as long as a statement may run. */
  poolWaitMs?: number;
  /** How long after its last answer a connection is taken to be there, unasked. Default 1000. */
  takenForThereMs?: number;
  /** How long a statement waits for a lock that another holds. Default: as long as it may run. */
  lockTimeoutMs?: number;
  /** Compiles the embedded engine for a process that ends soon (`compileQuickly`). */
  endsSoon?: boolean;
  /**
   * Called once the engine is on its way, for what this thread has to load meanwhile. One that ends soon starts when
   * that is done.
   */
  onStarting?: () => Promise<unknown>;
};

/** `dataDir`: the embedded engine keeps its files in `<dataDir>/database`. `databaseUrl`: any Postgres ≥ 15. */
export type DatabaseLocation = { dataDir: string; databaseUrl?: never } | { databaseUrl: string; dataDir?: never };

/** A database with access as its login user, above row-level security: for migrations, upkeep and the job queue. */
export interface OpenedDatabase extends Database {
  readonly owner: OwnerAccess;
  /** Told of statements that have run, `listener` as long as the database is open. */
  onStatement(listener: StatementListener): void;
  connectionCounts(): { open: number; idle: number; waiting: number };
  /**
   * Writes a consistent copy to `<dataDir>/database`, where `dataDir` must not hold one yet; it can be opened as it is.
   * Throws on Postgres, which has tools of its own for this.
   */
  backUp(dataDir: string): Promise<void>;
}

export interface OwnerAccess {
  query(text: string, values?: unknown[], options?: LendOptions): Promise<QueryResult>;
  /** Holds one connection for several statements. `work` ends every transaction that it begins. */
  lend<Result>(work: (connection: Connection) => Promise<Result>, options?: LendOptions): Promise<Result>;
}

const DEFAULT_STATEMENT_TIMEOUT_MS = 30_000;
const DEFAULT_POOL_SIZE = 10;
/** Of the connections: who waits for a lock in one workspace leaves the rest to the others. */
const SHARE_OF_A_WORKSPACE = 0.7;
const PING_LIMIT_MS = 2_000;
/** The embedded engine starts again within a second or two; on a machine that is busy with other things, far later. */
const RESTART_LIMIT_MS = 30_000;
/** Until a start on Postgres gives up; one that is refused gives up at once. */
const FIRST_CONNECTION_MS = 30_000;
const OLDEST_SERVER = 150_000;

/**
 * Opens the embedded database (made at the first start) or connects to Postgres.
 *
 * Throws `FolderInUseError`, or `DatabaseUnavailableError` with a sentence for the operator.
 */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenedDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbedded(settings.dataDir, settings)
    : openPostgres(settings.databaseUrl, settings);
}

async function openEmbedded(dataDir: string, settings: DatabaseSettings): Promise<OpenedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const lock = lockFolder(dataDir);
  const folder = join(dataDir, "database");
  const { endsSoon = false } = settings;
  const engine = new EmbeddedEngine({ folder, endsSoon, loadBeside: settings.onStarting });
  const statementTimeoutMs = settings.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS;
  const connections = new Connections({
    // One session, kept for good; statements are sent ahead of the answers before them.
    pool: {
      max: 1,
      idleTimeoutMillis: 0,
      // Those who wait behind the longest statement still get their turn once the engine has come back from stopping
      // it.
      connectionTimeoutMillis: statementTimeoutMs + RESTART_LIMIT_MS,
      pipeline: true,
      stream: engine.createStream,
      user: "postgres",
      database: "postgres",
    },
    statementTimeoutMs,
    interrupt: (limitMs) => void engine.interrupt(new StatementTimeoutError(limitMs)),
    answersEach: true,
    whenDurable: () => engine.whenDurable(),
  });
  try {
    const migrations = settings.migrations ? await readMigrations(settings.migrations) : [];
    await prepareFolder(
      folder,
      migrations.map(({ checksum }) => checksum),
    );
    await connections.query("SELECT 1");
  } catch (error) {
    await engine.close();
    lock.release();
    throw error;
  }
  const maintenance = startEmbeddedMaintenance(connections);
  return asDatabase("embedded", { connections, pipelineBegin: true }, createLocalSignals(), {
    backUp: (copyDir) => backUpFolder(connections, folder, join(copyDir, "database")),
    close: async () => {
      await maintenance.stop();
      await connections.close();
      await engine.close();
      lock.release();
    },
  });
}

/**
 * A process that starts on a busy machine, or beside others on a server that migrates, may find no time to take the
 * connection within the wait that requests have.
 */
async function firstQuery(connections: Connections, text: string): Promise<QueryResult> {
  const deadline = performance.now() + FIRST_CONNECTION_MS;
  for (;;)
    try {
      return await connections.query(text);
    } catch (error) {
      if (!isConnectionTimeout(error) || performance.now() > deadline) throw error;
    }
}

async function openPostgres(databaseUrl: string, settings: DatabaseSettings): Promise<OpenedDatabase> {
  const statementTimeoutMs = settings.statementTimeoutMs ?? DEFAULT_STATEMENT_TIMEOUT_MS;
  const poolSize = settings.poolSize ?? DEFAULT_POOL_SIZE;
  const pool = { connectionString: databaseUrl, pipeline: true, application_name: "citedesk", keepAlive: true };
  const connections = new Connections({
    pool: { ...pool, max: poolSize, connectionTimeoutMillis: settings.poolWaitMs ?? statementTimeoutMs },
    statementTimeoutMs,
    takenForThereMs: settings.takenForThereMs,
  });
  // Readiness is about the database, not about who is using it.
  const readiness = new Connections({
    pool: { ...pool, max: 1, connectionTimeoutMillis: PING_LIMIT_MS },
    statementTimeoutMs,
  });
  try {
    void settings.onStarting?.().catch(() => {});
    const { rows } = await firstQuery(connections, "SHOW server_version_num");
    const version = Number(rows[0]?.server_version_num);
    if (version < OLDEST_SERVER) {
      throw new DatabaseUnavailableError(`PostgreSQL 15 or newer is needed; this is ${Math.floor(version / 10_000)}.`);
    }
  } catch (error) {
    await connections.close();
    // Not there, no such database or user, a wrong password: what the driver says, and which setting to look at.
    throw new DatabaseUnavailableError(`DATABASE_URL can't be used. ${(error as Error).message}`, { cause: error });
  }
  const signals = createPostgresSignals(databaseUrl, connections);
  const limiter = new WorkspaceLimiter(Math.max(1, Math.floor(poolSize * SHARE_OF_A_WORKSPACE)));
  const { lockTimeoutMs = statementTimeoutMs } = settings;
  return asDatabase("postgres", { connections, readiness, limiter, lockTimeoutMs, pipelineBegin: false }, signals, {
    backUp: async () => {
      throw new Error("Back up this database with pg_dump or with your provider's tools.");
    },
    close: async () => {
      await signals.close();
      await Promise.all([connections.close(), readiness.close()]);
    },
  });
}

function asDatabase(
  engine: Database["engine"],
  access: Omit<TransactionRules, "recorded"> & { readiness?: Connections; limiter?: WorkspaceLimiter },
  signals: Signals,
  { backUp, close }: Pick<OpenedDatabase, "backUp" | "close">,
): OpenedDatabase {
  let closed: Promise<void> | undefined;
  const recorded = new Set<(workspaceId: string) => void>();
  const rules: TransactionRules = { ...access, recorded };
  return {
    engine,
    owner: rules.connections,
    onStatement: (listener) => void rules.connections.listeners.add(listener),
    connectionCounts: () => rules.connections.counts,
    backUp,
    inWorkspace: (workspaceId, work, options) => {
      const run = () => runTransaction(rules, { role: "citedesk_workspace", workspaceId }, work, options);
      return access.limiter ? access.limiter.run(workspaceId, run) : run();
    },
    unscoped: (work, options) => runTransaction(rules, { role: "citedesk_unscoped" }, work, options),
    onRecorded: (listener) => {
      recorded.add(listener);
      return () => recorded.delete(listener);
    },
    signals,
    ping: () => pingWithin(access.readiness ?? rules.connections, PING_LIMIT_MS),
    close: () => {
      closed ??= close();
      return closed;
    },
  };
}

async function pingWithin(connections: Connections, limitMs: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new DatabaseUnavailableError(`The database gave no answer within ${limitMs} ms.`)),
      limitMs,
    );
  });
  try {
    await Promise.race([connections.query("SELECT 1"), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
