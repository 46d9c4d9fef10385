import { type JobWithMetadata, PgBoss } from "pg-boss";
import type { Transaction } from "../../platform/database/database.ts";
import { explainPrivilege } from "../../platform/database/explain-privilege.ts";
import type { OpenedDatabase } from "../../platform/database/open-database.ts";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import type { JobOptions } from "../../ports/job-queue.ts";
import { BossConnection } from "./boss-connection.ts";

/** A job as it was handed to this process: the attempt tells it from any later hand-over of the same job. */
export interface ClaimedJob {
  name: string;
  id: string;
  payload: object;
  attempt: number;
}

/** pg-boss's lower limit. A process that misses it is taken for dead. */
export const HEARTBEAT_SECONDS = 10;
/** A dead worker's job is up again after at most HEARTBEAT_SECONDS + 3 × this, whichever of its workers it was. */
const SUPERVISE_SECONDS = 5;
/** Any constant will do. */
const START_LOCK = 7_203_540_915;
/** Also how long a process waits for the one that makes the tables. */
const LONGEST_START_MS = 300_000;
const LONGEST_JOB_SECONDS = 24 * 3600;

const QUEUE = {
  /** At most one waiting job a key. */
  policy: "short",
  heartbeatSeconds: HEARTBEAT_SECONDS,
  retryLimit: 5,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 600,
  expireInSeconds: LONGEST_JOB_SECONDS - 1,
  deleteAfterSeconds: 24 * 3600,
} as const;

/** Jobs in the database: pg-boss's tables, statements and supervision, without its pollers. */
export class JobStore {
  readonly #database: OpenedDatabase;
  readonly #connection: BossConnection;
  readonly #boss: PgBoss;
  readonly #knownQueues = new Set<string>();
  readonly #onError: (error: unknown) => void;
  #hurrying: NodeJS.Timeout | undefined;

  constructor(database: OpenedDatabase, scheduleIntervalSeconds: number, onError: (error: unknown) => void) {
    this.#database = database;
    this.#connection = new BossConnection(database.owner);
    this.#boss = new PgBoss({
      db: this.#connection,
      backend: database.engine === "embedded" ? "pglite" : "postgres",
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      cronMonitorIntervalSeconds: scheduleIntervalSeconds,
      cronWorkerIntervalSeconds: Math.min(scheduleIntervalSeconds, 5),
      // The embedded engine has a vacuum of its own, and a rebuilt index would hold up everyone.
      reindex: database.engine === "postgres",
      monitorVacuum: database.engine === "postgres",
    });
    this.#boss.on("error", onError);
    this.#onError = onError;
  }

  /**
   * Makes pg-boss's tables where they are missing, and does `prepare`. One process at a time: `CREATE SCHEMA IF NOT
   * EXISTS` fails for those that looked before another one's commit.
   */
  async start(prepare: () => Promise<void>): Promise<void> {
    await this.#oneProcessAtATime(async () => {
      await explainPrivilege(this.#database.owner, () => this.#boss.start());
      await prepare();
    });
    this.#hurrying = setInterval(
      () => void outsideTransaction(() => this.#database.owner.query(HURRY)).catch(this.#onError),
      SUPERVISE_SECONDS * 1000,
    );
    this.#hurrying.unref();
  }

  /** The embedded engine has one process, and one connection. */
  async #oneProcessAtATime(work: () => Promise<void>): Promise<void> {
    if (this.#database.engine === "embedded") return work();
    await this.#database.owner.lend(
      async (connection) => {
        // The lock belongs to the transaction: it holds through PgBouncer and goes with a process that dies.
        await connection.query(`BEGIN; SELECT pg_advisory_xact_lock(${START_LOCK})`);
        try {
          await work();
        } finally {
          await connection.query("ROLLBACK");
        }
      },
      { statementTimeoutMs: LONGEST_START_MS },
    );
  }

  async stop(): Promise<void> {
    clearInterval(this.#hurrying);
    await this.#boss.stop({ graceful: false, close: false });
  }

  async insert(transaction: Transaction, name: string, payload: object, options: JobOptions): Promise<void> {
    await this.#connection.withinTransaction(transaction, async () => {
      if (!this.#knownQueues.has(name)) {
        await this.#connection.executeSql(CREATE_QUEUE, [name, JSON.stringify(QUEUE)]);
        // Only a commit makes the queue there for the next transaction.
        transaction.afterCommit(() => this.#knownQueues.add(name));
      }
      await this.#boss.send(name, payload, {
        // Jobs without a key would otherwise share one.
        singletonKey: options.singletonKey ?? crypto.randomUUID(),
        ...(options.startAfterSeconds !== undefined && { startAfter: options.startAfterSeconds }),
        ...(options.retryLimit !== undefined && { retryLimit: options.retryLimit }),
        ...(options.priority !== undefined && { priority: options.priority }),
      });
    });
  }

  async ensureQueue(name: string): Promise<void> {
    await this.#connection.executeSql(CREATE_QUEUE, [name, JSON.stringify(QUEUE)]);
    this.#knownQueues.add(name);
  }

  async schedule(name: string, cron: string): Promise<void> {
    await this.#boss.schedule(name, cron, {}, { tz: "UTC" });
  }

  /** Which of these queues have a job that may start now. */
  async findReady(names: string[]): Promise<string[]> {
    if (names.length === 0) return [];
    const { rows } = await this.#database.owner.query(READY_QUEUES, [names]);
    return rows.map((row) => row.name as string);
  }

  async claim(name: string, count: number): Promise<ClaimedJob[]> {
    const jobs: JobWithMetadata<object>[] = await this.#boss.fetch(name, { batchSize: count, includeMetadata: true });
    return jobs.map(({ id, data, retryCount }) => ({ name, id, payload: data ?? {}, attempt: retryCount }));
  }

  /** Tells that these jobs are alive. Returns those that are still this process's own. */
  async beat(jobs: ClaimedJob[]): Promise<Set<string>> {
    const { rows } = await this.#database.owner.query(BEAT, [
      jobs.map(({ id }) => id),
      jobs.map(({ attempt }) => attempt),
    ]);
    return new Set(rows.map(({ id }) => id as string));
  }

  async complete(job: ClaimedJob): Promise<void> {
    await this.#settle(job, () => this.#boss.complete(job.name, job.id));
  }

  /** pg-boss retries with a growing delay, or gives up after the last attempt. */
  async fail(job: ClaimedJob, error: unknown): Promise<void> {
    const message = error instanceof Error ? error.message : String(error);
    await this.#settle(job, () => this.#boss.fail(job.name, job.id, { message }));
  }

  /** Does nothing when the job has been handed to another worker since: a dead one that comes back cannot settle it. */
  async #settle(job: ClaimedJob, settle: () => Promise<unknown>): Promise<void> {
    await this.#database.owner.lend(async (connection) => {
      const [, held] = await Promise.all([
        connection.query("BEGIN"),
        connection.query(HOLD, [job.name, job.id, job.attempt]),
      ]);
      if (held.rowCount === 1) await this.#connection.within(connection, settle);
      await connection.query("COMMIT");
    });
  }
}

/** `PgBoss.createQueue` calls this too, but wrapped in BEGIN and COMMIT, which would end the caller's transaction. */
const CREATE_QUEUE = "SELECT pgboss.create_queue($1, $2::jsonb)";

/** The growing delay is for jobs that fail. One whose worker died did not fail, however often that happens to it. */
const HURRY = `
  UPDATE pgboss.job SET start_after = now()
  WHERE state = 'retry' AND start_after > now() AND output #>> '{value,message}' = 'job heartbeat timeout'`;

const READY_QUEUES = `
  SELECT name FROM unnest($1::text[]) AS name
  WHERE EXISTS (
    SELECT FROM pgboss.job
    WHERE job.name = name.name AND job.state < 'active' AND NOT job.blocked AND job.start_after <= now()
  )`;

const BEAT = `
  UPDATE pgboss.job SET heartbeat_on = now()
  FROM unnest($1::uuid[], $2::int[]) AS mine (id, attempt)
  WHERE job.id = mine.id AND job.retry_count = mine.attempt AND job.state = 'active'
  RETURNING job.id`;

const HOLD = `
  SELECT FROM pgboss.job WHERE name = $1 AND id = $2 AND retry_count = $3 AND state = 'active' FOR UPDATE`;
