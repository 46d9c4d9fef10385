import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { runCommand } from "../commands/testing/run-command.ts";
import { workspaceTables } from "../features/tasks/carried-tables.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { listTables } from "../platform/database/transfer/list-tables.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { createTestClient, OWNER, signIn, type TestClient, type TestResponse } from "./test-server.ts";

const QUESTION = "How long do refunds take?";
const WAIT = { prefer: "wait=60" };
const LIMIT_MS = 150_000;
/** Enough for a task to be met at work. */
const LINES = 4_000;

/** Files, and tables that nothing in the background adds to. */
const ERASED = ["chats", "messages", "citations", "sources", "documents", "document_versions", "passages", "files"];

type Asked = [kind: string, ask: (now: TestClient) => Promise<TestResponse>];

interface Task {
  id: string;
  status: string;
  counts: Record<string, number>;
  archive_bytes: number | null;
}

test("SIGKILL while a workspace is exported, brought in and erased: each is done once, and its receipt is true", async (t) => {
  const location = await withTestDatabaseLocation();
  const [folder, temporary] = [await temporaryFolder(), await temporaryFolder()];
  const database = location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl };
  const environment = { DATA_DIR: location.dataDir ?? folder, TMPDIR: temporary, ...database };
  let server = await startServerProcess(environment);
  let client = createTestClient(server.url, await signIn(server.url, OWNER));
  try {
    const shop = await makeShop(client);
    const archive = await fetchArchive(server, client, (await ended(exportOf(client, shop, WAIT))).id);
    const undisturbed = await ended(eraseOf(client, await bringIn(client, archive, "Gone 0"), "Gone 0", WAIT));
    const gone = [await bringIn(client, archive, "Gone 1"), await bringIn(client, archive, "Gone 2")];
    // Each kind is met twice: at work, and when it is only acknowledged.
    const rounds: [Asked, Asked][] = [
      [
        ["export", (now) => exportOf(now, shop)],
        ["import", (now) => importOf(now, archive, "Copy 1")],
      ],
      [
        ["import", (now) => importOf(now, archive, "Copy 2")],
        ["erasure", (now) => eraseOf(now, gone[0]!, "Gone 1")],
      ],
      [
        ["erasure", (now) => eraseOf(now, gone[1]!, "Gone 2")],
        ["export", (now) => exportOf(now, shop)],
      ],
    ];
    const asked: { kind: string; id: string }[] = [];
    let metAtWork = 0;
    for (const round of rounds) {
      for (const [place, [kind, ask]] of round.entries()) {
        const { status, body } = await ask(client);
        assert.ok([200, 202].includes(status), JSON.stringify(body));
        asked.push({ kind, id: body.id });
        if (place === 0 && (await begun(client, body.id)) === "running") metAtWork += 1;
      }
      await server.kill();
      server = await startServerProcess(environment);
      client = createTestClient(server.url, await signIn(server.url, OWNER));
    }
    t.diagnostic(`${metAtWork} of 3 met at work`);

    for (const { kind, id } of asked) {
      const task = await whenOver(client, id);
      assert.equal(task.status, "completed", JSON.stringify(task));
      if (kind === "erasure")
        for (const table of ERASED) assert.equal(task.counts[table], undisturbed.counts[table], `${table} erased`);
      if (kind === "export") assert.equal((await fetchArchive(server, client, id)).length, task.archive_bytes);
    }
    // What a killed export wrote in the end is whole.
    const again = await whenOver(client, asked[0]!.id);
    const copy = await ended(importOf(client, await fetchArchive(server, client, again.id), "Copy 3", WAIT));
    assert.equal(copy.counts.rows, again.counts.rows);
    const { body: workspaces } = await client.get("/v2/workspaces?limit=100");
    const named = (name: string) => workspaces.data.filter((one: { name: string }) => one.name === name);
    assert.deepEqual(
      ["Copy 1", "Copy 2", "Gone 0", "Gone 1", "Gone 2"].map((name) => named(name).length),
      [1, 1, 0, 0, 0],
    );
    for (const name of ["Copy 1", "Copy 2"]) await assertAnswers(client, named(name)[0].id);
  } finally {
    await server.stop();
  }

  const verified = await runCommand(environment, "verify");
  assert.deepEqual(verified.json?.findings, [], verified.out + verified.error);
  const { owner, close } = await openDatabase(location);
  try {
    for (const { name } of workspaceTables(await owner.lend((connection) => listTables(connection)))) {
      const { rows } = await owner.query(
        `SELECT count(*)::int AS count FROM ${name} WHERE workspace_id NOT IN (SELECT id FROM workspaces)`,
      );
      assert.equal(rows[0]!.count, 0, `rows of no workspace in ${name}`);
    }
  } finally {
    await close();
  }
  const left = (await readdir(temporary)).filter((name) => name.startsWith("citedesk-"));
  assert.deepEqual(left, [], "what killed processes were writing");
});

async function makeShop(client: TestClient): Promise<string> {
  const { body: shop } = await client.post("/v2/workspaces", { name: "Shop" });
  const within = { "x-workspace-id": shop.id as string };
  const { body: agent } = await client.post("/v2/agents", { name: "Help" }, within);
  const lines = Array.from({ length: LINES }, (_, index) => `Shelf ${index} holds ${index * 7} boxes of tea.`);
  const text = `# Refunds\n\nRefunds take 14 days.\n\n# Stock\n\n${lines.join("\n\n")}\n`;
  const source = { type: "text", title: "Shop", text, agent_id: agent.id };
  assert.equal((await client.post("/v2/sources", source, { ...within, ...WAIT })).body.status, "ready");
  for (const message of [QUESTION, "How many boxes of tea does shelf 12 hold?"])
    assert.equal((await client.post("/v2/chat", { agent_id: agent.id, message }, within)).body.answered, true);
  return shop.id;
}

const exportOf = (client: TestClient, id: string, headers = {}) =>
  client.post(`/v2/workspaces/${id}/export`, undefined, { "x-workspace-id": id, ...headers });

const eraseOf = (client: TestClient, id: string, name: string, headers = {}) =>
  client.post(`/v2/workspaces/${id}/erase`, { name }, { "x-workspace-id": id, ...headers });

function importOf(client: TestClient, archive: Buffer, name: string, headers = {}) {
  const form = new FormData();
  form.set("file", new Blob([new Uint8Array(archive)]), "shop.citedesk");
  form.set("name", name);
  return client.request("POST", "/v2/workspaces/import", form, headers);
}

/** Its id. */
async function bringIn(client: TestClient, archive: Buffer, name: string): Promise<string> {
  await ended(importOf(client, archive, name, WAIT));
  const { body } = await client.get("/v2/workspaces?limit=100");
  return body.data.find((one: { name: string }) => one.name === name).id;
}

async function fetchArchive(server: ServerProcess, client: TestClient, taskId: string): Promise<Buffer> {
  const response = await fetch(`${server.url}/v2/tasks/${taskId}/archive`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  assert.equal(response.status, 200);
  return Buffer.from(await response.arrayBuffer());
}

async function ended(asking: Promise<TestResponse>): Promise<Task> {
  const { body } = await asking;
  assert.equal(body.status, "completed", JSON.stringify(body));
  return body;
}

/** Its state when it is no longer waiting. */
async function begun(client: TestClient, id: string): Promise<string> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const { body } = await client.get(`/v2/tasks/${id}`);
    if (body.status !== "waiting" || performance.now() > deadline) return body.status;
    await sleep(5);
  }
}

/** Jobs of dead processes are taken up within 30 s. */
async function whenOver(client: TestClient, id: string): Promise<Task> {
  const deadline = performance.now() + LIMIT_MS;
  for (;;) {
    const { body } = await client.get(`/v2/tasks/${id}`, WAIT);
    if (["completed", "failed"].includes(body.status) || performance.now() > deadline) return body;
  }
}

async function assertAnswers(client: TestClient, workspaceId: string): Promise<void> {
  const within = { "x-workspace-id": workspaceId };
  const { body: agents } = await client.get("/v2/agents", within);
  const { body } = await client.post("/v2/chat", { agent_id: agents.data[0].id, message: QUESTION }, within);
  assert.equal(body.content, "Refunds take 14 days.[1]");
}
