import assert from "node:assert/strict";
import { test } from "node:test";
import { parseId } from "../../platform/ids/identifiers.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;

/** An assistant of its own with one source, published with these settings, and a visitor of it. */
async function start(fields: object) {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop", ...fields });
  assert.ok(agent.id, JSON.stringify(agent));
  const file = { name: "shipping.md", content: "# Shipping\n\nShipping costs 5 euros.\n" };
  await owner.upload(file, { agent_id: agent.id });
  await owner.post(`/v2/agents/${agent.id}/publish`, {});
  const visitorNamed = async (id: string) => {
    const { body: opened } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Hello", visitor: { id } });
    const { body: chat } = await owner.get(`/v2/chats/${opened.chat_id}`);
    const ids = {
      visitorId: parseId("visitor", chat.visitor_id)!,
      workspaceId,
      agentId: parseId("agent", agent.id)!,
    };
    return as(await context.tokens.signVisitor({ ...ids, identified: false, claims: {} }));
  };
  const visitor = await visitorNamed("ada");
  const ask = async (message: string, chatId?: string) => {
    const { status, body } = await visitor.post("/v2/chat", { agent_id: agent.id, message, chat_id: chatId });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const handoffs = async (chatId: string) => (await owner.get(`/v2/handoffs?chat_id=${chatId}`)).body.data;
  return { agent, visitor, visitorNamed, ask, handoffs };
}

const statusOf = async (chatId: string) => (await owner.get(`/v2/chats/${chatId}`)).body.status;
const ASKED = "A person was asked to take over.";
const UNKNOWN = "What is the capital of Peru?";
const CLOSED = { timezone: "Europe/Berlin", hours: [] };

test("after two questions in a row without an answer a person is asked for, in the answer's own transaction", async () => {
  const { ask, handoffs } = await start({ handoff_rules: { after_abstentions: 2 } });
  const first = await ask(UNKNOWN);
  const chatId = first.chat_id;
  assert.deepEqual([first.answered, first.content.includes(ASKED)], [false, false]);
  assert.equal((await ask("What does shipping cost?", chatId)).answered, true, "the row begins anew");
  await ask(UNKNOWN, chatId);
  await ask("Thank you!", chatId);
  assert.equal(await statusOf(chatId), "open");
  const last = await ask("Who wrote Hamlet?", chatId);
  assert.deepEqual([last.answered, last.kind, last.content.includes(ASKED)], [false, "abstention", true], last.content);
  assert.equal(await statusOf(chatId), "waiting_for_human");
  const [handoff] = await handoffs(chatId);
  assert.deepEqual([handoff.rule, handoff.requested_by, handoff.place], ["after_abstentions", "assistant", 1]);
  const [event] = (await eventsOf(context, "handoff")).filter(({ data }) => data.id === handoff.id);
  assert.deepEqual([event!.type, event!.data.rule], ["handoff.requested", "after_abstentions"]);
  assert.equal(event!.data.transcript.at(-1).content, last.content);
  const { summary } = (await owner.get(`/v2/handoffs/${handoff.id}`)).body;
  assert.deepEqual(summary, event!.data.summary);
  assert.equal(summary.question, "Who wrote Hamlet?");
  const tried = summary.tried.map(({ question, answered, quote }: Record<string, unknown>) => [
    question,
    answered,
    quote,
  ]);
  assert.deepEqual(tried, [
    [UNKNOWN, false, null],
    ["What does shipping cost?", true, "Shipping costs 5 euros."],
    [UNKNOWN, false, null],
    ["Who wrote Hamlet?", false, null],
  ]);
  assert.deepEqual(
    summary.sources.map(({ title, cited }: Record<string, unknown>) => [title, cited]),
    [["Shipping", 1]],
  );

  // Who was given back begins a new row.
  await owner.post(`/v2/handoffs/${handoff.id}/claim`);
  await owner.post(`/v2/handoffs/${handoff.id}/release`);
  assert.ok(!(await ask(UNKNOWN, chatId)).content.includes(ASKED));
  assert.equal(await statusOf(chatId), "open");
});

test("a visitor who waits withdraws alone what is theirs, and nobody else's", async () => {
  const one = await start({ handoff_rules: { after_abstentions: 1 } });
  const other = await start({ handoff_rules: { after_abstentions: 1 } });
  const { chat_id: chatId } = await one.ask(UNKNOWN);
  const [handoff] = await one.handoffs(chatId);
  assert.equal(handoff.status, "waiting");
  for (const stranger of [other.visitor, await one.visitorNamed("bob")])
    assert.equal((await stranger.post(`/v2/handoffs/${handoff.id}/withdraw`)).status, 404);
  assert.equal(await statusOf(chatId), "waiting_for_human");
  const { status, body } = await one.visitor.post(`/v2/handoffs/${handoff.id}/withdraw`);
  assert.deepEqual([status, body.status], [200, "withdrawn"], JSON.stringify(body));
  assert.equal(await statusOf(chatId), "open");
  assert.equal((await one.ask("What does shipping cost?", chatId)).answered, true);
});

test("one question is enough where the owner says so, also for the first of a chat and of a stream", async () => {
  const { agent, ask, visitor } = await start({ handoff_rules: { after_abstentions: 1 }, tools: ["search_sources"] });
  const { chat_id: chatId, content } = await ask(UNKNOWN);
  assert.match(content, new RegExp(ASKED));
  assert.equal(await statusOf(chatId), "waiting_for_human");
  const { body } = await visitor.post("/v2/chat", { agent_id: agent.id, message: UNKNOWN, stream: true });
  const parts = String(body)
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice("data: ".length)));
  const answer = parts.find(({ type }) => type === "data-answer").data;
  assert.match(answer.content, new RegExp(ASKED));
  assert.equal(await statusOf(answer.chat_id), "waiting_for_human");
});

test("a keyword asks for a person without looking anything up", async () => {
  const { ask, handoffs } = await start({ handoff_rules: { keywords: ["cancel", "Rechtsanwalt"] } });
  const asked = await ask("I want to CANCEL: what does shipping cost?");
  assert.deepEqual([asked.kind, asked.answered, asked.citations], ["smalltalk", null, []]);
  assert.match(asked.content, new RegExp(ASKED));
  const [handoff] = await handoffs(asked.chat_id);
  assert.equal(handoff.rule, "keywords");
  const german = await ask("Ich gebe das meinem Rechtsanwalt weiter.");
  assert.match(german.content, /Mensch|Person|jemand/i);
  assert.equal(await statusOf(german.chat_id), "waiting_for_human");
  assert.equal((await ask("How do cancellations work?")).kind, "abstention");
  // Who waits already gets what the sources say.
  assert.equal((await ask("cancel: what does shipping cost?", asked.chat_id)).answered, true);
});

test("a visitor's negative rating asks for a person once, and the chat says so", async () => {
  const { visitor, ask, handoffs } = await start({ handoff_rules: { on_negative_feedback: true } });
  const answer = await ask("What does shipping cost?");
  const rate = (client: typeof visitor, rating: string) =>
    client.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating });
  await rate(visitor, "positive");
  await rate(owner, "negative");
  assert.equal(await statusOf(answer.chat_id), "open", "a colleague's rating is no visitor's wish");
  assert.equal((await rate(visitor, "negative")).status, 200);
  assert.equal(await statusOf(answer.chat_id), "waiting_for_human");
  const { body: said } = await visitor.get(`/v2/chats/${answer.chat_id}/messages`);
  assert.deepEqual([said.data[0].role, said.data[0].answered], ["assistant", null]);
  assert.match(said.data[0].content, new RegExp(ASKED));
  const [handoff] = await handoffs(answer.chat_id);
  assert.equal(handoff.rule, "on_negative_feedback");
  await owner.post(`/v2/handoffs/${handoff.id}/resolve`);
  await rate(visitor, "negative");
  assert.equal(await statusOf(answer.chat_id), "resolved", "they said so before");
});

test("outside of office hours nobody waits by a rule either: visitors leave their details", async () => {
  const handoff_rules = { after_abstentions: 1, on_negative_feedback: true, keywords: ["cancel"] };
  const { visitor, ask } = await start({
    handoff_rules: { ...handoff_rules, outside_hours: "details" },
    office_hours: CLOSED,
  });
  const abstained = await ask(UNKNOWN);
  const cancelled = await ask("cancel");
  const answer = await ask("What does shipping cost?");
  await visitor.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "negative" });
  const { body: said } = await visitor.get(`/v2/chats/${answer.chat_id}/messages`);
  for (const { content, chat_id: chatId } of [abstained, cancelled, said.data[0]]) {
    assert.match(content, /Leave your details/);
    assert.equal(await statusOf(chatId), "open", content);
  }
});

test("rules are kept whole, in versions too, and wrong ones are refused by name", async () => {
  const { agent } = await start({ handoff_rules: { keywords: ["cancel"] } });
  assert.equal(agent.handoff_rules.after_abstentions, null);
  const path = `/v2/agents/${agent.id}`;
  const { body } = await owner.request("PATCH", path, { handoff_rules: { after_abstentions: 3 } });
  assert.deepEqual([body.handoff_rules.after_abstentions, body.handoff_rules.keywords], [3, ["cancel"]]);
  for (const [rules, pointer] of [
    [{ after_abstentions: 0 }, "/handoff_rules/after_abstentions"],
    [{ after_abstentions: 11 }, "/handoff_rules/after_abstentions"],
    [{ on_negative_feedback: "yes" }, "/handoff_rules/on_negative_feedback"],
    [{ keywords: ["fine", "?!"] }, "/handoff_rules/keywords/1"],
    [{ keywords: ["x".repeat(101)] }, "/handoff_rules/keywords/0"],
    [{ keywords: ["twice", "twice"] }, "/handoff_rules/keywords"],
    [{ keyword: ["cancel"] }, "/handoff_rules/keyword"],
  ] as const) {
    const refused = await owner.request("PATCH", path, { handoff_rules: rules });
    assert.deepEqual([refused.status, refused.body.errors?.[0].pointer], [422, pointer], JSON.stringify(rules));
  }
});
