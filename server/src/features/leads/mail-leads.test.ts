import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { dashboardLink } from "../../platform/http/dashboard-link.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import type { Mail } from "../../ports/mailer.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { mailLeads } from "./mail-leads.ts";

const { context, owner, as } = await withTestServer();
const { body: me } = await owner.get("/v2/me");
const workspaceId = parseId("workspace", me.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.post(`/v2/agents/${agent.id}/publish`, {});

const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

const sent: Mail[] = [];
const mailing = { ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } };

async function mailed() {
  await mailLeads(mailing);
  return sent.splice(0);
}

/** As if the last mail was longer ago. */
const later = () => change(sql`UPDATE leads SET announced_at = announced_at - interval '6 minutes'`);

/** A visitor who leaves their details in a chat. */
async function leave(fields: Record<string, string>) {
  const ids = { workspaceId, agentId: parseId("agent", agent.id)!, visitorId: newId() };
  await change(sql`
    INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${ids.visitorId}, ${ids.agentId})`);
  const visitor = as(await context.tokens.signVisitor({ ...ids, identified: false, claims: {} }));
  const { body } = await visitor.post("/v2/chat", { agent_id: agent.id, message: "Where is my lamp?" });
  const chatId: string = body.chat_id;
  await change(sql`UPDATE chats SET page_url = 'https://shop.example/lamps' WHERE id = ${parseId("chat", chatId)}`);
  const left = async (more: Record<string, string>) => {
    const response = await visitor.post("/v2/leads", { agent_id: agent.id, chat_id: chatId, fields: more });
    assert.ok(response.status < 300, JSON.stringify(response.body));
  };
  await left(fields);
  return { chatId, left };
}

test("who answers an assistant's chats gets what a visitor left by mail, with the way to the chat, once", async () => {
  const { chatId, left } = await leave({ email: "ada@example.org", message: "Please\nwrite" });
  const [mail, ...others] = await mailed();
  assert.deepEqual(
    [mail!.to, mail!.subject, others],
    [me.email, "Somebody left details with Shop", []],
    "nobody else answers them",
  );
  assert.ok(
    mail!.text.includes(
      `  email: ada@example.org\n  message: Please write\n  Page: https://shop.example/lamps\n  Chat: ${dashboardLink({ workspaceId, baseUrl: context.config.baseUrl }, `/inbox?chat=${chatId}`)}\n`,
    ),
    mail!.text,
  );
  assert.deepEqual(await mailed(), []);
  await later();
  assert.deepEqual(await mailed(), []);
  // What they add is news.
  await left({ email: "ada@example.org", message: "It is broken, too." });
  assert.match((await mailed())[0]!.text, /It is broken, too\./);
});

test("of many who come there is one mail in five minutes; what members note down, or is old, is none", async () => {
  await later();
  await leave({ email: "one@example.org" });
  assert.equal((await mailed()).length, 1);
  await leave({ email: "two@example.org" });
  await leave({ email: "three@example.org" });
  assert.deepEqual(await mailed(), []);
  await later();
  const [mail] = await mailed();
  assert.equal(mail!.subject, "2 people left details with Shop");
  assert.match(mail!.text, /two@example\.org[\s\S]*three@example\.org/);
  await owner.post("/v2/leads", { agent_id: agent.id, fields: { email: "noted@example.org" } });
  await later();
  assert.deepEqual(await mailed(), []);
  await leave({ email: "old@example.org" });
  await change(sql`UPDATE leads SET updated_at = updated_at - interval '2 days' WHERE announced_at IS NULL`);
  assert.deepEqual(await mailed(), []);
});

test("support is told before owners, and who wants no such mail gets none", async () => {
  const { body: invitation } = await owner.post("/v2/invitations", { email: "sam@example.com", role: "support" });
  const accepting = { token: invitation.token, name: "Sam", password: "a long enough password" };
  const sam = as((await as(undefined).post("/v2/invitations/accept", accepting)).body.token);
  const toWhom = async () => {
    await later();
    await leave({ email: `${newId()}@example.org` });
    return (await mailed()).map(({ to }) => to);
  };
  assert.deepEqual(await toWhom(), ["sam@example.com"]);
  const { status, body } = await sam.request("PATCH", "/v2/me", { chat_mails: false });
  assert.deepEqual([status, body.chat_mails, body.name], [200, false, "Sam"]);
  assert.equal((await sam.get("/v2/me")).body.chat_mails, false);
  assert.deepEqual(await toWhom(), [me.email], "somebody hears of it");
  await owner.request("PATCH", "/v2/me", { chat_mails: false });
  assert.deepEqual(await toWhom(), []);
});
