import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { openDatabase } from "../platform/database/open-database.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { restoreMark } from "../platform/database/transfer/restore-mark.ts";
import { runServerToEnd, type ServerProcess, startServerProcess } from "../testing/server-process.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn, type TestClient } from "../testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const QUESTION = "How long do refunds take?";
const CITEDESK = fileURLToPath(new URL("../citedesk.ts", import.meta.url));
const server = process.env.TEST_DATABASE_URL;

let service: ServerProcess;
let stopService = async () => {};
const location = await withTestDatabaseLocation(() => stopService());
const dataDir = location.dataDir ?? (await temporaryFolder());
const environment = { DATA_DIR: dataDir, DATABASE_URL: location.databaseUrl };
const folder = await temporaryFolder();
const identity = await generateIdentity();
const backup = join(folder, "all.citedesk");
let answered: { id: string; content: string; citations: object[] };
let agentId: string;

before(async () => {
  service = await startServerProcess(withoutUndefined(environment));
  stopService = async () => void (await service.stop());
  const owner = createTestClient(service.url, await signIn(service.url, OWNER));
  agentId = (await owner.post("/v2/agents", { name: "Help", model: "extractive", prompt: "Brief." })).body.id;
  await owner.upload({ name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" }, source(agentId));
  answered = (await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION })).body;
  assert.equal(answered.content, "Refunds take 14 days.[1]");
  await owner.post("/v2/webhooks", { url: "https://example.com/hook", events: ["*"] });
});

test("a backup is made while the service answers, encrypted, with its key", async () => {
  const recipient = await identityToRecipient(identity);
  const [made, asked] = await Promise.all([
    runCommand(environment, "backup", backup, `--recipient=${recipient}`),
    signIn(service.url, OWNER),
  ]);
  assert.deepEqual([made.code, made.error], [0, ""]);
  assert.ok(asked);
  assert.equal(made.json.secret_key.included, true);
  assert.ok(made.json.files >= 2 && made.json.tables["public.messages"].rows >= 2);
  assert.match((await readFile(backup)).toString("latin1", 0, 30), /^age-encryption\.org\/v1/);
});

test("what is encrypted is opened with its key alone", async () => {
  const empty = { DATA_DIR: join(folder, "closed") };
  const without = await runCommand(empty, "restore", backup);
  assert.match(without.error, /encrypted: give --identity-file/);
  const other = join(folder, "other.txt");
  await writeFile(other, `# made today\n${await generateIdentity()}\n`);
  const wrong = await runCommand(empty, "restore", backup, `--identity-file=${other}`);
  assert.deepEqual([wrong.code, /can't be opened with this key/.test(wrong.error)], [1, true], wrong.error);
});

for (const engine of ["embedded", ...(server === undefined ? [] : ["postgres"])]) {
  test(`an empty ${engine} database is given it back row for row, and the service answers from it`, async () => {
    const empty = {
      DATA_DIR: join(folder, engine),
      DATABASE_URL: engine === "postgres" ? await emptyServer() : undefined,
    };
    const key = join(folder, "key.txt");
    await writeFile(key, identity);
    const restored = await runCommand(empty, "restore", backup, `--identity-file=${key}`);
    assert.deepEqual([restored.code, restored.error], [0, ""]);
    assert.equal(restored.json.key_present, true);
    const again = await runCommand(empty, "backup", join(folder, `${engine}.citedesk`));
    assert.deepEqual(again.json.tables, restored.json.tables);
    assert.deepEqual(again.json.sequences, restored.json.sequences);
    assert.equal(again.json.secret_key.included, false);

    const other = await startServerProcess(withoutUndefined(empty));
    try {
      const owner = createTestClient(other.url, await signIn(other.url, OWNER));
      await assertSame(owner);
    } finally {
      await other.stop();
    }
    const twice = await runCommand(empty, "restore", backup, `--identity-file=${key}`);
    assert.match(twice.error, engine === "embedded" ? /is there already/ : /holds accounts already/);
  });
}

for (const engine of ["embedded", ...(server === undefined ? [] : ["postgres"])]) {
  test(`a restore into an empty ${engine} database that was killed keeps the service from starting, and is run again`, async () => {
    const plain = join(folder, `killed-${engine}.citedesk`);
    assert.equal((await runCommand(environment, "backup", plain, "--with-key")).code, 0);
    const DATA_DIR = join(folder, `killed-${engine}`);
    const empty = { DATA_DIR, DATABASE_URL: engine === "postgres" ? await emptyServer() : undefined };
    const restoring = spawn(process.execPath, [CITEDESK, "restore", plain], { env: { ...withoutUndefined(empty) } });
    const ended = once(restoring, "exit");
    const hasBegun =
      empty.DATABASE_URL === undefined
        ? async () => existsSync(join(DATA_DIR, "restoring"))
        : await lookForMark(empty.DATABASE_URL);
    while (!(await hasBegun())) await nextTurn();
    restoring.kill("SIGKILL");
    assert.deepEqual(await ended, [null, "SIGKILL"]);

    const { code, output } = await runServerToEnd({ PORT: "0", ...withoutUndefined(empty) });
    assert.match(output, /^citedesk: .* a restore was not finished\. Run it again: `citedesk restore FILE`/);
    assert.equal(code, 1);
    assert.match((await runCommand(empty, "verify")).error, /a restore was not finished/);
    const again = await runCommand(empty, "restore", plain);
    assert.deepEqual([again.code, again.error], [0, ""]);
    assert.deepEqual((await runCommand(empty, "verify")).json.findings, []);
  });
}

if (server !== undefined)
  test("what was restored is moved to the other engine and back", async () => {
    const embedded = { DATA_DIR: join(folder, "embedded") };
    const databaseUrl = await emptyServer();
    const moved = await runCommand(embedded, "move", databaseUrl);
    assert.deepEqual([moved.code, moved.error], [0, ""]);
    const twice = await runCommand(embedded, "move", databaseUrl);
    assert.match(twice.error, /^citedesk: The Postgres holds accounts already\. Move into an empty database/);
    const early = await runCommand({ ...embedded, DATABASE_URL: databaseUrl }, "move", "embedded");
    assert.match(early.error, /database is there already: a move to Postgres leaves it as it was\. Rename it \(mv /);
    await rename(join(embedded.DATA_DIR, "database"), join(folder, "before"));
    const back = await runCommand({ ...embedded, DATABASE_URL: databaseUrl }, "move", "embedded");
    assert.deepEqual(back.json.tables, moved.json.tables);
    assert.equal((await runCommand(embedded, "verify")).code, 0);
    assert.match((await runCommand(embedded, "move", "embedded")).error, /is the embedded one/);
  });

test("a backup's own key is not dropped for another that is set, and one without a key says which it needs", async () => {
  const [withKey, without] = [join(folder, "key.citedesk"), join(folder, "keyless.citedesk")];
  const made = await runCommand(environment, "backup", withKey, "--with-key");
  await runCommand(environment, "backup", without);
  const { fingerprint } = made.json.secret_key;
  const SECRET_KEY = "another key of over thirty-two characters";
  const empty = { DATA_DIR: join(folder, "other-key") };
  const refused = await runCommand({ ...empty, SECRET_KEY }, "restore", withKey);
  assert.equal(refused.code, 1);
  assert.match(
    refused.error,
    new RegExp(
      `comes with its own key \\(fingerprint ${fingerprint}\\), but SECRET_KEY is another one .* Nothing was changed`,
    ),
  );
  assert.deepEqual(await readdir(empty.DATA_DIR), []);
  const own = readFileSync(join(dataDir, "secret.key"), "utf8");
  await writeFile(join(empty.DATA_DIR, "secret.key"), SECRET_KEY);
  assert.match((await runCommand(empty, "restore", withKey)).error, /secret\.key is another one .*Move that file away/);
  const kept = await runCommand(empty, "restore", without);
  assert.deepEqual([kept.code, kept.json.key_present], [0, false]);
  const service = runServerToEnd(withoutUndefined({ ...empty, PORT: "0" }));
  assert.match(
    (await service).output,
    new RegExp(`is not the one that this database is used with \\(fingerprint ${fingerprint}\\)`),
  );

  const taken = { DATA_DIR: join(folder, "own-key") };
  const restored = await runCommand({ ...taken, SECRET_KEY: "" }, "restore", withKey);
  assert.deepEqual([restored.code, restored.json.key_present], [0, true]);
  assert.equal(readFileSync(join(taken.DATA_DIR, "secret.key"), "utf8"), own);
  const changing = { DATA_DIR: join(folder, "changing"), SECRET_KEY, SECRET_KEY_PREVIOUS: own.trim() };
  assert.equal((await runCommand(changing, "restore", withKey)).json.key_present, true);
});

test("a backup into a folder that isn't there is told in one line", async () => {
  const { code, error } = await runCommand(environment, "backup", join(folder, "none", "x.citedesk"));
  assert.deepEqual(
    [code, error],
    [1, `citedesk: The folder ${join(folder, "none")} does not exist. Make it, or name another file.`],
  );
});

test("a backup that was cut short is refused, and leaves nothing", async () => {
  const plain = join(folder, "plain.citedesk");
  assert.equal((await runCommand(environment, "backup", plain)).code, 0);
  const bytes = await readFile(plain);
  await writeFile(plain, bytes.subarray(0, bytes.length - 2_000));
  const empty = { DATA_DIR: join(folder, "cut") };
  const refused = await runCommand(empty, "restore", plain);
  assert.deepEqual([refused.code, /cut short/.test(refused.error)], [1, true], refused.error);
  await assert.rejects(readFile(join(empty.DATA_DIR, "database", "PG_VERSION")), { code: "ENOENT" });
  await writeFile(plain, "something else");
  assert.match((await runCommand(empty, "restore", plain)).error, /not a backup of Citedesk/);
});

async function assertSame(owner: TestClient): Promise<void> {
  const { body: message } = await owner.get(`/v2/messages/${answered.id}`);
  assert.deepEqual([message.content, message.citations], [answered.content, answered.citations]);
  assert.equal((await owner.get(`/v2/messages/${answered.id}/citations/1`)).status, 200);
  const { body: again } = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  assert.equal(again.content, answered.content);
}

function source(agent: string) {
  return { type: "document", agent_id: agent };
}

async function lookForMark(databaseUrl: string): Promise<() => Promise<boolean>> {
  const looking = await openDatabase({ databaseUrl, poolSize: 1 });
  after(() => looking.close());
  return () => restoreMark.isSet(looking.owner);
}

/** A database on the server whose schema is not made yet. */
async function emptyServer(): Promise<string> {
  const name = `citedesk_test_${randomUUID().replaceAll("-", "")}`;
  const administration = await openDatabase({ databaseUrl: server!, poolSize: 1 });
  await administration.owner.query(`CREATE DATABASE ${name}`);
  after(async () => {
    await administration.owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await administration.close();
  });
  const url = new URL(server!);
  url.pathname = `/${name}`;
  return url.href;
}

function withoutUndefined(variables: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
