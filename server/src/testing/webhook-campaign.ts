import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyWebhook } from "@citedesk/client";
import { seededRandom } from "./seeded-random.ts";
import { startServerProcess } from "./server-process.ts";
import { createTestClient, OWNER, signIn, type TestClient } from "./test-server.ts";

export interface WebhookCampaignReport {
  kills: number;
  /** Stored, and acknowledged to whoever caused them. */
  events: number;
  acknowledged: number;
  /** Requests that reached the endpoint, and how many events came more than once. */
  deliveries: number;
  repeated: number;
  refusedOnce: number;
  seconds: number;
}

const WRITERS = 6;
/** One in so many first attempts is answered 500. */
const REFUSES_ONE_IN = 200;
const DRAIN_LIMIT_MS = 180_000;

/**
 * Kills the service again and again while events are recorded and delivered, until `events` were acknowledged. Then
 * every event that is stored must have arrived with its id and a signature that holds, and the endpoint must still be
 * active. `environment` names the database.
 */
export async function runWebhookCampaign(
  { events, kills }: { events: number; kills: number },
  environment: Record<string, string>,
): Promise<WebhookCampaignReport> {
  const started = performance.now();
  const random = seededRandom(kills + events);
  const endpoint = await startEndpoint(random);
  const settings = { ...environment, ALLOW_PRIVATE_NETWORK: "on" };
  let server = await startServerProcess(settings);
  try {
    const owner = createTestClient(server.url, await signIn(server.url, OWNER));
    const { body: webhook } = await owner.post("/v2/webhooks", { url: endpoint.url, events: ["lead.created"] });
    endpoint.secret = webhook.secret;
    const scopes = ["leads:write", "events:read", "webhooks:read"];
    const { body: key } = await owner.post("/v2/api_keys", { name: "Campaign", scopes });
    const { body: agent } = await owner.post("/v2/agents", { name: "Campaign" });
    const acknowledged = new Set<string>();
    for (let killed = 0; killed < kills; killed++) {
      const wanted = Math.ceil((events * (killed + 1)) / (kills + 1));
      const writing = write(createTestClient(server.url, key.key), agent.id, acknowledged, wanted);
      // Sometimes before all are written, sometimes while only deliveries are left.
      await Promise.race([writing, sleep(50 + random() * 1_000)]);
      await sleep(random() * 80);
      await server.kill();
      await writing;
      server = await startServerProcess(settings);
    }
    const client = createTestClient(server.url, key.key);
    await write(client, agent.id, acknowledged, events);
    const stored = await findEvents(client);
    await drain(stored, endpoint.received);
    assertDelivered(stored, acknowledged, endpoint);
    const { body: after } = await client.get(`/v2/webhooks/${webhook.id}`);
    assert.deepEqual([after.status, after.disabled_reason], ["active", null]);
    const counts = [...endpoint.received.values()];
    return {
      kills,
      events: stored.size,
      acknowledged: acknowledged.size,
      deliveries: counts.reduce((sum, count) => sum + count, 0),
      repeated: counts.filter((count) => count > 1).length,
      refusedOnce: endpoint.refused.size,
      seconds: Math.round((performance.now() - started) / 1000),
    };
  } finally {
    await server.kill();
    await endpoint.close();
  }
}

/** Records events until `wanted` are acknowledged in all, or the server is dead. */
async function write(client: TestClient, agentId: string, acknowledged: Set<string>, wanted: number): Promise<void> {
  const writers = Array.from({ length: WRITERS }, async () => {
    while (acknowledged.size < wanted) {
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

/** Ids of the events, with the lead that each tells of. */
async function findEvents(client: TestClient): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  let cursor = "";
  do {
    const { status, body } = await client.get(`/v2/events?type=lead.created&limit=100${cursor}`);
    assert.equal(status, 200, JSON.stringify(body));
    for (const event of body.data) stored.set(event.id, event.data.id);
    cursor = body.pagination.has_more ? `&cursor=${body.pagination.next_cursor}` : "";
  } while (cursor);
  return stored;
}

async function drain(stored: ReadonlyMap<string, string>, received: ReadonlyMap<string, number>): Promise<void> {
  const deadline = performance.now() + DRAIN_LIMIT_MS;
  while ([...stored.keys()].some((id) => !received.has(id)) && performance.now() < deadline) await sleep(200);
}

function assertDelivered(stored: ReadonlyMap<string, string>, acknowledged: ReadonlySet<string>, endpoint: Endpoint) {
  const lost = [...stored.keys()].filter((id) => !endpoint.received.has(id));
  assert.deepEqual(lost, [], "stored events that never arrived");
  const invented = [...endpoint.received.keys()].filter((id) => !stored.has(id));
  assert.deepEqual(invented, [], "events that arrived and are not stored");
  const leads = new Set(stored.values());
  const untold = [...acknowledged].filter((id) => !leads.has(id));
  assert.deepEqual(untold, [], "acknowledged leads that no event tells of");
  assert.deepEqual(endpoint.unsigned, [], "deliveries whose signature does not hold");
}

interface Endpoint {
  url: string;
  secret: string;
  /** How often each event was received and answered with a 204. */
  received: Map<string, number>;
  refused: Set<string>;
  unsigned: string[];
  close(): Promise<void>;
}

/** A client's endpoint: mostly quick, now and then slow, and some first attempts it refuses. */
async function startEndpoint(random: () => number): Promise<Endpoint> {
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", async () => {
      const headers = new Headers(request.headers as Record<string, string>);
      try {
        const { id } = await verifyWebhook(body, headers, endpoint.secret);
        if (random() < 0.1) await sleep(random() * 50);
        const isRefused = !endpoint.refused.has(id) && !endpoint.received.has(id) && random() < 1 / REFUSES_ONE_IN;
        if (isRefused) endpoint.refused.add(id);
        else endpoint.received.set(id, (endpoint.received.get(id) ?? 0) + 1);
        response.writeHead(isRefused ? 500 : 204).end();
      } catch (error) {
        endpoint.unsigned.push(`${headers.get("webhook-id")}: ${(error as Error).message}`);
        response.writeHead(400).end();
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint: Endpoint = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    secret: "",
    received: new Map(),
    refused: new Set(),
    unsigned: [],
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return endpoint;
}
