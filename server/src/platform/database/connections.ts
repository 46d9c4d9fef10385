import type { Writable } from "node:stream";
import pg from "pg";
import { DatabaseUnavailableError, translateError } from "./database-errors.ts";
import { assertNoOpenTransaction } from "./open-transaction-error.ts";
import { type Statement, sendUnderOneSync } from "./send-under-one-sync.ts";

export interface QueryResult {
  rows: Record<string, unknown>[];
  rowCount: number | null;
  command: string;
}

/** Takes statements, one after the other. */
export interface Queryable {
  /** Unnamed statements only: a named one's generic plan makes vector searches many times slower. */
  query(text: string, values?: unknown[]): Promise<QueryResult>;
}

/** One connection, held for as long as the work that was handed it runs. */
export interface Connection extends Queryable {
  /**
   * What `send` hands to `query` before it waits for anything goes to the server in one write. On a server each is
   * answered with all of them, and when one fails, none behind it is run.
   */
  sendTogether<Result>(send: () => Result): Result;
}

export interface ConnectionSettings {
  pool: pg.PoolConfig;
  statementTimeoutMs: number;
  /** Ends the connection of a statement that has run too long on an engine that has no timeout of its own. */
  interrupt?: (statementTimeoutMs: number) => void;
  /** How long after its last answer a connection is taken to be there, unasked. Default 1000. */
  takenForThereMs?: number | undefined;
  /** What is sent together stays statements of their own: each is answered, whatever became of those before it. */
  answersEach?: boolean;
  /** Resolves when what was committed is on the disk; undefined where a COMMIT's reply says so already. */
  whenDurable?: () => Promise<void>;
}

/** One that has been answered, or has failed. */
export interface RunStatement {
  /** Without its values. */
  text: string;
  /** From when it was handed to the connection: behind others of it, or together with them, it waits. */
  durationMs: number;
}

export type StatementListener = (statement: RunStatement) => void;

export interface LendOptions {
  /** For long work on purpose, such as migrations. */
  statementTimeoutMs?: number;
  /**
   * `work` sends everything in one go, from BEGIN to COMMIT, before it hears anything. On the one connection of the
   * embedded engine others that do may send theirs before it has been answered: it is busy instead of waited for. On a
   * server, a connection that was lost while it was idle is found out before.
   */
  isPipelined?: boolean;
}

/** A connection of the pool, in the hands of one or of several who share it. */
interface Lease {
  connecting: Promise<pg.PoolClient>;
  users: number;
}

const MAX_SHARING = 32;
const TAKEN_FOR_THERE_MS = 1000;
const NOBODY: ReadonlySet<StatementListener> = new Set();

/** How long the client waits after the server should have stopped a statement itself. */
const SERVER_GRACE_MS = 5000;

/** Lends connections of a `pg.Pool`, bounds every statement, and never lends one inside an open transaction. */
export class Connections {
  readonly statementTimeoutMs: number;
  readonly #pool: pg.Pool;
  readonly #settings: ConnectionSettings;
  /** Told of every statement, but of those that are long on purpose. */
  readonly listeners = new Set<StatementListener>();
  #shared: Lease | undefined;
  /** When a connection was last known to be there. */
  readonly #seenAt = new WeakMap<pg.PoolClient, number>();

  constructor(settings: ConnectionSettings) {
    this.#settings = settings;
    this.statementTimeoutMs = settings.statementTimeoutMs;
    this.#pool = new pg.Pool({
      connectionTimeoutMillis: settings.statementTimeoutMs,
      types: { getTypeParser },
      ...settings.pool,
    });
    // A lost connection fails the statements that run on it; the pool replaces an idle one by itself.
    this.#pool.on("error", () => {});
    this.#pool.on("connect", (client) => {
      client.on("error", () => {});
      this.#seenAt.set(client, performance.now());
    });
  }

  /** Lends a connection to `work`. Its result is handed on when others may use the connection and all is durable. */
  async lend<Result>(
    work: (connection: Connection) => Promise<Result>,
    { statementTimeoutMs = this.statementTimeoutMs, isPipelined = false }: LendOptions = {},
  ): Promise<Result> {
    assertNoOpenTransaction("The database pool");
    try {
      const isShared = isPipelined && this.#settings.answersEach === true;
      const lease = isShared ? this.#share() : this.#take();
      let result: Result;
      try {
        const client = await lease.connecting;
        const isUsual = statementTimeoutMs <= this.statementTimeoutMs;
        const listeners = isUsual ? this.listeners : NOBODY;
        const connection = new PooledConnection(client, { ...this.#settings, statementTimeoutMs }, listeners);
        if (isPipelined && !isShared && !this.#isTakenForThere(client)) await connection.query("SELECT 1");
        result = await work(connection);
        this.#seenAt.set(client, performance.now());
      } catch (error) {
        // The connection itself may be what failed: nobody else joins it.
        if (this.#shared === lease) this.#shared = undefined;
        throw error;
      } finally {
        await this.#giveBack(lease);
      }
      await this.#settings.whenDurable?.();
      return result;
    } catch (error) {
      throw translateError(error, statementTimeoutMs);
    }
  }

  query(text: string, values?: unknown[], options?: LendOptions): Promise<QueryResult> {
    return this.lend((connection) => connection.query(text, values), options);
  }

  /** Of the pool, at this moment. */
  get counts(): { open: number; idle: number; waiting: number } {
    const { totalCount: open, idleCount: idle, waitingCount: waiting } = this.#pool;
    return { open, idle, waiting };
  }

  async close(): Promise<void> {
    await this.#pool.end();
  }

  #take(): Lease {
    return { connecting: this.#pool.connect(), users: 1 };
  }

  #isTakenForThere(client: pg.PoolClient): boolean {
    const { takenForThereMs = TAKEN_FOR_THERE_MS } = this.#settings;
    return performance.now() - (this.#seenAt.get(client) ?? Number.NEGATIVE_INFINITY) < takenForThereMs;
  }

  /** Nobody joins while somebody waits for a connection of their own. */
  #share(): Lease {
    const shared = this.#shared;
    if (shared && shared.users < MAX_SHARING && this.#pool.waitingCount === 0) {
      shared.users += 1;
      return shared;
    }
    this.#shared = this.#take();
    return this.#shared;
  }

  async #giveBack(lease: Lease): Promise<void> {
    lease.users -= 1;
    if (lease.users > 0) return;
    if (this.#shared === lease) this.#shared = undefined;
    const client = await lease.connecting.catch(() => undefined);
    // A connection that was left inside a transaction must not be lent again.
    client?.release(client.getTransactionStatus() !== "I");
  }
}

/** A statement that waits for those that go out with it. */
interface GatheredStatement extends Statement {
  answer: PromiseWithResolvers<QueryResult>;
}

class PooledConnection implements Connection {
  readonly #client: pg.PoolClient;
  readonly #settings: ConnectionSettings;
  readonly #listeners: ReadonlySet<StatementListener>;
  #gathered: GatheredStatement[] | undefined;

  constructor(client: pg.PoolClient, settings: ConnectionSettings, listeners: ReadonlySet<StatementListener>) {
    this.#client = client;
    this.#settings = settings;
    this.#listeners = listeners;
  }

  query(text: string, values?: unknown[]): Promise<QueryResult> {
    if (!this.#gathered)
      return this.#bounded([text], () => this.#client.query(values === undefined ? { text } : { text, values }));
    const answer = Promise.withResolvers<QueryResult>();
    this.#gathered.push({ text, values, answer });
    return answer.promise;
  }

  sendTogether<Result>(send: () => Result): Result {
    if (this.#settings.answersEach) return this.#corked(send);
    const gathered: GatheredStatement[] = [];
    this.#gathered = gathered;
    let result: Result;
    try {
      result = send();
    } finally {
      this.#gathered = undefined;
    }
    void this.#sendGathered(gathered);
    return result;
  }

  #corked<Result>(send: () => Result): Result {
    const stream = this.#stream;
    stream.cork();
    try {
      return send();
    } finally {
      stream.uncork();
    }
  }

  async #sendGathered(gathered: readonly GatheredStatement[]): Promise<void> {
    // BEGIN, settings and COMMIT have no values: they took as long only because they went along.
    const texts = gathered.filter(({ values }) => values !== undefined).map(({ text }) => text);
    try {
      const results = await this.#bounded(texts, () => sendUnderOneSync(this.#client, gathered));
      for (const [index, { answer }] of gathered.entries()) answer.resolve(results[index]!);
    } catch (error) {
      for (const { answer } of gathered) answer.reject(error);
    }
  }

  /** Ends what has run too long, and tells the listeners. */
  async #bounded<Result>(texts: readonly string[], send: () => Promise<Result>): Promise<Result> {
    const { statementTimeoutMs, interrupt } = this.#settings;
    const timer = setTimeout(
      () => {
        if (interrupt) interrupt(statementTimeoutMs);
        else this.#cutOff();
      },
      interrupt ? statementTimeoutMs : statementTimeoutMs + SERVER_GRACE_MS,
    );
    const startedAt = performance.now();
    try {
      return await send();
    } finally {
      clearTimeout(timer);
      const durationMs = performance.now() - startedAt;
      for (const text of texts) for (const listener of this.#listeners) listener({ text, durationMs });
    }
  }

  /** The server should have stopped the statement long ago: the network between is gone. */
  #cutOff(): void {
    this.#stream.destroy(new DatabaseUnavailableError("The database does not answer."));
  }

  /** `pg` changes it when it begins to encrypt. */
  get #stream(): Writable {
    return (this.#client as unknown as { connection: { stream: Writable } }).connection.stream;
  }
}

const INT8 = 20;
const DATE = 1082;

/** Counts become numbers (all of ours are far below 2^53); a date stays the text it is, free of time zones. */
function getTypeParser(type: number, format?: "text" | "binary") {
  if (type === INT8 && format !== "binary") return Number;
  if (type === DATE && format !== "binary") return String;
  return pg.types.getTypeParser(type, format as "text");
}
