import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import { buildApp } from "../../app.ts";
import { compose } from "../../compose.ts";
import { readConfig } from "../../config.ts";
import { withTestDatabaseLocation } from "../../platform/database/test-database.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { insertFirstAccount } from "../../platform/unscoped/account-queries.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn } from "../../testing/test-server.ts";
import { createFirstAccount } from "./create-first-account.ts";

const SECRET_KEY = "first first first first first first";
const NEXT_SECRET_KEY = "second second second second second";
/** The key was changed meanwhile. */
const BACK_AGAIN = { SECRET_KEY, SECRET_KEY_PREVIOUS: NEXT_SECRET_KEY };
const location = await withTestDatabaseLocation();
const onPostgres = location.databaseUrl !== undefined;
/** They share it, as they have to. */
const dataDir = location.dataDir ?? (await temporaryFolder());

function readSettings(environment: Record<string, string>) {
  return readConfig({
    PORT: "0",
    DATA_DIR: dataDir,
    DATABASE_URL: location.databaseUrl,
    LOG_LEVEL: "silent",
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    RATE_LIMITS: "off",
    ...environment,
  });
}

/** The service as one process of several would run it. */
async function startProcess(environment: Record<string, string>) {
  const { config, secrets } = readSettings(environment);
  const context = await compose(config, secrets);
  const app = await buildApp(context);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  await createFirstAccount(context.database, config.admin);
  const close = async () => {
    await app.close();
    await context.close();
  };
  return { url, context, close };
}

test("of several processes that start on an empty database at once one makes the account", {
  skip: !onPostgres,
}, async (t) => {
  const { config, secrets } = readSettings({ SECRET_KEY });
  // Not listening yet: nothing reads beside what is deleted.
  const context = await compose(config, secrets);
  t.after(() => context.close());
  const admin = { email: OWNER.email, password: OWNER.password };
  const ids = {
    accountId: newId(),
    userId: newId(),
    memberId: newId(),
    liveWorkspaceId: newId(),
    testWorkspaceId: newId(),
  };
  const first = { ...ids, accountName: "First", email: admin.email, passwordHash: "hash", passwordIsInitial: false };
  const held = await holdOpen(context.database, undefined, (transaction) => insertFirstAccount(transaction, first));
  const second = createFirstAccount(context.database, admin);
  await held.untilAwaited();
  await held.end();
  assert.equal(await second, undefined);
  await context.database.owner.query("TRUNCATE accounts CASCADE; DELETE FROM users");
});

test("tokens and sealed secrets survive a change of SECRET_KEY while the one before is given, and not longer", async () => {
  const first = await startProcess({ SECRET_KEY });
  const token = await signIn(first.url, OWNER);
  await first.close();
  const second = await startProcess({ SECRET_KEY: NEXT_SECRET_KEY, SECRET_KEY_PREVIOUS: SECRET_KEY });
  assert.equal((await createTestClient(second.url, token).get("/v2/me")).status, 200);
  const newToken = await signIn(second.url, OWNER);
  await second.close();
  const third = await startProcess({ SECRET_KEY: NEXT_SECRET_KEY });
  assert.equal((await createTestClient(third.url, newToken).get("/v2/me")).status, 200);
  assert.equal((await createTestClient(third.url, token).get("/v2/me")).body.code, "invalid_token");
  await third.close();
});

test("a budget, a throttled sign-in and a key's rights hold over two processes", { skip: !onPostgres }, async (t) => {
  const settings = { ...BACK_AGAIN, RATE_LIMITS: "on", RATE_LIMIT_CREDENTIAL: "100", RATE_LIMIT_ADDRESS: "1000" };
  const processes = [await startProcess(settings), await startProcess(settings)] as const;
  t.after(() => Promise.all(processes.map(({ close }) => close())));
  const owner = createTestClient(processes[0].url, await signIn(processes[0].url, OWNER));
  const spend = async () => {
    const { body: key } = await owner.post("/v2/api_keys", { name: "K", scopes: ["agents:read"] });
    const clients = processes.map(({ url }) => createTestClient(url, key.key));
    const responses = await Promise.all(Array.from({ length: 300 }, (_, n) => clients[n % 2]!.get("/v2/agents")));
    return { key, clients, granted: responses.filter(({ status }) => status === 200).length };
  };
  const minute = () => Math.floor(Date.now() / 60_000);
  let began = minute();
  let spent = await spend();
  // The next minute began meanwhile, with a budget of its own.
  while (minute() !== began) {
    began = minute();
    spent = await spend();
  }
  const { key, clients, granted } = spent;
  assert.ok(granted <= 100 && granted >= 90, `${granted} of 100 were granted`);

  const guess = (n: number) =>
    createTestClient(processes[n % 2]!.url, undefined).post("/v2/auth/login", {
      email: "someone@example.com",
      password: "wrong password",
    });
  const tries = [];
  for (let n = 0; n < 14; n++) tries.push((await guess(n)).status);
  assert.equal(tries.filter((status) => status === 401).length <= 10, true, tries.join());
  assert.equal(tries.at(-1), 429);

  await owner.request("DELETE", `/v2/api_keys/${key.id}`);
  for (const client of clients) {
    const end = performance.now() + 15_000;
    while ((await client.get("/v2/agents")).status === 200) assert.ok(performance.now() < end, "within a second or so");
  }
});

test("of one key sent to two processes at once only one creates", { skip: !onPostgres }, async () => {
  const processes = [await startProcess(BACK_AGAIN), await startProcess(BACK_AGAIN)];
  const token = await signIn(processes[0]!.url, OWNER);
  const clients = processes.map(({ url }) => createTestClient(url, token));
  const key = randomUUID();
  const send = (n: number) => clients[n % 2]!.post("/v2/brands", { name: "Once" }, { "idempotency-key": key });
  await Promise.all(Array.from({ length: 10 }, (_, n) => send(n)));
  assert.equal((await clients[0]!.get("/v2/brands?q=Once")).body.data.length, 1);
  for (const { close } of processes) await close();
});
