import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { Mail } from "../../ports/mailer.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { lookAfterHandoffs } from "./look-after-handoffs.ts";

const { context, owner, as } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const { body: other } = await owner.post("/v2/agents", { name: "Another" });

async function invite(email: string, fields: object) {
  const { body: invitation } = await owner.post("/v2/invitations", { email, ...fields });
  const { body } = await as(undefined).post("/v2/invitations/accept", {
    token: invitation.token,
    name: email.split("@")[0],
    password: "a long enough password",
  });
  const client = as(body.token);
  return { ...client, id: (await client.get("/v2/me")).body.id as string };
}

const sam = await invite("sam@example.com", { role: "support" });

const ask = async (message: string, chatId?: string) =>
  (await owner.post("/v2/chat", { agent_id: agent.id, message, ...(chatId ? { chat_id: chatId } : {}) })).body;

async function startClaimed(holder: typeof sam) {
  const { chat_id: chatId } = await ask("Where is my parcel?");
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: chatId });
  const { status, body } = await holder.post(`/v2/handoffs/${handoff.id}/claim`);
  assert.equal(status, 200, JSON.stringify(body));
  return { chatId, handoffId: handoff.id as string };
}

const seen = async ({ chatId, handoffId }: { chatId: string; handoffId: string }) => {
  const { body: chat } = await owner.get(`/v2/chats/${chatId}`);
  const { body: handoff } = await owner.get(`/v2/handoffs/${handoffId}`);
  return [chat.status, chat.assigned_to, handoff.status, handoff.claimed_by, handoff.returned?.reason ?? null];
};

const RETURNED = (reason: string) => ["waiting_for_human", null, "waiting", null, reason];

const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

test("a chat whose holder is removed waits for a person again, with an event", async () => {
  const eve = await invite("eve@example.com", { role: "support" });
  const claimed = await startClaimed(eve);
  const { chat_id: marked } = await ask("And this one?");
  await owner.request("PATCH", `/v2/chats/${marked}`, { assigned_to: eve.id });
  assert.equal((await owner.request("DELETE", `/v2/members/${eve.id}`)).status, 204);
  assert.deepEqual(await seen(claimed), RETURNED("holder_gone"));
  assert.equal((await owner.get(`/v2/chats/${marked}`)).body.assigned_to, null);
  const [event] = (await eventsOf(context, "handoff")).filter(({ type }) => type === "handoff.returned");
  assert.deepEqual(
    [event!.data.id, event!.data.place >= 1, event!.data.transcript.length > 0],
    [claimed.handoffId, true, true],
  );
  assert.notEqual((await ask("Hello?", claimed.chatId)).content, "");
  assert.equal((await sam.post(`/v2/handoffs/${claimed.handoffId}/claim`)).status, 200);
});

test("so does one whose holder may not answer it any more, by role, by limits or by the assistant's own grants", async () => {
  const kim = await invite("kim@example.com", { role: "support" });
  for (const limit of [{ role: "viewer" }, { role: "support", grants: { agent_ids: [other.id] } }]) {
    await owner.request("PATCH", `/v2/members/${kim.id}`, { role: "support", grants: null });
    const claimed = await startClaimed(kim);
    await owner.request("PATCH", `/v2/members/${kim.id}`, limit);
    assert.deepEqual(await seen(claimed), RETURNED("holder_gone"), JSON.stringify(limit));
  }
  const granted = (grants: object[]) =>
    owner.request("PATCH", `/v2/agents/${agent.id}`, { access: { visitors: "all", grants } });
  assert.equal((await granted([{ member_id: kim.id, role: "support" }])).status, 200);
  const claimed = await startClaimed(kim);
  await owner.request("PATCH", `/v2/members/${kim.id}`, { role: "viewer" });
  assert.equal((await seen(claimed))[0], "with_human", "the grant on this assistant holds");
  await granted([]);
  assert.deepEqual(await seen(claimed), RETURNED("holder_gone"));
});

test("a chat is assigned to who may answer it: support by a grant on the assistant is enough, another reach is not", async () => {
  const viewer = await invite("vic@example.com", { role: "viewer", grants: { agent_ids: [other.id] } });
  const { chat_id: chatId } = await ask("Who answers?");
  const assign = () => owner.request("PATCH", `/v2/chats/${chatId}`, { assigned_to: viewer.id });
  const refused = await assign();
  assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, "/assigned_to"]);
  await owner.request("PATCH", `/v2/members/${viewer.id}`, { role: "support" });
  assert.equal((await assign()).status, 422, "support, of another assistant");
  await owner.request("PATCH", `/v2/members/${viewer.id}`, {
    role: "viewer",
    agent_roles: [{ agent_id: agent.id, role: "support" }],
  });
  assert.equal((await assign()).body.assigned_to, viewer.id);
});

test("who leaves the visitor without a word for too long loses the chat to the line; who wrote last keeps it", async () => {
  const idle = await startClaimed(sam);
  const busy = await startClaimed(sam);
  await sam.post(`/v2/chats/${busy.chatId}/messages`, { content: "I am looking into it." });
  const age = (minutes: number) =>
    change(
      sql`UPDATE handoffs SET claimed_at = now() - make_interval(mins => ${minutes}::integer) WHERE status = 'claimed'`,
    );
  await change(sql`UPDATE messages SET created_at = created_at - interval '1 hour'`);
  await age(9);
  await lookAfterHandoffs(context);
  assert.equal((await seen(idle))[0], "with_human");
  await age(11);
  await lookAfterHandoffs(context);
  assert.deepEqual(await seen(idle), RETURNED("holder_idle"));
  assert.equal((await seen(busy))[0], "with_human");
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { handoff_rules: { idle_minutes: 60 } });
  await sam.post(`/v2/handoffs/${idle.handoffId}/claim`);
  await age(11);
  await lookAfterHandoffs(context);
  assert.equal((await seen(idle))[0], "with_human", "as the owner has set it");
});

test("who waits is told where they stand, never that it is out of scope, and gets answers unless the owner says no", async () => {
  await owner.upload(
    { name: "shipping.md", content: "# Shipping\n\nShipping costs 5 euros.\n" },
    { agent_id: agent.id },
  );
  await change(sql`UPDATE handoffs SET status = 'resolved', ended_at = now() WHERE status IN ('waiting', 'claimed')`);
  const places = [];
  for (const message of ["Is anybody there?", "Wer kann mir helfen mit meiner Lampe?"]) {
    const { chat_id: chatId } = await ask("What is the capital of Peru?");
    const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: chatId });
    places.push(handoff.place);
    const answer = await ask(message, chatId);
    assert.deepEqual([answer.kind, answer.answered, answer.reason], ["smalltalk", null, null], answer.content);
    assert.match(answer.content, new RegExp(`number ${handoff.place} in line|Nummer ${handoff.place} in der Reihe`));
    assert.match((await ask("How much does shipping cost?", chatId)).content, /5 euros/);
    const told = (await ask("My shipping was 5 euros, order 4711", chatId)).content;
    assert.match(told, new RegExp(`number ${handoff.place} in line`), "what is only told is for the person");
  }
  assert.deepEqual(places, [1, 2]);
  const { chat_id: chatId } = await ask("I want to talk to a person.");
  assert.match((await ask("I want to talk to a person.", chatId)).content, /number 3 in line/);
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { handoff_rules: { answers_while_waiting: false } });
  assert.match((await ask("How much does shipping cost?", chatId)).content, /number 3 in line/);
  const { body: shown } = await owner.get(`/v2/agents/${agent.id}`);
  const { outside_hours, answers_while_waiting, idle_minutes } = shown.handoff_rules;
  assert.deepEqual([outside_hours, answers_while_waiting, idle_minutes], ["wait", false, 60]);
});

test("outside of office hours visitors hear when people are back, and leave their details where the owner wants that", async () => {
  const closed = { timezone: "Europe/Berlin", hours: [], holidays: [] };
  const soon = new Date(Date.now() + 36 * 3_600_000).toISOString().slice(0, 10);
  const opening = { ...closed, holidays: [{ date: soon, opens: "09:00", closes: "17:00" }] };
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { office_hours: opening });
  const told = await ask("I want to talk to a person.");
  assert.match(told.content, /Nobody is here at the moment\. People answer again: .*09:00/);
  assert.equal((await owner.get(`/v2/chats/${told.chat_id}`)).body.status, "waiting_for_human");
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { handoff_rules: { outside_hours: "details" } });
  const asked = await ask("Ich möchte mit einem Menschen sprechen.");
  assert.match(asked.content, /Wieder besetzt: .*09:00.*Kontaktdaten/);
  assert.equal((await owner.get(`/v2/chats/${asked.chat_id}`)).body.status, "open");

  await owner.post(`/v2/agents/${agent.id}/publish`, {});
  const ids = { workspaceId, agentId: parseId("agent", agent.id)!, visitorId: newId() };
  await change(sql`
    INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${ids.visitorId}, ${ids.agentId})`);
  const visiting = as(await context.tokens.signVisitor({ ...ids, identified: false, claims: {} }));
  const { body: question } = await visiting.post("/v2/chat", { agent_id: agent.id, message: "Is it open?" });
  const refused = await visiting.post("/v2/handoffs", { chat_id: question.chat_id });
  assert.deepEqual([refused.status, refused.body.code], [409, "outside_office_hours"], JSON.stringify(refused.body));
  assert.equal(refused.body.opens_at.slice(0, 10), soon);
});

test("who is on duty gets one mail for each who waits, in office hours, and another when a chat comes back", async () => {
  let sent: Mail[] = [];
  const mailing = { ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } };
  await change(sql`UPDATE handoffs SET status = 'resolved', ended_at = now() WHERE status IN ('waiting', 'claimed')`);
  const viewer = await invite("dee@example.com", { role: "viewer" });
  await owner.request("PATCH", `/v2/members/${viewer.id}`, { agent_roles: [{ agent_id: agent.id, role: "support" }] });
  const closed = { timezone: "Europe/Berlin", hours: [], holidays: [] };
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { office_hours: closed });
  await owner.post(`/v2/agents/${agent.id}/publish`, {});
  /** Without those whom other tests have made supporters. */
  const mailed = () => sent.flatMap(({ to }) => (to === "vic@example.com" ? [] : [to])).toSorted();
  const { chat_id: chatId } = await ask("Where is my lamp?");
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: chatId });
  await lookAfterHandoffs(mailing);
  assert.equal(sent.length, 0, "nobody is on duty now");
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { office_hours: null });
  await owner.post(`/v2/agents/${agent.id}/publish`, {});
  await lookAfterHandoffs(mailing);
  await lookAfterHandoffs(mailing);
  assert.deepEqual(mailed(), ["dee@example.com", "sam@example.com"]);
  assert.match(sent[0]!.subject, /A visitor of Shop waits for a person/);
  assert.match(sent[0]!.text, new RegExp(`Where is my lamp\\?[^]*/inbox\\?chat=${chatId}&workspace=workspace_\\w+\\n`));
  await sam.post(`/v2/handoffs/${handoff.id}/claim`);
  await owner.request("PATCH", `/v2/members/${sam.id}`, { role: "viewer" });
  sent = [];
  const logged: string[] = [];
  const broken = {
    ...mailing,
    log: { ...context.log, error: (_: object, what: string) => void logged.push(what) } as typeof context.log,
    mailer: {
      send: async (mail: Mail) => {
        sent.push(mail);
        throw new Error("the mail server is gone");
      },
    },
  };
  await lookAfterHandoffs(broken);
  assert.ok(logged.length > 0 && logged.every((what) => what === "handoff mail"), "in the one log");
  assert.deepEqual(mailed(), ["dee@example.com"]);
});

test("a visitor who left an address and went gets a person's answer by mail, once, from the brand and with its logo", async () => {
  const sent: Mail[] = [];
  const mailing = { ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } };
  const { body: brand } = await owner.post("/v2/brands", {
    name: "Blue <Ridge>",
    sender_name: "Ridge support",
    reply_to: "help@ridge.example",
  });
  const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  const form = new FormData();
  form.set("file", new Blob([picture]), "logo.gif");
  assert.equal((await owner.request("PUT", `/v2/brands/${brand.id}/images/logo`, form)).status, 200);
  const { body: branded } = await owner.post("/v2/agents", { name: "Trips", brand_id: brand.id });
  const { body: question } = await owner.post("/v2/chat", { agent_id: branded.id, message: "Is <b>it</b> open?" });
  const chatId = question.chat_id;
  const lead = { agent_id: branded.id, chat_id: chatId, fields: { email: "Ada@example.com" } };
  assert.equal((await owner.post("/v2/leads", lead)).status, 201);
  const { body: taken } = await owner.post("/v2/handoffs", { chat_id: chatId });
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "Yes,\nfrom 9 on." });
  const age = () =>
    change(sql`UPDATE messages SET created_at = created_at - interval '6 minutes'
      WHERE chat_id = ${parseId("chat", chatId)}`);
  // The visitor may still be there.
  await lookAfterHandoffs(mailing);
  assert.equal(sent.length, 0);
  await age();
  await change(sql`UPDATE handoffs SET created_at = created_at - interval '10 minutes'
    WHERE chat_id = ${parseId("chat", chatId)}`);
  await lookAfterHandoffs(mailing);
  await lookAfterHandoffs(mailing);
  assert.equal(sent.length, 1);
  const [mail] = sent;
  assert.deepEqual(
    [mail!.to, mail!.senderName, mail!.replyTo],
    ["ada@example.com", "Ridge support", "help@ridge.example"],
  );
  assert.equal(mail!.subject, "Ridge support: Is <b>it</b> open?");
  // Who answered has no name, and their address is nobody's business.
  assert.match(
    mail!.text,
    /^> Is <b>it<\/b> open\?\n\nYes,\nfrom 9 on\.\n\n-- \nRidge support\nNo more of these mails: http:\S+\n$/,
  );
  assert.ok(mail!.html!.content.includes(`No more of these mails: <a href="${mail!.unsubscribeUrl}">`));
  assert.match(mail!.html!.content, /cid:logo.*Is &lt;b&gt;it&lt;\/b&gt; open\?.*Yes,<br>from 9 on\./s);
  assert.deepEqual(mail!.html!.logo, { content: picture, name: "logo.gif" });

  assert.equal(mail!.thread, chatId);

  // Another answer goes into the same thread, unless the visitor wants no more: a look at the page changes nothing.
  const answerAndWait = async (content: string) => {
    await owner.post(`/v2/chats/${chatId}/messages`, { content });
    await age();
    await change(sql`UPDATE handoffs SET replies_mailed_at = replies_mailed_at - interval '1 hour'
      WHERE chat_id = ${parseId("chat", chatId)}`);
    await change(sql`UPDATE messages SET created_at = created_at - interval '2 hours'
      WHERE chat_id = ${parseId("chat", chatId)} AND content <> ${content}`);
    await lookAfterHandoffs(mailing);
    return sent.splice(1);
  };
  const stop = mail!.unsubscribeUrl!;
  assert.match(await (await fetch(stop)).text(), /<form method="post">/);
  assert.deepEqual(
    (await answerAndWait("Until 5.")).map(({ thread }) => thread),
    [chatId],
  );
  // The words around are in the visitor's language; a page that is none to a browser is no link.
  const asked = (language: string, page: string) =>
    change(sql`UPDATE chats SET language = ${language}, page_url = ${page} WHERE id = ${parseId("chat", chatId)}`);
  await asked("de", "https://ridge.example/kontakt?a=1&b=2");
  const [german] = await answerAndWait("Bis 6.");
  assert.ok(german!.text.includes("\nSie haben auf dieser Seite gefragt: https://ridge.example/kontakt?a=1&b=2\n"));
  assert.match(german!.text, /\nKeine solchen Mails mehr: http\S+\n$/);
  assert.ok(german!.html!.content.includes('<a href="https://ridge.example/kontakt?a=1&amp;b=2">'));
  await asked("xx", "javascript:alert(1)");
  const [unknown] = await answerAndWait("Until 6.");
  assert.match(unknown!.text, /\nYou asked on this page: javascript:alert\(1\)\nNo more of these mails: /);
  assert.ok(!unknown!.html!.content.includes('href="javascript'));
  // Somebody takes the chat another time: what they write is one mail, too.
  await owner.post(`/v2/handoffs/${taken.id}/resolve`);
  await owner.post("/v2/handoffs", { chat_id: chatId });
  await change(sql`UPDATE handoffs SET created_at = created_at - interval '10 minutes'
    WHERE chat_id = ${parseId("chat", chatId)}`);
  assert.deepEqual(
    (await answerAndWait("Until 6.")).map(({ text }) => /from 9|Until \d/.exec(text)?.[0]),
    ["Until 6"],
  );
  const other = stop.replace(/.$/, (last) => (last === "A" ? "Q" : "A"));
  const oneClick = { method: "POST", body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }) };
  assert.equal((await fetch(other.replace(/\.lead_\w+\./, ".lead_01h2xcejqtf2nbrexx3vqjhp41."), oneClick)).status, 404);
  assert.deepEqual((await answerAndWait("Until 6.")).length, 1);
  const stopped = await fetch(stop, oneClick);
  assert.deepEqual([stopped.status, await stopped.text()].join(" ").match(/^200 .*no more mail/)?.length, 1);
  assert.deepEqual(await answerAndWait("Until 7."), []);
  await change(sql`UPDATE leads SET mail_refused_at = NULL`);

  // Who has written since is there, and reads it in the chat.
  await owner.post(`/v2/chats/${chatId}/messages`, { content: "Until 5." });
  await owner.post("/v2/chat", { agent_id: branded.id, chat_id: chatId, message: "Thank you!" });
  await age();
  await lookAfterHandoffs(mailing);
  assert.equal(sent.length, 1);
});

test("who asks for a person is told how long it usually takes", async () => {
  const wait = async () => {
    const { chat_id: chatId } = await ask("Where is it?");
    return (await owner.post("/v2/handoffs", { chat_id: chatId })).body;
  };
  await change(sql`UPDATE handoffs SET requested_by = 'visitor', claimed_at = created_at + interval '3 minutes'
    WHERE claimed_at IS NOT NULL`);
  const first = await wait();
  assert.equal(first.usual_wait_seconds, 180);
  const { body: claimed } = await owner.post(`/v2/handoffs/${first.id}/claim`);
  assert.equal(claimed.usual_wait_seconds, null);
  await change(sql`UPDATE handoffs SET claimed_at = claimed_at - interval '8 days' WHERE claimed_at IS NOT NULL`);
  assert.equal((await wait()).usual_wait_seconds, null);
});
