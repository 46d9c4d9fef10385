import assert from "node:assert/strict";
import { test } from "node:test";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as } = await withTestServer();

async function join(email: string, role: string, grants?: object): Promise<{ client: TestClient; id: string }> {
  const { body } = await owner.post("/v2/invitations", { email, role, ...(grants ? { grants } : {}) });
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: body.token,
    name: email.split("@")[0],
    password: "a long password",
  });
  const client = as(accepted.body.token);
  return { client, id: (await client.get("/v2/me")).body.id };
}

const newAgent = async (name: string) => (await owner.post("/v2/agents", { name })).body.id as string;
const give = (client: TestClient, agent: string, ...grants: object[]) =>
  client.request("PATCH", `/v2/agents/${agent}`, { access: { visitors: "all", grants } });
const grantsOf = async (agent: string) => (await owner.get(`/v2/agents/${agent}`)).body.access.grants;
const memberOf = async (id: string) => (await owner.get(`/v2/members/${id}`)).body;

test("a viewer who was given an assistant edits it and what belongs to it, and reads the others as before", async () => {
  const [given, other] = [await newAgent("Given"), await newAgent("Other")];
  const { client, id } = await join("vera@example.com", "viewer");
  const edit = (agent: string) => client.request("PATCH", `/v2/agents/${agent}`, { tone: "kind" });
  assert.equal((await edit(given)).status, 403);
  assert.equal((await give(owner, given, { member_id: id, role: "editor" })).status, 200);
  assert.equal((await edit(given)).status, 200);
  assert.equal((await edit(other)).status, 403);
  assert.equal((await client.get(`/v2/agents/${other}`)).status, 200);
  const addTo = (agent_id?: string) =>
    client.post("/v2/sources", { type: "text", title: "T", text: "Refunds take 14 days.", agent_id });
  const { status, body: source } = await addTo(given);
  assert.equal(status, 201, JSON.stringify(source));
  assert.equal((await client.request("PATCH", `/v2/sources/${source.id}`, { title: "U" })).status, 200);
  assert.equal((await addTo(other)).status, 403);
  assert.equal((await addTo("agent_01h2xcejqtf2nbrexx3vqjhp41")).status, 404);
  const file = { name: "a.txt", content: "Refunds." };
  assert.equal((await client.upload(file, { agent_id: other })).status, 403);
  assert.equal((await client.post("/v2/agents", { name: "Mine" })).status, 403);
  assert.equal((await addTo()).status, 403);
  assert.equal((await client.post("/v2/brands", { name: "B" })).status, 403);
  assert.equal((await client.get("/v2/members")).status, 200);
  await give(owner, given);
  assert.equal((await edit(given)).status, 403);
});

test("an assistant moves between brands by who may change both brands' assistants", async () => {
  const brandOf = async (name: string) => (await owner.post("/v2/brands", { name })).body.id as string;
  const [first, second] = [await brandOf("First"), await brandOf("Second")];
  const { body: agent } = await owner.post("/v2/agents", { name: "Moves", brand_id: first });
  const move = async (by: TestClient, brand_id: string | null) =>
    (await by.request("PATCH", `/v2/agents/${agent.id}`, { brand_id })).status;
  const out = await join("out@example.com", "editor", { agent_ids: [agent.id], brand_ids: [second] });
  assert.deepEqual([await move(out.client, second), await move(out.client, null)], [403, 403]);
  const into = await join("into@example.com", "editor", { brand_ids: [first] });
  assert.equal(await move(into.client, second), 404);
  const given = await join("given@example.com", "viewer");
  await give(owner, agent.id, { member_id: given.id, role: "editor" });
  assert.deepEqual([await move(given.client, second), await move(given.client, null)], [403, 403]);
  const both = await join("both@example.com", "editor", { brand_ids: [first, second] });
  assert.equal(await move(both.client, second), 200);
});

test("a member who is limited to nothing else sees what the role allows on the assistant they were given", async () => {
  const [given, other] = [await newAgent("Given"), await newAgent("Other")];
  const { client, id } = await join("sam@example.com", "support", { agent_ids: [] });
  for (const agent_id of [given, other]) await owner.post("/v2/chat", { agent_id, message: "Hello?" });
  assert.deepEqual((await client.get("/v2/chats")).body.data, []);
  await give(owner, given, { member_id: id, role: "support" });
  const { body: chats } = await client.get("/v2/chats");
  assert.deepEqual(
    chats.data.map((chat: { agent_id: string }) => chat.agent_id),
    [given],
  );
  const resolved = await client.request("PATCH", `/v2/chats/${chats.data[0].id}`, { status: "resolved" });
  assert.equal(resolved.status, 200);
  assert.equal((await client.get(`/v2/agents/${given}`)).status, 403);
  await give(owner, given, { member_id: id, role: "viewer" });
  assert.equal((await client.get(`/v2/agents/${given}`)).status, 200);
  assert.equal((await client.get(`/v2/agents/${other}`)).status, 404);
});

test("grants are one truth, seen from the assistant and from the member", async () => {
  const agent = await newAgent("Shared");
  const { id } = await join("one@example.com", "viewer", { agent_ids: [agent] });
  assert.deepEqual(await grantsOf(agent), [{ member_id: id, role: "viewer" }]);
  await give(owner, agent, { member_id: id, role: "editor" });
  const member = await memberOf(id);
  assert.deepEqual(member.grants, { agent_ids: [], brand_ids: [] });
  assert.deepEqual(member.agent_roles, [{ agent_id: agent, role: "editor" }]);
  await owner.request("PATCH", `/v2/members/${id}`, { agent_roles: [{ agent_id: agent, role: "support" }] });
  assert.deepEqual(await grantsOf(agent), [{ member_id: id, role: "support" }]);
  const gone = await newAgent("Gone");
  await give(owner, gone, { member_id: id, role: "viewer" });
  await owner.request("DELETE", `/v2/agents/${gone}`);
  const { agent_roles } = await memberOf(id);
  assert.equal(agent_roles.length, 2);
  assert.equal((await owner.request("PATCH", `/v2/members/${id}`, { agent_roles })).status, 200);
  await owner.request("PATCH", `/v2/members/${id}`, { agent_roles: [{ agent_id: agent, role: "support" }] });
  const log = await owner.get(`/v2/audit_events?target_id=${id}&action=member.updated`);
  assert.equal(log.body.data.length, 5);
  assert.deepEqual(log.body.data.at(-1).after.agent_roles, [{ agent_id: agent, role: "editor" }]);
  const { body: agentLog } = await owner.get(`/v2/audit_events?target_id=${agent}&action=agent.updated`);
  assert.deepEqual(agentLog.data[0].after.access.grants, [{ member_id: id, role: "editor" }]);
  await give(owner, agent);
  assert.deepEqual((await memberOf(id)).agent_roles, []);
  const listed = (await owner.get("/v2/agents")).body.data.find((row: { id: string }) => row.id === agent);
  assert.deepEqual(listed.access.grants, []);
});

test("a change of access without grants keeps them, and so does publishing an older version", async () => {
  const agent = await newAgent("Kept");
  const { id } = await join("kept@example.com", "viewer");
  const grant = { member_id: id, role: "editor" };
  await give(owner, agent, grant);
  await owner.request("PATCH", `/v2/agents/${agent}`, { access: { visitors: "identified" } });
  await owner.post(`/v2/agents/${agent}/publish`, { version: 1 });
  const { body } = await owner.get(`/v2/agents/${agent}`);
  assert.deepEqual(body.access, { visitors: "identified", grants: [grant] });
  assert.deepEqual((await owner.post(`/v2/agents/${agent}/duplicate`)).body.access.grants, []);
});

test("only owners and admins who are signed in give assistants, and only to members who exist", async () => {
  const agent = await newAgent("Guarded");
  const { client: editor, id } = await join("edith@example.com", "editor");
  const { id: admin } = await join("adam@example.com", "admin");
  const { body: theirs } = await stranger.get("/v2/me");
  const { body: key } = await owner.post("/v2/api_keys", { name: "K", scopes: ["agents:write"] });
  const grant = { member_id: id, role: "viewer" };
  assert.equal((await give(editor, agent, grant)).status, 403);
  assert.equal((await give(as(key.key), agent, grant)).status, 403);
  assert.equal((await editor.request("PATCH", `/v2/agents/${agent}`, { access: { visitors: "all" } })).status, 200);
  for (const [grants, pointer] of [
    [[grant, { member_id: theirs.id, role: "editor" }], "/access/grants/1/member_id"],
    [[{ member_id: agent, role: "editor" }], "/access/grants/0/member_id"],
    [[grant, { ...grant, role: "editor" }], "/access/grants/1/member_id"],
    [[{ member_id: admin, role: "editor" }], "/access/grants/0/member_id"],
    [[{ member_id: id, role: "owner" }], "/access/grants/0/role"],
  ] as const) {
    const { status, body } = await give(owner, agent, ...grants);
    assert.deepEqual([status, body.errors?.[0]?.pointer], [422, pointer]);
  }
  assert.deepEqual(await grantsOf(agent), []);
  const unknown = await owner.request("PATCH", `/v2/members/${id}`, {
    agent_roles: [{ agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41", role: "viewer" }],
  });
  assert.equal(unknown.body.errors[0].pointer, "/agent_roles/0/agent_id");
});

test("a visitor's token stops working when the assistant no longer answers such visitors", async () => {
  const agent = await newAgent("Closing");
  await owner.post(`/v2/agents/${agent}/publish`);
  const origin = "https://www.example.com";
  const { body: key } = await owner.post("/v2/api_keys", {
    name: "Site",
    kind: "publishable",
    agent_id: agent,
    allowed_origins: [origin],
  });
  const minted = await as(undefined).post("/v2/visitor_tokens", { publishable_key: key.key }, { origin });
  const visitor = as(minted.body.token);
  const ask = () => visitor.post("/v2/chat", { agent_id: agent, message: "Hello?" });
  const open = async (visitors: string) => {
    await owner.request("PATCH", `/v2/agents/${agent}`, { access: { visitors } });
    await owner.post(`/v2/agents/${agent}/publish`);
  };
  assert.equal((await ask()).status, 200);
  await open("identified");
  assert.deepEqual([(await ask()).status, (await ask()).body.code], [403, "identity_required"]);
  await open("members");
  assert.equal((await ask()).status, 404);
  assert.equal((await owner.post("/v2/chat", { agent_id: agent, message: "Hello?" })).status, 200);
});
