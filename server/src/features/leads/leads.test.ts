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
  assert.deepEqual(lead.consent, { ...ADA.consent, version: null });
  assert.equal(lead.status, "new");
  const { person, ...shown } = (await owner.get(`/v2/leads/${lead.id}`)).body;
  assert.deepEqual(shown, lead);
  assert.equal(person.id, lead.person_id);
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
    [{ ask: { when: "before", answers: 3 } }, "/lead_form/ask/answers"],
    [{ ask: { when: "sometimes" } }, "/lead_form/ask/when"],
    [{ scoring: [{ points: 5 }] }, "/lead_form/scoring/0"],
    [{ scoring: [{ points: 5, chat: "handoff", questions: 3 }] }, "/lead_form/scoring/0"],
    [{ scoring: [{ points: 5, chat: "handoff", contains: ["x"] }] }, "/lead_form/scoring/0/contains"],
    [{ fields: [{ name: "a" }], scoring: [{ points: 5, field: "b" }] }, "/lead_form/scoring/0/field"],
    [{ scoring: [{ points: 500, field: "b" }] }, "/lead_form/scoring/0/points"],
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

test("who leaves the same address with visitors of two assistants is one person, and learns nothing of it", async () => {
  const { body: other } = await owner.post("/v2/agents", { name: "Hotel" });
  const left = [];
  for (const id of [agent.id, other.id]) {
    const visitor = await visitorOf(id);
    const fields = { email: "both@example.com", message: `To ${id}` };
    const { status, body } = await visitor.post("/v2/leads", { agent_id: id, fields });
    assert.deepEqual([status, body.person_id], [201, null]);
    left.push((await owner.get(`/v2/leads/${body.id}`)).body);
  }
  const [first, second] = left;
  assert.equal(second.person_id, first.person_id);
  assert.deepEqual(second.person.lead_ids, [first.id, second.id]);
  assert.notDeepEqual(first.fields, second.fields);
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

test("a lead keeps the version of the words that were agreed to, and words that change get another", async () => {
  const consent = { text: "You may write to me." };
  const { body: made } = await owner.post("/v2/agents", { name: "Words", lead_form: { consent } });
  assert.equal(made.lead_form.consent.version, "1");
  const path = `/v2/agents/${made.id}`;
  const change = async (lead_form: object) => (await owner.request("PATCH", path, { lead_form })).body;
  const same = await change({ consent: { ...consent, required: true }, ask: { when: "after_answers", answers: 2 } });
  assert.equal(same.lead_form.consent.version, "1", "the words are the same");
  assert.deepEqual(same.lead_form.ask, { when: "after_answers", answers: 2 });
  const other = { text: "You may write or call." };
  const changed = await change({ consent: other });
  assert.equal(changed.lead_form.consent.version, String(changed.version));
  const own = await change({ consent: { ...other, version: "2026-11" } });
  assert.equal(own.lead_form.consent.version, "2026-11");
  const refused = await change({ consent: { text: "Other words.", version: "2026-11" } });
  assert.equal(refused.errors[0].pointer, "/lead_form/consent/version");
  await owner.post(`${path}/publish`, {});
  const visitor = await visitorOf(made.id);
  const leave = (given: object) =>
    visitor.post("/v2/leads", { agent_id: made.id, fields: { name: "Ada" }, consent: { ...other, ...given } });
  const wrong = await leave({ version: "2025-01" });
  assert.deepEqual([wrong.status, wrong.body.errors[0].pointer], [422, "/consent/version"]);
  assert.equal((await leave({})).body.consent.version, "2026-11");
  const { lead } = await createLead({ ...ADA, agent_id: made.id, consent: { text: "On paper.", version: "B" } });
  assert.equal(lead.consent.version, "B");
});

test("a lead is scored by the form's rules, and again whenever something of it changes", async () => {
  const scoring = [
    { field: "email", contains: ["@engines.example"], points: 20 },
    { chat: "abstention", points: 5 },
    { chat: "handoff", points: 30 },
    { questions: 2, points: 3 },
  ];
  const { body: made } = await owner.post("/v2/agents", { name: "Scored", lead_form: { scoring } });
  await owner.post(`/v2/agents/${made.id}/publish`, {});
  const visitor = await visitorOf(made.id);
  const { body: asked } = await visitor.post("/v2/chat", { agent_id: made.id, message: "How much is an engine?" });
  const fields = { email: "ada@engines.example" };
  const { body: left } = await visitor.post("/v2/leads", { agent_id: made.id, chat_id: asked.chat_id, fields });
  assert.deepEqual([left.score, left.scored_by], [null, []], "nothing for the visitor");
  const path = `/v2/leads/${left.id}`;
  const { body: lead } = await owner.get(path);
  assert.deepEqual([lead.score, lead.scored_by], [25, scoring.slice(0, 2)]);
  await visitor.post("/v2/chat", { agent_id: made.id, chat_id: asked.chat_id, message: "I want to talk to a person." });
  const { body: later } = await owner.request("PATCH", path, { fields: { email: "ada@example.com" } });
  assert.equal(later.score, 5 + 30 + 3);
  const find = async (query: string) =>
    (await owner.get(`/v2/leads?agent_id=${made.id}&${query}`)).body.data.map(({ id }: { id: string }) => id);
  assert.deepEqual([await find("min_score=38"), await find("min_score=39")], [[left.id], []]);
  const [event] = (await eventsOf(context, "lead")).filter(({ data }) => data.id === left.id);
  assert.deepEqual([event!.type, event!.data.score], ["lead.created", 25]);
  assert.deepEqual(event!.data.person, { id: lead.person_id, lead_ids: [left.id], chat_ids: [asked.chat_id] });
  const { lead: plain } = await createLead();
  assert.deepEqual([plain.score, plain.scored_by], [null, []]);
});

test("a lead has an owner who may work on it, and is kept apart on demand", async () => {
  const { body: me } = await owner.get("/v2/me");
  const { lead } = await createLead({ agent_id: agent.id, fields: { email: "kim@example.com" } });
  const { lead: other } = await createLead({ agent_id: agent.id, fields: { email: "kim@example.com" } });
  assert.equal(other.person_id, lead.person_id);
  const change = (body: object) => owner.request("PATCH", `/v2/leads/${lead.id}`, body);
  assert.equal((await change({ owner_id: me.id })).body.owner_id, me.id);
  for (const nobody of ["member_nobody", (await stranger.get("/v2/me")).body.id]) {
    const { status, body } = await change({ owner_id: nobody });
    assert.deepEqual([status, body.errors[0].pointer], [422, "/owner_id"]);
  }
  const find = async (query: string) =>
    (await owner.get(`/v2/leads?q=kim&${query}`)).body.data.map(({ id }: { id: string }) => id);
  assert.deepEqual(await find("owner_id=me"), [lead.id]);
  assert.deepEqual(await find(`owner_id=${me.id}`), [lead.id]);
  assert.deepEqual(await find("owner_id=none"), [other.id]);
  const { body: apart } = await change({ keep_apart: true });
  assert.notEqual(apart.person_id, lead.person_id);
  assert.equal((await change({ fields: { email: "KIM@example.com" } })).body.person_id, apart.person_id);
  assert.equal((await change({ owner_id: null })).body.owner_id, null);
  assert.equal((await change({ keep_apart: false })).status, 422);
  const csv = await owner.get(`/v2/leads?q=kim&format=csv`);
  const [head = ""] = String(csv.body).split("\r\n");
  for (const column of ["person_id", "owner_id", "score", "consent"]) assert.ok(head.includes(column), head);
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

test("without fields of the owner's, the chat's own form asks for an address; other fields are free, and so are members", async () => {
  const forms = [null, { consent: { text: "You may write to me.", required: false } }];
  for (const lead_form of forms) {
    const { body: plain } = await owner.post("/v2/agents", { name: "Plain", lead_form });
    await owner.post(`/v2/agents/${plain.id}/publish`, {});
    const visitor = await visitorOf(plain.id);
    const leave = (fields: object) => visitor.post("/v2/leads", { agent_id: plain.id, fields });
    for (const fields of [{ message: "Call me." }, { email: "not-an-email" }, { email: " ", message: "Call me." }]) {
      const { status, body } = await leave(fields);
      assert.equal(status, 422, JSON.stringify(fields));
      assert.deepEqual(
        body.errors.map(({ pointer }: { pointer: string }) => pointer),
        ["/fields/email"],
      );
    }
    assert.equal((await leave({ email: "kim@example.com", message: "Call me." })).status, 201);
    assert.equal((await leave({ phone: "030 1234567", topic: "A quote" })).status, 201);
    const noted = { agent_id: plain.id, fields: { message: "Rang at noon." } };
    assert.equal((await owner.post("/v2/leads", noted)).status, 201);
  }
});
