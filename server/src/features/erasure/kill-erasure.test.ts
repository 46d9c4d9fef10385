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
import { createTestClient, OWNER, signIn, type TestClient, type TestResponse } from "../../testing/test-server.ts";
import { linesWith, readWholeWorkspace } from "../../testing/whole-workspace.ts";

/** Of each kind: of files, and of a visitor. Long form: `KILLS=20`. */
const KILLS = Number(process.env.KILLS ?? 1);
const FILES_A_ROUND = 3;
const CHATS_OF_VISITOR = 60;
const WORDS = /zebrafish/i;

test("SIGKILL in the middle of erasures of files, then of a visitor's chats: each goes on by itself, leaves nothing, counted once", async (t) => {
  const location = await withTestDatabaseLocation();
  const dataDir = location.dataDir ?? (await temporaryFolder());
  const environment = {
    DATA_DIR: dataDir,
    ...(location.databaseUrl === undefined ? {} : { DATABASE_URL: location.databaseUrl }),
  };
  const receipts: string[] = [];
  const leftAtKill: number[] = [];
  let workspace = "";
  for (let round = 0; round < KILLS; round++) {
    await inProcess(async (client) => {
      workspace = (await client.get("/v2/me")).body.workspace_id;
      const { body: agent } = await client.post("/v2/agents", { name: `Files ${round}` });
      for (const source of await addFiles(client, agent.id, round)) {
        const { status, body } = await client.post(`/v2/sources/${source}/erase`);
        assert.equal(status, 202);
        receipts.push(body.id);
      }
      await sleep(round * 60);
      return [];
    });
    await inProcess(async (client) => {
      const { body: agent } = await client.post("/v2/agents", { name: `Visitor ${round}` });
      const visitorId = await chat(client, agent.id);
      const erased = client.request("DELETE", `/v2/visitors/${visitorId}`).catch(() => undefined);
      let left = CHATS_OF_VISITOR;
      while (left === CHATS_OF_VISITOR)
        left = (await client.get(`/v2/chats?agent_id=${agent.id}&limit=100`)).body.data.length;
      leftAtKill.push(left);
      return [erased];
    });
  }
  t.diagnostic(`chats left just before each kill: ${leftAtKill.join(", ")}`);
  const server = await startServerProcess(environment);
  t.after(() => server.kill());
  const client = createTestClient(server.url, await signIn(server.url, OWNER));
  const started = performance.now();
  for (const id of receipts) {
    const { erased } = await whenCompleted(client, `/v2/erasures/${id}`, (body) => [body]);
    const { sources, documents, versions, passages, files } = erased;
    assert.deepEqual([sources, documents, versions], [1, 1, 1], JSON.stringify(erased));
    assert.ok(passages > 10 && files === 1, JSON.stringify(erased));
  }
  const visitors = await whenCompleted(client, "/v2/erasures?kind=visitor", (body) => body.data);
  assert.equal(visitors.data.length, KILLS);
  for (const { erased } of visitors.data)
    assert.deepEqual([erased.visitors, erased.chats, erased.messages], [1, CHATS_OF_VISITOR, 2 * CHATS_OF_VISITOR]);
  t.diagnostic(`all complete ${Math.round(performance.now() - started)} ms after the last start`);
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

  /** Asks a process that is killed when `live` is over. What that left under way ends with it. */
  async function inProcess(live: (client: TestClient) => Promise<Promise<unknown>[]>): Promise<void> {
    const killed = await startServerProcess(environment);
    let underWay: Promise<unknown>[] = [];
    try {
      underWay = await live(createTestClient(killed.url, await signIn(killed.url, OWNER)));
    } finally {
      await killed.kill();
    }
    await Promise.all(underWay);
  }
});

/** As one visitor, whose id it returns. */
async function chat(client: TestClient, agentId: string): Promise<string> {
  let chatId = "";
  for (let number = 0; number < CHATS_OF_VISITOR; number++) {
    const message = `Where is zebrafish ${number}?`;
    const asked = { agent_id: agentId, message, visitor: { id: "zebrafish-friend" } };
    chatId = (await client.post("/v2/chat", asked)).body.chat_id;
  }
  return (await client.get(`/v2/chats/${chatId}`)).body.visitor_id;
}

/** What `path` answers when each erasure in it is over. */
async function whenCompleted(
  client: TestClient,
  path: string,
  erasuresIn: (body: TestResponse["body"]) => { status: string }[],
): Promise<TestResponse["body"]> {
  const deadline = performance.now() + 90_000;
  for (;;) {
    const { body } = await client.get(path);
    if (erasuresIn(body).every(({ status }) => status === "completed")) return body;
    assert.ok(performance.now() < deadline, JSON.stringify(body));
    await sleep(200);
  }
}

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
