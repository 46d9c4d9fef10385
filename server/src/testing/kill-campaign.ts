import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { htmlPage, proseOf, startSite, type TestSite } from "../features/ingestion/crawl/testing/site-server.ts";
import { CampaignEndpoint, startOrigins } from "./campaign-endpoints.ts";
import { seededRandom } from "./seeded-random.ts";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestClient, OWNER, signIn, type TestClient, type TestResponse } from "./test-server.ts";

export interface KillOrder {
  kills: number;
  /** Beside each other; more than one need a Postgres. */
  processes: number;
  /** Names the database. */
  environment: Record<string, string>;
  /** No process is killed after so long. */
  limitMs?: number;
  progress?: (line: string) => void;
}

export interface CampaignReport {
  kills: number;
  uploads: number;
  answers: number;
  crawls: number;
  leads: number;
}

interface Acknowledged {
  sources: Map<string, { name: string; fact: string }>;
  answers: Map<string, { chatId: string; content: string; citations: number }>;
  /** Sources, by the number of their site. */
  crawls: Map<string, number>;
  leads: Set<string>;
}

interface Campaign {
  environment: Record<string, string>;
  site: TestSite;
  acknowledged: Acknowledged;
  random: () => number;
  /** Expires after a quarter of an hour. */
  signedIn: { token: string; at: number };
  agentId: string;
  /** For names that nothing else has. */
  count: number;
}

/** A process from its start to its kill, and what is asked of it meanwhile. */
interface Life {
  server: ServerProcess;
  done: { uploads: number; answers: number };
  /** Ends when the process is dead; throws what it should not have answered. */
  working: Promise<unknown>;
}

/**
 * Kills processes of the service again and again while files and sites are read, questions answered and webhooks
 * delivered, then checks that everything that was acknowledged is there, once, finished, searchable and delivered.
 */
export async function runKillCampaign(order: KillOrder): Promise<CampaignReport> {
  const { kills, processes, progress = () => {} } = order;
  const environment = { ...order.environment, ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" };
  const acknowledged: Acknowledged = { sources: new Map(), answers: new Map(), crawls: new Map(), leads: new Set() };
  const endpoint = new CampaignEndpoint(0, () => 1);
  const [origin] = await startOrigins(1);
  const site = await startSite(campaignPage);
  const random = seededRandom(kills);
  const started = performance.now();
  let killed = 0;
  try {
    const first = await startServerProcess(environment);
    const signedIn = { token: await signIn(first.url, OWNER), at: performance.now() };
    const agentId = await setUp(createTestClient(first.url, signedIn.token), endpoint, origin!.add(endpoint));
    const campaign: Campaign = { environment, site, acknowledged, random, signedIn, agentId, count: 0 };
    const others = Array.from({ length: processes - 1 }, () => startAgain(environment));
    const lives = [first, ...(await Promise.all(others))].map((server) => live(campaign, server));
    while (killed < kills && performance.now() - started < (order.limitMs ?? Number.POSITIVE_INFINITY)) {
      const place = killed % processes;
      await end(campaign, await lives[place]!, killed);
      killed += 1;
      progress(`${killed} of ${kills} killed: ${JSON.stringify(count(acknowledged))}`);
      lives[place] = startAgain(environment).then((server) => live(campaign, server));
      // Several are down at once now and then; one alone is up before it is killed again.
      lives[place].catch(() => {});
      if (processes === 1) await lives[place];
    }
    for (const life of lives) await end(campaign, await life, 0);
    const server = await startAgain(environment);
    try {
      await verify(createTestClient(server.url, await signIn(server.url, OWNER)), { agentId, endpoint }, acknowledged);
    } finally {
      await server.stop();
    }
    return { kills: killed, ...count(acknowledged) };
  } finally {
    await site.close();
    await origin!.close();
  }
}

/** As a supervisor does where a busy database did not answer in time. */
async function startAgain(environment: Record<string, string>): Promise<ServerProcess> {
  for (let starts = 1; ; starts++)
    try {
      return await startServerProcess(environment);
    } catch (error) {
      if (starts === MAX_STARTS || !String(error).includes("The database is not reachable")) throw error;
    }
}

const MAX_STARTS = 5;

function count({ sources, answers, crawls, leads }: Acknowledged) {
  return { uploads: sources.size, answers: answers.size, crawls: crawls.size, leads: leads.size };
}

async function setUp(owner: TestClient, endpoint: CampaignEndpoint, url: string): Promise<string> {
  const { body: agent } = await owner.post("/v2/agents", { name: "Campaign" });
  const { status, body } = await owner.post("/v2/webhooks", { url, events: ["lead.created"], agent_ids: [agent.id] });
  assert.equal(status, 201, JSON.stringify(body));
  Object.assign(endpoint, { agentId: agent.id, webhookId: body.id, secret: body.secret });
  return agent.id;
}

async function live(campaign: Campaign, server: ServerProcess): Promise<Life> {
  if (performance.now() - campaign.signedIn.at > TOKEN_MS)
    campaign.signedIn = { token: await signIn(server.url, OWNER), at: performance.now() };
  const client = createTestClient(server.url, campaign.signedIn.token);
  const done = { uploads: 0, answers: 0 };
  const working = Promise.all([
    uploadUntilDead(client, campaign, done),
    askUntilDead(client, campaign, done),
    crawlUntilDead(client, campaign),
    leaveLeadsUntilDead(client, campaign),
  ]).catch((error) => assert.fail(`${error}\n${server.output().slice(-LOG_LENGTH)}`));
  return { server, done, working };
}

async function end({ random }: Campaign, { server, done, working }: Life, number: number): Promise<void> {
  const waiting = async () => {
    // Every fourth kill may meet the first work of a cold process; the others meet one that has done some.
    if (number % 4 > 0) await untilBothDone(done);
    await sleep(100 + random() * 900);
  };
  try {
    await Promise.race([waiting(), working]);
  } finally {
    await server.kill();
  }
  await working;
}

/** What is shown of a process's log when an answer of it is wrong, in characters. */
const LOG_LENGTH = 4_000;
const MAX_WAIT_MS = 90_000;
const TOKEN_MS = 8 * 60_000;

/** What is asked of one process, of each kind: so much that there is always some under way, and no more to check. */
const MOST_A_LIFE = 12;
const PAGES_A_SITE = 6;

async function untilBothDone(done: Life["done"]): Promise<void> {
  const deadline = performance.now() + MAX_WAIT_MS;
  while ((done.uploads === 0 || done.answers === 0) && performance.now() < deadline) await sleep(20);
}

async function uploadUntilDead(client: TestClient, campaign: Campaign, done: Life["done"]) {
  while (done.uploads < MOST_A_LIFE) {
    const number = campaign.count++;
    const fact = `warehouse${number}x`;
    const name = `${fact}.md`;
    const content = `# Stock of ${fact}\n\nThe ${fact} holds ${1000 + number} boxes of tea.\n\n${"It is swept every day. ".repeat(200)}`;
    const sent = { agent_id: campaign.agentId, type: "document" };
    const response = await untilDead(() => client.upload({ name, content }, sent, "wait=0"));
    if (!response) return;
    if (mayComeLater(response)) continue;
    assert.ok(response.status === 201 || response.status === 200, JSON.stringify(response.body));
    campaign.acknowledged.sources.set(response.body.id, { name, fact });
    done.uploads += 1;
  }
}

async function askUntilDead(client: TestClient, { agentId, acknowledged }: Campaign, done: Life["done"]) {
  while (done.answers < MOST_A_LIFE) {
    const known = [...acknowledged.sources.values()].at(-1)?.fact ?? "warehouse0x";
    const response = await untilDead(() =>
      client.post("/v2/chat", { agent_id: agentId, message: `How many boxes of tea does the ${known} hold?` }),
    );
    if (!response) return;
    if (mayComeLater(response)) continue;
    assert.equal(response.status, 200, JSON.stringify(response.body));
    const { id, chat_id: chatId, content, citations } = response.body;
    acknowledged.answers.set(id, { chatId, content, citations: citations.length });
    done.answers += 1;
  }
}

/** A site after the other. */
async function crawlUntilDead(client: TestClient, campaign: Campaign) {
  for (let crawls = 0; crawls < MOST_A_LIFE; crawls++) {
    const number = campaign.count++;
    const url = `${campaign.site.origin}/${number}/0`;
    const asked = { type: "website", url, agent_id: campaign.agentId, max_pages: PAGES_A_SITE };
    const response = await untilDead(() => client.post("/v2/sources", asked));
    if (!response) return;
    if (mayComeLater(response)) continue;
    assert.equal(response.status, 201, JSON.stringify(response.body));
    campaign.acknowledged.crawls.set(response.body.id, number);
    for (let isOver = false; !isOver; await sleep(200)) {
      const read = await untilDead(() => client.get(`/v2/sources/${response.body.id}`));
      if (!read) return;
      isOver = read.body.status === "ready";
    }
  }
}

async function leaveLeadsUntilDead(client: TestClient, { agentId, acknowledged }: Campaign) {
  for (let leads = 0; leads < MOST_A_LIFE; leads++) {
    const fields = { name: `Number ${acknowledged.leads.size}` };
    const response = await untilDead(() => client.post("/v2/leads", { agent_id: agentId, fields }));
    if (!response) return;
    if (mayComeLater(response)) continue;
    assert.equal(response.status, 201, JSON.stringify(response.body));
    acknowledged.leads.add(response.body.id);
    await sleep(100);
  }
}

/** 503 with Retry-After: nothing is acknowledged. */
function mayComeLater({ status, headers }: TestResponse): boolean {
  return status === 503 && headers.get("retry-after") !== null;
}

/** Sites of a few pages, each of which links to the next. */
function campaignPage(path: string) {
  if (path === "/robots.txt") return { body: "User-agent: *\nAllow: /\n", headers: { "content-type": "text/plain" } };
  const [, site, page] = /^\/(\d+)\/(\d+)$/.exec(path) ?? [];
  if (site === undefined || Number(page) >= PAGES_A_SITE) return undefined;
  const name = `page ${page} of site ${site}`;
  const next = Number(page) + 1;
  return { body: htmlPage(name, proseOf(name), next < PAGES_A_SITE ? [`/${site}/${next}`] : []) };
}

/** Undefined: the connection broke, so nothing was acknowledged. */
async function untilDead(send: () => Promise<TestResponse>): Promise<TestResponse | undefined> {
  try {
    return await send();
  } catch {
    return undefined;
  }
}

async function verify(
  client: TestClient,
  { agentId, endpoint }: { agentId: string; endpoint: CampaignEndpoint },
  { sources, answers, crawls, leads }: Acknowledged,
): Promise<void> {
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
  for (const [id, number] of crawls) {
    const { body } = await client.get(`/v2/sources/${id}/documents?limit=100`);
    const pages = body.data.map(({ url }: { url: string }) => new URL(url).pathname).toSorted();
    const expected = Array.from({ length: PAGES_A_SITE }, (_, page) => `/${number}/${page}`);
    assert.deepEqual(pages, expected, `each page of site ${number} is there once`);
  }
  await assertDelivered(client, endpoint, leads);
  await assertNothingStuck(client);
}

/** Each stored lead, and so each that was acknowledged, was told to its endpoint, signed. */
async function assertDelivered(client: TestClient, endpoint: CampaignEndpoint, leads: ReadonlySet<string>) {
  const events = await listAll<{ id: string; data: { id: string } }>(client, "/v2/events?type=lead.created&limit=100");
  const told = new Set(events.map(({ data }) => data.id));
  assert.deepEqual(
    [...leads].filter((id) => !told.has(id)),
    [],
    "acknowledged leads that no event tells of",
  );
  const deadline = performance.now() + 240_000;
  for (;;) {
    const missing = events.filter(({ id }) => !endpoint.received.has(id));
    if (missing.length === 0) break;
    assert.ok(performance.now() < deadline, `${missing.length} events were never delivered`);
    await sleep(500);
  }
  assert.deepEqual(endpoint.unsigned, []);
}

interface StoredSource {
  id: string;
  title: string;
  status: string;
  error: { code: string } | null;
}

/**
 * Jobs of dead processes are taken up within 30 s. A site that had no time to answer, as on a busy machine, is read
 * again.
 */
async function waitForAllSources(client: TestClient, agentId: string): Promise<StoredSource[]> {
  const deadline = performance.now() + 180_000;
  const again = new Set<string>();
  for (;;) {
    const rows = await listAll<StoredSource>(client, `/v2/sources?agent_id=${agentId}&limit=100`);
    const open = rows.filter((row) => row.status !== "ready");
    if (open.length === 0) return rows;
    for (const { id, error } of open.filter((row) => row.status === "failed" && row.error?.code === "timeout")) {
      if (!again.has(id)) assert.equal((await client.post(`/v2/sources/${id}/refresh`)).status, 200, error!.code);
      again.add(id);
    }
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
    const { body }: TestResponse = await client.get(cursor ? `${path}&cursor=${encodeURIComponent(cursor)}` : path);
    rows.push(...body.data);
    cursor = body.pagination.next_cursor;
  } while (cursor);
  return rows;
}
