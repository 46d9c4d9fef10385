import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { test } from "node:test";
import sql from "sql-template-tag";
import { DatabaseUnavailableError, StatementTimeoutError } from "./database-errors.ts";
import { type DatabaseSettings, openDatabase } from "./open-database.ts";
import { withTestDatabaseLocation } from "./test-database.ts";

const needsServer = { skip: process.env.TEST_DATABASE_URL === undefined && "needs TEST_DATABASE_URL" };

async function openOnServer(
  settings: Pick<DatabaseSettings, "poolSize" | "poolWaitMs" | "statementTimeoutMs" | "takenForThereMs"> = {},
) {
  const location = await withTestDatabaseLocation();
  assert.ok(location.databaseUrl);
  return openDatabase({ databaseUrl: location.databaseUrl, poolSize: 2, statementTimeoutMs: 30_000, ...settings });
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

for (const pipelined of [false, true])
  test(
    `connections that were lost while idle are replaced before anybody notices${pipelined ? ", also before all is sent in one go" : ""}`,
    needsServer,
    async () => {
      const database = await openOnServer({ takenForThereMs: 0 });
      await Promise.all([database.ping(), database.ping()]);
      await database.owner.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()",
      );
      const answers = await Promise.all(
        [1, 2, 3].map((number) =>
          database.unscoped((transaction) => transaction.query(sql`SELECT ${number}::int AS number`), { pipelined }),
        ),
      );
      assert.deepEqual(answers.flat(), [{ number: 1 }, { number: 2 }, { number: 3 }]);
      await database.close();
    },
  );

for (const pipelined of [false, true])
  test(
    `a statement that runs too long is stopped by the server${pipelined ? ", also of several in one go" : ""}`,
    needsServer,
    async () => {
      const database = await openOnServer({ statementTimeoutMs: 100, poolWaitMs: 10_000 });
      await assert.rejects(
        database.unscoped(
          (transaction) => Promise.all([transaction.query(sql`SELECT 1`), transaction.query(sql`SELECT pg_sleep(10)`)]),
          { pipelined },
        ),
        StatementTimeoutError,
      );
      await database.ping();
      await database.close();
    },
  );

test(
  "of what is sent in one go nothing is run behind what failed, nor outside of the transaction",
  needsServer,
  async () => {
    const database = await openOnServer();
    await database.owner.query(
      "CREATE SEQUENCE IF NOT EXISTS test_steps; GRANT USAGE ON SEQUENCE test_steps TO PUBLIC",
    );
    const steps = async () => {
      const { rows } = await database.owner.query("SELECT last_value, is_called FROM test_steps");
      return rows[0];
    };
    const before = await steps();
    const step = sql`SELECT nextval('test_steps')`;
    // What is counted stays counted when its transaction is rolled back.
    const failed = database.unscoped(
      (transaction) => Promise.all([transaction.query(sql`SELECT 1 / ${0}::int`), transaction.query(step)]),
      { pipelined: true },
    );
    await assert.rejects(failed, { code: "22012" });
    assert.deepEqual(await steps(), before);
    // As when it is cancelled while it begins.
    const cancelled = database.owner.lend((connection) =>
      connection.sendTogether(() =>
        Promise.all([
          connection.query("BEGIN TRANSACTION NO SUCH THING"),
          connection.query("SELECT nextval('test_steps')", []),
        ]),
      ),
    );
    await assert.rejects(cancelled, { code: "42601" });
    assert.deepEqual(await steps(), before);
    await database.unscoped((transaction) => transaction.query(step), { pipelined: true });
    assert.notDeepEqual(await steps(), before);
    await database.close();
  },
);

test(
  "of what is sent in one go those who listen are told what was asked, not what stands around it",
  needsServer,
  async () => {
    const database = await openOnServer();
    const told: string[] = [];
    database.onStatement(({ text }) => void told.push(text));
    await database.unscoped(
      (transaction) => Promise.all([transaction.query(sql`SELECT 1`), transaction.query(sql`SELECT 2`)]),
      { pipelined: true },
    );
    assert.deepEqual(told, ["SELECT 1", "SELECT 2"]);
    await database.close();
  },
);

test("a loss that nobody has noticed yet is found out before all is sent in one go", needsServer, async (t) => {
  const { databaseUrl } = await withTestDatabaseLocation();
  const server = new URL(databaseUrl!);
  const sockets = new Set<Socket>();
  const between = createServer((socket) => {
    sockets.add(socket.on("error", () => {}));
    const through = connect({ port: Number(server.port), host: server.hostname });
    socket.pipe(through).pipe(socket);
    through.on("error", () => {});
  });
  await new Promise<void>((resolve) => between.listen(0, "127.0.0.1", resolve));
  t.after(() => between.close());
  const { port } = between.address() as AddressInfo;
  const database = await openDatabase({
    databaseUrl: Object.assign(new URL(server), { hostname: "127.0.0.1", port: String(port) }).href,
    poolSize: 1,
    takenForThereMs: 0,
  });
  const ask = () => database.unscoped((transaction) => transaction.query(sql`SELECT 1 AS one`), { pipelined: true });
  await ask();
  for (const socket of sockets) socket.destroy();
  assert.deepEqual(await ask(), [{ one: 1 }]);
  await database.close();
});

test("a value that cannot be sent is an error, and leaves the connection as it was", needsServer, async () => {
  const database = await openOnServer({ poolSize: 1 });
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  const unsendable = database.unscoped(
    (transaction) => Promise.all([transaction.query(sql`SELECT 1`), transaction.query(sql`SELECT ${circle}::jsonb`)]),
    { pipelined: true },
  );
  await assert.rejects(unsendable, /circular/);
  const backend = () =>
    database.unscoped((transaction) => transaction.query<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`), {
      pipelined: true,
    });
  assert.deepEqual(await backend(), await backend());
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

/** Whether and how a role, or a database, lets nobody in; and again. */
const REFUSALS: Record<string, (name: string) => [refuse: string, allow: string]> = {
  "has no connection left for the user": (name) => [
    `ALTER ROLE ${name} CONNECTION LIMIT 0`,
    `ALTER ROLE ${name} CONNECTION LIMIT -1`,
  ],
  "does not let the user sign in": (name) => [`ALTER ROLE ${name} NOLOGIN`, `ALTER ROLE ${name} LOGIN`],
  "takes no connections to the database": (name) => [
    `ALTER DATABASE ${name} ALLOW_CONNECTIONS false`,
    `ALTER DATABASE ${name} ALLOW_CONNECTIONS true`,
  ],
  "does not let the user into the database": (name) => [
    `REVOKE CONNECT ON DATABASE ${name} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${name} TO PUBLIC`,
  ],
};

test("a server that refuses connections is not reachable, until it takes them again", needsServer, async (t) => {
  const serverUrl = process.env.TEST_DATABASE_URL!;
  const administration = await openDatabase({ databaseUrl: serverUrl, poolSize: 1 });
  const name = `citedesk_test_${randomUUID().replaceAll("-", "")}`;
  await administration.owner.query(`CREATE ROLE ${name} LOGIN PASSWORD '${name}'`);
  await administration.owner.query(`CREATE DATABASE ${name}`);
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}`, username: name, password: name });
  const database = await openDatabase({ databaseUrl: url.href, poolSize: 1 });
  t.after(async () => {
    await database.close();
    await administration.owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await administration.owner.query(`DROP ROLE ${name}`);
    await administration.close();
  });
  const ask = () => database.owner.query("SELECT 1");
  for (const [what, statements] of Object.entries(REFUSALS)) {
    const [refuse, allow] = statements(name);
    await administration.owner.query(refuse);
    await administration.owner.query(
      "SELECT pg_terminate_backend(pid, 10000) FROM pg_stat_activity WHERE usename = $1",
      [name],
    );
    // What was lost is found out by the first who asks.
    await ask().catch(() => {});
    await assert.rejects(
      ask(),
      (error) => error instanceof DatabaseUnavailableError && /not reachable/.test(error.message),
      what,
    );
    await administration.owner.query(allow);
    await ask();
  }
  // 55000 of a statement, and 42501.
  await assert.rejects(database.owner.query("SELECT lastval()"), { code: "55000" });
  await assert.rejects(database.owner.query("SELECT FROM pg_authid"), { code: "42501" });
});

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
