import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as } = await withTestServer();

/** A second person who may answer chats. */
const colleague = await (async () => {
  const invitation = await owner.post("/v2/invitations", { email: "sam@example.com", role: "support" });
  assert.equal(invitation.status, 201, JSON.stringify(invitation.body));
  const { body } = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.body.token,
    name: "Sam",
    password: "a long enough password",
  });
  return as(body.token);
})();

const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

async function startChat() {
  const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  return body.chat_id as string;
}

const askIn = async (chatId: string) =>
  (await owner.post("/v2/chat", { agent_id: agent.id, chat_id: chatId, message: "And shipping?" })).body;

async function requestIn(chatId: string) {
  const { status, body } = await owner.post("/v2/handoffs", { chat_id: chatId, reason: "Wants a person." });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
}

const statusOf = async (chatId: string) => (await owner.get(`/v2/chats/${chatId}`)).body.status;

test("a handoff carries the transcript, and asking again gives the same one", async () => {
  const chatId = await startChat();
  const handoff = await requestIn(chatId);
  assert.equal(handoff.status, "waiting");
  assert.equal(await statusOf(chatId), "waiting_for_human");
  const again = await owner.post("/v2/handoffs", { chat_id: chatId });
  assert.equal(again.status, 200);
  assert.equal(again.body.id, handoff.id);
  const { body } = await owner.get(`/v2/handoffs/${handoff.id}`);
  assert.equal(body.transcript[0].content, "How long do refunds take?");
  const requested = (await eventsOf(context, "handoff")).filter(({ data }) => data.id === handoff.id);
  assert.deepEqual(
    requested.map(({ type }) => type),
    ["handoff.requested"],
  );
  assert.equal(requested[0]!.data.transcript.length, body.transcript.length);
  const { body: log } = await owner.get("/v2/audit_events?action=handoff.requested");
  assert.deepEqual([log.data[0].target.id, log.data[0].after], [handoff.id, { chat_id: chatId }]);
});

test("a visitor who waits may wait no longer; whoever takes over sees what the page told", async () => {
  const chatId = await startChat();
  const context = { page: "/orders/1042", cart: 3, isMember: true };
  const { status, body } = await owner.post("/v2/handoffs", { chat_id: chatId, context });
  assert.deepEqual([status, body.context], [201, context]);
  assert.deepEqual((await owner.get(`/v2/handoffs/${body.id}`)).body.context, context);
  for (const [wrong, pointer] of [
    [{ page: { nested: true } }, "/context/page"],
    [Object.fromEntries(Array.from({ length: 21 }, (_, place) => [`field${place}`, 1])), "/context"],
    [{ a: "x".repeat(1000), b: "y".repeat(1000), c: "z".repeat(100) }, "/context"],
  ] as const) {
    const refused = await owner.post("/v2/handoffs", { chat_id: chatId, context: wrong });
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, pointer], JSON.stringify(wrong));
  }
  const withdrawn = await owner.post(`/v2/handoffs/${body.id}/withdraw`);
  assert.deepEqual([withdrawn.status, withdrawn.body.status], [200, "withdrawn"]);
  assert.equal((await owner.post(`/v2/handoffs/${body.id}/withdraw`)).status, 200);
  assert.equal(await statusOf(chatId), "open");
  assert.equal((await owner.post(`/v2/handoffs/${body.id}/claim`)).body.code, "handoff_ended");
  assert.equal((await stranger.post(`/v2/handoffs/${body.id}/withdraw`)).status, 404);
  // A person who is there already is told goodbye, not left.
  const next = await requestIn(chatId);
  await colleague.post(`/v2/handoffs/${next.id}/claim`);
  const late = await owner.post(`/v2/handoffs/${next.id}/withdraw`);
  assert.deepEqual([late.status, late.body.code, late.body.holder.name], [409, "handoff_claimed", "Sam"]);
});

test("who claims first has it; the second is told who that is", async () => {
  const chatId = await startChat();
  const { id } = await requestIn(chatId);
  const [first, second] = await Promise.all([
    owner.post(`/v2/handoffs/${id}/claim`),
    colleague.post(`/v2/handoffs/${id}/claim`),
  ]);
  assert.deepEqual([first.status, second.status].toSorted(), [200, 409]);
  const [won, lost] = first.status === 200 ? [first, second] : [second, first];
  assert.equal(lost.body.code, "handoff_claimed");
  assert.equal(lost.body.holder.member_id, won.body.claimed_by.member_id);
  assert.equal(await statusOf(chatId), "with_human");
});

test("the assistant is silent while a person has the chat, and answers again when released", async () => {
  const chatId = await startChat();
  const { id } = await requestIn(chatId);
  await colleague.post(`/v2/handoffs/${id}/claim`);
  const silent = await askIn(chatId);
  assert.equal(silent.kind, "with_human");
  assert.equal(silent.content, "");
  assert.equal((await colleague.post(`/v2/handoffs/${id}/release`)).body.status, "released");
  const { body: chat } = await owner.get(`/v2/chats/${chatId}`);
  assert.deepEqual([chat.status, chat.assigned_to], ["open", null]);
  assert.notEqual((await askIn(chatId)).kind, "with_human");
  assert.equal((await owner.post(`/v2/handoffs/${id}/claim`)).body.code, "handoff_ended");
});

test("a member's message takes the chat over and names its author; a colleague's is refused", async () => {
  const chatId = await startChat();
  const path = `/v2/chats/${chatId}/messages`;
  const { status, body: message } = await colleague.post(path, { content: "Hello, I am here." });
  assert.equal(status, 201, JSON.stringify(message));
  assert.equal(message.role, "member");
  assert.equal(message.author.name, "Sam");
  assert.equal(await statusOf(chatId), "with_human");
  const refused = await owner.post(path, { content: "Me too." });
  assert.equal(refused.status, 409);
  assert.equal(refused.body.holder.name, "Sam");
  assert.equal((await colleague.post(path, { content: "One more." })).status, 201);
  const { body: list } = await owner.get(path);
  assert.equal(list.data[0].content, "One more.");
});

test("a person without a name has none for visitors: their address stays among colleagues", async () => {
  const SITE = "https://www.example.com";
  const { body: shown } = await owner.post("/v2/agents", { name: "Shown", allowed_origins: [SITE] });
  await owner.post(`/v2/agents/${shown.id}/publish`);
  const { body: key } = await owner.post("/v2/api_keys", {
    name: "Site",
    kind: "publishable",
    agent_id: shown.id,
    allowed_origins: [SITE],
  });
  const { body: token } = await as(undefined).post(
    "/v2/visitor_tokens",
    { publishable_key: key.key },
    { origin: SITE },
  );
  const visitor = as(token.token);
  const { body: asked } = await visitor.post("/v2/chat", { agent_id: shown.id, message: "Is anybody there?" });
  const { body: handoff } = await visitor.post("/v2/handoffs", { chat_id: asked.chat_id });
  const { body: said } = await owner.post(`/v2/chats/${asked.chat_id}/messages`, { content: "I am." });
  assert.equal(said.author.name, "owner@example.com");
  const seen = [
    await visitor.get(`/v2/chats/${asked.chat_id}/messages`),
    await visitor.get(`/v2/messages/${said.id}`),
    await visitor.post("/v2/handoffs", { chat_id: asked.chat_id }),
    await visitor.post(`/v2/handoffs/${handoff.id}/withdraw`),
    await visitor.get(`/v2/chats/${asked.chat_id}`),
  ];
  assert.deepEqual(
    seen.map(({ status }) => status),
    [200, 200, 200, 409, 200],
  );
  assert.equal(seen[0]!.body.data[0].author.name, "");
  assert.doesNotMatch(JSON.stringify(seen.map(({ body }) => body)), /owner@example/);
});

test("resolving closes the chat until the visitor writes again", async () => {
  const chatId = await startChat();
  const { id } = await requestIn(chatId);
  await colleague.post(`/v2/handoffs/${id}/claim`);
  assert.equal((await colleague.post(`/v2/handoffs/${id}/resolve`)).body.status, "resolved");
  assert.equal(await statusOf(chatId), "resolved");
  await askIn(chatId);
  assert.equal(await statusOf(chatId), "open");
  const resolved = (await eventsOf(context, "chat")).filter(
    ({ type, data }) => type === "chat.resolved" && data.id === chatId,
  );
  assert.equal(resolved.length, 1);
});

test("a chat can be assigned, handed to a colleague, resolved and reopened", async () => {
  const chatId = await startChat();
  const path = `/v2/chats/${chatId}`;
  const { body: me } = await colleague.get("/v2/me");
  const assigned = await owner.request("PATCH", path, { assigned_to: me.id });
  assert.equal(assigned.body.assigned_to, me.id, JSON.stringify(assigned.body));
  assert.equal(assigned.body.status, "open");
  await owner.post(`${path}/messages`, { content: "I take this one." });
  const given = await owner.request("PATCH", path, { assigned_to: me.id });
  assert.equal(given.body.assigned_to, me.id);
  assert.equal((await owner.post(`${path}/messages`, { content: "And still." })).status, 409);
  assert.equal((await owner.request("PATCH", path, { assigned_to: null })).body.code, "chat_with_person");
  assert.equal((await owner.request("PATCH", path, { status: "with_human" })).status, 422);
  assert.equal((await owner.request("PATCH", path, { assigned_to: "member_nobody" })).status, 422);
  assert.equal((await colleague.request("PATCH", path, { status: "resolved" })).body.status, "resolved");
  assert.equal((await colleague.request("PATCH", path, { status: "open" })).body.status, "open");
});

test("a second workspace cannot see it", async () => {
  const chatId = await startChat();
  const { id } = await requestIn(chatId);
  assert.deepEqual((await stranger.get("/v2/handoffs")).body.data, []);
  assert.equal((await stranger.get(`/v2/handoffs/${id}`)).status, 404);
  for (const verb of ["claim", "release", "resolve"])
    assert.equal((await stranger.post(`/v2/handoffs/${id}/${verb}`)).status, 404, verb);
  assert.equal((await stranger.post("/v2/handoffs", { chat_id: chatId })).status, 404);
  assert.equal((await stranger.post(`/v2/chats/${chatId}/messages`, { content: "Hi" })).status, 404);
  assert.equal((await stranger.request("PATCH", `/v2/chats/${chatId}`, { status: "resolved" })).status, 404);
});
