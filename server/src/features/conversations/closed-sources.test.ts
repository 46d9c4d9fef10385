import assert from "node:assert/strict";
import { test } from "node:test";
import { SignJWT } from "jose";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { context, owner, as } = await withTestServer();
const SITE = "https://www.example.com";
const WAIT = { prefer: "wait=20" };
const TEXT = "Staff discount codes are secret. Refunds take 14 days. The safe opens with 4711.";
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const { body: source } = await owner.post(
  "/v2/sources",
  { type: "text", title: "Refunds", text: TEXT, agent_id: agent.id },
  WAIT,
);
await owner.post(`/v2/agents/${agent.id}/publish`);
const { body: key } = await owner.post("/v2/api_keys", {
  name: "Site",
  kind: "publishable",
  agent_id: agent.id,
  allowed_origins: [SITE],
});
const { body: identity } = await owner.post(`/v2/agents/${agent.id}/identity_secret`);
const { body: secret } = await owner.post("/v2/api_keys", { name: "Server", scopes: ["chat:write", "chats:read"] });

async function visitor(claims?: object): Promise<TestClient> {
  const identity_token =
    claims &&
    (await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuedAt()
      .setExpirationTime("5m")
      .sign(new TextEncoder().encode(identity.secret)));
  const { body } = await as(undefined).post(
    "/v2/visitor_tokens",
    { publishable_key: key.key, ...(identity_token ? { identity_token } : {}) },
    { origin: SITE },
  );
  return as(body.token);
}

const ask = async (client: TestClient) =>
  (await client.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" })).body.id as string;
const [someone, gold] = [await visitor(), await visitor({ sub: "ada", claims: { plan: "gold" } })];
const answers = [
  { client: someone, id: await ask(someone) },
  { client: gold, id: await ask(gold) },
  { client: as(secret.key), id: await ask(as(secret.key)) },
  { client: owner, id: await ask(owner) },
];

/** Of a stranger, a gold customer, a key and the owner: what each reads of the answer that they were given. */
async function readings(): Promise<string[]> {
  return Promise.all(
    answers.map(async ({ client, id }) => {
      const { status, body } = await client.get(`/v2/messages/${id}/citations/1`);
      assert.equal(status, 200);
      assert.equal(body.quote, "Refunds take 14 days.", "the quote stays in the answer that it was given in");
      assert.equal((await client.get(`/v2/messages/${id}`)).body.citations[0].status, body.status);
      const isOpen = /secret\. $/.test(body.before) && / The safe opens/.test(body.after);
      assert.ok(isOpen || body.before + body.after === "", `${body.before}|${body.after}`);
      return `${body.status}${isOpen ? "+" : ""}`;
    }),
  );
}
const change = (body: object) => owner.request("PATCH", `/v2/sources/${source.id}`, body, WAIT);
const restrict = (access: object) => owner.request("PUT", `/v2/sources/${source.id}/access`, access);

test("what stands around a quote is shown to those who may read it now, and the status says why not", async () => {
  assert.deepEqual(await readings(), ["current+", "current+", "current+", "current+"]);
  await restrict({ visitors: "claim", claim: { name: "plan", value: "gold" } });
  assert.deepEqual(await readings(), ["restricted", "current+", "restricted", "current+"]);
  await restrict({ visitors: "members" });
  assert.deepEqual(await readings(), ["restricted", "restricted", "restricted", "current+"]);
  await restrict({ visitors: "all" });
  await change({ enabled: false });
  assert.deepEqual(await readings(), ["disabled", "disabled", "disabled", "disabled+"]);
  await change({ enabled: true });
  await owner.request("DELETE", `/v2/agents/${agent.id}/sources/${source.id}`);
  assert.deepEqual(await readings(), ["restricted", "restricted", "restricted", "current+"]);
  await owner.request("PUT", `/v2/agents/${agent.id}/sources/${source.id}`);
  assert.deepEqual(await readings(), ["current+", "current+", "current+", "current+"]);
});

test("what came near an answer is named to those who may read it now, wherever the answer is read again", async () => {
  const message = "Do refunds of staff discount codes take longer in Norway or Iceland?";
  const asked = await Promise.all(
    [someone, gold, owner].map(async (client, index) => {
      const key = { "idempotency-key": `near-${index}` };
      const { body } = await client.post("/v2/chat", { agent_id: agent.id, message }, key);
      assert.deepEqual([body.answered, body.nearest_sources[0]?.title], [false, "Refunds"], JSON.stringify(body));
      await suggest(body.id);
      return { client, id: body.id, chatId: body.chat_id, key };
    }),
  );
  /** For each of them: in how many of the ways to read an answer again something of the source is named. */
  const naming = () =>
    Promise.all(
      asked.map(async ({ client, id, chatId, key }) => {
        const last = { "last-event-id": `${id}.0.0` };
        const ways = await Promise.all([
          client.get(`/v2/messages/${id}`),
          client.get(`/v2/chats/${chatId}/messages`),
          client.get(`/v2/chat/${chatId}/stream`, last),
          client.post(`/v2/messages/${id}/cancel`),
          client.post("/v2/chat", { agent_id: agent.id, message }, key),
        ]);
        for (const { status } of ways) assert.equal(status, 200);
        const texts = ways.map(({ body }) => (typeof body === "string" ? body : JSON.stringify(body)));
        return ['"Refunds"', DRAWN].map((part) => texts.filter((text) => text.includes(part)).length);
      }),
    );
  const [all, none] = [
    [5, 5],
    [0, 0],
  ];
  assert.deepEqual(await naming(), [all, all, all]);
  await restrict({ visitors: "claim", claim: { name: "plan", value: "gold" } });
  assert.deepEqual(await naming(), [none, all, all]);
  await restrict({ visitors: "members" });
  assert.deepEqual(await naming(), [none, none, all]);
  await restrict({ visitors: "all" });
  await change({ enabled: false });
  assert.deepEqual(await naming(), [none, none, all]);
  await change({ enabled: true });
  await owner.request("DELETE", `/v2/agents/${agent.id}/sources/${source.id}`);
  assert.deepEqual(await naming(), [none, none, all]);
  await owner.request("PUT", `/v2/agents/${agent.id}/sources/${source.id}`);
  assert.deepEqual(await naming(), [all, all, all]);
  await owner.request("DELETE", `/v2/sources/${source.id}`);
  assert.deepEqual(await naming(), [none, none, none]);
  await owner.post(`/v2/sources/${source.id}/restore`);
});

/** As if this question had been drawn from the source when the answer was given. */
const DRAWN = "What is a staff discount code?";
async function suggest(messageId: string): Promise<void> {
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  const sourceId = parseId("source", source.id)!;
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    await transaction.query(sql`
      INSERT INTO question_digests (workspace_id, document_id, digest, source_id)
      SELECT workspace_id, document_id, md5(${DRAWN}), source_id FROM document_versions
      WHERE workspace_id = ${workspaceId} AND source_id = ${sourceId} AND state = 'live' ON CONFLICT DO NOTHING`);
    await transaction.query(sql`
      UPDATE messages SET suggestions = ${JSON.stringify([DRAWN])}
      WHERE workspace_id = ${workspaceId} AND id = ${parseId("message", messageId)}`);
  });
}

test("around a quote whose text was replaced visitors read the newer text, where that still says it", async () => {
  await change({ text: `News. ${TEXT}` });
  assert.deepEqual(await readings(), ["replaced+", "replaced+", "replaced+", "replaced+"]);
  await change({ text: "Refunds take 30 days." });
  assert.deepEqual(await readings(), ["replaced", "replaced", "replaced", "replaced+"]);
});

test("what stood around the quote of a deleted source nobody reads", async () => {
  await owner.request("DELETE", `/v2/sources/${source.id}`);
  assert.deepEqual(await readings(), ["deleted", "deleted", "deleted", "deleted"]);
  await owner.post(`/v2/sources/${source.id}/restore`);
  assert.deepEqual(await readings(), ["replaced", "replaced", "replaced", "replaced+"]);
});
