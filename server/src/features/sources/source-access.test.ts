import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as, context } = await withTestServer();

async function createAgent(fields: object = {}) {
  const { body } = await owner.post("/v2/agents", { name: "Shop", ...fields });
  await owner.post(`/v2/agents/${body.id}/publish`);
  return body.id as string;
}

async function addText(fields: object) {
  const { status, body } = await owner.post("/v2/sources", { type: "text", ...fields }, { prefer: "wait=20" });
  assert.equal(status, 201, JSON.stringify(body));
  assert.equal(body.status, "ready");
  return body.id as string;
}

async function visitorOf(agentId: string, who: { identified?: boolean; claims?: Record<string, unknown> } = {}) {
  const greeting = { agent_id: agentId, message: "Hello!", visitor: { id: "visitor-1" } };
  await owner.post("/v2/chat", greeting);
  const workspaceId = parseId("workspace", (await owner.get(`/v2/agents/${agentId}`)).headers.get("x-workspace-id")!)!;
  const [visitor] = await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query<{ id: string }>(sql`SELECT id FROM visitors WHERE agent_id = ${parseId("agent", agentId)}`),
  );
  const token = await context.tokens.signVisitor({
    workspaceId,
    agentId: parseId("agent", agentId)!,
    visitorId: visitor!.id,
    identified: who.identified ?? false,
    claims: who.claims ?? {},
  });
  return as(token);
}

async function ask(client: TestClient, agentId: string, message: string) {
  const { status, body } = await client.post("/v2/chat", { agent_id: agentId, message });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

const HIDDEN = "Gold members get refunds within 3 days. The secret lounge opens with code 4711.";

test("what an asker may not read changes neither answers, citations, search nor scores", async () => {
  const agent = await createAgent();
  await addText({ title: "Refunds", text: "Refunds take 14 days. Send the parcel back in its box.", agent_id: agent });
  await addText({ title: "Shipping", text: "Shipping to Norway costs 9 euros.", agent_id: agent });
  const key = (await owner.post("/v2/api_keys", { name: "K", scopes: ["chat:write", "search:read"] })).body.key;
  const questions = [
    "How long do refunds take?",
    "What does the secret lounge need?",
    "How much is shipping to Norway?",
  ];
  const withoutIds = (answer: object) => {
    const { id, chat_id, created_at, first_word_ms, usage, ...rest } = answer as Record<string, unknown>;
    return rest;
  };
  const view = async () => ({
    answers: await Promise.all(questions.map(async (question) => withoutIds(await ask(as(key), agent, question)))),
    search: (await as(key).post("/v2/search", { agent_id: agent, query: "refunds lounge code days" })).body.data,
  });
  const before = await view();
  for (const access of [
    { visitors: "members" },
    { visitors: "identified" },
    { visitors: "claim", claim: { name: "plan", value: "gold" } },
  ]) {
    const hidden = await addText({ title: `Gold ${access.visitors}`, text: HIDDEN, agent_id: agent, access });
    assert.deepEqual(await view(), before, access.visitors);
    const asMember = await ask(owner, agent, "What code opens the secret lounge?");
    assert.equal(asMember.citations[0]?.source_id, hidden);
    await owner.request("DELETE", `/v2/sources/${hidden}`);
  }
});

test("each rule lets in whom it names, and a change of it holds at once", async () => {
  const agent = await createAgent();
  const source = await addText({ title: "Lounge", text: "The lounge opens with code 4711.", agent_id: agent });
  const anonymous = await visitorOf(agent);
  const identified = await visitorOf(agent, { identified: true });
  const gold = await visitorOf(agent, { identified: true, claims: { plan: "gold" } });
  const listed = await visitorOf(agent, { identified: true, claims: { plan: ["silver", "gold"] } });
  const forged = await visitorOf(agent, { identified: false, claims: { plan: "gold" } });
  const knows = async (clients: TestClient[]) =>
    Promise.all(
      clients.map(async (client) => (await ask(client, agent, "What code opens the lounge?")).answered as boolean),
    );
  const everyone = [anonymous, identified, gold, listed, forged, owner];
  const rules: [object, boolean[]][] = [
    [{ visitors: "all" }, [true, true, true, true, true, true]],
    [{ visitors: "identified" }, [false, true, true, true, false, true]],
    [{ visitors: "claim", claim: { name: "plan", value: "gold" } }, [false, false, true, true, false, true]],
    [{ visitors: "members" }, [false, false, false, false, false, true]],
    [{ visitors: "all" }, [true, true, true, true, true, true]],
  ];
  for (const [access, expected] of rules) {
    const { status, body } = await owner.request("PUT", `/v2/sources/${source}/access`, access);
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(body.access, access);
    assert.deepEqual(await knows(everyone), expected, JSON.stringify(access));
  }
  for (const access of [
    { visitors: "claim" },
    { visitors: "all", claim: { name: "a", value: 1 } },
    { visitors: "none" },
  ])
    assert.equal((await owner.request("PUT", `/v2/sources/${source}/access`, access)).status, 422);
});

test("attach and detach hold at once, and a source serves several assistants", async () => {
  const [first, second] = [await createAgent(), await createAgent()];
  const source = await addText({ title: "Refunds", text: "Refunds take 14 days.", agent_id: first });
  const knows = async (agent: string) => (await ask(owner, agent, "How long do refunds take?")).answered;
  assert.deepEqual([await knows(first), await knows(second)], [true, false]);
  const attached = await owner.request("PUT", `/v2/agents/${second}/sources/${source}`);
  assert.equal(attached.status, 200, JSON.stringify(attached.body));
  assert.deepEqual(attached.body.agent_ids, [first, second]);
  assert.deepEqual([await knows(first), await knows(second)], [true, true]);
  assert.equal((await owner.request("DELETE", `/v2/agents/${first}/sources/${source}`)).status, 204);
  assert.deepEqual([await knows(first), await knows(second)], [false, true]);
  assert.equal((await stranger.request("PUT", `/v2/agents/${second}/sources/${source}`)).status, 404);
  assert.equal((await stranger.request("PUT", `/v2/sources/${source}/access`, { visitors: "all" })).status, 404);
});

test("a brand's library answers for every assistant of the brand, and for no other", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Acme" });
  const [inside, outside] = [await createAgent({ brand_id: brand.id }), await createAgent()];
  const source = await addText({ title: "Refunds", text: "Refunds take 14 days.", brand_id: brand.id });
  const listed = async (agentId: string) =>
    (await owner.get(`/v2/sources?agent_id=${agentId}`)).body.data.map(({ id }: { id: string }) => id);
  assert.deepEqual([await listed(inside), await listed(outside)], [[source], []]);
  assert.equal((await ask(owner, inside, "How long do refunds take?")).answered, true);
  assert.equal((await ask(owner, outside, "How long do refunds take?")).answered, false);
});

test("whoever is limited to one assistant can't change a source that serves others too", async () => {
  const [mine, other] = [await createAgent(), await createAgent()];
  const source = await addText({ title: "Refunds", text: "Refunds take 14 days.", agent_id: mine });
  const made = await owner.post("/v2/api_keys", {
    name: "Limited",
    scopes: ["sources:read", "sources:write", "agents:read"],
    agent_id: mine,
  });
  const limited = as(made.body.key);
  const replace = (text: string) =>
    limited.post("/v2/sources", { type: "text", title: "Refunds", text, agent_id: mine }, { prefer: "wait=20" });
  assert.equal((await replace("Refunds take 20 days.")).status, 200);
  await owner.request("PUT", `/v2/agents/${other}/sources/${source}`);
  for (const { status, body } of [
    await replace("Refunds take 30 days."),
    await limited.request("PATCH", `/v2/sources/${source}`, { text: "Refunds take 30 days." }),
    await limited.request("PUT", `/v2/sources/${source}/access`, { visitors: "members" }),
    await limited.request("DELETE", `/v2/sources/${source}`),
    await limited.post(`/v2/sources/${source}/refresh`),
  ]) {
    assert.equal(status, 409);
    assert.equal(body.code, "source_shared");
  }
  assert.match((await ask(owner, other, "How long do refunds take?")).content, /20 days/);
});
