import assert from "node:assert/strict";
import { test } from "node:test";
import { migrate } from "../../platform/database/migrate.ts";
import { openDatabase } from "../../platform/database/open-database.ts";
import { withTestDatabaseLocation } from "../../platform/database/test-database.ts";
import { createJobQueue } from "./pg-boss.ts";

const MIGRATIONS = new URL("../../../migrations/", import.meta.url);
const PROCESSES = 8;
const skip = process.env.TEST_DATABASE_URL === undefined && "one process owns the embedded database";

test("several that start at once on an empty database make it once, and all of them run", { skip }, async () => {
  const location = await withTestDatabaseLocation();
  const databases = await Promise.all(
    Array.from({ length: PROCESSES }, () => openDatabase({ ...location, poolSize: 3 })),
  );
  await databases[0]!.owner.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
  const errors: unknown[] = [];
  const queues = databases.map((database) => createJobQueue(database, { onError: (error) => errors.push(error) }));
  const starts = await Promise.allSettled(
    queues.map(async (queue, index) => {
      await queue.handle("together", { concurrency: 1, expireSeconds: 60 }, async () => {});
      await queue.schedule("by-the-clock", "0 0 1 1 *", async () => {});
      await migrate(databases[index]!, MIGRATIONS);
      await queue.start();
    }),
  );
  await Promise.all(queues.map((queue) => queue.stop(1).catch(() => {})));
  await Promise.all(databases.map((database) => database.close()));
  assert.deepEqual(
    starts.map((start) => (start.status === "rejected" ? String(start.reason) : start.status)),
    Array(PROCESSES).fill("fulfilled"),
  );
  assert.deepEqual(errors, []);
});
