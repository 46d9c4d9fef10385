import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Connections } from "../connections.ts";
import { openDatabase } from "../open-database.ts";
import { startEmbeddedMaintenance } from "./embedded-maintenance.ts";

const dataDir = await mkdtemp(join(tmpdir(), "citedesk-maintenance-"));
const database = await openDatabase({ dataDir });
const maintenance = startEmbeddedMaintenance(database.owner as Connections);
after(async () => {
  await maintenance.stop();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

test("dead rows are vacuumed and their statistics renewed, one table a turn, beside those without any", async () => {
  await database.owner.query("CREATE TABLE small (number int); CREATE TABLE large (number int)");
  await database.owner.query("INSERT INTO small SELECT generate_series(1, 200)");
  await database.owner.query("INSERT INTO large SELECT generate_series(1, 2000)");
  await database.owner.query("DELETE FROM large WHERE number > 10");
  await maintenance.runOnce();
  assert.deepEqual(await counts(), [
    { relname: "large", vacuum_count: 1, n_dead_tup: 0, estimate: 10 },
    { relname: "small", vacuum_count: 0, n_dead_tup: 0, estimate: 200 },
  ]);
  await maintenance.runOnce();
  await maintenance.runOnce();
  assert.deepEqual(
    (await counts()).map(({ estimate, vacuum_count }) => [estimate, vacuum_count]),
    [
      [10, 1],
      [200, 0],
    ],
  );
});

test("a checkpoint follows when much log was written, and not before", async () => {
  const redo = async () =>
    (await database.owner.query("SELECT redo_lsn FROM pg_control_checkpoint()")).rows[0]?.redo_lsn;
  await database.owner.query("CREATE TABLE filler (text text)");
  await database.owner.query("CHECKPOINT");
  const first = await redo();
  await maintenance.runOnce();
  assert.equal(await redo(), first);
  await database.owner.query("INSERT INTO filler SELECT repeat(md5(n::text), 60) FROM generate_series(1, 12000) n");
  await maintenance.runOnce();
  assert.notEqual(await redo(), first);
});

test("a look-up that was planned while its table was empty takes its own index once there is something in it", async () => {
  const filler = Array.from({ length: 30 }, (_, number) => `text_${number} text`).join(", ");
  await database.owner.query(`
    CREATE TABLE looked_up (owner int, number int, changed int, ${filler}, PRIMARY KEY (owner, number));
    CREATE INDEX looked_up_by_owner ON looked_up (owner, changed);
    SET plan_cache_mode = force_generic_plan;
    PREPARE look_up (int, int) AS SELECT 1 FROM looked_up WHERE owner = $1 AND number = $2 FOR KEY SHARE`);
  const plan = async () => {
    const { rows } = await database.owner.query("EXPLAIN EXECUTE look_up (1, 5)");
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  await plan();
  await database.owner.query("INSERT INTO looked_up (owner, number) SELECT 1, n FROM generate_series(1, 2000) n");
  assert.match(await plan(), /looked_up_by_owner/);
  await database.owner.query("CREATE TABLE busier (number int); INSERT INTO busier SELECT generate_series(1, 30000)");
  await maintenance.runOnce();
  assert.match(await plan(), /looked_up_pkey/);
  await database.owner.query("DEALLOCATE look_up; RESET plan_cache_mode");
});

async function counts() {
  const { rows } = await database.owner.query(
    `SELECT s.relname, vacuum_count, n_dead_tup, c.reltuples::int AS estimate
     FROM pg_stat_user_tables s JOIN pg_class c ON c.oid = relid WHERE s.relname IN ('small', 'large') ORDER BY s.relname`,
  );
  return rows;
}
