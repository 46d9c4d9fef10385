import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import sql from "sql-template-tag";
import { withTestDatabase } from "../../platform/database/test-database.ts";
import type { Job } from "../../ports/job-queue.ts";
import { createJobQueue } from "./pg-boss.ts";

const database = await withTestDatabase();
const workspace = randomUUID();
const errors: unknown[] = [];
const queue = createJobQueue(database, { onError: (error) => errors.push(error), pollIntervalMs: 100 });
await queue.start();
database.beforeClose(async () => {
  await queue.stop(1);
  assert.deepEqual(errors, []);
});
let names = 0;
const newName = () => `test-${names++}`;
const enqueue = (name: string, payload: object, options = {}) =>
  database.inWorkspace(workspace, (transaction) => queue.enqueue(transaction, name, payload, options));
const collect = async (name: string, concurrency = 1) => {
  const jobs: Job<object>[] = [];
  await queue.handle(name, { concurrency, expireSeconds: 60 }, async (job) => void jobs.push(job));
  return jobs;
};

test("a job runs once with its payload after its transaction has committed", async () => {
  const name = newName();
  const jobs = await collect(name);
  await enqueue(name, { page: "/", list: [1, 2] });
  await queue.drain();
  assert.deepEqual(
    jobs.map(({ payload, attempt }) => [payload, attempt]),
    [[{ page: "/", list: [1, 2] }, 0]],
  );
});

test("a job of a transaction that rolls back never runs, also the first of its name", async () => {
  const name = newName();
  const jobs = await collect(name);
  const unknown = newName();
  for (const each of [name, unknown]) {
    await assert.rejects(
      database.inWorkspace(workspace, async (transaction) => {
        await queue.enqueue(transaction, each, {});
        throw new Error("changed my mind");
      }),
    );
  }
  const later = await collect(unknown);
  await enqueue(unknown, { is: "there" });
  await queue.drain();
  assert.deepEqual([jobs.length, later.length], [0, 1]);
});

test("enqueueing keeps the role and the workspace of its transaction", async () => {
  const [row] = await database.inWorkspace(workspace, async (transaction) => {
    await queue.enqueue(transaction, newName(), {});
    return transaction.query(sql`SELECT current_user AS role, citedesk_workspace_id() AS workspace`);
  });
  assert.deepEqual(row, { role: "citedesk_workspace", workspace });
  await database.unscoped((transaction) => queue.enqueue(transaction, newName(), {}));
});

test("no plain role can read the jobs of others", async () => {
  for (const open of [
    database.unscoped,
    (work: Parameters<typeof database.unscoped>[0]) => database.inWorkspace(workspace, work),
  ]) {
    await assert.rejects(
      open((transaction) => transaction.query(sql`SELECT FROM pgboss.job`)),
      /permission denied/,
    );
  }
});

test("a second waiting job of the same key does nothing, jobs without a key all run", async () => {
  const name = newName();
  await database.inWorkspace(workspace, async (transaction) => {
    for (const number of [1, 2, 3]) await queue.enqueue(transaction, name, { number }, { singletonKey: "one" });
    for (const number of [4, 5]) await queue.enqueue(transaction, name, { number });
    await queue.enqueue(transaction, name, { number: 6 }, { singletonKey: "two" });
  });
  const jobs = await collect(name, 10);
  await queue.drain();
  assert.deepEqual(jobs.map(({ payload }) => (payload as { number: number }).number).sort(), [1, 4, 5, 6]);
  await enqueue(name, { number: 7 }, { singletonKey: "one" });
  await queue.drain();
  assert.equal(jobs.length, 5);
});

test("higher priorities run first", async () => {
  const name = newName();
  for (const priority of [1, 3, 2]) await enqueue(name, { priority }, { priority });
  const jobs = await collect(name);
  await queue.drain();
  assert.deepEqual(
    jobs.map(({ payload }) => payload),
    [{ priority: 3 }, { priority: 2 }, { priority: 1 }],
  );
});

test("a job that starts later waits, and draining does not wait for it", async () => {
  const name = newName();
  const jobs = await collect(name);
  await enqueue(name, {}, { startAfterSeconds: 1 });
  await queue.drain();
  assert.equal(jobs.length, 0);
  const { promise, resolve } = Promise.withResolvers<void>();
  const poll = setInterval(() => jobs.length > 0 && resolve(), 20);
  await promise;
  clearInterval(poll);
});

test("a job that fails waits for its retry and gives up after the last one", async () => {
  const name = newName();
  const attempts: number[] = [];
  await queue.handle(name, { concurrency: 1, expireSeconds: 60 }, async ({ attempt }) => {
    attempts.push(attempt);
    throw new Error("no luck");
  });
  await enqueue(name, {}, { retryLimit: 1 });
  await queue.drain();
  assert.deepEqual(attempts, [0]);
  await makeDue(name);
  await queue.drain();
  assert.deepEqual(attempts, [0, 1]);
  const { rows } = await database.owner.query("SELECT state, output FROM pgboss.job WHERE name = $1", [name]);
  assert.deepEqual(rows, [{ state: "failed", output: { message: "no luck" } }]);
});

test("as many jobs run side by side as the handler allows", async () => {
  const name = newName();
  let current = 0;
  let most = 0;
  let third = Promise.withResolvers<void>();
  await queue.handle(name, { concurrency: 3, expireSeconds: 60 }, async () => {
    current += 1;
    most = Math.max(most, current);
    const together = third;
    if (current === 3) together.resolve();
    await together.promise;
    current -= 1;
    if (current === 0) third = Promise.withResolvers();
  });
  await Promise.all(Array.from({ length: 9 }, () => enqueue(name, {})));
  await queue.drain();
  assert.equal(most, 3);
});

test("a job that takes too long is aborted and tried again", async () => {
  const name = newName();
  const reasons: string[] = [];
  await queue.handle(name, { concurrency: 1, expireSeconds: 0.05 }, ({ signal }) => {
    signal.addEventListener("abort", () => reasons.push((signal.reason as Error).message));
    return new Promise(() => {});
  });
  await enqueue(name, {});
  await queue.drain();
  assert.match(reasons[0] ?? "", /longer than 0.05 s/);
  const { rows } = await database.owner.query("SELECT state FROM pgboss.job WHERE name = $1", [name]);
  assert.deepEqual(rows, [{ state: "retry" }]);
});

test("a job that was handed to another worker cannot be settled by the first one", async () => {
  const name = newName();
  const { promise: isRunning, resolve: markRunning } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  await queue.handle(name, { concurrency: 1, expireSeconds: 60 }, async () => {
    markRunning();
    await mayEnd;
  });
  await enqueue(name, {});
  await isRunning;
  await database.owner.query("UPDATE pgboss.job SET retry_count = retry_count + 1 WHERE name = $1", [name]);
  end();
  await queue.drain();
  const { rows } = await database.owner.query("SELECT state FROM pgboss.job WHERE name = $1", [name]);
  assert.deepEqual(rows, [{ state: "active" }]);
});

test("a job whose worker died is failed by supervision and runs again", async () => {
  const name = newName();
  await enqueue(name, {});
  await database.owner.query(
    `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '11 s', heartbeat_on = now() - interval '11 s'
     WHERE name = $1`,
    [name],
  );
  const jobs = await collect(name);
  const { promise, resolve } = Promise.withResolvers<void>();
  const poll = setInterval(async () => {
    await makeDue(name);
    if (jobs.length > 0) resolve();
  }, 100);
  await promise;
  clearInterval(poll);
  assert.equal(jobs[0]?.attempt, 1);
});

test("a job whose workers died again and again waits no longer for the next one", async () => {
  const name = newName();
  await enqueue(name, {}, { retryLimit: 100 });
  await database.owner.query(
    `UPDATE pgboss.job SET state = 'active', retry_count = 9, started_on = now() - interval '11 s',
       heartbeat_on = now() - interval '11 s'
     WHERE name = $1`,
    [name],
  );
  const { promise, resolve } = Promise.withResolvers<number>();
  const start = performance.now();
  await queue.handle(name, { concurrency: 1, expireSeconds: 60 }, async ({ attempt }) => resolve(attempt));
  assert.equal(await promise, 10);
  assert.ok(performance.now() - start < 60_000, "Its delay had grown.");
});

test("a job starts within milliseconds of its commit", async () => {
  const name = newName();
  let started = (_at: number) => {};
  await queue.handle(name, { concurrency: 1, expireSeconds: 60 }, async () => started(performance.now()));
  await queue.drain();
  const waits: number[] = [];
  // Once is enough: on a busy machine anything may take as long as the poller.
  while (waits.length < 5 && !waits.some((wait) => wait < 90)) {
    const { promise, resolve } = Promise.withResolvers<number>();
    started = resolve;
    await enqueue(name, {});
    const committed = performance.now();
    waits.push((await promise) - committed);
    await queue.drain();
  }
  assert.ok(Math.min(...waits) < 90, `started after ${waits.map(Math.round)} ms, which is the poller's time`);
});

test("a scheduled handler runs", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const name = newName();
  const own = createJobQueue(database, {
    onError: (error) => errors.push(error),
    pollIntervalMs: 100,
    scheduleIntervalSeconds: 1,
  });
  await own.schedule(name, "* * * * *", async () => resolve());
  await own.start();
  await promise;
  await own.stop(1);
});

test("stopping lets a running job end, and aborts it after the grace", async () => {
  const own = createJobQueue(database, { onError: (error) => errors.push(error), pollIntervalMs: 100 });
  await own.start();
  const [quick, slow] = [newName(), newName()];
  const log: string[] = [];
  const running = [quick, slow].map(() => Promise.withResolvers<void>());
  const stopping = Promise.withResolvers<void>();
  await own.handle(quick, { concurrency: 1, expireSeconds: 60 }, async () => {
    running[0]?.resolve();
    await stopping.promise;
    log.push("quick ended");
  });
  await own.handle(slow, { concurrency: 1, expireSeconds: 60 }, ({ signal }) => {
    running[1]?.resolve();
    signal.addEventListener("abort", () => log.push("slow aborted"));
    return new Promise(() => {});
  });
  await enqueue(quick, {});
  await enqueue(slow, {});
  await Promise.all(running.map(({ promise }) => promise));
  const stopped = own.stop(0.2);
  stopping.resolve();
  await stopped;
  assert.deepEqual(log, ["quick ended", "slow aborted"]);
});

async function makeDue(name: string): Promise<void> {
  await database.owner.query("UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND state = 'retry'", [name]);
}
