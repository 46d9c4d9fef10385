import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as, url } = await withTestServer();

test("a deleted assistant, source and brand are listed, and come back as they were", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "North" });
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: source } = await owner.upload(
    { name: "a.txt", content: "Refunds take 14 days." },
    { agent_id: agent.id },
  );
  const ask = () => owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  assert.equal((await ask()).body.answered, true);
  const paths = [`/v2/brands/${brand.id}`, `/v2/sources/${source.id}`, `/v2/agents/${agent.id}`];
  for (const path of paths) assert.equal((await owner.request("DELETE", path)).status, 204);
  const { body } = await owner.get("/v2/deleted");
  assert.deepEqual(body.data.map(({ id }: { id: string }) => id).sort(), [agent.id, brand.id, source.id].sort());
  assert.equal((await stranger.get("/v2/deleted")).body.data.length, 0);
  for (const path of paths) {
    assert.equal((await stranger.post(`${path}/restore`)).status, 404);
    assert.equal((await owner.post(`${path}/restore`)).status, 200);
    assert.equal((await owner.get(path)).status, 200);
    assert.equal((await owner.post(`${path}/restore`)).status, 404);
  }
  assert.equal((await ask()).body.answered, true);
  assert.equal((await owner.get("/v2/deleted")).body.data.length, 0);
  const log = await owner.get("/v2/audit_events?action=source.restored");
  assert.equal(log.body.data[0].target.id, source.id);
});

test("what something else has the name of by now does not come back", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "A", slug: "the-shop" });
  await owner.request("DELETE", `/v2/agents/${agent.id}`);
  await owner.post("/v2/agents", { name: "B", slug: "the-shop" });
  assert.equal((await owner.post(`/v2/agents/${agent.id}/restore`)).body.code, "name_taken");
});

test("a brand that assistants belong to is not deleted", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Used" });
  await owner.post("/v2/agents", { name: "A", brand_id: brand.id });
  assert.equal((await owner.request("DELETE", `/v2/brands/${brand.id}`)).body.code, "brand_in_use");
});

test("many sources are changed at once, and each has its own outcome", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Bulk" });
  const sources = [];
  for (const title of ["One", "Two"])
    sources.push((await owner.post("/v2/sources", { type: "text", title, text: "Text.", agent_id: agent.id })).body);
  const { body: foreign } = await stranger.post("/v2/sources", { type: "text", title: "T", text: "Text." });
  const ids = [...sources.map(({ id }) => id), foreign.id];
  const { body } = await owner.post("/v2/sources/bulk", { action: "disable", ids });
  assert.deepEqual([body.done, body.failed], [2, 1]);
  assert.deepEqual(body.data[2], {
    id: foreign.id,
    status: "failed",
    error: { code: "not_found", message: "There is no such source, or you may not read it." },
  });
  assert.equal((await owner.get(`/v2/sources/${sources[0].id}`)).body.enabled, false);
  const filtered = await owner.post("/v2/sources/bulk", { action: "delete", filter: { agent_id: agent.id } });
  assert.equal(filtered.body.done, 2);
  assert.equal((await owner.post("/v2/sources/bulk", { action: "delete" })).status, 422);
});

test("many chats are resolved at once", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Chats" });
  for (const message of ["One?", "Two?"]) await owner.post("/v2/chat", { agent_id: agent.id, message });
  const { body } = await owner.post("/v2/chats/bulk", { action: "resolve", filter: { agent_id: agent.id } });
  assert.deepEqual([body.done, body.failed], [2, 0]);
  const { body: chats } = await owner.get(`/v2/chats?agent_id=${agent.id}&status=resolved`);
  assert.equal(chats.data.length, 2);
  const theirs = await stranger.post("/v2/chats/bulk", { action: "reopen", ids: [chats.data[0].id] });
  assert.equal(theirs.body.failed, 1);
});

test("a tool and a webhook come back, the webhook switched off; editors see no webhook", async () => {
  const { body: tool } = await owner.post("/v2/tools", {
    name: "stock",
    description: "What is in stock.",
    kind: "http",
    parameters: { type: "object" },
    url: "https://example.com/stock",
  });
  const { body: webhook } = await owner.post("/v2/webhooks", {
    url: "https://example.com/hook",
    events: ["lead.created"],
  });
  const paths = [`/v2/tools/${tool.id}`, `/v2/webhooks/${webhook.id}`];
  for (const path of paths) assert.equal((await owner.request("DELETE", path)).status, 204);
  const idsFor = async (client: typeof owner, kind: string) =>
    (await client.get(`/v2/deleted?kind=${kind}`)).body.data.map(({ id }: { id: string }) => id);
  assert.deepEqual([await idsFor(owner, "tool"), await idsFor(owner, "webhook")], [[tool.id], [webhook.id]]);
  const { body: key } = await owner.post("/v2/api_keys", { name: "Tools", scopes: ["deleted:read", "tools:read"] });
  assert.deepEqual([await idsFor(as(key.key), "tool"), await idsFor(as(key.key), "webhook")], [[tool.id], []]);
  for (const path of paths) assert.equal((await owner.post(`${path}/restore`)).status, 200);
  assert.deepEqual((await owner.get(paths[0]!)).body.name, "stock");
  assert.equal((await owner.get(paths[1]!)).body.status, "disabled");
});

test("a deployment and a check come back as they were, below their assistant", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Deployed" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const { body: page } = await owner.post(`/v2/agents/${agent.id}/deployments`, { kind: "page", name: "Fair" });
  const expectation = { question: "What does it cost?", expect: { abstains: true } };
  const { body: check } = await owner.post(`/v2/agents/${agent.id}/checks`, expectation);
  await owner.post(`/v2/agents/${agent.id}/checks/run`);
  const kept = (await owner.get(`/v2/agents/${agent.id}/checks/${check.id}`)).body;
  const below = { deployments: page.id, checks: check.id };
  const opened = async () => (await fetch(`${url}/a/${page.id}`)).status;
  assert.equal(await opened(), 200);
  for (const [resource, id] of Object.entries(below)) {
    const path = `/v2/agents/${agent.id}/${resource}/${id}`;
    assert.equal((await owner.request("DELETE", path)).status, 204);
    assert.equal((await owner.get(path)).status, 404);
    assert.ok(
      !(await owner.get(`/v2/agents/${agent.id}/${resource}`)).body.data.some((row: { id: string }) => row.id === id),
    );
  }
  assert.equal(await opened(), 404);
  assert.equal((await owner.post(`/v2/agents/${agent.id}/checks/run`)).body.total, 0);
  const listed = async () =>
    (await owner.get("/v2/deleted?limit=100")).body.data.filter(
      (row: { agent_id: string }) => row.agent_id === agent.id,
    );
  assert.deepEqual(
    (await listed()).map(({ kind, name }: Record<string, string>) => [kind, name]),
    [
      ["check", "What does it cost?"],
      ["deployment", "Fair"],
    ],
  );
  await owner.request("DELETE", `/v2/agents/${agent.id}`);
  assert.deepEqual(await listed(), [], "They come back only once their assistant has.");
  const restore = (id: string, resource: string, child: string, client = owner) =>
    client.post(`/v2/agents/${id}/${resource}/${child}/restore`);
  assert.equal((await restore(agent.id, "checks", check.id)).status, 404);
  await owner.post(`/v2/agents/${agent.id}/restore`);
  for (const [resource, id] of Object.entries(below)) {
    assert.equal((await restore(other.id, resource, id)).status, 404);
    assert.equal((await restore(agent.id, resource, id, stranger)).status, 404);
    assert.equal((await restore(agent.id, resource, id)).status, 200);
    assert.equal((await restore(agent.id, resource, id)).status, 404);
  }
  assert.equal(await opened(), 200);
  const { updated_at: _, ...back } = (await owner.get(`/v2/agents/${agent.id}/checks/${check.id}`)).body;
  const { updated_at: __, ...before } = kept;
  assert.deepEqual(back, before);
});

test("what would be more than the limit is not brought back", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Full" });
  const path = `/v2/agents/${agent.id}/deployments`;
  const { body: first } = await owner.post(path, { kind: "page" });
  await owner.request("DELETE", `${path}/${first.id}`);
  for (let made = 3; made < 100; made++) assert.equal((await owner.post(path, { kind: "page" })).status, 201);
  assert.equal((await owner.post(path, { kind: "page" })).body.code, "too_many_deployments");
  assert.equal((await owner.post(`${path}/${first.id}/restore`)).body.code, "too_many_deployments");
  assert.equal((await owner.get(`${path}/${first.id}`)).status, 404);
});
