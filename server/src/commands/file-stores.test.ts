import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { openS3Server, S3_BUCKET, S3_KEYS } from "../adapters/file-store/testing/open-s3-server.ts";
import { assertFilesShared } from "../assert-files-shared.ts";
import { ConfigError, readConfig } from "../config.ts";
import { sweepFiles } from "../features/ingestion/index.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { type TestServer, withTestServer } from "../testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const QUESTION = "How long do refunds take?";
const WAIT = { prefer: "wait=30" };
const folder = await temporaryFolder();
const s3 = await openS3Server();
after(() => s3.close());

function bucket(prefix: string, endpoint = s3.endpoint): Record<string, string> {
  return {
    FILE_STORE: "s3",
    S3_ENDPOINT: endpoint,
    S3_BUCKET,
    S3_PREFIX: prefix,
    S3_ACCESS_KEY_ID: S3_KEYS.id,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
  };
}

const stores: [string, Record<string, string>][] = [["s3", bucket("first")]];
// Beside the embedded database there is a folder: `database` is refused.
if (process.env.TEST_DATABASE_URL !== undefined) stores.push(["database", { FILE_STORE: "database" }]);

for (const [name, settings] of stores) {
  const server = await withTestServer(settings);
  const { config } = server.context;
  const environment = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, ...settings };

  test(`${name}: a file is taken in, read, indexed, answered from, exported, imported, erased and swept up`, async () => {
    const { context, owner } = server;
    const agent = await addFile(server, "refunds.md", "# Refunds\n\nRefunds take 14 days.\n");
    // What one process wrote, another one reads.
    context.index.forget(workspaceOf(agent.headers));
    assert.equal(await ask(server, agent.id), "Refunds take 14 days.[1]");

    const { body: workspaces } = await owner.get("/v2/workspaces");
    const exported = await owner.post(`/v2/workspaces/${workspaces.data[0].id}/export`, undefined, WAIT);
    assert.deepEqual([exported.body.status, exported.body.counts.missing_files], ["completed", 0]);
    const response = await fetch(`${server.url}/v2/tasks/${exported.body.id}/archive`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const archive = Buffer.from(await response.arrayBuffer());
    assert.equal(archive.length, Number(response.headers.get("content-length")));
    const path = join(folder, `${name}.workspace`);
    await writeFile(path, archive);
    const imported = await runCommand(
      environment,
      "import",
      path,
      "--name=Copy",
      `--account=${await accountOf(server)}`,
    );
    // The embedded database is in the hands of this process, which no command can ask here.
    if (context.database.engine === "postgres") assert.deepEqual([imported.code, imported.error], [0, ""]);

    const { body: sources } = await owner.get(`/v2/sources?agent_id=${agent.id}`);
    const erased = await owner.post(`/v2/sources/${sources.data[0].id}/erase`, undefined, WAIT);
    assert.equal(erased.body.status, "completed");
    const orphan = await context.files.write(Buffer.from("nothing names this"));
    const inTwoDays = { now: () => Date.now() + 2 * 86_400_000 };
    assert.ok((await sweepFiles({ ...context, clock: { ...context.clock, ...inTwoDays } })) >= 1);
    assert.equal(await context.files.exists(orphan.sha256), false);
  });

  test(`${name}: a process whose files are kept elsewhere than the others' does not start`, async () => {
    const { context } = server;
    const { dataDir } = context.config;
    const database = context.config.databaseUrl;
    const configOf = (given: Record<string, string>) =>
      readConfig({ DATA_DIR: dataDir, DATABASE_URL: database, ...given }).config;
    await assertFilesShared(context.database, configOf(settings));
    for (const others of [bucket("other"), { ...bucket("first"), S3_BUCKET: "another" }, {}])
      await assert.rejects(assertFilesShared(context.database, configOf(others)), ConfigError);
  });

  if (server.context.database.engine === "postgres")
    test(`${name}: verify, a backup, a restore elsewhere and a move to a folder find every file`, async () => {
      const agent = await addFile(server, "gifts.md", "# Gift cards\n\nGift cards cost 20 euros.\n");
      assert.equal(await ask(server, agent.id, "What do gift cards cost?"), "Gift cards cost 20 euros.[1]");
      assert.deepEqual((await runCommand(environment, "verify")).json.findings, []);
      const doctor = await runCommand(environment, "doctor");
      assert.match(doctor.out, new RegExp(`"?${name}: `), doctor.out);

      const path = join(folder, `${name}.citedesk`);
      const made = await runCommand(environment, "backup", path, "--with-key");
      assert.deepEqual([made.code, made.json.missing_files], [0, []]);
      const empty = { DATA_DIR: join(folder, `restored-${name}`), ...bucket(`restored-${name}`) };
      const restored = await runCommand(empty, "restore", path);
      assert.deepEqual([restored.code, restored.error], [0, ""]);
      assert.deepEqual((await runCommand(empty, "verify")).json.findings, []);

      const moved = await runCommand(empty, "move-files", "folder");
      assert.deepEqual([moved.code, moved.json.files], [0, made.json.files]);
      const inFolder = { DATA_DIR: empty.DATA_DIR };
      assert.deepEqual((await runCommand(inFolder, "verify")).json.findings, []);
      const again = await runCommand(inFolder, "move-files", "folder");
      assert.match(again.error, /FILE_STORE is `folder` already/);
    });
}

test("without the bucket, uploads are refused with when to come back, and what is in memory answers", async () => {
  const own = await openS3Server();
  const server = await withTestServer(bucket("away", own.endpoint));
  const agent = await addFile(server, "refunds.md", "# Refunds\n\nRefunds take 14 days.\n");
  assert.equal(await ask(server, agent.id), "Refunds take 14 days.[1]");
  await own.close();
  const file = { name: "other.md", content: "Another file." };
  const refused = await server.owner.upload(file, { agent_id: agent.id, type: "document" });
  assert.deepEqual(
    [refused.status, refused.body.code, refused.headers.get("retry-after")],
    [503, "files_unavailable", "10"],
  );
  assert.equal(await ask(server, agent.id), "Refunds take 14 days.[1]");
});

async function addFile({ owner }: TestServer, name: string, content: string) {
  const { body, headers } = await owner.post("/v2/agents", { name, model: "extractive", prompt: "Brief." });
  const added = await owner.upload({ name, content }, { agent_id: body.id, type: "document" });
  assert.equal(added.body.status, "ready", JSON.stringify(added.body));
  return { id: body.id as string, headers };
}

const workspaceOf = (headers: Headers): string => parseId("workspace", headers.get("x-workspace-id")!)!;

async function accountOf({ owner }: TestServer): Promise<string> {
  return (await owner.get("/v2/accounts")).body.data[0].id;
}

async function ask({ owner }: TestServer, agentId: string, message = QUESTION): Promise<string> {
  return (await owner.post("/v2/chat", { agent_id: agentId, message })).body.content;
}

test("settings of the store are checked at the start, and the setting is named", () => {
  const read = (settings: Record<string, string>) => readConfig({ FILE_STORE: "s3", S3_BUCKET: "files", ...settings });
  const { config, secrets } = read({ S3_PREFIX: "/citedesk/files", S3_ENDPOINT: "http://127.0.0.1:9000/" });
  assert.deepEqual(config.fileStore, {
    kind: "s3",
    bucket: "files",
    prefix: "citedesk/files/",
    endpoint: "http://127.0.0.1:9000",
    region: "us-east-1",
    isPathStyle: true,
  });
  assert.equal(secrets.fileStoreKeys, undefined);
  assert.equal(JSON.stringify(read({ S3_REGION: "eu-central-1" }).config.fileStore).includes("eu-central-1"), true);
  for (const [name, settings] of [
    ["FILE_STORE", { FILE_STORE: "tape" }],
    ["FILE_STORE", { FILE_STORE: "database" }],
    ["S3_BUCKET", { S3_BUCKET: "" }],
    ["S3_BUCKET", { S3_BUCKET: "Files/of/us" }],
    ["S3_PREFIX", { S3_PREFIX: "a b" }],
    ["S3_ENDPOINT", { S3_ENDPOINT: "ftp://files" }],
    ["S3_PATH_STYLE", { S3_PATH_STYLE: "perhaps" }],
    ["S3_ACCESS_KEY_ID", { S3_SECRET_ACCESS_KEY: randomUUID() }],
    ["S3_SECRET_ACCESS_KEY", { S3_ACCESS_KEY_ID: "somebody" }],
  ] as const)
    assert.throws(
      () => read(settings),
      (error: Error) => error instanceof ConfigError && error.message.startsWith(`${name}: `),
      name,
    );
});
