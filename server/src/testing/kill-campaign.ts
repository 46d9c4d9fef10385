import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { seededRandom } from "./seeded-random.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestClient, OWNER, signIn, type TestClient, type TestResponse } from "./test-server.ts";

export interface CampaignReport {
  kills: number;
  uploads: number;
  answers: number;
}

interface Acknowledged {
  sources: Map<string, { name: string; fact: string }>;
  answers: Map<string, { chatId: string; content: string; citations: number }>;
}

/**
 * Kills the service again and again while files are read and questions answered, then checks that everything it
 * acknowledged is there, once, finished and searchable. `environment` names the database.
 */
export async function runKillCampaign(kills: number, environment: Record<string, string>): Promise<CampaignReport> {
  const acknowledged: Acknowledged = { sources: new Map(), answers: new Map() };
  const random = seededRandom(kills);
  let agentId: string | undefined;
  for (let round = 0; round < kills; round++) {
    const server = await startServerProcess(environment);
    const client = createTestClient(server.url, await signIn(server.url, OWNER));
    agentId ??= (await client.post("/v2/agents", { name: "Campaign" })).body.id as string;
    const before = { sources: acknowledged.sources.size, answers: acknowledged.answers.size };
    const work = [uploadUntilDead(client, agentId, round, acknowledged), askUntilDead(client, agentId, acknowledged)];
    const working = Promise.all(work).catch((error) => assert.fail(`${error}\n${server.output().slice(-LOG_LENGTH)}`));
    const waiting = async () => {
      // Every fourth kill may meet the first work of a cold process; the others meet one that has done some.
      if (round % 4 > 0) await untilBothAtWork(acknowledged, before);
      await sleep(100 + random() * 900);
    };
    try {
      await Promise.race([waiting(), working]);
    } finally {
      await server.kill();
    }
    await working;
  }
  const server = await startServerProcess(environment);
  try {
    await verify(server, agentId!, acknowledged);
  } finally {
    await server.stop();
  }
  return { kills, uploads: acknowledged.sources.size, answers: acknowledged.answers.size };
}

/** What is shown of a process's log when an answer of it is wrong, in characters. */
const LOG_LENGTH = 4_000;
const MAX_WAIT_MS = 20_000;

/** Until a file and an answer more were acknowledged. */
async function untilBothAtWork(
  { sources, answers }: Acknowledged,
  before: { sources: number; answers: number },
): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while ((sources.size <= before.sources || answers.size <= before.answers) && performance.now() < deadline)
    await sleep(20);
}

async function uploadUntilDead(client: TestClient, agentId: string, round: number, { sources }: Acknowledged) {
  for (let number = 0; ; number++) {
    const fact = `warehouse${round}x${number}`;
    const name = `${fact}.md`;
    const content = `# Stock of ${fact}\n\nThe ${fact} holds ${1000 + round * 10 + number} boxes of tea.\n\n${"It is swept every day. ".repeat(200)}`;
    const response = await untilDead(() =>
      client.upload({ name, content }, { agent_id: agentId, type: "document" }, "wait=0"),
    );
    if (!response) return;
    assert.ok(response.status === 201 || response.status === 200, JSON.stringify(response.body));
    sources.set(response.body.id, { name, fact });
  }
}

async function askUntilDead(client: TestClient, agentId: string, { sources, answers }: Acknowledged) {
  for (;;) {
    const known = [...sources.values()].at(-1)?.fact ?? "warehouse0x0";
    const response = await untilDead(() =>
      client.post("/v2/chat", { agent_id: agentId, message: `How many boxes of tea does the ${known} hold?` }),
    );
    if (!response) return;
    assert.equal(response.status, 200, JSON.stringify(response.body));
    const { id, chat_id: chatId, content, citations } = response.body;
    answers.set(id, { chatId, content, citations: citations.length });
  }
}

/** Undefined: the connection broke, so nothing was acknowledged. */
async function untilDead(send: () => Promise<TestResponse>): Promise<TestResponse | undefined> {
  try {
    return await send();
  } catch {
    return undefined;
  }
}

async function verify(server: ServerProcess, agentId: string, { sources, answers }: Acknowledged): Promise<void> {
  const client = createTestClient(server.url, await signIn(server.url, OWNER));
  const stored = await waitForAllSources(client, agentId);
  for (const [id, { name, fact }] of sources) {
    const rows = stored.filter((source) => source.title === name);
    assert.deepEqual(
      rows.map((row) => [row.id, row.status]),
      [[id, "ready"]],
      `${name} is there once and ready`,
    );
    const { body: documents } = await client.get(`/v2/sources/${id}/documents`);
    assert.equal(documents.data.length, 1, `${name} has one document`);
    const { body: found } = await client.post("/v2/search", { agent_id: agentId, query: fact, limit: 50 });
    const own = found.data.filter((passage: { source_id: string; start: number }) => passage.source_id === id);
    assert.ok(own.length > 0, `${name} is searchable`);
    assert.equal(
      new Set(own.map((passage: { start: number }) => passage.start)).size,
      own.length,
      `${name} is found once`,
    );
  }
  for (const [id, { chatId, content, citations }] of answers) {
    const { status, body } = await client.get(`/v2/messages/${id}`);
    assert.equal(status, 200, `answer ${id} is there`);
    assert.deepEqual([body.status, body.content, body.citations.length], ["completed", content, citations]);
    const { body: messages } = await client.get(`/v2/chats/${chatId}/messages`);
    assert.equal(messages.data.filter((message: { role: string }) => message.role === "user").length, 1);
  }
  await assertNothingStuck(client);
}

interface StoredSource {
  id: string;
  title: string;
  status: string;
}

/** Jobs of dead processes are taken up within 30 s. */
async function waitForAllSources(client: TestClient, agentId: string): Promise<StoredSource[]> {
  const deadline = performance.now() + 90_000;
  for (;;) {
    const rows = await listAll<StoredSource>(client, `/v2/sources?agent_id=${agentId}&limit=100`);
    const open = rows.filter((row) => row.status !== "ready");
    if (open.length === 0) return rows;
    assert.ok(performance.now() < deadline, `still ${open.map((row) => `${row.title}: ${row.status}`).join(", ")}`);
    await sleep(500);
  }
}

/** A process that starts alone ends the answers of the one before it; among several, upkeep does, each minute. */
async function assertNothingStuck(client: TestClient): Promise<void> {
  const deadline = performance.now() + 120_000;
  for (const chat of await listAll<{ id: string }>(client, "/v2/chats?limit=100")) {
    for (;;) {
      const { body } = await client.get(`/v2/chats/${chat.id}/messages`);
      const open = body.data.find(({ status }: { status: string }) => !["completed", "failed"].includes(status));
      if (!open) break;
      assert.ok(performance.now() < deadline, `message ${open.id} is ${open.status}`);
      await sleep(1000);
    }
  }
}

async function listAll<Row>(client: TestClient, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const { body }: TestResponse = await client.get(cursor ? `${path}&cursor=${cursor}` : path);
    rows.push(...body.data);
    cursor = body.pagination.next_cursor;
  } while (cursor);
  return rows;
}
