import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer } from "node:net";
import { test } from "node:test";
import sql from "sql-template-tag";
import { DatabaseUnavailableError, StatementTimeoutError } from "./database-errors.ts";
import { openDatabase } from "./open-database.ts";
import { withTestDatabaseLocation } from "./test-database.ts";

const needsServer = { skip: process.env.TEST_DATABASE_URL === undefined && "needs TEST_DATABASE_URL" };

async function openOnServer(statementTimeoutMs = 30_000) {
  const location = await withTestDatabaseLocation();
  assert.ok(location.databaseUrl);
  return openDatabase({ databaseUrl: location.databaseUrl, poolSize: 2, statementTimeoutMs });
}

test("a lost connection is a clear error, and the next transaction gets a new one", needsServer, async () => {
  const database = await openOnServer();
  const lost = database.unscoped(async (transaction) => {
    const [row] = await transaction.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    killed = row?.pid ?? 0;
    await transaction.query(sql`SELECT pg_sleep(10)`);
  });
  // Listens from here on: the loss may be told before the statement that causes it is answered.
  const isTold = assert.rejects(
    lost,
    (error) => error instanceof DatabaseUnavailableError && /not reachable/.test(error.message),
  );
  let killed = 0;
  while (killed === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await database.owner.query("SELECT pg_terminate_backend($1)", [killed]);
  await isTold;
  await database.ping();
  await database.close();
});

test("connections that were lost while idle are replaced before anybody notices", needsServer, async () => {
  const database = await openOnServer();
  await Promise.all([database.ping(), database.ping()]);
  await database.owner.query(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
  );
  const answers = await Promise.all(
    [1, 2, 3].map((number) =>
      database.unscoped((transaction) => transaction.query(sql`SELECT ${number}::int AS number`)),
    ),
  );
  assert.deepEqual(answers.flat(), [{ number: 1 }, { number: 2 }, { number: 3 }]);
  await database.close();
});

test("a statement that runs too long is stopped by the server", needsServer, async () => {
  const database = await openOnServer(100);
  await assert.rejects(
    database.unscoped((transaction) => transaction.query(sql`SELECT pg_sleep(10)`)),
    StatementTimeoutError,
  );
  await database.ping();
  await database.close();
});

test(
  "a held lock stops its own workspace for as long as a lock is waited for, and nobody else",
  needsServer,
  async () => {
    const location = await withTestDatabaseLocation();
    const settings = { databaseUrl: location.databaseUrl!, poolSize: 4, lockTimeoutMs: 3_000 };
    const database = await openDatabase(settings);
    const [held, other] = [randomUUID(), randomUUID()];
    const lock = (workspaceId: string) =>
      database.inWorkspace(workspaceId, (transaction) =>
        transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${workspaceId}, 0))`),
      );
    let release = () => {};
    const holder = database.owner.lend(async (connection) => {
      await connection.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('${held}', 0))`);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await connection.query("ROLLBACK");
    });
    const waiting = Array.from({ length: 3 }, () => assert.rejects(lock(held), { code: "55P03" }));
    const before = performance.now();
    await Promise.all([lock(other), database.ping()]);
    assert.ok(performance.now() - before < 2_500, "others wait for nobody");
    await Promise.all(waiting);
    release();
    await holder;
    await database.close();
  },
);

test("a server that isn't there, or has no such database, is a clear error that names the setting", async () => {
  const fails = async (databaseUrl: string, reason: RegExp) =>
    assert.rejects(openDatabase({ databaseUrl }), (error) => {
      assert.ok(error instanceof DatabaseUnavailableError);
      assert.match(error.message, /^DATABASE_URL /);
      assert.match(error.message, reason);
      return true;
    });
  await fails("postgres://nobody@127.0.0.1:1/none", /ECONNREFUSED/);
  const server = process.env.TEST_DATABASE_URL;
  if (server) await fails(new URL("/none_such", server).href, /none_such/);
});

test("a start goes on where the server has no time for its first connection", needsServer, async (t) => {
  const { databaseUrl } = await withTestDatabaseLocation();
  const server = new URL(databaseUrl!);
  let taken = 0;
  const busy = createServer((socket) => {
    socket.on("error", () => {});
    if (++taken === 1) return;
    const through = connect({ port: Number(server.port), host: server.hostname });
    socket.pipe(through).pipe(socket);
    through.on("error", () => {});
  });
  const listening = Promise.withResolvers<void>();
  busy.listen(0, "127.0.0.1", listening.resolve);
  t.after(() => busy.close());
  await listening.promise;
  const { port } = busy.address() as AddressInfo;
  const database = await openDatabase({
    databaseUrl: Object.assign(new URL(server), { hostname: "127.0.0.1", port: String(port) }).href,
    poolSize: 1,
    poolWaitMs: 500,
  });
  assert.ok(taken > 1, "the first was never answered");
  await database.close();
});
