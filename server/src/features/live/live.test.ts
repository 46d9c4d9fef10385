import assert from "node:assert/strict";
import { Writable } from "node:stream";
import { after, test } from "node:test";
import type { FastifyReply } from "fastify";
import sql from "sql-template-tag";
import { buildApp } from "../../app.ts";
import { compose } from "../../compose.ts";
import type { Executor } from "../../platform/database/database.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";
import { authenticateRequest } from "../identity/index.ts";
import { LiveStream } from "./live-stream.ts";
import { watch } from "./testing/watch.ts";

const { context, owner, stranger, as, url } = await withTestServer();
const { database } = context;
const onPostgres = database.engine === "postgres";
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const [brandA, brandB] = [await create("/v2/brands", { name: "A" }), await create("/v2/brands", { name: "B" })];
const agentA = await create("/v2/agents", { name: "A", brand_id: brandA });
const agentB = await create("/v2/agents", { name: "B", brand_id: brandB });

async function create(path: string, body: object): Promise<string> {
  const response = await owner.post(path, body);
  assert.equal(response.status, 201, JSON.stringify(response.body));
  return response.body.id;
}

async function ask(agent_id: string, client: TestClient = owner, chat_id?: string): Promise<string> {
  const { status, body } = await client.post("/v2/chat", { agent_id, message: "Hello!", ...(chat_id && { chat_id }) });
  assert.equal(status, 200, JSON.stringify(body));
  return body.chat_id;
}

async function join(role: string, grants?: object): Promise<TestClient> {
  const invited = { email: `${newId()}@example.com`, role, ...(grants ? { grants } : {}) };
  const { body } = await owner.post("/v2/invitations", invited);
  const accepting = { token: body.token, name: "Grace", password: "a long password" };
  return as((await as(undefined).post("/v2/invitations/accept", accepting)).body.token);
}

async function visitorOf(agentId: string): Promise<TestClient> {
  const [visitorId, agent] = [newId(), parseId("agent", agentId)!];
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(
      sql`INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitorId}, ${agent})`,
    ),
  );
  const identity = { workspaceId, agentId: agent, visitorId, identified: false, claims: {} };
  return as(await context.tokens.signVisitor(identity));
}

const open = (client: TestClient, topics: string, lastEventId?: string) =>
  watch(url, client.token!, topics, lastEventId);

/**
 * Events inside a batch carry the place before it, and are told again from there: the place of a change that comes
 * behind all that was told is behind all of that.
 */
async function placeBehind(live: Awaited<ReturnType<typeof open>>, marker: string): Promise<string> {
  await owner.request("PATCH", `/v2/chats/${marker}`, { title: "Marked" });
  return (await live.next(({ data }) => data.id === marker && data.title === "Marked")).id;
}

/** Changes a chat and holds the transaction open until told. */
function changeSlowly(chatId: string) {
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let changed = () => {};
  const isChanged = new Promise<void>((resolve) => {
    changed = resolve;
  });
  const done = database.inWorkspace(workspaceId, async (transaction) => {
    await rename(transaction, chatId);
    changed();
    await held;
  });
  return {
    isChanged,
    commit: () => {
      commit();
      return done;
    },
  };
}

const rename = (transaction: Executor, chatId: string) =>
  transaction.query(sql`
    UPDATE chats SET title = title || '!' WHERE workspace_id = ${workspaceId} AND id = ${parseId("chat", chatId)}`);

test("a chat, its question, its answer and what a person does with it are told as they are stored", async () => {
  const live = await open(owner, "chats");
  const ready = await live.next(({ type }) => type === "ready");
  assert.deepEqual(ready.data, { topics: ["chats"], resumed: true });
  const chatId = await ask(agentA);
  const answer = await live.next(({ data }) => data.role === "assistant" && data.status === "completed");
  assert.deepEqual(answer.data, (await owner.get(`/v2/messages/${answer.data.id}`)).body);
  await live.next(({ data }) => data.role === "user" && data.chat_id === chatId);
  const begun = await live.next(({ type, data }) => type === "chat.changed" && data.id === chatId);
  assert.equal(begun.data.title, "Hello!");
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "I am here." });
  await live.next(({ data }) => data.role === "member" && data.content === "I am here.");
  await live.next(({ data }) => data.id === chatId && data.status === "with_human");
  assert.ok(live.events.every(({ id }) => /^\d+:\d+:/.test(id)));
  live.close();
});

test("a rating of an answer, and one that is taken back, is told as a change of its chat", async () => {
  const chatId = await ask(agentA);
  const { data } = (await owner.get(`/v2/chats/${chatId}/messages`)).body;
  const answer = data.find(({ role }: { role: string }) => role === "assistant");
  const { updated_at: at } = (await owner.get(`/v2/chats/${chatId}`)).body;
  for (const rating of ["negative", null]) {
    const live = await open(owner, "chats");
    await live.next(({ type }) => type === "ready");
    assert.equal((await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating })).status, 200);
    const told = await live.next(({ type, data }) => type === "chat.changed" && data.id === chatId);
    assert.equal(told.data.updated_at, at, "Nothing was said in it.");
    live.close();
  }
});

test("after a break everything that changed meanwhile comes, in its last state, and nothing from before", async () => {
  const marker = await ask(agentA);
  const first = await open(owner, "chats");
  const old = await ask(agentA);
  await first.next(({ data }) => data.chat_id === old && data.role === "assistant" && data.status === "completed");
  const place = await placeBehind(first, marker);
  first.close();
  const chats = [await ask(agentA), await ask(agentB)];
  await owner.request("PATCH", `/v2/chats/${chats[0]}`, { status: "resolved" });
  const second = await open(owner, "chats", place);
  assert.equal((await second.next(({ type }) => type === "ready")).data.resumed, true);
  await second.next(({ data }) => data.id === chats[1]);
  const changed = second.events.filter(({ type, data }) => type === "chat.changed" && data.id !== marker);
  const told = changed.map(({ data }) => [data.id, data.status]);
  assert.deepEqual(told.toSorted(), [[chats[0], "resolved"] as const, [chats[1], "open"] as const].toSorted());
  assert.ok(second.events.every(({ data }) => data.chat_id !== old && data.id !== old));
  second.close();
});

test("what commits late is told all the same, though later numbers were told before", {
  skip: !onPostgres,
}, async () => {
  const [slow, quick] = [await ask(agentA), await ask(agentA)];
  const live = await open(owner, "chats");
  await live.next(({ type }) => type === "ready");
  const late = changeSlowly(slow);
  await late.isChanged;
  await database.inWorkspace(workspaceId, (transaction) => rename(transaction, quick));
  const { id: place } = await live.next(({ data }) => data.id === quick);
  assert.ok(live.events.every(({ data }) => data.id !== slow));
  live.close();
  await late.commit();
  const resumed = await open(owner, "chats", place);
  assert.equal((await resumed.next(({ data }) => data.id === slow)).data.title, "Hello!!");
  assert.ok(
    resumed.events.every(({ data }) => data.id !== quick),
    "nothing twice",
  );
  const [again, later] = [changeSlowly(slow), changeSlowly(quick)];
  await Promise.all([again.isChanged, later.isChanged]);
  await later.commit();
  await resumed.next(({ data }) => data.id === quick);
  await again.commit();
  await resumed.next(({ data }) => data.id === slow && data.title === "Hello!!!");
  resumed.close();
});

test("a place from when a change was under way brings that change, whatever its number", async () => {
  const chatId = await ask(agentA);
  const [row] = await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query<{ changed_by: string; after: string }>(sql`
      SELECT changed_by::text, (changed_by::text::bigint + 1)::text AS after FROM chats
      WHERE workspace_id = ${workspaceId} AND id = ${parseId("chat", chatId)}`),
  );
  const seen = async (place: string) => {
    const live = await open(owner, "chats", place);
    await live.next(({ type }) => type === "ready");
    live.close();
    return live.events.some(({ data }) => data.id === chatId);
  };
  assert.equal(await seen(`${row!.changed_by}:${row!.after}:${row!.changed_by}`), true);
  assert.equal(await seen(`${row!.after}:${row!.after}:`), false);
});

test("a place of another database, or none at all, says that it could not go on", async () => {
  for (const place of ["9000000000000:9000000000000:", "message_1.2.3", "5:4:"]) {
    const live = await open(owner, "chats", place);
    assert.equal((await live.next(({ type }) => type === "ready")).data.resumed, false);
    live.close();
  }
});

test("more changes than are told one by one become a reset", async () => {
  const live = await open(owner, "chats");
  const { id: place } = await live.next(({ type }) => type === "ready");
  live.close();
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO chats (workspace_id, id, agent_id, title)
      SELECT ${workspaceId}, gen_random_uuid(), ${parseId("agent", agentA)}, 'One of many' FROM generate_series(1, 201)`),
  );
  const resumed = await open(owner, "chats", place);
  await resumed.next(({ type }) => type === "reset");
  assert.deepEqual(
    resumed.events.map(({ type }) => type),
    ["ready", "reset"],
  );
  const chatId = await ask(agentA);
  await resumed.next(({ data }) => data.id === chatId);
  resumed.close();
});

test("a crawl's progress and a deleted source are told to those who may read sources", async () => {
  const live = await open(owner, "crawls");
  await live.next(({ type }) => type === "ready");
  const { body } = await owner.upload({ name: "a.md", content: "# A\n\nText of it." }, { agent_id: agentA });
  const { data } = await live.next((event) => event.type === "source.changed" && event.data.status === "ready");
  assert.deepEqual([data.id, data.progress.fetched], [body.id, 1]);
  await owner.request("DELETE", `/v2/sources/${body.id}`);
  const gone = await live.next(({ type }) => type === "source.deleted");
  assert.deepEqual(gone.data, { id: body.id });
  live.close();
});

test("a member of one brand is told of its chats, leads and typing alone", async () => {
  const member = await join("support", { brand_ids: [brandA] });
  const live = await open(member, "chats,leads,typing");
  await live.next(({ type }) => type === "ready");
  const [hidden, shown] = [await ask(agentB), await ask(agentA)];
  await owner.post("/v2/leads", { agent_id: agentB, fields: { name: "Hidden" } });
  await owner.post("/v2/leads", { agent_id: agentA, fields: { name: "Shown" } });
  for (const chatId of [hidden, shown]) assert.equal((await owner.post(`/v2/chats/${chatId}/typing`)).status, 204);
  await live.next(({ type, data }) => type === "lead.changed" && data.fields.name === "Shown");
  await live.next(({ type, data }) => type === "typing" && data.chat_id === shown);
  await live.next(({ data }) => data.chat_id === shown && data.status === "completed" && data.role === "assistant");
  const text = JSON.stringify(live.events);
  for (const secret of [hidden, agentB, "Hidden"]) assert.ok(!text.includes(secret), secret);
  live.close();
});

test("a role on a single assistant opens its chats, and not what the role doesn't", async () => {
  const member = await join("viewer", { brand_ids: [brandA] });
  const { body: me } = await member.get("/v2/me");
  const grants = [{ member_id: me.member_id ?? me.id, role: "support" }];
  const granted = await owner.request("PATCH", `/v2/agents/${agentB}`, { access: { visitors: "all", grants } });
  assert.equal(granted.status, 200, JSON.stringify(granted.body));
  const live = await open(member, "chats,crawls");
  await live.next(({ type }) => type === "ready");
  const [chatId, other] = [await ask(agentB), await ask(agentA)];
  const upload = (agent_id: string) => owner.upload({ name: `${agent_id}.md`, content: `# ${agent_id}` }, { agent_id });
  const { body: hidden } = await upload(agentB);
  const { body: shown } = await upload(agentA);
  await live.next(({ type, data }) => type === "chat.changed" && data.id === chatId);
  await live.next(({ type, data }) => type === "chat.changed" && data.id === other);
  await live.next(({ type, data }) => type === "source.changed" && data.id === shown.id);
  assert.ok(!JSON.stringify(live.events).includes(hidden.id));
  live.close();
});

test("rows of another server's dump, with numbers that this one has yet to give out, count as seen", async () => {
  const live = await open(owner, "chats");
  const { id: place } = await live.next(({ type }) => type === "ready");
  live.close();
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO chats (workspace_id, id, agent_id, title, changed_by)
      VALUES (${workspaceId}, ${newId()}, ${parseId("agent", agentA)}, 'Restored', '9000000000000')`),
  );
  const resumed = await open(owner, "chats", place);
  await resumed.next(({ type }) => type === "ready");
  const chatId = await ask(agentA);
  await resumed.next(({ data }) => data.id === chatId);
  assert.ok(resumed.events.every(({ data }) => data.title !== "Restored"));
  resumed.close();
});

test("whoever may not read something may not watch it, and unknown topics are refused", async () => {
  const support = await join("support");
  await assert.rejects(open(support, "crawls"), /^Error: 403 /);
  await assert.rejects(open(support, "chats,crawls"), /^Error: 403 /);
  const visitor = await visitorOf(agentA);
  await assert.rejects(open(visitor, "leads"), /^Error: 403 /);
  const { body } = await owner.post("/v2/api_keys", { name: "K", scopes: ["leads:read"] });
  await assert.rejects(open(as(body.key), "chats"), /^Error: 403 /);
  (await open(as(body.key), "leads")).close();
  for (const query of ["", "?topics=", "?topics=chats,cats", "?topics=chats&since=1"])
    assert.equal((await owner.get(`/v2/live${query}`)).status, 422, query);
  assert.equal((await owner.get("/v2/live?topics=cats")).body.errors[0].pointer, "?topics");
});

test("a visitor is told of their own chat, and both sides see that the other is writing", async () => {
  const body = await owner.post(`/v2/agents/${agentA}/publish`, {});
  assert.equal(body.status, 200, JSON.stringify(body.body));
  const [visitor, other] = [await visitorOf(agentA), await visitorOf(agentA)];
  const chatId = await ask(agentA, visitor);
  const [theirs, others, desk] = [
    await open(visitor, "chats,typing"),
    await open(other, "chats,typing"),
    await open(owner, "typing"),
  ];
  for (const live of [theirs, others, desk]) await live.next(({ type }) => type === "ready");
  assert.equal((await visitor.post(`/v2/chats/${chatId}/typing`)).status, 204);
  const atDesk = await desk.next(({ type }) => type === "typing");
  assert.deepEqual([atDesk.data.chat_id, atDesk.data.role, atDesk.data.name], [chatId, "visitor", null]);
  const lasts = Date.parse(atDesk.data.until) - Date.now();
  assert.ok(lasts > 0 && lasts <= 6_000, `${lasts} ms`);
  assert.equal((await owner.post(`/v2/chats/${chatId}/typing`)).status, 204);
  assert.equal((await theirs.next(({ type }) => type === "typing")).data.role, "member");
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "Good day." });
  const told = await theirs.next(({ data }) => data.content === "Good day.");
  assert.equal(told.data.withheld, undefined);
  assert.equal((await other.post(`/v2/chats/${chatId}/typing`)).status, 404);
  assert.equal((await stranger.post(`/v2/chats/${chatId}/typing`)).status, 404);
  assert.deepEqual(
    others.events.map(({ type }) => type),
    ["ready"],
  );
  assert.equal(desk.events.filter(({ type }) => type === "typing").length, 1, "nobody is told of themselves");
  for (const live of [theirs, others, desk]) live.close();
});

test("members are told who is there and who has gone: visitors within their reach, colleagues where they see all", async () => {
  for (const id of [agentA, agentB]) await owner.post(`/v2/agents/${id}/publish`, {});
  const [shown, hidden] = [await visitorOf(agentA), await visitorOf(agentB)];
  const visitorIn = async (chatId: string) => (await owner.get(`/v2/chats/${chatId}`)).body.visitor_id as string;
  const shownId = await visitorIn(await ask(agentA, shown));
  const hiddenId = await visitorIn(await ask(agentB, hidden));
  const isHere = ({ until }: { until: string }) => Date.parse(until) > Date.now();
  // Who was there before is told of, too.
  const page = await open(shown, "chats,typing");
  const desk = await open(owner, "presence");
  const limited = await open(await join("support", { brand_ids: [brandA] }), "presence");
  const told = ({ events }: typeof desk) =>
    events.flatMap(({ type, data }) => (type === "presence" ? [data.visitor_id ?? data.name] : []));
  for (const live of [desk, limited]) {
    const here = await live.next(({ type, data }) => type === "presence" && data.visitor_id === shownId);
    assert.deepEqual([here.data.role, here.data.member_id, isHere(here.data)], ["visitor", null, true]);
  }
  const colleague = await desk.next(({ type, data }) => type === "presence" && data.role === "member");
  assert.deepEqual([colleague.data.name, colleague.data.visitor_id], ["Grace", null]);
  const other = await open(hidden, "chats,typing");
  await desk.next(({ type, data }) => type === "presence" && data.visitor_id === hiddenId);
  // A second page of the same visitor: they are gone with the last.
  const second = await open(shown, "chats,typing");
  await second.next(({ type }) => type === "ready");
  page.close();
  other.close();
  await desk.next(({ type, data }) => type === "presence" && data.visitor_id === hiddenId && !isHere(data));
  assert.ok(desk.events.every(({ type, data }) => type !== "presence" || data.visitor_id !== shownId || isHere(data)));
  second.close();
  for (const live of [desk, limited])
    await live.next(({ type, data }) => type === "presence" && data.visitor_id === shownId && !isHere(data));
  assert.deepEqual(new Set(told(limited)), new Set([shownId]));
  assert.ok(!told(desk).includes("owner@example.com"), "nobody is told of themselves");
  await assert.rejects(open(shown, "presence"), /^Error: 403 /);
  const { body } = await owner.get("/v2/members");
  assert.ok(body.data.some(({ id }: { id: string }) => id === colleague.data.member_id));
  for (const live of [desk, limited]) live.close();
});

test("another workspace is told nothing, even with this one's place", async () => {
  const mine = await open(owner, "chats,leads,crawls,typing,presence");
  const { id: place } = await mine.next(({ type }) => type === "ready");
  const theirs = await open(stranger, "chats,leads,crawls,typing,presence", place);
  await theirs.next(({ type }) => type === "ready");
  const chatId = await ask(agentA);
  await owner.post("/v2/leads", { agent_id: agentA, fields: { name: "Ada" } });
  await owner.post(`/v2/chats/${chatId}/typing`);
  await mine.next(({ type }) => type === "lead.changed");
  const { body: own } = await stranger.post("/v2/agents", { name: "Theirs" });
  const theirChat = await ask(own.id, stranger);
  await theirs.next(({ data }) => data.id === theirChat);
  assert.ok(!JSON.stringify(theirs.events).includes(chatId));
  assert.deepEqual(
    theirs.events.filter(({ type }) => type === "presence"),
    [],
  );
  mine.close();
  theirs.close();
});

test("the stream ends with its reason before anything more is told once a key is revoked or a role is taken away", async () => {
  const { body: key } = await owner.post("/v2/api_keys", { name: "K", scopes: ["chats:read"] });
  const member = await join("viewer");
  const [byKey, byMember] = [await open(as(key.key), "chats"), await open(member, "crawls")];
  for (const live of [byKey, byMember]) await live.next(({ type }) => type === "ready");
  await owner.request("DELETE", `/v2/api_keys/${key.id}`);
  const { body: me } = await member.get("/v2/me");
  const demoted = await owner.request("PATCH", `/v2/members/${me.member_id ?? me.id}`, { role: "support" });
  assert.equal(demoted.status, 200, JSON.stringify(demoted.body));
  const chatId = await ask(agentA);
  const { body: source } = await owner.upload({ name: "b.md", content: "# B\n\nText." }, { agent_id: agentA });
  await Promise.all([byKey.ended, byMember.ended]);
  assert.equal(byKey.events.at(-1)!.data.code, "invalid_api_key");
  assert.equal(byMember.events.at(-1)!.data.code, "forbidden");
  const told = JSON.stringify([byKey.events, byMember.events]);
  for (const hidden of [chatId, source.id]) assert.ok(!told.includes(hidden));
});

test("many who see the same are all told, one who loses a right meanwhile is told no more, one who gains is told more", async () => {
  const streams = await Promise.all(Array.from({ length: 20 }, () => open(owner, "chats,leads")));
  const member = await join("support", { brand_ids: [brandA] });
  const limited = await open(member, "chats,leads");
  for (const live of [...streams, limited]) await live.next(({ type }) => type === "ready");
  const first = await ask(agentA);
  const toAll = [...streams, limited].map((live) => live.next(({ data }) => data.id === first));
  await Promise.all(toAll);
  const { body: me } = await member.get("/v2/me");
  const moved = await owner.request("PATCH", `/v2/members/${me.member_id ?? me.id}`, {
    grants: { brand_ids: [brandB] },
  });
  assert.equal(moved.status, 200, JSON.stringify(moved.body));
  const [hidden, shown] = [await ask(agentA), await ask(agentB)];
  await Promise.all([...streams, limited].map((live) => live.next(({ data }) => data.id === shown)));
  const later = await ask(agentB);
  await Promise.all([...streams, limited].map((live) => live.next(({ data }) => data.id === later)));
  assert.ok(!JSON.stringify(limited.events).includes(hidden));
  for (const live of streams) {
    const ids = live.events.flatMap(({ type, data }) => (type === "chat.changed" ? [data.id] : []));
    for (const chatId of [first, hidden, shown, later]) assert.ok(ids.includes(chatId));
    live.close();
  }
  limited.close();
});

test("a reader that reads nothing is sent no more than a bounded part, and the rest once it reads", async () => {
  const waiting: (() => void)[] = [];
  let sent = "";
  const slow = new Writable({
    highWaterMark: 16_384,
    write: (chunk, _encoding, done) => {
      sent += chunk;
      waiting.push(done);
    },
  });
  const raw = Object.assign(slow, { writeHead: () => slow, socket: null });
  const reply = { raw, hijack: () => reply, getHeaders: () => ({}) } as unknown as FastifyReply;
  const facts = { headers: { authorization: `Bearer ${owner.token}` }, id: "r", address: "127.0.0.1" };
  const authenticate = () => authenticateRequest(context, facts);
  const watcher = { database, clock: context.clock, topics: new Set(["chats"] as const), authenticate };
  const { stream, first } = await LiveStream.open(watcher, { given: false, snapshot: undefined });
  stream.start(reply, first, () => {});
  const chatId = await ask(agentA);
  const contents = Array.from({ length: 60 }, (_, number) => `${number} ${"x".repeat(19_000)}`);
  let most = 0;
  for (const content of contents) {
    await owner.post(`/v2/chats/${chatId}/messages`, { content });
    stream.deliver();
    await new Promise((resolve) => setTimeout(resolve, 5));
    most = Math.max(most, slow.writableLength);
  }
  assert.ok(most < 1_000_000, `${most} bytes wait`);
  const last = () => sent.includes(`"content":"59 `);
  assert.equal(last(), false);
  for (let turns = 0; turns < 1_000 && !last(); turns++) {
    waiting.shift()?.();
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  for (let number = 0; number < 60; number++) assert.ok(sent.includes(`"content":"${number} `), `message ${number}`);
  stream.cut();
});

test("what one process commits, who types and who is there reach a stream of another that begins to listen late", {
  skip: !onPostgres,
}, async () => {
  const second = await compose({ ...context.config, port: 0 }, {} as never);
  const { signals } = second.database;
  const listen = signals.listen;
  signals.listen = (listener, onListening) => {
    setTimeout(() => listen(listener, onListening), 300);
    return () => {};
  };
  const app = await buildApp(second);
  const secondUrl = await app.listen({ port: 0, host: "127.0.0.1" });
  after(async () => {
    await app.close();
    await second.close();
  });
  const visitor = await visitorOf(agentA);
  const page = await open(visitor, "chats");
  const live = await watch(secondUrl, owner.token!, "chats,typing,presence");
  await live.next(({ type }) => type === "ready");
  const chatId = await ask(agentA, visitor);
  await live.next(({ data }) => data.chat_id === chatId && data.role === "assistant" && data.status === "completed");
  const { visitor_id: visitorId } = (await owner.get(`/v2/chats/${chatId}`)).body;
  await live.next(({ type, data }) => type === "presence" && data.visitor_id === visitorId);
  await visitor.post(`/v2/chats/${chatId}/typing`);
  await live.next(({ type }) => type === "typing");
  page.close();
  await live.next(({ type, data }) => data.visitor_id === visitorId && type === "presence" && isPast(data.until));
  live.close();
});

const isPast = (time: string) => Date.parse(time) <= Date.now();
