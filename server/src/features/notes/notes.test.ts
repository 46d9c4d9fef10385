import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { readWholeWorkspace } from "../../testing/whole-workspace.ts";

const { context, owner, stranger, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

async function join(name: string, role: string) {
  const { body: invitation } = await owner.post("/v2/invitations", { email: `${name}@example.com`, role });
  const accepted = { token: invitation.token, name, password: "a long enough password" };
  const client = as((await as(undefined).post("/v2/invitations/accept", accepted)).body.token);
  return { ...client, id: (await client.get("/v2/me")).body.id as string };
}

const sam = await join("Sam", "support");
const eve = await join("Eve", "support");
const visitorId = newId();
const agentId = parseId("agent", agent.id)!;
await context.database.inWorkspace(workspaceId, (transaction) =>
  transaction.query(
    sql`INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitorId}, ${agentId})`,
  ),
);
await owner.post(`/v2/agents/${agent.id}/publish`);
const visitor = as(
  await context.tokens.signVisitor({ workspaceId, agentId, visitorId, identified: false, claims: {} }),
);

const ask = async (message: string, client: Pick<typeof owner, "post"> = visitor) => {
  const { status, body } = await client.post("/v2/chat", { agent_id: agent.id, message });
  assert.equal(status, 200, JSON.stringify(body));
  return body as { id: string; chat_id: string };
};

test("members leave notes with a chat; its visitor, keys and other workspaces never meet them", async () => {
  const { chat_id: chatId } = await ask("Where is my parcel?");
  const path = `/v2/chats/${chatId}/notes`;
  const { status, body: note } = await sam.post(path, { text: "Sent to the wrong Peebles." });
  assert.equal(status, 201, JSON.stringify(note));
  assert.deepEqual(
    [note.chat_id, note.author, note.text],
    [chatId, { member_id: sam.id, name: "Sam" }, "Sent to the wrong Peebles."],
  );
  const { body: second } = await eve.post(path, { text: "Called them." });
  const { body: page } = await sam.get(`${path}?limit=1`);
  assert.deepEqual([page.data[0].id, page.pagination.has_more], [second.id, true]);
  const { body: rest } = await sam.get(`${path}?limit=1&cursor=${page.pagination.next_cursor}`);
  assert.deepEqual([rest.data[0].id, rest.pagination.next_cursor], [note.id, null]);
  for (const text of ["", "  ", "x".repeat(5001)]) assert.equal((await sam.post(path, { text })).status, 422);

  const { body: key } = await owner.post("/v2/api_keys", { name: "K", scopes: ["chats:read", "chats:write"] });
  for (const client of [visitor, as(key.key)])
    for (const refused of [await client.get(path), await client.post(path, { text: "Mine." })])
      assert.deepEqual([refused.status, refused.body.code], [403, "forbidden"]);
  assert.equal((await stranger.get(path)).status, 404);
  const seen = ["", "/messages"].map((rest) => visitor.get(`/v2/chats/${chatId}${rest}`));
  const told = await eventsOf(context, "chat");
  const export_ = await owner.get(`/v2/visitors/${(await owner.get(`/v2/chats/${chatId}`)).body.visitor_id}/export`);
  assert.equal(export_.status, 200);
  assert.doesNotMatch(JSON.stringify([await Promise.all(seen), told, export_.body]), /Peebles/);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${note.id}`);
  assert.deepEqual([log.data[0].action, log.data[0].after], ["note.created", { chat_id: chatId }]);
});

test("a note is removed by who wrote it, or by who looks after the account", async () => {
  const { chat_id: chatId } = await ask("And mine?");
  const path = `/v2/chats/${chatId}/notes`;
  const make = async () => (await sam.post(path, { text: "Wait." })).body.id as string;
  const [first, other] = [await make(), await make()];
  assert.equal((await eve.request("DELETE", `${path}/${first}`)).status, 403);
  const { chat_id: elsewhere } = await ask("Elsewhere?");
  assert.equal((await sam.request("DELETE", `/v2/chats/${elsewhere}/notes/${first}`)).status, 404);
  assert.equal((await sam.request("DELETE", `${path}/${first}`)).status, 204);
  assert.equal((await owner.request("DELETE", `${path}/${other}`)).status, 204);
  assert.deepEqual((await sam.get(path)).body.data, []);
});

test("tags and a title of their own are for members: tidy, bounded, and hidden from the visitor", async () => {
  const { chat_id: chatId } = await ask("Where is my other parcel?");
  const path = `/v2/chats/${chatId}`;
  assert.deepEqual((await sam.get(path)).body.tags, []);
  const labels = { tags: [" VIP ", "Cafe\u0301", "VIP", "to  call"], title: " The lost one " };
  const { status, body, headers } = await sam.request("PATCH", path, labels);
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.tags, body.title], [["VIP", "Caf\u00e9", "to call"], "The lost one"]);
  const stale = await sam.request("PATCH", path, { tags: [] }, { "if-match": '"0"' });
  assert.deepEqual([stale.status, headers.get("etag")], [412, stale.headers.get("etag")]);
  for (const [tags, pointer] of [
    [Array.from({ length: 21 }, (_, place) => `t${place}`), "/tags"],
    [["x".repeat(51)], "/tags/0"],
    [["fine", " "], "/tags/1"],
    ["VIP", "/tags"],
  ] as const) {
    const refused = await sam.request("PATCH", path, { tags });
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, pointer], JSON.stringify(tags));
  }
  for (const shown of [(await visitor.get(path)).body, (await visitor.get("/v2/chats")).body.data[0]])
    assert.deepEqual([shown.id, shown.title, "tags" in shown], [chatId, "Where is my other parcel?", false]);
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${chatId}&action=chat.updated`);
  assert.deepEqual(log.data[0].after, { tags: body.tags, title: "The lost one" });
  assert.equal((await sam.request("PATCH", path, { title: null })).body.title, "Where is my other parcel?");
  assert.equal((await visitor.request("PATCH", path, { tags: ["mine"] })).status, 403);
});

test("chats are found by what the people behind an assistant look for, page by page", async () => {
  const { id: answerId, chat_id: german } = await ask(
    "Wie lange dauert der Versand nach Österreich und was kostet er?",
  );
  const { chat_id: waiting } = await ask("Can I talk to somebody about my invoice, please?");
  const { chat_id: mine } = await ask("Do you repair zips?");
  await owner.post("/v2/handoffs", { chat_id: waiting });
  await visitor.request("PUT", `/v2/messages/${answerId}/feedback`, { rating: "negative" });
  await sam.request("PATCH", `/v2/chats/${mine}`, { assigned_to: sam.id, tags: ["zips", "repair"] });
  await sam.request("PATCH", `/v2/chats/${german}`, { tags: ["repair"] });
  const found = async (query: string, client: Pick<typeof owner, "get"> = sam) => {
    const { status, body } = await client.get(`/v2/chats?${query}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body.data.map(({ id }: { id: string }) => id);
  };
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  for (const [query, ids] of [
    ["assigned_to=me", [mine]],
    [`assigned_to=${sam.id}&status=open`, [mine]],
    ["assigned_to=member_nobody", []],
    ["assigned_to=none&tag=repair", [german]],
    ["tag=repair", [mine, german]],
    ["tag=%20zips", [mine]],
    ["tag=zip", []],
    ["rating=negative", [german]],
    ["rating=positive", []],
    ["language=de", [german]],
    [`waiting_since=${soon}`, [waiting]],
    ["waiting_since=2020-01-01T00:00:00Z", []],
    ["q=zips&tag=repair", [mine]],
  ] as const)
    assert.deepEqual(await found(query), ids, query);
  assert.deepEqual(await found("assigned_to=me", eve), []);
  const { body: first } = await sam.get("/v2/chats?tag=repair&limit=1&sort=-updated_at");
  const cursor = encodeURIComponent(first.pagination.next_cursor);
  const { body: next } = await sam.get(`/v2/chats?tag=repair&limit=1&sort=-updated_at&cursor=${cursor}`);
  assert.deepEqual([first.data[0].id, next.data[0].id, next.pagination.has_more], [german, mine, false]);

  const { chat_id: strange } = await ask("Mine alone?", owner);
  assert.equal((await found("limit=100", visitor)).includes(strange), false);
  assert.deepEqual(await found("status=waiting_for_human", visitor), [waiting]);
  for (const query of ["tag=repair", "assigned_to=none", "language=de"])
    assert.equal((await visitor.get(`/v2/chats?${query}`)).status, 403, query);
  const { body: key } = await owner.post("/v2/api_keys", { name: "R", scopes: ["chats:read"] });
  const refused = await as(key.key).get("/v2/chats?assigned_to=me");
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "?assigned_to"]);
});

test("notes are erased with their chat, and the receipt counts them", async () => {
  const { chat_id: chatId } = await ask("Forget me?");
  const { body: chat } = await sam.get(`/v2/chats/${chatId}`);
  await sam.post(`/v2/chats/${chatId}/notes`, { text: "A note on Xanthippe." });
  await sam.request("PATCH", `/v2/chats/${chatId}`, { tags: ["xanthippe"], title: "Xanthippe" });
  const { status, body: receipt } = await owner.request("DELETE", `/v2/visitors/${chat.visitor_id}`, undefined, {
    prefer: "wait=20",
  });
  assert.equal(status, 200, JSON.stringify(receipt));
  assert.equal(receipt.erased.notes, 3);
  assert.doesNotMatch(await readWholeWorkspace(context, workspaceId), /xanthippe|peebles/i);
});
