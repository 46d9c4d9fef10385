import { Counter, Gauge, type Registry } from "prom-client";
import type { JobDesk } from "../../ports/job-desk.ts";
import type { OpenedDatabase } from "../database/open-database.ts";
import { readSnapshot } from "../database/transfer/read-snapshot.ts";

export interface MeasuredContext {
  database: OpenedDatabase;
  jobDesk: JobDesk;
  diskRoom: { freeBytes(): Promise<number> };
  passageIndex: {
    /** What is in memory of passage indexes. */
    readonly loadedBytes: number;
    readonly segmentReads: number;
    readonly searches: { inThreads: number; here: number };
  };
  modelWatch: {
    readonly calls: readonly { model: string; problem: string | null; outcomes: ReadonlyMap<string, number> }[];
  };
}

/**
 * What an operator is woken for, read when somebody asks. Jobs and deliveries are those of all processes, the rest is
 * this one's. Without a database only the rest is told.
 */
export function operationalMetrics(registry: Registry, context: MeasuredContext): void {
  const registers = [registry];
  const oldest = new Gauge({
    name: "citedesk_job_oldest_seconds",
    help: "Since the oldest job that may start became due.",
    labelNames: ["job"],
    registers,
  });
  new Gauge({
    name: "citedesk_jobs",
    help: "Background jobs by name and state; completed ones are not counted.",
    labelNames: ["job", "state"],
    registers,
    async collect() {
      this.reset();
      oldest.reset();
      for (const { name, state, count, oldest_seconds: seconds } of await context.jobDesk.count().catch(() => [])) {
        this.set({ job: name, state }, count);
        if (state === "waiting" || state === "retry") oldest.set({ job: name }, seconds);
      }
    },
  });
  new Gauge({
    name: "citedesk_database_connections",
    help: "Of the pool: open, idle, and work that waits for one.",
    labelNames: ["state"],
    registers,
    collect() {
      for (const [state, count] of Object.entries(context.database.connectionCounts())) this.set({ state }, count);
    },
  });
  new Gauge({
    name: "citedesk_webhook_deliveries",
    help: "Deliveries that are not done, by status.",
    labelNames: ["status"],
    registers,
    async collect() {
      this.reset();
      const counting = readSnapshot(context.database.owner, (connection) => connection.query(DELIVERIES));
      const { rows } = await counting.catch(() => ({ rows: [] }));
      for (const { status, count } of rows as { status: string; count: number }[]) this.set({ status }, count);
    },
  });
  new Gauge({
    name: "citedesk_sources",
    help: "Sources by type and status: crawls under way are websites that are being fetched.",
    labelNames: ["type", "status"],
    registers,
    async collect() {
      this.reset();
      const counting = readSnapshot(context.database.owner, (connection) => connection.query(SOURCES));
      const { rows } = await counting.catch(() => ({ rows: [] }));
      for (const { count, ...labels } of rows as { type: string; status: string; count: number }[])
        this.set(labels, count);
    },
  });
  new Gauge({
    name: "citedesk_model_spend",
    help: "What models cost by the prices that were set, of all workspaces, today and this month (UTC).",
    labelNames: ["period"],
    registers,
    async collect() {
      this.reset();
      const adding = readSnapshot(context.database.owner, (connection) => connection.query(SPEND));
      const { rows } = await adding.catch(() => ({ rows: [] }));
      for (const { period, spent } of rows as { period: string; spent: number }[]) this.set({ period }, spent);
    },
  });
  new Counter({
    name: "citedesk_model_calls_total",
    help: "Calls of models by this process, and what they came to: ok, or the code of a failure.",
    labelNames: ["model", "outcome"],
    registers,
    collect() {
      this.reset();
      for (const { model, outcomes } of context.modelWatch.calls)
        for (const [outcome, count] of outcomes) this.inc({ model, outcome }, count);
    },
  });
  new Gauge({
    name: "citedesk_model_ready",
    help: "Of the models that this process has asked: 0 where the last call failed.",
    labelNames: ["model"],
    registers,
    collect() {
      this.reset();
      for (const { model, problem } of context.modelWatch.calls) this.set({ model }, problem === null ? 1 : 0);
    },
  });
  new Gauge({
    name: "citedesk_index_memory_bytes",
    help: "Passage indexes in the memory of this process.",
    registers,
    collect() {
      this.set(context.passageIndex.loadedBytes);
    },
  });
  new Counter({
    name: "citedesk_index_segment_reads_total",
    help: "Segments of passage indexes, and parts of them, read into memory: rising with every question, INDEX_CACHE_MB is small.",
    registers,
    collect() {
      this.reset();
      this.inc(context.passageIndex.segmentReads);
    },
  });
  new Counter({
    name: "citedesk_index_searches_total",
    help: "Searches of passage indexes, by where: small ones on the main thread, others in threads.",
    labelNames: ["where"],
    registers,
    collect() {
      this.reset();
      this.inc({ where: "threads" }, context.passageIndex.searches.inThreads);
      this.inc({ where: "main" }, context.passageIndex.searches.here);
    },
  });
  new Gauge({
    name: "citedesk_disk_free_bytes",
    help: "Free at DATA_DIR. Uploads are refused below MIN_FREE_MB.",
    registers,
    async collect() {
      this.set(await context.diskRoom.freeBytes());
    },
  });
}

const DELIVERIES = `
  SELECT status, count(*)::int AS count FROM webhook_deliveries WHERE status <> 'delivered' GROUP BY status`;

const SOURCES = `
  SELECT type, status, count(*)::int AS count FROM sources WHERE deleted_at IS NULL GROUP BY type, status`;

const SPEND = `
  SELECT period, coalesce(sum(micros), 0)::float8 / 1e6 AS spent
  FROM (VALUES ('day'), ('month')) AS periods (period)
  LEFT JOIN model_spend ON day >= date_trunc(period, now() AT TIME ZONE 'UTC')::date
  GROUP BY period`;
