import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { applyRetention } from "./apply-retention.ts";

const { context, owner } = await withTestServer();
const DAY_MS = 86_400_000;
const workspace = (await owner.get("/v2/me")).body.workspace_id as string;
const workspaceId = parseId("workspace", workspace)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: agent.id });
await owner.post("/v2/webhooks", { url: "https://example.com/hook", events: ["*"] });

async function visit(id: string) {
  const ask = { agent_id: agent.id, message: "How long do refunds take?", visitor: { id } };
  const { body } = await owner.post("/v2/chat", ask);
  const chat = (await owner.get(`/v2/chats/${body.chat_id}`)).body;
  return { chat: `/v2/chats/${body.chat_id}`, visitor: `/v2/visitors/${chat.visitor_id}` };
}

async function retain(retention: object, days: number) {
  assert.equal((await owner.request("PATCH", `/v2/workspaces/${workspace}`, { retention })).status, 200);
  await applyRetention({ ...context, clock: { now: () => Date.now() + days * DAY_MS } });
}

const statusOf = async (path: string) => (await owner.get(path)).status;
const rowsOf = async (table: "audit_events" | "events" | "webhook_deliveries") => {
  const [row] = await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query<{ rows: number }>(sql`
      SELECT count(*)::int AS rows FROM ${sql([table])} r WHERE to_jsonb(r) ->> 'action' IS DISTINCT FROM 'audit.trimmed'`),
  );
  return row!.rows;
};

test("nothing goes while no age is set, nor a day before its time", async () => {
  const ada = await visit("ada");
  await retain({}, 4000);
  assert.deepEqual([await statusOf(ada.chat), await statusOf(ada.visitor)], [200, 200]);
  await retain({ chats_days: 30, visitors_days: 60, logs_days: 90 }, 29);
  assert.deepEqual([await statusOf(ada.chat), await statusOf(ada.visitor)], [200, 200]);
  assert.ok((await rowsOf("audit_events")) > 0 && (await rowsOf("webhook_deliveries")) > 0);
});

test("chats go by their last message, visitors by when they were last seen, logs by their own age: each alone", async () => {
  const grace = await visit("grace");
  await retain({ chats_days: 30, visitors_days: null, logs_days: null }, 31);
  assert.deepEqual([await statusOf(grace.chat), await statusOf(grace.visitor)], [404, 200]);

  const alan = await visit("alan");
  await retain({ chats_days: null, visitors_days: 30 }, 31);
  assert.deepEqual([await statusOf(alan.chat), await statusOf(alan.visitor)], [404, 404]);
  assert.equal(await statusOf(grace.visitor), 404);

  const kurt = await visit("kurt");
  const before = { audit: await rowsOf("audit_events"), deliveries: await rowsOf("webhook_deliveries") };
  assert.ok(before.audit > 0 && before.deliveries > 0);
  await retain({ visitors_days: null, logs_days: 30 }, 29);
  assert.ok((await rowsOf("audit_events")) >= before.audit);
  await retain({}, 31);
  assert.deepEqual(
    [await rowsOf("audit_events"), await rowsOf("events"), await rowsOf("webhook_deliveries")],
    [0, 0, 0],
  );
  assert.deepEqual([await statusOf(kurt.chat), await statusOf(kurt.visitor)], [200, 200]);
});

test("a long log goes to its end, in more than one batch, and again changes nothing", async () => {
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      INSERT INTO audit_events (workspace_id, id, actor_kind, actor_name, action, target_kind)
      SELECT ${workspaceId}, gen_random_uuid(), 'system', 'S', 'test.written', 'test' FROM generate_series(1, 1300)`),
  );
  await retain({ logs_days: 30 }, 31);
  await retain({}, 31);
  assert.equal(await rowsOf("audit_events"), 0);
});

for (const [what, kept] of [
  ["a chat in which", { chats_days: 30, visitors_days: null }],
  ["a visitor by whom", { chats_days: null, visitors_days: 30 }],
] as const)
  test(`${what} a question is being asked is not too old`, async () => {
    const { chat, visitor } = await visit(`${what} a question is late`);
    const chatId = parseId("chat", chat.split("/").at(-1)!);
    const setAge = (days: number) => sql`
      UPDATE chats SET updated_at = now() - make_interval(days => ${days}) WHERE workspace_id = ${workspaceId} AND id = ${chatId}`;
    await context.database.inWorkspace(workspaceId, async (transaction) => {
      await transaction.query(setAge(40));
      await transaction.query(
        sql`UPDATE visitors SET last_seen_at = now() - interval '40 days' WHERE workspace_id = ${workspaceId}`,
      );
    });
    const held = await holdOpen(context.database, workspaceId, (transaction) => transaction.query(setAge(0)));
    const retaining = retain({ logs_days: null, ...kept }, 0);
    await held.untilAwaited();
    await held.end();
    await retaining;
    assert.deepEqual([await statusOf(chat), await statusOf(visitor)], [200, 200]);
  });
