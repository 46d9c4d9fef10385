import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { chmod, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { startReceiver } from "../features/webhooks/testing/start-receiver.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { findFreePort } from "../testing/free-port.ts";
import { until } from "../testing/open-chat.ts";
import { runServerToEnd, type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn, type TestClient } from "../testing/test-server.ts";

const PROJECT = fileURLToPath(new URL("../../..", import.meta.url));
const PAGE = readFileSync(join(PROJECT, "docs/operations.md"), "utf8");
const OPERATOR = "server/src/citedesk.ts";
const LANGUAGE = /```(sh|sql)\n([\s\S]*?)```/g;

/** The blocks of a chapter of the page, word for word. */
function blocksOf(chapter: string): string[] {
  const [, text = ""] = PAGE.split(`### ${chapter}\n`);
  const blocks = [...text.split(/^##+ /m)[0]!.matchAll(LANGUAGE)].map(([, , block]) => block!);
  assert.ok(blocks.length > 0, `the page has a chapter ${chapter} with lines to run`);
  return blocks;
}

const run = promisify(execFile);

test("npm runs the operator's commands", () => {
  const { scripts } = JSON.parse(readFileSync(join(PROJECT, "package.json"), "utf8"));
  assert.equal(scripts.citedesk, `node tools/run-node.js ${OPERATOR}`);
});

/**
 * As a shell runs it, in a folder of its own. `npm run -s citedesk --` starts what the project's script of that name
 * does, at once and with a database that is compiled quickly. `as`: a user, where this one may become any.
 */
async function inShell(
  block: string,
  folder: string,
  environment: Record<string, string>,
  as?: string,
): Promise<string> {
  const npm = `npm() { [ "$1 $2 $3 $4" = "run -s citedesk --" ]; node --disable-warning=ExperimentalWarning "$PROJECT/${OPERATOR}" "\${@:5}"; }`;
  const script = `${npm}\n${block}`;
  const { NODE_COMPILE_CACHE } = process.env;
  const path = `${dirname(process.execPath)}:${process.env.PATH}`;
  const env = { PATH: path, HOME: folder, PROJECT, NODE_COMPILE_CACHE, CITEDESK_ENDS_SOON: "on", ...environment };
  const become = as !== undefined && process.getuid?.() === 0 ? ["runuser", "-u", as, "--"] : [];
  const [program, ...words] = [...become, "bash", "--norc", "-euo", "pipefail", "-c", script];
  const { stdout } = await run(program!, words, { cwd: folder, env });
  return stdout;
}

async function ask(client: TestClient, agentId: string) {
  const { status, body } = await client.post("/v2/chat", { agent_id: agentId, message: "How long do refunds take?" });
  return [status, body.content, body.citations?.[0]?.quote];
}

const ANSWER = [200, "Refunds take 14 days.[1]", "Refunds take 14 days."];

async function fill(url: string, receiver = "https://hooks.example.com/in") {
  const client = createTestClient(url, await signIn(url, OWNER));
  const { body: agent } = await client.post("/v2/agents", { name: "Help", model: "extractive", prompt: "Brief." });
  await uploadRefunds(client, agent.id);
  const hook = { url: receiver, events: ["lead.created"] };
  const { body: webhook } = await client.post("/v2/webhooks", hook);
  return { client, agentId: agent.id as string, secret: webhook.secret as string, webhookId: webhook.id as string };
}

function uploadRefunds(client: TestClient, agentId: string) {
  const file = { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days." };
  return client.upload(file, { agent_id: agentId, type: "document" }, "wait=30");
}

const { databaseUrl } = await withTestDatabaseLocation();

if (databaseUrl === undefined)
  test("one person goes from clients over an upgrade, a lost disk and a lost key to a full disk by the page's own lines", async (t) => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, "data");
    const settings = { DATA_DIR: dataDir, BACKUPS: folder, ALLOW_PRIVATE_NETWORK: "on" };
    const at = ({ url }: ServerProcess) => ({
      ...settings,
      BASE: url,
      EMAIL: OWNER.email,
      PASSWORD: OWNER.password,
    });

    let service = await startServerProcess(settings);
    const receiver = await startReceiver();
    t.after(() => receiver.close());
    const { client, agentId, secret, webhookId } = await fill(service.url, receiver.url);
    // The page's lines take as many as the file names: eight do what fifty would.
    const names = Array.from({ length: 8 }, (_, number) => `Client ${number + 1}`);
    await writeFile(join(folder, "clients.txt"), `${names.join("\n")}\n`);
    const [clients] = blocksOf("Fifty clients");
    const listed = await inShell(clients!, folder, at(service));
    for (const name of names) assert.match(listed, new RegExp(`\\b${name}\\b`));
    assert.deepEqual(await ask(client, agentId), ANSWER);

    const [before, after] = blocksOf("An upgrade");
    await inShell(before!, folder, at(service));
    await service.stop();
    service = await startServerProcess(settings);
    await inShell(after!, folder, at(service));
    await service.stop();

    await rm(dataDir, { recursive: true });
    const [restore] = blocksOf("A lost disk");
    await inShell(restore!, folder, settings);
    service = await startServerProcess(settings);
    assert.deepEqual(await ask(createTestClient(service.url, await signIn(service.url, OWNER)), agentId), ANSWER);
    await service.stop();

    const key = join(dataDir, "secret.key");
    const lost = readFileSync(key, "utf8");
    await rename(key, join(folder, "lost.key"));
    const { code, output } = await runServerToEnd({ ...settings, PORT: "0" });
    assert.equal(code, 1);
    assert.match(output, /SECRET_KEY.*missing, but the database holds secrets/s);
    const [takeOut, replace, renew] = blocksOf("A lost key");
    await inShell(takeOut!, folder, settings);
    assert.equal(readFileSync(key, "utf8"), lost);
    await rm(key);
    const SECRET_KEY = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
    const refusal = await runServerToEnd({ ...settings, SECRET_KEY, PORT: "0" });
    assert.match(refusal.output, /is not the one that this database is used with .*citedesk -- key replace/s);
    const lostSecrets = await inShell(replace!, folder, { ...settings, SECRET_KEY });
    assert.match(lostSecrets, /To be made anew: secrets of webhooks: 1\./);
    // A full disk refuses files, not a renewed secret.
    service = await startServerProcess({ ...settings, SECRET_KEY, MIN_FREE_MB: "1000000" });
    const rotated = await inShell(renew!, folder, at(service));
    assert.match(rotated, /"secret":"whsec_/);
    assert.ok(!rotated.includes(secret));

    const again = createTestClient(service.url, await signIn(service.url, OWNER));
    const tried = await again.post(`/v2/webhooks/${webhookId}/test`);
    assert.deepEqual([tried.status, tried.body.delivered, tried.body.error], [200, true, null]);
    await again.post("/v2/leads", { agent_id: agentId, fields: { name: "Ada" } });
    await until(() => receiver.received.length === 2, "what happens afterwards is delivered");
    const refused = await uploadRefunds(again, agentId);
    assert.deepEqual([refused.status, refused.body.code], [503, "storage_full"]);
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
    assert.deepEqual(await ask(again, agentId), ANSWER);
    const [look] = blocksOf("A full disk");
    const room = await inShell(look!, folder, at(service));
    assert.match(room, /^citedesk_disk_free_bytes \d+/m);
    assert.match(room, /data\/database/);
    await service.stop();
  });

if (databaseUrl === undefined)
  test("the key is changed by the page's own lines, and the one before is not needed any more", async (t) => {
    const folder = await temporaryFolder();
    const dataDir = join(folder, "data");
    const settings = { DATA_DIR: dataDir, BACKUPS: folder, ALLOW_PRIVATE_NETWORK: "on" };
    const receiver = await startReceiver();
    t.after(() => receiver.close());
    let service = await startServerProcess(settings);
    const { webhookId } = await fill(service.url, receiver.url);
    await service.stop();
    const [change, done] = blocksOf("A new key");
    await inShell(change!, folder, settings);
    const early = await runServerToEnd({ ...settings, PORT: "0" });
    assert.match(
      early.output,
      /is not the one that this database is used with .*SECRET_KEY_PREVIOUS to the one before/s,
    );
    const SECRET_KEY_PREVIOUS_FILE = join(dataDir, "secret.key.before");
    service = await startServerProcess({ ...settings, SECRET_KEY_PREVIOUS_FILE });
    await inShell(done!, folder, settings);
    await service.stop();
    service = await startServerProcess(settings);
    const owner = createTestClient(service.url, await signIn(service.url, OWNER));
    const tried = await owner.post(`/v2/webhooks/${webhookId}/test`);
    assert.deepEqual([tried.body.delivered, receiver.received.length], [true, 1]);
    await service.stop();
  });

if (databaseUrl !== undefined)
  test("who holds a slow database up is found and ended by the page's own lines", async () => {
    const settings = { DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder() };
    const service = await startServerProcess({ ...settings, DATABASE_LOCK_SECONDS: "1", SLOW_STATEMENT_MS: "500" });
    const { client, agentId } = await fill(service.url);
    const { owner, close } = await openDatabase({ databaseUrl });
    const [who, end] = blocksOf("A slow database");
    const held = Promise.withResolvers<void>();
    const holding = owner.lend(async (connection) => {
      await connection.query("BEGIN; LOCK TABLE chats IN ACCESS EXCLUSIVE MODE");
      held.resolve();
      await connection.query("SELECT pg_sleep(600)");
    });
    await held.promise;
    const refused = await client.post("/v2/chat", { agent_id: agentId, message: "How long do refunds take?" });
    assert.deepEqual([refused.status, refused.body.code], [503, "busy"]);
    assert.ok(Number(refused.headers.get("retry-after")) > 0);
    assert.equal((await fetch(`${service.url}/readyz`)).status, 200);
    await until(() => /slow statement/.test(service.output()), "the log has it");

    const waiting = ask(client, agentId);
    for (let isSeen = false; !isSeen; ) {
      const { rows } = await owner.query(who!);
      isSeen = rows.some(({ waits_for: waitsFor }) => (waitsFor as number[]).length > 0);
    }
    const ended = assert.rejects(holding);
    await owner.query(end!);
    await ended;
    await waiting;
    assert.deepEqual(await ask(client, agentId), ANSWER);
    await close();
    await service.stop();
  });

if (databaseUrl !== undefined)
  test("a server of Postgres goes back to a moment by the page's own lines", async () => {
    const { owner, close } = await openDatabase({ databaseUrl });
    const { rows } = await owner.query("SELECT setting FROM pg_config WHERE name = 'BINDIR'");
    await close();
    // The folder of the tests is closed to the user of Postgres.
    const folder = await mkdtemp("/tmp/citedesk-cluster-");
    await chmod(folder, 0o777);
    const [dataDir, port] = [join(folder, "data"), await findFreePort()];
    const settings = { DATA_DIR: dataDir, DATABASE_URL: `postgres://citedesk@127.0.0.1:${port}/postgres` };
    const all = {
      ...settings,
      BACKUPS: join(folder, "backups"),
      PGDATA: join(folder, "cluster"),
      PATH: `${rows[0]!.setting}:${dirname(process.execPath)}:${process.env.PATH}`,
    };
    const asPostgres = (block: string, more = {}) =>
      inShell(block, folder, { ...all, ...more }, "postgres").catch(async (error: Error) => {
        const log = await readFile(join(all.BACKUPS, "server.txt"), "utf8").catch(() => "");
        throw new Error(`${error.message}\n${log.slice(-2_000)}`);
      });
    await asPostgres(`mkdir -m 777 $BACKUPS
      initdb -U citedesk --auth=trust --encoding=UTF8 --locale=C.UTF-8 --no-sync > $BACKUPS/made.txt
      printf "%s\\n" "listen_addresses = '127.0.0.1'" "port = ${port}" "unix_socket_directories = ''" >> $PGDATA/postgresql.conf
      pg_ctl -w -l $BACKUPS/server.txt start > $BACKUPS/started.txt`);
    try {
      const [once, base, files, back, afterwards] = blocksOf("A moment back");
      await asPostgres(once!);

      let service = await startServerProcess(settings);
      const { client, agentId } = await fill(service.url);
      await asPostgres(base!);
      await inShell(files!, folder, all);
      const late = { name: "parcels.md", content: "# Parcels\n\nParcels leave on Monday." };
      await client.upload(late, { agent_id: agentId, type: "document" }, "wait=30");
      // Where settings are read, Postgres knows no names of time zones.
      const moment = new Date().toISOString().replace("Z", "+00");
      assert.equal((await client.request("DELETE", `/v2/agents/${agentId}`)).status, 204);
      await service.stop();

      await asPostgres(back!, { MOMENT: moment });
      await inShell(afterwards!, folder, all);
      service = await startServerProcess(settings);
      const again = createTestClient(service.url, await signIn(service.url, OWNER));
      assert.deepEqual(await ask(again, agentId), ANSWER);
      const { body: sources } = await again.get(`/v2/sources?agent_id=${agentId}`);
      assert.deepEqual(
        sources.data.map(({ title, status }: { title: string; status: string }) => [title, status]).toSorted(),
        [
          ["parcels.md", "ready"],
          ["refunds.md", "ready"],
        ],
      );
      await service.stop();
    } finally {
      await asPostgres("pg_ctl -w -m immediate stop > $BACKUPS/stopped.txt");
      await rm(folder, { recursive: true });
    }
  });
