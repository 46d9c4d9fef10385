import type { Connections } from "../connections.ts";

export interface EmbeddedMaintenance {
  /** Does what is due now: at most one checkpoint and one table. */
  runOnce(): Promise<void>;
  stop(): Promise<void>;
}

const INTERVAL_MS = 15_000;
/** Stopping a statement restarts the engine: better to let a large table's vacuum end. */
const MAX_TURN_MS = 600_000;
/** A checkpoint when this much log was written since the last one, so that a restart has little to replay. */
const CHECKPOINT_BYTES = 16 * 1024 * 1024;

/**
 * Does what autovacuum and the checkpointer do on a server: the embedded engine has no background processes. One table
 * a turn, by autovacuum's own thresholds, so that no turn holds up the others for long; besides, every small table that
 * has no statistics yet. Until it has some, an index that only shares the workspace with what is looked for passes for
 * the right one, and the one session keeps such a plan.
 */
export function startEmbeddedMaintenance(connections: Connections): EmbeddedMaintenance {
  let current: Promise<void> | undefined;
  let isStopped = false;
  const runOnce = () => {
    current ??= takeTurn(connections).finally(() => {
      current = undefined;
    });
    return current;
  };
  const timer = setInterval(() => {
    // A turn that fails (the disk is full, the engine restarts) is due again at the next one; /readyz tells why.
    if (!isStopped) runOnce().catch(() => {});
  }, INTERVAL_MS);
  timer.unref();
  return {
    runOnce,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await current?.catch(() => {});
    },
  };
}

async function takeTurn(connections: Connections): Promise<void> {
  const log = await connections.query(
    `SELECT pg_current_wal_insert_lsn() - redo_lsn > ${CHECKPOINT_BYTES} AS due FROM pg_control_checkpoint()`,
  );
  if (log.rows[0]?.due === true) await connections.query("CHECKPOINT");
  // Counts of changed rows are kept back for up to a minute otherwise.
  await connections.query("SELECT pg_stat_force_next_flush()");
  const { rows } = await connections.query(NEXT_TABLE);
  const table = rows[0] as { name: string; vacuum: boolean } | undefined;
  if (table) {
    const statement = table.vacuum ? `VACUUM (ANALYZE) ${table.name}` : `ANALYZE ${table.name}`;
    await connections.query(statement, undefined, { statementTimeoutMs: MAX_TURN_MS });
  }
  const unknown = await connections.query(UNKNOWN_TABLES);
  for (const { name } of unknown.rows) await connections.query(`ANALYZE ${String(name)}`);
}

/** A few milliseconds each. */
const UNKNOWN_TABLES = `
  SELECT format('%I.%I', s.schemaname, s.relname) AS name FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE c.reltuples < 0 AND s.n_mod_since_analyze BETWEEN 51 AND 20000 ORDER BY s.n_mod_since_analyze DESC`;

/** autovacuum_vacuum_threshold 50 + 20 %, autovacuum_analyze_threshold 50 + 10 %, and before transaction ids wrap. */
const NEXT_TABLE = `
  SELECT format('%I.%I', s.schemaname, s.relname) AS name,
         s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0) OR age(c.relfrozenxid) > 100000000 AS vacuum
  FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = s.relid
  WHERE s.n_dead_tup > 50 + 0.2 * greatest(c.reltuples, 0)
     OR s.n_mod_since_analyze > 50 + 0.1 * greatest(c.reltuples, 0)
     OR age(c.relfrozenxid) > 100000000
  ORDER BY s.n_dead_tup + s.n_mod_since_analyze DESC
  LIMIT 1`;
