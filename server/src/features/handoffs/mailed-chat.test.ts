import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Mail } from "../../ports/mailer.ts";
import { FakeClock } from "../../testing/fake-clock.ts";
import { mailAnswer } from "../../testing/mail-answer.ts";
import { OWNER, signIn, withTestServer } from "../../testing/test-server.ts";
import { AccessTokens, type MailedChatClaims } from "../identity/index.ts";

const HOUR_MS = 3600_000;
const clock = new FakeClock();
const server = await withTestServer({}, clock);
const { context, as, url } = server;
let { owner } = server;
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const anyone = as(undefined);
const ENDED = [401, "mail_link_ended"];

const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

async function publishedAgent(settings: object = {}): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop", ...settings });
  await owner.upload({ name: `${body.id}.txt`, content: "Refunds take 14 days." }, { agent_id: body.id });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body.id;
}

async function ticketOf(agent: string): Promise<string> {
  const page = await fetch(`${url}/a/${agent}/chat`);
  return /data-ticket="([^"]+)"/.exec(await page.text())![1]!;
}

const trade = async (agent: string, more: object = {}) =>
  anyone.post("/v2/visitor_tokens", { ticket: await ticketOf(agent), ...more });
const outcome = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

const ask = async (visitor: ReturnType<typeof as>, agent: string, more: object = {}) =>
  visitor.post("/v2/chat", { agent_id: agent, message: "How long do refunds take?", ...more });

/** A visitor asks, leaves an address, and is answered by a person: what was mailed. */
async function mailedChat(agent: string) {
  const visitor = as((await trade(agent)).body.token);
  const chatId: string = (await ask(visitor, agent)).body.chat_id;
  const other: string = (await ask(visitor, agent)).body.chat_id;
  const email = `${chatId}@visitor.example`;
  const { body: lead } = await visitor.post("/v2/leads", { agent_id: agent, chat_id: chatId, fields: { email } });
  const mail = await answer(chatId, "It is on its way.");
  return { agent, visitor, chatId, other, leadId: lead.id as string, mail, token: tokenIn(mail) };
}

async function answer(chatId: string, content: string): Promise<Mail> {
  const whose = { workspaceId, chatId, address: `${chatId}@visitor.example` };
  const mail = await mailAnswer(context, owner, whose, content);
  assert.ok(mail, "the answer was mailed");
  return mail;
}

const linkIn = ({ text }: Mail) => /^Answer in the chat: (\S+)$/m.exec(text)?.[1];
const tokenIn = (mail: Mail) => new URLSearchParams(new URL(linkIn(mail) ?? "x:/#").hash.slice(1)).get("mail")!;

test("the mail's link opens the chat of the page, and carries its token where no server is told of it", async () => {
  const { mail, agent, chatId, token } = await mailedChat(await publishedAgent());
  const link = new URL(linkIn(mail)!);
  assert.deepEqual([link.origin, link.pathname], [url, `/a/${agent}/chat`]);
  assert.equal((link.pathname + link.search).includes(token), false);
  assert.match(mail.html!.content, /<a href="[^"]+#mail=[^"]+">Answer in the chat<\/a>/);
  assert.equal(mail.text.includes(`${chatId}@`), false);
  // Filters of mail open it before people do, as often as they like.
  for (const method of ["HEAD", "GET", "GET"]) {
    const page = await fetch(link, { method });
    assert.equal(page.status, 200);
    assert.equal(page.headers.get("referrer-policy"), "no-referrer");
    assert.equal(page.headers.get("cache-control"), "no-store");
  }
  for (let opened = 0; opened < 2; opened++) {
    const { status, body } = await trade(agent, { mail_token: token });
    assert.deepEqual([status, body.chat_id, body.identified, body.expires_in], [201, chatId, false, 900]);
  }
});

test("whoever has the link reads that chat and writes on in it, and nothing else of the visitor's", async () => {
  const { agent, visitor, chatId, other, token } = await mailedChat(await publishedAgent());
  const { body } = await trade(agent, { mail_token: token });
  const mailed = as(body.token);
  const said = (await mailed.get(`/v2/chats/${chatId}/messages`)).body.data.map(
    ({ content }: { content: string }) => content,
  );
  assert.ok(said.includes("It is on its way."));
  const question = await ask(mailed, agent, { chat_id: chatId, message: "Thank you, when?" });
  assert.equal(question.body.kind, "with_human");
  const { body: seen } = await owner.get(`/v2/chats/${chatId}/messages`);
  assert.ok(seen.data.some(({ content }: { content: string }) => content === "Thank you, when?"));
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).body.awaits_reply_since !== null, true);

  const otherAnswer = (await visitor.get(`/v2/chats/${other}/messages`)).body.data[0].id;
  assert.equal((await visitor.get(`/v2/messages/${otherAnswer}`)).status, 200);
  const refused = await Promise.all([
    mailed.get(`/v2/chats/${other}`),
    mailed.get(`/v2/chats/${other}/messages`),
    mailed.get(`/v2/messages/${otherAnswer}`),
    ask(mailed, agent, { chat_id: other }),
    mailed.post("/v2/handoffs", { chat_id: other }),
    mailed.post("/v2/leads", { agent_id: agent, chat_id: other, fields: { email: "a@visitor.example" } }),
    mailed.post(`/v2/chats/${other}/typing`),
  ]);
  assert.deepEqual([...new Set(refused.map(({ status }) => status))], [404]);
  const unfit = await Promise.all([
    ask(mailed, agent),
    mailed.get("/v2/chats"),
    mailed.post("/v2/chats", { agent_id: agent }),
    mailed.request("DELETE", `/v2/chats/${chatId}`),
    mailed.post("/v2/leads", { agent_id: agent, fields: { email: `${chatId}@visitor.example` } }),
  ]);
  assert.deepEqual([...new Set(unfit.map(({ status }) => status))], [403]);

  // Nor does its token become one for all of them.
  const renewed = await trade(agent, { visitor_token: body.token });
  assert.equal(renewed.status, 201);
  assert.notEqual(renewed.body.visitor_id, body.visitor_id);
  assert.equal((await as(renewed.body.token).get(`/v2/chats/${chatId}`)).status, 404);
});

test("by a link nobody reads what the visitor left in other chats", async () => {
  const { agent, visitor, chatId, other, token } = await mailedChat(await publishedAgent());
  const fields = { email: `${chatId}@visitor.example`, phone: "+49 30 1234" };
  const left = await visitor.post("/v2/leads", { agent_id: agent, chat_id: other, fields });
  assert.equal(left.body.chat_ids.length, 2);
  const mailed = as((await trade(agent, { mail_token: token })).body.token);
  const again = { email: `${chatId}@visitor.example` };
  const { body } = await mailed.post("/v2/leads", { agent_id: agent, chat_id: chatId, fields: again });
  assert.deepEqual([body.fields, body.chat_ids, body.notes], [again, [chatId], ""]);
});

test("the live stream of a link tells of its chat alone, beside that of the visitor themselves", async () => {
  const { agent, visitor, chatId, other, token } = await mailedChat(await publishedAgent());
  const mailed = (await trade(agent, { mail_token: token })).body.token as string;
  const [all, one] = [await watch(visitor.token!), await watch(mailed)];
  await owner.post(`/v2/chats/${other}/messages`, { content: "Said in the other chat." });
  await all.heard("Said in the other chat.");
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "Said in this chat." });
  await one.heard("Said in this chat.");
  assert.equal(one.text().includes("Said in the other chat."), false);
  assert.equal(one.text().includes(other), false);
  one.stop();
  all.stop();
});

async function watch(token: string) {
  const end = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/v2/live?topics=chats,typing`, { headers, signal: end.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const heard = async (words: string) => {
    while (!text.includes(words)) {
      const { value, done } = await reader.read();
      if (done) assert.fail(`never heard: ${words}`);
      text += value;
    }
  };
  await heard("ready");
  return { heard, text: () => text, stop: () => end.abort() };
}

test("a token that was forged, is of another kind or has expired opens nothing; a newer mail has a newer one", async () => {
  const { agent, chatId, token } = await mailedChat(await publishedAgent());
  const [head, payload, signature] = token.split(".");
  const claims = JSON.parse(Buffer.from(payload!, "base64url").toString()) as MailedChatClaims;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const forged = [
    `${head}.${encode({ ...claims, chatId: claims.visitorId })}.${signature}`,
    `${encode({ alg: "none", typ: "JWT" })}.${payload}.`,
    `${head}.${payload}.${signature!.slice(0, -2)}AA`,
    "nonsense",
    (await trade(agent)).body.token,
    await ticketOf(agent),
  ];
  for (const mail_token of forged) assert.deepEqual(outcome(await trade(agent, { mail_token })), ENDED);
  // It is for nothing else, either.
  assert.deepEqual(outcome(await as(token).get(`/v2/chats/${chatId}`)), [401, "invalid_token"]);
  assert.deepEqual(outcome(await anyone.post("/v2/visitor_tokens", { ticket: token })), [401, "invalid_token"]);
  assert.equal((await anyone.post("/v2/visitor_tokens", { mail_token: token })).status, 422);
  assert.equal((await trade(agent, { mail_token: token, visitor_token: "x" })).status, 422);
  assert.equal((await trade(agent, { mail_token: token, identity_token: "x" })).status, 422);

  clock.advance(14 * 24 * HOUR_MS - 60_000);
  assert.equal((await trade(agent, { mail_token: token })).status, 201);
  clock.advance(2 * 60_000);
  assert.deepEqual(outcome(await trade(agent, { mail_token: token })), ENDED);
  owner = as(await signIn(url, OWNER));
  const newer = tokenIn(await answer(chatId, "Did it arrive?"));
  assert.equal((await trade(agent, { mail_token: newer })).status, 201);
});

test("a token is for its visitor, chat, lead, assistant and workspace together", async () => {
  const one = await mailedChat(await publishedAgent());
  const two = await mailedChat(one.agent);
  const elsewhere = await mailedChat(await publishedAgent());
  const claimsOf = (token: string): MailedChatClaims =>
    JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString());
  const tokens = new AccessTokens(context.secretKeys, clock);
  const [own, others, foreign] = [one, two, elsewhere].map(({ token }) => claimsOf(token));
  const withOwn = async (change: Partial<MailedChatClaims>) =>
    outcome(await trade(one.agent, { mail_token: await tokens.signMailedChat({ ...own!, ...change }) }));
  assert.deepEqual(await withOwn({}), [201, undefined]);
  for (const change of [
    { chatId: others!.chatId },
    { chatId: parseId("chat", one.other)! },
    { visitorId: others!.visitorId },
    { leadId: others!.leadId },
    { address: others!.address },
    { agentId: foreign!.agentId },
    { workspaceId: foreign!.agentId },
    { generation: own!.generation + 1 },
  ])
    assert.deepEqual(await withOwn(change), ENDED, JSON.stringify(change));
  assert.deepEqual(outcome(await trade(elsewhere.agent, { mail_token: one.token })), ENDED);
});

for (const [what, end] of [
  ["its chat is deleted", async ({ chatId }: { chatId: string }) => owner.request("DELETE", `/v2/chats/${chatId}`)],
  [
    "its visitor is erased",
    async ({ chatId }: { chatId: string }) => {
      const { visitor_id: id } = (await owner.get(`/v2/chats/${chatId}`)).body;
      return owner.request("DELETE", `/v2/visitors/${id}`);
    },
  ],
  [
    "what was left is deleted",
    async ({ leadId }: { leadId: string }) => owner.request("DELETE", `/v2/leads/${leadId}`),
  ],
  [
    "the address was a wrong one, and is corrected",
    async ({ leadId }: { leadId: string }) =>
      owner.request("PATCH", `/v2/leads/${leadId}`, { fields: { email: "right@visitor.example" } }),
  ],
  [
    "they want no more mails",
    async ({ mail }: { mail: Mail }) =>
      fetch(mail.unsubscribeUrl!, { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) }),
  ],
  [
    "the sessions of the assistant's visitors are ended",
    async ({ agent }: { agent: string }) => {
      await owner.post(`/v2/agents/${agent}/identity_secret`);
      return owner.request("DELETE", `/v2/agents/${agent}/identity_secret`);
    },
  ],
] as const)
  test(`a link opens nothing any more when ${what}`, async () => {
    const mailed = await mailedChat(await publishedAgent());
    assert.equal((await trade(mailed.agent, { mail_token: mailed.token })).status, 201);
    assert.ok((await end(mailed)).status < 300);
    assert.deepEqual(outcome(await trade(mailed.agent, { mail_token: mailed.token })), ENDED);
  });

test("where the site vouches for visitors, or no page is served, the mail has the page's address alone, and an earlier link opens nothing", async () => {
  const { agent, chatId, token } = await mailedChat(await publishedAgent());
  const set = async (settings: object) => {
    assert.equal((await owner.request("PATCH", `/v2/agents/${agent}`, settings)).status, 200);
    assert.equal((await owner.post(`/v2/agents/${agent}/publish`)).status, 200);
  };
  await set({ access: { visitors: "identified", grants: [] } });
  assert.equal(linkIn(await answer(chatId, "One.")), undefined);
  assert.deepEqual(outcome(await trade(agent, { mail_token: token })), [403, "identity_required"]);
  await set({ access: { visitors: "all", grants: [] } });
  assert.ok(linkIn(await answer(chatId, "Two.")));
  await change(sql`UPDATE visitors SET is_identified = true, external_id = 'ada' WHERE id = (
    SELECT visitor_id FROM chats WHERE id = ${parseId("chat", chatId)})`);
  assert.equal(linkIn(await answer(chatId, "Three.")), undefined);
  assert.deepEqual(outcome(await trade(agent, { mail_token: token })), ENDED);
  await change(sql`UPDATE visitors SET is_identified = false, external_id = NULL WHERE external_id = 'ada'`);
  const { data } = (await owner.get(`/v2/agents/${agent}/deployments?kind=page`)).body;
  const page = `/v2/agents/${agent}/deployments/${data[0].id}`;
  const ticket = await ticketOf(agent);
  await owner.request("PATCH", page, { enabled: false });
  assert.equal(linkIn(await answer(chatId, "Four.")), undefined);
  assert.equal((await anyone.post("/v2/visitor_tokens", { ticket, mail_token: token })).status, 404);
  const { body: second } = await owner.post(`/v2/agents/${agent}/deployments`, { kind: "page", name: "Second" });
  assert.match(linkIn(await answer(chatId, "Five."))!, new RegExp(`/a/${second.id}/chat`));
  await owner.request("PATCH", page, { enabled: true });
  await owner.request("PATCH", `/v2/agents/${agent}`, { status: "archived" });
  assert.equal(linkIn(await answer(chatId, "Six.")), undefined);
  const { status } = await fetch(`${url}/a/${agent}/chat`);
  assert.equal(status, 404);
});

test("a chat that a member or a key began for a visitor has no link", async () => {
  const agent = await publishedAgent();
  const { body } = await owner.post("/v2/chat", { agent_id: agent, message: "Refunds?", visitor: { id: "ada" } });
  const fields = { email: `${body.chat_id}@visitor.example` };
  await owner.post("/v2/leads", { agent_id: agent, chat_id: body.chat_id, fields });
  assert.equal(linkIn(await answer(body.chat_id, "Hello.")), undefined);
});
