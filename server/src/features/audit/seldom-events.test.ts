import assert from "node:assert/strict";
import { test } from "node:test";
import { parseId } from "../../platform/ids/identifiers.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { OWNER, withTestServer } from "../../testing/test-server.ts";

const clock = new FakeClock();
const { context, owner, stranger, as } = await withTestServer({ TRUST_PROXY: "1" }, clock);
const anyone = as(undefined);

/** What the log has of an action, oldest first. */
async function logged(action: string, by = owner) {
  await context.seldomAudit.drain();
  return (await by.get(`/v2/audit_events?action=${action}`)).body.data.toReversed();
}
const from = (address: string) => ({ "x-forwarded-for": address });

test("a wrong password is in the log of its account, a row a minute for each address", async () => {
  const guess = (address: string, email = OWNER.email) =>
    anyone.post("/v2/auth/login", { email, password: "wrong password" }, from(address));
  for (const address of ["203.0.113.1", "203.0.113.1", "203.0.113.2"]) await guess(address);
  await guess("203.0.113.3", "nobody@example.com");
  const rows = await logged("session.refused");
  assert.deepEqual(rows.map((row: { address: string }) => row.address).toSorted(), ["203.0.113.1", "203.0.113.2"]);
  assert.deepEqual([rows[0].actor.kind, rows[0].after], ["system", { reason: "wrong_password" }]);
  assert.deepEqual(await logged("session.refused", stranger), []);
  clock.advance(61_000);
  await guess("203.0.113.1");
  assert.equal((await logged("session.refused")).length, 3);
  const wrong = { current_password: "wrong", new_password: "an even longer one" };
  assert.equal((await owner.post("/v2/me/password", wrong, from("203.0.113.4"))).status, 401);
  assert.equal((await logged("session.refused")).length, 4, "one's own password too");
});

test("however many addresses guess, the log stays readable", async () => {
  clock.advance(61_000);
  const { body: me } = await owner.get("/v2/me");
  const workspaceId = parseId("workspace", me.workspace_id)!;
  for (let n = 0; n < 70; n++)
    await context.seldomAudit.record({
      workspaceId,
      actor: { kind: "system", id: null, name: "Unknown", address: null, requestId: null },
      action: "flood.refused",
      target: { kind: "user", id: "user_1" },
      source: `198.51.100.${n}`,
    });
  const { body } = await owner.get("/v2/audit_events?action=flood.refused&limit=100");
  assert.equal(body.data.length, 60);
});

test("a key that ended and a key from another site are in the log, an unknown one is nobody's", async () => {
  const { body: key } = await owner.post("/v2/api_keys", { name: "K", scopes: ["agents:read"] });
  await owner.request("DELETE", `/v2/api_keys/${key.id}`);
  for (const token of [key.key, key.key, "cite_live_unknown"])
    assert.equal((await as(token).get("/v2/me")).status, 401);
  const [row, ...others] = await logged("api_key.refused");
  assert.deepEqual([row.target.id, row.after, others], [key.id, { reason: "revoked" }, []]);

  clock.advance(61_000);
  const { body: agent } = await owner.post("/v2/agents", { name: "A" });
  const site = { kind: "publishable", agent_id: agent.id, allowed_origins: ["https://shop.example"] };
  const { body: publishable } = await owner.post("/v2/api_keys", { name: "Site", ...site });
  const elsewhere = { origin: "https://evil.example" };
  const asked = await anyone.post("/v2/visitor_tokens", { publishable_key: publishable.key }, elsewhere);
  assert.equal(asked.status, 403);
  assert.deepEqual((await logged("api_key.refused"))[1].after, { reason: "origin" });

  await owner.post(`/v2/agents/${agent.id}/publish`);
  const body = { publishable_key: publishable.key, identity_token: "not one" };
  const own = { origin: "https://shop.example" };
  assert.equal((await anyone.post("/v2/visitor_tokens", body, own)).status, 401);
  const [refused] = await logged("identity_token.refused");
  assert.deepEqual([refused.target.id, refused.after], [agent.id, { reason: "invalid_identity" }]);
});

test("who reads leads and takes files along is in the log, before it is answered", async () => {
  clock.advance(61_000);
  const { body: agent } = await owner.post("/v2/agents", { name: "B" });
  const { body: lead } = await owner.post("/v2/leads", { agent_id: agent.id, fields: { email: "v@example.com" } });
  for (const path of ["/v2/leads", `/v2/leads/${lead.id}`]) assert.equal((await owner.get(path)).status, 200);
  assert.equal((await owner.get("/v2/leads/lead_01h2xcejqtf2nbrexx3vqjhp41")).status, 404);
  const [list, one, ...others] = await logged("lead.read");
  assert.deepEqual([list.actor.kind, list.after, others], ["member", { path: "/v2/leads" }, []]);
  assert.deepEqual([one.target.id, one.after], [lead.id, { path: "/v2/leads/:id" }]);
  for (const path of ["/v2/stats/questions?format=csv", "/v2/stats/questions"]) await owner.get(path);
  assert.deepEqual(
    (await logged("export.read")).map((row: { after: object }) => row.after),
    [{ path: "/v2/stats/questions", file: "questions.csv" }],
  );
  clock.advance(61_000);
  for (const path of ["/v2/audit_events?format=csv", `/v2/leads/${lead.id}`]) await owner.get(path);
  assert.equal((await logged("lead.read"))[2].target.id, lead.id);
  assert.equal((await logged("export.read")).length, 2);
});

test("what is taken along is in the log, whatever else the same reader has taken in that minute", async () => {
  clock.advance(61_000);
  const before = { files: (await logged("export.read")).length, leads: (await logged("lead.read")).length };
  const { body: agent } = await owner.post("/v2/agents", { name: "C" });
  const chats: string[] = [];
  for (const id of ["one", "two"])
    chats.push((await owner.post("/v2/chat", { agent_id: agent.id, message: "Hello", visitor: { id } })).body.chat_id);
  const { body: visitors } = await owner.get(`/v2/visitors?agent_id=${agent.id}`);
  const read = async () => {
    for (const path of ["/v2/replies", "/v2/leads", "/v2/chats", `/v2/chats/${chats[0]}/messages`])
      assert.equal((await owner.get(`${path}?format=csv`)).status, 200);
    assert.equal((await owner.get("/v2/chats?format=jsonl&include=messages")).status, 200);
    await owner.get("/v2/leads");
    for (const { id } of visitors.data) await owner.get(`/v2/visitors/${id}/export`);
  };
  await read();
  await read();
  const files = (await logged("export.read")).slice(before.files);
  assert.deepEqual(
    files.map(({ after, target }: { after: { file?: string }; target: { id: string } }) => after.file ?? target.id),
    ["replies.csv", "chats.csv", "messages.csv", "chats.jsonl", ...visitors.data.map(({ id }: { id: string }) => id)],
  );
  assert.deepEqual(
    (await logged("lead.read")).slice(before.leads).map(({ after }: { after: { file?: string } }) => after.file),
    ["leads.csv", undefined],
  );
});

test("many small files leave room for the next kind of file, and the log stays readable", async () => {
  clock.advance(61_000);
  const { body: me } = await owner.get("/v2/me");
  const actor = { kind: "system", id: null, name: "Reader", address: null, requestId: null } as const;
  const workspaceId = parseId("workspace", me.workspace_id)!;
  const target = { kind: "chat", id: "chat_1" };
  const take = (source: string, each: string) =>
    context.seldomAudit.record({ workspaceId, actor, action: "small.read", target, source, each });
  for (let n = 0; n < 70; n++) await take("key messages", `chat ${n}`);
  await take("key visitors", "");
  assert.equal((await owner.get("/v2/audit_events?action=small.read&limit=100")).body.data.length, 61);
});
