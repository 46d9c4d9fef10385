import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "../../platform/database/open-database.ts";
import { withTestDatabaseLocation } from "../../platform/database/test-database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { startServerProcess } from "../../testing/server-process.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn, type TestClient } from "../../testing/test-server.ts";
import { linesWith, readWholeWorkspace } from "../../testing/whole-workspace.ts";

const KILLS = 2;
const FILES_A_ROUND = 3;
const CHATS_OF_VISITOR = 100;
const WORDS = /zebrafish/i;

test(`${KILLS} times SIGKILL in the middle of erasures: each goes on by itself, and leaves nothing, counted once`, async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const environment = {
    DATA_DIR: dataDir,
    ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl }),
  };
  const receipts: string[] = [];
  let workspace = "";
  let agentId: string | undefined;
  for (let round = 0; round < KILLS; round++) {
    const server = await startServerProcess(environment);
    const client = createTestClient(server.url, await signIn(server.url, OWNER));
    workspace = (await client.get("/v2/me")).body.workspace_id;
    agentId ??= (await client.post("/v2/agents", { name: "Campaign" })).body.id as string;
    for (const source of await addFiles(client, agentId, round)) {
      const { status, body } = await client.post(`/v2/sources/${source}/erase`);
      assert.equal(status, 202);
      receipts.push(body.id);
    }
    await sleep(round * 60);
    await server.kill();
  }
  const server = await startServerProcess(environment);
  const client = createTestClient(server.url, await signIn(server.url, OWNER));
  const started = performance.now();
  for (const id of receipts) {
    for (;;) {
      const { body } = await client.get(`/v2/erasures/${id}`);
      if (body.status === "completed") {
        const { sources, documents, versions, passages, files } = body.erased;
        assert.deepEqual([sources, documents, versions], [1, 1, 1], JSON.stringify(body));
        assert.ok(passages > 10 && files === 1, JSON.stringify(body.erased));
        break;
      }
      assert.ok(performance.now() - started < 90_000, JSON.stringify(body));
      await sleep(200);
    }
  }
  t.diagnostic(
    `${receipts.length} erasures complete ${Math.round(performance.now() - started)} ms after the last start`,
  );
  assert.equal(await server.stop(), 0);
  const database = await openDatabase(location);
  try {
    assert.deepEqual(linesWith(await readWholeWorkspace({ database }, parseId("workspace", workspace)!), WORDS), []);
  } finally {
    await database.close();
  }
  for (const entry of await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      assert.doesNotMatch(await readFile(join(entry.parentPath, entry.name), "latin1"), WORDS, entry.name);
});

test(`${KILLS} times SIGKILL while a visitor's chats are being erased: each goes on by itself, counted once`, async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const environment = {
    DATA_DIR: dataDir,
    ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl }),
  };
  const leftAtKill: number[] = [];
  let workspace = "";
  for (let round = 0; round < KILLS; round++) {
    const server = await startServerProcess(environment);
    const client = createTestClient(server.url, await signIn(server.url, OWNER));
    workspace = (await client.get("/v2/me")).body.workspace_id;
    const { body: agent } = await client.post("/v2/agents", { name: `Round ${round}` });
    let visitorId = "";
    for (let number = 0; number < CHATS_OF_VISITOR; number++) {
      const message = `Where is zebrafish ${number}?`;
      const { body } = await client.post("/v2/chat", {
        agent_id: agent.id,
        message,
        visitor: { id: "zebrafish-friend" },
      });
      visitorId ||= (await client.get(`/v2/chats/${body.chat_id}`)).body.visitor_id;
    }
    const erased = client.request("DELETE", `/v2/visitors/${visitorId}`).catch(() => undefined);
    let left = CHATS_OF_VISITOR;
    while (left === CHATS_OF_VISITOR)
      left = (await client.get(`/v2/chats?agent_id=${agent.id}&limit=100`)).body.data.length;
    leftAtKill.push(left);
    await server.kill();
    await erased;
  }
  t.diagnostic(`chats left just before each kill: ${leftAtKill.join(", ")}`);
  const server = await startServerProcess(environment);
  const client = createTestClient(server.url, await signIn(server.url, OWNER));
  const started = performance.now();
  for (let running = KILLS; running > 0; ) {
    const { body } = await client.get("/v2/erasures?kind=visitor");
    assert.equal(body.data.length, KILLS);
    running = body.data.filter(({ status }: { status: string }) => status === "running").length;
    assert.ok(performance.now() - started < 90_000, JSON.stringify(body));
    await sleep(200);
    if (running > 0) continue;
    for (const { erased } of body.data)
      assert.deepEqual([erased.visitors, erased.chats, erased.messages], [1, CHATS_OF_VISITOR, 2 * CHATS_OF_VISITOR]);
  }
  assert.equal(await server.stop(), 0);
  const database = await openDatabase(location);
  try {
    assert.deepEqual(linesWith(await readWholeWorkspace({ database }, parseId("workspace", workspace)!), WORDS), []);
  } finally {
    await database.close();
  }
});

/** Read, and quoted once. */
async function addFiles(client: TestClient, agentId: string, round: number): Promise<string[]> {
  const ids: string[] = [];
  for (let number = 0; number < FILES_A_ROUND; number++) {
    const name = `zebrafish-${round}-${number}`;
    const parts = Array.from({ length: 40 }, (_, part) => {
      const tank = `tank${round}x${number}x${part}`;
      return `# ${tank}\n\nThe ${tank} of ${name} holds ${part + 100} fish. ${"It is cleaned daily. ".repeat(20)}`;
    });
    const { body } = await client.upload({ name: `${name}.md`, content: parts.join("\n\n") }, { agent_id: agentId });
    assert.equal(body.status, "ready", JSON.stringify(body));
    ids.push(body.id);
  }
  const { body: answer } = await client.post("/v2/chat", {
    agent_id: agentId,
    message: `How many fish does the tank${round}x1x7 hold?`,
  });
  assert.equal(answer.answered, true, JSON.stringify(answer));
  return ids;
}
