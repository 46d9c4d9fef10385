import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { CampaignEndpoint, startOrigins } from "./campaign-endpoints.ts";
import { seededRandom } from "./seeded-random.ts";
import { startServerProcess } from "./server-process.ts";
import { createTestClient, OWNER, signIn, type TestClient } from "./test-server.ts";

export interface WebhookCampaignOrder {
  events: number;
  kills: number;
  endpoints: number;
}

export interface WebhookCampaignReport {
  kills: number;
  /** Stored, and acknowledged to whoever caused them. */
  events: number;
  acknowledged: number;
  /** Requests that were answered with a 204, and how many events came more than once. */
  deliveries: number;
  repeated: number;
  refusedOnce: number;
  /** From the event to its receipt, at the endpoints that are well: alone, and beside those in trouble. */
  p95AloneMs: number;
  p95BesideTroubleMs: number;
  seconds: number;
}

const WRITERS = 6;
/** Of the events: with every endpoint well, then with three in trouble; the rest while the service is killed. */
const SHARE_ALONE = 0.2;
const SHARE_BESIDE = 0.2;
const QUIET_LIMIT_MS = 60_000;
const DRAIN_LIMIT_MS = 240_000;
const LOOK_MS = 100;
const LOOKS_BETWEEN_REPLAYS = 100;

/**
 * Events spread over endpoints on three origins: all are well; then one hangs and one answers 500, in the midst of
 * others at the same origins; then the service is killed again and again, and half-way one more endpoint drops every
 * request. In the end the three are well again and get what they missed by a replay. Every stored event must have
 * arrived where it belongs, with its id and a signature that holds. `environment` names the database.
 */
export async function runWebhookCampaign(
  order: WebhookCampaignOrder,
  environment: Record<string, string>,
  progress: (line: string) => void = () => {},
): Promise<WebhookCampaignReport> {
  const { events, kills } = order;
  const started = performance.now();
  const random = seededRandom(kills + events);
  const origins = await startOrigins(3);
  const endpoints = Array.from({ length: order.endpoints }, (_, number) => new CampaignEndpoint(number, random));
  const settings = { ...environment, ALLOW_PRIVATE_NETWORK: "on" };
  const acknowledged = new Set<string>();
  const since = new Date(Date.now() - 60_000).toISOString();
  let server = await startServerProcess(settings);
  try {
    const owner = createTestClient(server.url, await signIn(server.url, OWNER));
    const key = await setUp(owner, endpoints, origins);
    const say = (what: string) =>
      progress(
        `${Math.round((performance.now() - started) / 1000)} s: ${what}, ${acknowledged.size} of ${events} events`,
      );
    const [hangs, answers500, dies] = endpoints as [CampaignEndpoint, CampaignEndpoint, CampaignEndpoint];
    const well = endpoints.slice(3);
    let client = createTestClient(server.url, key);

    await write(client, well, acknowledged, Math.ceil(events * SHARE_ALONE));
    await untilQuiet(well, acknowledged);
    const p95AloneMs = p95(takeWaits(well));
    say(`alone, p95 ${p95AloneMs} ms`);

    hangs.trouble = "hangs";
    answers500.trouble = "500";
    await write(client, endpoints, acknowledged, Math.ceil(events * (SHARE_ALONE + SHARE_BESIDE)));
    await untilQuiet(well, acknowledged);
    const p95BesideTroubleMs = p95(takeWaits(well));
    say(`beside trouble, p95 ${p95BesideTroubleMs} ms`);

    for (let killed = 0; killed < kills; killed++) {
      if (killed >= kills / 2) dies.trouble = "drops";
      const wanted = acknowledged.size + Math.ceil((events - acknowledged.size) / (kills - killed + 1));
      const writing = write(client, endpoints, acknowledged, wanted);
      // Sometimes before all are written, sometimes while only deliveries are left. Counted, not timed: a service that
      // has just started is slow, and would be killed before it did anything.
      const enough = acknowledged.size + (wanted - acknowledged.size) * random() * 1.3;
      await Promise.race([writing, until(() => acknowledged.size >= enough)]);
      await sleep(random() * 80);
      await server.kill();
      await writing;
      server = await startServerProcess(settings);
      client = createTestClient(server.url, key);
      say(`killed ${killed + 1} times`);
    }
    await write(client, endpoints, acknowledged, events);

    for (const endpoint of [hangs, answers500, dies]) endpoint.recover();
    const stored = await findEvents(client);
    say(`all written, ${findLost(stored, endpoints).length} not delivered yet`);
    await untilAllArrived(stored, endpoints, async ({ webhookId }) => {
      const { status, body } = await client.post(`/v2/webhooks/${webhookId}/replay`, { since });
      assert.equal(status, 200, JSON.stringify(body));
    });
    assertDelivered(stored, acknowledged, endpoints);
    for (const { webhookId } of endpoints) {
      const { body } = await client.get(`/v2/webhooks/${webhookId}`);
      assert.deepEqual([body.status, body.disabled_reason], ["active", null]);
    }
    const counts = endpoints.flatMap(({ received }) => [...received.values()]);
    return {
      kills,
      events: stored.size,
      acknowledged: acknowledged.size,
      deliveries: counts.reduce((sum, count) => sum + count, 0),
      repeated: counts.filter((count) => count > 1).length,
      refusedOnce: endpoints.reduce((sum, { refused }) => sum + refused.size, 0),
      p95AloneMs,
      p95BesideTroubleMs,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await server.kill();
    await Promise.all(origins.map((origin) => origin.close()));
  }
}

/** An assistant for each endpoint, whose events go there alone. Returns an API key. */
async function setUp(
  owner: TestClient,
  endpoints: readonly CampaignEndpoint[],
  origins: Awaited<ReturnType<typeof startOrigins>>,
): Promise<string> {
  for (const endpoint of endpoints) {
    const { body: agent } = await owner.post("/v2/agents", { name: `Campaign ${endpoint.number}` });
    const url = origins[endpoint.number % origins.length]!.add(endpoint);
    const hook = { url, events: ["lead.created"], agent_ids: [agent.id] };
    const { status, body: webhook } = await owner.post("/v2/webhooks", hook);
    assert.equal(status, 201, JSON.stringify(webhook));
    Object.assign(endpoint, { agentId: agent.id, webhookId: webhook.id, secret: webhook.secret });
  }
  const scopes = ["leads:write", "events:read", "webhooks:read", "webhooks:write"];
  const { body } = await owner.post("/v2/api_keys", { name: "Campaign", scopes });
  return body.key;
}

/** Records events, for one endpoint after the other, until `wanted` are acknowledged in all, or the server is dead. */
async function write(
  client: TestClient,
  endpoints: readonly CampaignEndpoint[],
  acknowledged: Set<string>,
  wanted: number,
): Promise<void> {
  let next = 0;
  const writers = Array.from({ length: WRITERS }, async () => {
    while (acknowledged.size < wanted) {
      const { agentId } = endpoints[next++ % endpoints.length]!;
      const response = await client
        .post("/v2/leads", { agent_id: agentId, fields: { name: `Number ${acknowledged.size}` } })
        .catch(() => undefined);
      if (!response) return;
      assert.equal(response.status, 201, JSON.stringify(response.body));
      acknowledged.add(response.body.id);
    }
  });
  await Promise.all(writers);
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await sleep(LOOK_MS / 10);
}

/** Until those that are well have nothing left to get, so that no phase's waits are counted in the next. */
async function untilQuiet(well: readonly CampaignEndpoint[], acknowledged: ReadonlySet<string>): Promise<void> {
  const deadline = performance.now() + QUIET_LIMIT_MS;
  let before = -1;
  for (let unchanged = 0; unchanged < 20 && performance.now() < deadline; await sleep(LOOK_MS)) {
    const now = well.reduce((sum, { received }) => sum + received.size, 0);
    if (now >= acknowledged.size) return;
    unchanged = now === before ? unchanged + 1 : 0;
    before = now;
  }
}

function takeWaits(endpoints: readonly CampaignEndpoint[]): number[] {
  return endpoints.flatMap((endpoint) => endpoint.waits.splice(0));
}

function p95(waits: number[]): number {
  assert.ok(waits.length > 0, "nothing arrived");
  return waits.toSorted((one, other) => one - other)[Math.floor(waits.length * 0.95)]!;
}

interface StoredEvent {
  leadId: string;
  agentId: string;
}

async function findEvents(client: TestClient): Promise<Map<string, StoredEvent>> {
  const stored = new Map<string, StoredEvent>();
  let cursor = "";
  do {
    const { status, body } = await client.get(`/v2/events?type=lead.created&limit=100${cursor}`);
    assert.equal(status, 200, JSON.stringify(body));
    for (const { id, data } of body.data) stored.set(id, { leadId: data.id, agentId: data.agent_id });
    cursor = body.pagination.has_more ? `&cursor=${body.pagination.next_cursor}` : "";
  } while (cursor);
  return stored;
}

function findLost(stored: ReadonlyMap<string, StoredEvent>, endpoints: readonly CampaignEndpoint[]): string[] {
  const receivedOf = new Map(endpoints.map(({ agentId, received }) => [agentId, received]));
  return [...stored].filter(([id, { agentId }]) => !receivedOf.get(agentId)?.has(id)).map(([id]) => id);
}

/** An endpoint that was in trouble asks for what it missed; again where an attempt was under way as it did so. */
async function untilAllArrived(
  stored: ReadonlyMap<string, StoredEvent>,
  endpoints: readonly CampaignEndpoint[],
  replay: (endpoint: CampaignEndpoint) => Promise<void>,
): Promise<void> {
  const deadline = performance.now() + DRAIN_LIMIT_MS;
  for (let look = 0; performance.now() < deadline; look++) {
    const lost = new Set(findLost(stored, endpoints).map((id) => stored.get(id)!.agentId));
    if (lost.size === 0) return;
    if (look % LOOKS_BETWEEN_REPLAYS === 0)
      for (const endpoint of endpoints.slice(0, 3)) if (lost.has(endpoint.agentId)) await replay(endpoint);
    await sleep(LOOK_MS * 2);
  }
}

function assertDelivered(
  stored: ReadonlyMap<string, StoredEvent>,
  acknowledged: ReadonlySet<string>,
  endpoints: readonly CampaignEndpoint[],
): void {
  assert.deepEqual(findLost(stored, endpoints), [], "stored events that never arrived where they belong");
  const invented = endpoints.flatMap(({ agentId, received }) =>
    [...received.keys()].filter((id) => stored.get(id)?.agentId !== agentId),
  );
  assert.deepEqual(invented, [], "events that arrived and are not stored, or belong elsewhere");
  const leads = new Set([...stored.values()].map(({ leadId }) => leadId));
  const untold = [...acknowledged].filter((id) => !leads.has(id));
  assert.deepEqual(untold, [], "acknowledged leads that no event tells of");
  const unsigned = endpoints.flatMap((endpoint) => endpoint.unsigned);
  assert.deepEqual(unsigned, [], "deliveries whose signature does not hold");
}
