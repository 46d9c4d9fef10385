import assert from "node:assert/strict";
import { test } from "node:test";
import { SignJWT } from "jose";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as, url } = await withTestServer();
const SITE = "https://www.example.com";
const anyone = as(undefined);

async function publishedAgent() {
  const { body } = await owner.post("/v2/agents", { name: "Shop", allowed_origins: [SITE] });
  await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: body.id });
  await owner.post(`/v2/agents/${body.id}/publish`);
  return body.id as string;
}
async function publishableKey(agent_id: string) {
  const body = { name: "Site", kind: "publishable", agent_id, allowed_origins: [SITE] };
  return (await owner.post("/v2/api_keys", body)).body as { id: string; key: string };
}
const mint = (body: object, origin = SITE) => anyone.post("/v2/visitor_tokens", body, { origin });
const ticketOf = async (agentId: string) => {
  const page = await fetch(`${url}/a/${agentId}/chat`);
  return /data-ticket="([^"]+)"/.exec(await page.text())![1]!;
};

/** What a visitor's token is good for: asking, and reading what was asked. */
async function rights(client: TestClient, agentId: string): Promise<number[]> {
  const ask = { agent_id: agentId, message: "How long do refunds take?" };
  const asked = await client.post("/v2/chat", ask);
  const answers = await Promise.all([client.get("/v2/chats"), client.post("/v2/chats", { agent_id: agentId })]);
  return [asked, ...answers].map(({ status }) => status);
}
const GOOD = [200, 200, 201];

for (const [what, end, asked] of [
  [
    "its publishable key is revoked",
    async (_agent: string, key: { id: string }) => owner.request("DELETE", `/v2/api_keys/${key.id}`),
    401,
  ],
  [
    "the last deployment of its assistant is disabled",
    async (agent: string) => {
      const { body } = await owner.get(`/v2/agents/${agent}/deployments`);
      for (const { id } of body.data)
        await owner.request("PATCH", `/v2/agents/${agent}/deployments/${id}`, { enabled: false });
    },
    401,
  ],
  [
    "its assistant is archived",
    async (agent: string) => owner.request("PATCH", `/v2/agents/${agent}`, { status: "archived" }),
    404,
  ],
  [
    "its assistant is published for others",
    async (agent: string) => {
      await owner.request("PATCH", `/v2/agents/${agent}`, { access: { visitors: "identified", grants: [] } });
      await owner.post(`/v2/agents/${agent}/publish`);
    },
    403,
  ],
  [
    "the identity secret is revoked",
    async (agent: string) => {
      await owner.post(`/v2/agents/${agent}/identity_secret`);
      await owner.request("DELETE", `/v2/agents/${agent}/identity_secret`);
    },
    401,
  ],
] as const)
  test(`a visitor's token ends at once when ${what}`, async () => {
    const agent = await publishedAgent();
    const key = await publishableKey(agent);
    const { body } = await mint({ publishable_key: key.key });
    assert.deepEqual(await rights(as(body.token), agent), GOOD);
    await end(agent, key);
    const [asking, ...reading] = await rights(as(body.token), agent);
    assert.deepEqual([asking, ...reading], [asked, 401, 401]);
    assert.equal((await as(body.token).get("/v2/chats")).body.code, "visitor_token_ended");
  });

test("a token outlives what concerns others: another key, another deployment, a new version, an edited draft", async () => {
  const agent = await publishedAgent();
  const [key, other] = [await publishableKey(agent), await publishableKey(await publishedAgent())];
  const { body } = await mint({ publishable_key: key.key });
  await owner.request("DELETE", `/v2/api_keys/${other.id}`);
  const { body: deployments } = await owner.get(`/v2/agents/${agent}/deployments`);
  await owner.request("PATCH", `/v2/agents/${agent}/deployments/${deployments.data[0].id}`, { enabled: false });
  await owner.request("PATCH", `/v2/agents/${agent}`, { prompt: "Answer briefly." });
  await owner.post(`/v2/agents/${agent}/publish`);
  assert.deepEqual(await rights(as(body.token), agent), GOOD);
});

test("a ticket works once, for the page that carries it, and no other site's page reads it", async () => {
  const agent = await publishedAgent();
  const page = await fetch(`${url}/a/${agent}/chat`, { headers: { origin: "https://evil.example" } });
  assert.equal(page.headers.get("access-control-allow-origin"), "null", "what the sandbox of the chat says of itself");
  const tickets = await Promise.all([1, 2, 3, 4].map(() => ticketOf(agent)));
  const trade = (ticket: string, headers: Record<string, string> = {}) =>
    anyone.post("/v2/visitor_tokens", { ticket }, headers);
  assert.equal((await trade(tickets[0]!, { origin: "https://evil.example" })).status, 403);
  const both = await Promise.all([trade(tickets[0]!, { origin: "null" }), trade(tickets[0]!, { origin: "null" })]);
  assert.deepEqual(both.map(({ status }) => status).toSorted(), [201, 401], "of two at once one has it");
  assert.equal(both.find(({ status }) => status === 401)!.body.code, "ticket_spent");
  assert.equal((await trade(tickets[1]!, { origin: url })).status, 201);
  assert.equal((await trade(tickets[2]!)).status, 201);
  const elsewhere = url.replace("127.0.0.1", "localhost");
  const opened = await fetch(`${elsewhere}/a/${agent}/chat`).then((response) => response.text());
  const local = /data-ticket="([^"]+)"/.exec(opened)![1]!;
  const asked = await fetch(`${elsewhere}/v2/visitor_tokens`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: "null" },
    body: JSON.stringify({ ticket: local }),
  });
  assert.equal(asked.status, 201, "the chat asks under the name that its page was opened under");
});

test("a site's word about a visitor holds for a day at most, and none once its secret is revoked", async () => {
  const agent = await publishedAgent();
  const key = await publishableKey(agent);
  const { body: made } = await owner.post(`/v2/agents/${agent}/identity_secret`);
  const now = Math.floor(Date.now() / 1000);
  const hour = 3600;
  const sign = (claims: { iat?: number; exp: number }) =>
    new SignJWT({ sub: "ada", ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .sign(new TextEncoder().encode(made.secret));
  const codeOf = async (claims: { iat?: number; exp: number }) => {
    const { status, body } = await mint({ publishable_key: key.key, identity_token: await sign(claims) });
    return status === 201 ? 201 : [status, body.code, body.detail];
  };
  assert.equal(await codeOf({ iat: now - 23 * hour, exp: now + hour }), 201);
  assert.equal(await codeOf({ exp: now + 23 * hour }), 201);
  for (const claims of [
    { iat: now - 25 * hour, exp: now + hour },
    { exp: now + 25 * hour },
    { exp: now + 365 * 24 * hour },
  ]) {
    const [status, code, detail] = (await codeOf(claims)) as [number, string, string];
    assert.deepEqual([status, code], [401, "invalid_identity"]);
    assert.match(detail, /24 hours/);
  }
  assert.match(((await codeOf({ iat: now + hour, exp: now + 2 * hour })) as string[])[2]!, /future/);
  const secret = `/v2/agents/${agent}/identity_secret`;
  assert.equal((await stranger.request("DELETE", secret)).status, 404);
  assert.equal((await owner.request("DELETE", secret)).status, 204);
  assert.deepEqual(((await codeOf({ exp: now + hour })) as unknown[]).slice(0, 2), [401, "invalid_identity"]);
});
