import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as } = await withTestServer();

const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const ADA = {
  agent_id: agent.id,
  fields: { name: "Ada", email: "ada@example.com" },
  consent: { text: "You may write to me.", given_at: "2026-11-21T10:00:00.000Z" },
};

async function visitorOf(agentId: string): Promise<TestClient> {
  const [visitorId, id] = [newId(), parseId("agent", agentId)!];
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(
      sql`INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitorId}, ${id})`,
    ),
  );
  return as(await context.tokens.signVisitor({ workspaceId, agentId: id, visitorId, identified: false, claims: {} }));
}

async function createLead(body: object = ADA) {
  const { status, body: lead, headers } = await owner.post("/v2/leads", body);
  assert.equal(status, 201, JSON.stringify(lead));
  assert.equal(headers.get("location"), `/v2/leads/${lead.id}`);
  return { lead, etag: headers.get("etag")! };
}

test("a lead keeps its fields with the words and the time of consent", async () => {
  const { lead } = await createLead();
  assert.deepEqual(lead.fields, ADA.fields);
  assert.deepEqual(lead.consent, ADA.consent);
  assert.equal(lead.status, "new");
  assert.deepEqual((await owner.get(`/v2/leads/${lead.id}`)).body, lead);
});

test("a lead of a chat belongs to the chat's visitor, and to its assistant alone", async () => {
  const visitor = { id: "customer-1", name: "Ada" };
  const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Hello!", visitor });
  const { lead } = await createLead({ ...ADA, chat_id: answer.chat_id });
  assert.match(lead.visitor_id, /^visitor_/);
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const refused = await owner.post("/v2/leads", { ...ADA, agent_id: other.id, chat_id: answer.chat_id });
  assert.equal(refused.status, 422);
});

test("qualifying tells it once, every change tells lead.updated, a stale change is refused", async () => {
  const { lead, etag } = await createLead();
  const path = `/v2/leads/${lead.id}`;
  const qualified = await owner.request("PATCH", path, { status: "qualified" }, { "if-match": etag });
  assert.equal(qualified.status, 200);
  assert.equal((await owner.request("PATCH", path, { notes: "Called." }, { "if-match": etag })).status, 412);
  const changed = await owner.request("PATCH", path, { fields: { email: null, phone: "1" } });
  assert.deepEqual(changed.body.fields, { name: "Ada", phone: "1" });
  const types = (await eventsOf(context, "lead")).filter(({ data }) => data.id === lead.id).map(({ type }) => type);
  assert.deepEqual(types, ["lead.created", "lead.updated", "lead.qualified", "lead.updated"]);
});

test("a visitor's lead must fit the published form, and the words and time of consent are kept", async () => {
  const consent = { text: "You may write to me.", required: true };
  const fields = [
    { name: "name", label: "Your name", required: true },
    { name: "email", type: "email", required: true },
    { name: "size", type: "choice", options: ["small", "large"] },
  ];
  const { body: made } = await owner.post("/v2/agents", { name: "Form", lead_form: { fields, consent } });
  await owner.post(`/v2/agents/${made.id}/publish`, {});
  const visitor = await visitorOf(made.id);
  const leave = (body: object) => visitor.post("/v2/leads", { agent_id: made.id, ...body });
  const pointersOf = async (body: object) => {
    const { status, body: problem } = await leave(body);
    assert.equal(status, 422, JSON.stringify(problem));
    return problem.errors.map(({ pointer }: { pointer: string }) => pointer);
  };
  const filled = { name: "Ada", email: "ada@example.com" };
  const agreed = { text: consent.text };
  assert.deepEqual(await pointersOf({ fields: { name: " " } }), ["/fields/name", "/fields/email", "/consent"]);
  assert.deepEqual(await pointersOf({ fields: { ...filled, email: "ada" }, consent: agreed }), ["/fields/email"]);
  assert.deepEqual(await pointersOf({ fields: { ...filled, size: "huge" }, consent: agreed }), ["/fields/size"]);
  assert.deepEqual(await pointersOf({ fields: { ...filled, admin: "1" }, consent: agreed }), ["/fields/admin"]);
  assert.deepEqual(await pointersOf({ fields: filled, consent: { text: "Other words." } }), ["/consent/text"]);
  const future = { ...agreed, given_at: "2999-01-01T00:00:00Z" };
  assert.deepEqual(await pointersOf({ fields: filled, consent: future }), ["/consent/given_at"]);
  const { status, body: lead } = await leave({ fields: { ...filled, size: "small" }, consent: agreed });
  assert.equal(status, 201, JSON.stringify(lead));
  assert.equal(lead.consent.text, consent.text);
  assert.ok(Math.abs(Date.parse(lead.consent.given_at) - Date.now()) < 60_000);
  // The draft is not what visitors see, and members are not asked.
  await owner.request("PATCH", `/v2/agents/${made.id}`, { lead_form: null });
  assert.equal((await leave({ fields: { phone: "1" } })).status, 422);
  assert.equal((await owner.post("/v2/leads", { agent_id: made.id, fields: { phone: "1" } })).status, 201);
  await owner.post(`/v2/agents/${made.id}/publish`, {});
  assert.equal((await leave({ fields: { phone: "1" } })).status, 201);
});

test("a form that can't be filled in is refused when it is saved", async () => {
  for (const [lead_form, pointer] of [
    [{ fields: [{ name: "a b" }] }, "/lead_form/fields/0/name"],
    [{ fields: [{ label: "No name" }] }, "/lead_form/fields/0/name"],
    [{ fields: [{ name: "a", type: "colour" }] }, "/lead_form/fields/0/type"],
    [{ fields: [{ name: "a", requierd: true }] }, "/lead_form/fields/0/requierd"],
    [{ fields: [{ name: "a" }, { name: "b" }, { name: "a" }] }, "/lead_form/fields/2/name"],
    [{ fields: [{ name: "size", type: "choice" }] }, "/lead_form/fields/0/options"],
    [{ fields: [{ name: "size", type: "choice", options: ["S", "S"] }] }, "/lead_form/fields/0/options"],
    [{ title: "Hi" }, "/lead_form/title"],
    [{ consent: { required: true } }, "/lead_form/consent/text"],
    [{ consent: { text: "Yes.", version: 1 } }, "/lead_form/consent/version"],
  ] as const) {
    const { status, body } = await owner.post("/v2/agents", { name: "Form", lead_form });
    assert.deepEqual([status, body.errors?.[0].pointer], [422, pointer], JSON.stringify([lead_form, body.errors]));
  }
});

test("what a visitor leaves again with the same address is one lead; everybody's leads of an address are one person", async () => {
  const { body: shop } = await owner.post("/v2/agents", { name: "Once" });
  await owner.post(`/v2/agents/${shop.id}/publish`, {});
  const visitor = await visitorOf(shop.id);
  const leave = (client: TestClient, fields: object, more: object = {}) =>
    client.post("/v2/leads", { agent_id: shop.id, fields, ...more });
  const chats = [];
  for (const message of ["Hello!", "Hello again!"])
    chats.push((await visitor.post("/v2/chat", { agent_id: shop.id, message })).body.chat_id);
  const first = await leave(visitor, { name: "Lin", email: "lin@example.com" }, { chat_id: chats[0] });
  const again = await leave(visitor, { phone: "030 1234567", email: " LIN@Example.com" }, { chat_id: chats[1] });
  assert.deepEqual([first.status, again.status], [201, 200]);
  assert.equal(again.body.id, first.body.id);
  assert.deepEqual([again.body.person_id, again.body.chat_ids], [null, chats]);
  const { body: kept } = await owner.get(`/v2/leads/${first.body.id}`);
  assert.deepEqual(kept.fields, { name: "Lin", phone: "030 1234567", email: " LIN@Example.com" });
  assert.match(kept.person_id, /^person_/);
  // Another visitor who types the address learns and changes nothing; members see that it is the same person's.
  const stranger = await visitorOf(shop.id);
  const other = await leave(stranger, { name: "Eve", email: "lin@example.com" });
  assert.deepEqual([other.status, other.body.fields.phone, other.body.person_id], [201, undefined, null]);
  const { body: apart } = await leave(owner, { email: "lin@example.com" }, { keep_apart: true });
  assert.notEqual(apart.person_id, kept.person_id);
  const { body: list } = await owner.get(`/v2/leads?person_id=${kept.person_id}`);
  assert.deepEqual(list.data.map(({ id }: { id: string }) => id).toSorted(), [first.body.id, other.body.id].toSorted());
  // What somebody has dealt with is done: a later one is another lead of the same person.
  await owner.request("PATCH", `/v2/leads/${first.body.id}`, { status: "done" });
  const later = await leave(visitor, { email: "lin@example.com" });
  assert.equal(later.status, 201);
  assert.equal((await owner.get(`/v2/leads/${later.body.id}`)).body.person_id, kept.person_id);
  const { body: corrected } = await owner.request("PATCH", `/v2/leads/${apart.id}`, {
    fields: { name: "Another Lin" },
  });
  assert.equal(corrected.person_id, apart.person_id, "kept apart, it stays so");
});

test("two leads of an address in the same moment are one person's", async () => {
  const leave = () => owner.post("/v2/leads", { agent_id: agent.id, fields: { email: "twins@example.com" } });
  const [one, two] = await Promise.all([leave(), leave()]);
  assert.equal(one.body.person_id, two.body.person_id);
});

test("what no person leaves is refused: the hidden field, too soon, too many", async () => {
  const guard = { least_seconds: 30, leads_per_day: 2 };
  const { body: made } = await owner.post("/v2/agents", { name: "Guarded", lead_form: { guard } });
  await owner.post(`/v2/agents/${made.id}/publish`, {});
  const visitor = await visitorOf(made.id);
  const leave = (number: number, more: object = {}) =>
    visitor.post("/v2/leads", { agent_id: made.id, fields: { email: `spam${number}@example.com` }, ...more });
  const trapped = await leave(0, { trap: "https://spam.example" });
  assert.deepEqual([trapped.status, trapped.body.errors[0].pointer], [422, "/trap"]);
  const soon = await leave(0);
  assert.deepEqual([soon.status, soon.body.code], [429, "lead_too_soon"]);
  assert.ok(Number(soon.headers.get("retry-after")) <= 30);
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`UPDATE visitors SET created_at = now() - interval '1 minute'`),
  );
  const codes = [];
  for (let number = 0; number < 4; number++) codes.push((await leave(number, { trap: "" })).body.code ?? 201);
  assert.deepEqual(codes, [201, 201, "lead_limit", "lead_limit"]);
  // Without a form there is a limit too.
  const { body: plain } = await owner.post("/v2/agents", { name: "Plain" });
  await owner.post(`/v2/agents/${plain.id}/publish`, {});
  const spammer = await visitorOf(plain.id);
  const statuses = [];
  for (let number = 0; number < 30; number++)
    statuses.push((await spammer.post("/v2/leads", { agent_id: plain.id, fields: { name: `${number}` } })).status);
  assert.equal(statuses.filter((status) => status === 201).length, 5);
});

test("what isn't a lead is refused", async () => {
  for (const body of [
    {},
    { agent_id: agent.id },
    { agent_id: agent.id, fields: {} },
    { agent_id: agent.id, fields: { "a b": "x" } },
    { agent_id: agent.id, fields: { name: 1 } },
    { ...ADA, status: "qualified" },
    { ...ADA, consent: { text: "" } },
    { ...ADA, workspace_id: "workspace_1" },
  ])
    assert.equal((await owner.post("/v2/leads", body)).status, 422, JSON.stringify(body));
});

test("leads are found by words, status and assistant, and are gone when deleted", async () => {
  const { lead } = await createLead({ ...ADA, fields: { name: "Grace_100%" } });
  const find = async (query: string) =>
    (await owner.get(`/v2/leads?agent_id=${agent.id}&${query}`)).body.data.map(({ id }: { id: string }) => id);
  assert.deepEqual(await find("q=grace_100%25"), [lead.id]);
  assert.deepEqual(await find("q=nobody"), []);
  assert.deepEqual(await find("status=done"), []);
  assert.equal((await owner.request("DELETE", `/v2/leads/${lead.id}`)).status, 204);
  assert.deepEqual(await find("q=grace"), []);
  assert.equal((await owner.get(`/v2/leads/${lead.id}`)).status, 404);
});

test("a second workspace cannot see it", async () => {
  const { lead } = await createLead();
  const path = `/v2/leads/${lead.id}`;
  assert.deepEqual((await stranger.get("/v2/leads")).body.data, []);
  assert.equal((await stranger.get(path)).status, 404);
  assert.equal((await stranger.request("PATCH", path, { status: "done" })).status, 404);
  assert.equal((await stranger.request("DELETE", path)).status, 404);
  assert.equal((await stranger.post("/v2/leads", ADA)).status, 404);
});

test("many leads are finished or deleted at once, by ids or by filter, each with its own outcome", async () => {
  const { body: shop } = await owner.post("/v2/agents", { name: "Bulk" });
  const leads = [];
  for (const name of ["Ada", "Grace", "Edsger"])
    leads.push((await createLead({ agent_id: shop.id, fields: { name } })).lead);
  const { body: finished } = await owner.post("/v2/leads/bulk", {
    action: "finish",
    filter: { agent_id: shop.id, status: "new" },
  });
  assert.deepEqual([finished.done, finished.failed], [3, 0]);
  assert.equal((await owner.get(`/v2/leads/${leads[0].id}`)).body.status, "done");
  const foreign = { action: "delete", ids: [leads[1].id] };
  assert.equal((await stranger.post("/v2/leads/bulk", foreign)).body.data[0].error.code, "not_found");
  const { body: deleted } = await owner.post("/v2/leads/bulk", { action: "delete", ids: [leads[1].id, agent.id] });
  assert.deepEqual(
    deleted.data.map(({ status }: { status: string }) => status),
    ["done", "failed"],
  );
  assert.equal((await owner.get(`/v2/leads/${leads[1].id}`)).status, 404);
  const both = { action: "finish", ids: [leads[0].id], filter: { status: "new" } };
  assert.equal((await owner.post("/v2/leads/bulk", both)).status, 422);
});
