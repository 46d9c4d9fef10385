import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as } = await withTestServer();

async function invite(name: string, role: string, more: object = {}) {
  const invitation = await owner.post("/v2/invitations", { email: `${name}@example.com`, role, ...more });
  const { body } = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.body.token,
    name,
    password: "a long enough password",
  });
  return as(body.token);
}

const { body: shop } = await owner.post("/v2/agents", { name: "Shop" });
const { body: hotel } = await owner.post("/v2/agents", { name: "Hotel" });
const sam = await invite("Sam", "support");
const samId = (await sam.get("/v2/me")).body.id;

async function ask(message: string, chat_id?: string) {
  const { body } = await owner.post("/v2/chat", {
    agent_id: shop.id,
    message,
    ...(chat_id ? { chat_id } : { visitor: { id: message } }),
  });
  return body.chat_id as string;
}
const listed = async (client: typeof owner, query = "") => (await client.get(`/v2/chats${query}`)).body.data;
const idsOf = async (client: typeof owner, query: string) =>
  (await listed(client, query)).map(({ id }: { id: string }) => id).toSorted();

const held = await ask("Where is my parcel?");
await sam.post(`/v2/chats/${held}/messages`, { content: "I look." });
const waiting = await ask("Is anybody there?");
await owner.post("/v2/handoffs", { chat_id: waiting });
const plain = await ask("Do you sell snow?");

test("a chat in a list tells its last message, who has it, and since when its visitor waits for a word", async () => {
  const of = async (id: string) => (await listed(sam)).find((chat: { id: string }) => chat.id === id);
  const answered = await of(held);
  assert.equal(answered.awaits_reply_since, null);
  assert.deepEqual([answered.last_message.role, answered.last_message.text], ["member", "I look."]);
  assert.deepEqual(answered.assignee, { member_id: samId, name: "Sam" });
  assert.equal(answered.agent_name, "Shop");
  assert.ok((await of(waiting)).awaits_reply_since);
  assert.equal((await of(plain)).awaits_reply_since, null);
  assert.deepEqual(await idsOf(sam, "?awaits_reply=true"), [waiting]);

  await ask("Hello? Still there?", held);
  const first = (await of(held)).awaits_reply_since;
  await ask(`And ${"very ".repeat(60)}long`, held);
  const asked = await of(held);
  assert.equal(asked.awaits_reply_since, first, "since the first word that has no answer");
  assert.equal(asked.last_message.role, "user");
  assert.equal(asked.last_message.text.length, 200);
  assert.deepEqual(await idsOf(sam, "?awaits_reply=true"), [held, waiting].toSorted());
  assert.deepEqual(await idsOf(sam, `?awaits_reply=true&assigned_to=me`), [held]);
  assert.deepEqual(await idsOf(sam, "?awaits_reply=false"), [plain]);

  await sam.post(`/v2/chats/${held}/messages`, { content: "Here I am." });
  assert.equal((await of(held)).awaits_reply_since, null);
});

test("who left contact details is known by them, in lists and when they are looked for", async () => {
  await owner.post("/v2/leads", {
    agent_id: shop.id,
    chat_id: plain,
    fields: { name: "Ada Lovelace", email: "Ada@example.com" },
  });
  const [chat] = await listed(sam, "?q=ada@example");
  assert.equal(chat.id, plain);
  assert.deepEqual(chat.contact, { name: "Ada Lovelace", email: "Ada@example.com" });
  assert.deepEqual(await idsOf(sam, "?q=lovelace"), [plain]);
  const { body: found } = await sam.get("/v2/visitors?q=lovelace");
  assert.deepEqual(
    found.data.map(({ id, name, contact }: Record<string, unknown>) => [id, name, contact]),
    [[chat.visitor_id, null, chat.contact]],
  );
  assert.deepEqual((await sam.get(`/v2/visitors/${chat.visitor_id}`)).body.contact, chat.contact);
});

test("keys are not told of people by a list of chats, visitors of nothing that isn't theirs", async () => {
  const { body: key } = await owner.post("/v2/api_keys", { name: "desk", scopes: ["chats:read"] });
  const [chat] = await listed(as(key.key), "?awaits_reply=false");
  assert.ok(chat.last_message);
  for (const name of ["contact", "assignee", "agent_name"]) assert.equal(chat[name], undefined, name);
  assert.deepEqual(await idsOf(as(key.key), "?q=lovelace"), []);
  const [visitorId, agentId] = [newId(), parseId("agent", shop.id)!];
  const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(
      sql`INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitorId}, ${agentId})`,
    ),
  );
  await owner.post(`/v2/agents/${shop.id}/publish`);
  const asked = { workspaceId, agentId, visitorId, identified: false, claims: {} };
  const visitor = as(await context.tokens.signVisitor(asked));
  assert.equal((await visitor.get("/v2/chats?awaits_reply=true")).status, 403);
  await visitor.post("/v2/chat", { agent_id: shop.id, message: "What do you sell?" });
  const [own] = await listed(visitor);
  for (const name of ["contact", "assignee", "agent_name", "last_message", "awaits_reply_since"])
    assert.equal(own[name], undefined, name);
});

test("the desk names assistants and who may answer, as far as the caller reaches", async () => {
  const { body } = await sam.get("/v2/desk");
  const names = (rows: { name: string }[]) => rows.map(({ name }) => name);
  assert.deepEqual(names(body.agents), ["Hotel", "Shop"]);
  assert.ok(names(body.members).includes("Sam"));
  assert.deepEqual(Object.keys(body.members[0]).toSorted(), ["id", "name"]);

  const lou = await invite("Lou", "support", { grants: { agent_ids: [hotel.id] } });
  const { body: reached } = await lou.get("/v2/desk");
  assert.deepEqual(names(reached.agents), ["Hotel"]);
  const { body: ofShop } = await sam.get(`/v2/desk?agent_id=${shop.id}`);
  assert.deepEqual([names(ofShop.members).includes("Sam"), names(ofShop.members).includes("Lou")], [true, false]);
  assert.ok(names((await sam.get(`/v2/desk?agent_id=${hotel.id}`)).body.members).includes("Lou"));
  assert.deepEqual(names((await stranger.get("/v2/desk")).body.agents), []);
});
