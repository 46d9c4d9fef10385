import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { until } from "../../testing/open-chat.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { linesWith, readAllFiles, readWholeWorkspace } from "../../testing/whole-workspace.ts";
import { lockGaps } from "../statistics/index.ts";
import { purgeDeleted } from "./purge-deleted.ts";

const { context, owner } = await withTestServer();
const DAY_MS = 86_400_000;
const WORDS = /axolotl/i;
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const isLeft = async () => linesWith(await readWholeWorkspace(context, workspaceId), WORDS);

async function purgeAfter(days: number) {
  await purgeDeleted({ ...context, clock: { now: () => Date.now() + days * DAY_MS } });
  await context.queue.drain();
}

test("what was deleted stays restorable for 30 days, and is gone from every table, segment and file after them", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Axolotl brand" });
  const { body: agent } = await owner.post("/v2/agents", { name: "Axolotl agent", brand_id: brand.id });
  const { body: shop } = await owner.post("/v2/agents", { name: "Shop" });
  const text = { name: "axolotl.md", content: "# Axolotl\n\nThe axolotl eats worms." };
  const { body: source } = await owner.upload(text, { agent_id: agent.id });
  const imported = new FormData();
  imported.set("agent_id", agent.id);
  imported.set("file", new File(["question,answer\nWhere is it?,\nWho?,It.\n"], "axolotl.csv"));
  const { body: brought } = await owner.request("POST", "/v2/imports", imported, { prefer: "wait=30" });
  assert.equal(brought.status, "completed");
  const ask = { agent_id: agent.id, message: "What does the axolotl eat?", visitor: { id: "axolotl-friend" } };
  const { body: answer } = await owner.post("/v2/chat", ask, { "idempotency-key": "axolotl" });
  assert.equal(answer.answered, true);
  await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive", comment: "Axolotl!" });
  const fields = { name: "Axel Axolotl", email: "axolotl@example.com" };
  const { body: lead } = await owner.post("/v2/leads", { agent_id: shop.id, fields });
  await owner.post("/v2/leads", { agent_id: agent.id, fields });
  const { body: chat } = await owner.post("/v2/chat", { agent_id: shop.id, message: "An axolotl?" });
  const { body: tool } = await owner.post("/v2/tools", {
    name: "axolotl",
    description: "Axolotl.",
    kind: "http",
    parameters: { type: "object" },
    url: "https://example.com/axolotl",
  });
  const { body: hook } = await owner.post("/v2/webhooks", { url: "https://example.com/axolotl", events: ["*"] });
  const { body: check } = await owner.post(`/v2/agents/${shop.id}/checks`, {
    question: "What do axolotls cost?",
    expect: { abstains: true },
  });
  const { body: page } = await owner.post(`/v2/agents/${shop.id}/deployments`, { kind: "page", name: "Axolotl fair" });
  const { body: domain } = await owner.post("/v2/domains", {
    hostname: "axolotl.example.com",
    agent_id: shop.id,
    deployment_id: page.id,
  });
  await owner.request("PATCH", `/v2/leads/${lead.id}`, { notes: "Likes the axolotl." });
  const paths = [
    `/v2/sources/${source.id}`,
    `/v2/agents/${agent.id}`,
    `/v2/brands/${brand.id}`,
    `/v2/leads/${lead.id}`,
    `/v2/chats/${chat.chat_id}`,
    `/v2/tools/${tool.id}`,
    `/v2/webhooks/${hook.id}`,
    `/v2/agents/${shop.id}/checks/${check.id}`,
    `/v2/domains/${domain.id}`,
    `/v2/agents/${shop.id}/deployments/${page.id}`,
  ];
  for (const path of paths) assert.ok((await owner.request("DELETE", path)).status < 300, path);

  await purgeAfter(29);
  assert.equal((await owner.post(`/v2/leads/${lead.id}/restore`)).status, 200);
  assert.equal((await owner.get(`/v2/leads/${lead.id}`)).body.fields.name, "Axel Axolotl");
  await owner.request("DELETE", `/v2/leads/${lead.id}`);
  assert.equal((await owner.get("/v2/deleted")).body.data.length, paths.length);

  await purgeAfter(31);
  // A deleted assistant still named its brand. Its erasure may have given way once, and goes on in a moment.
  const isErased = async () => {
    const { body } = await owner.get("/v2/erasures");
    return body.data.every(({ status }: { status: string }) => status === "completed");
  };
  await until(isErased, "what was begun is erased");
  await purgeAfter(31);
  const audit = /^audit_events: .*(tool|webhook|brand|check|domain|deployment)\.(created|deleted|updated)/;
  assert.deepEqual(
    (await isLeft()).filter((line) => !audit.test(line)),
    [],
  );
  for (const [sha256, content] of await readAllFiles(context)) assert.doesNotMatch(content, WORDS, sha256);
  assert.deepEqual((await owner.get("/v2/deleted")).body.data, []);
  const { body: receipts } = await owner.get("/v2/erasures");
  assert.deepEqual(
    receipts.data.map(({ kind, origin, status }: Record<string, string>) => [kind, origin, status]).sort(),
    [
      ["agent", "age", "completed"],
      ["source", "age", "completed"],
    ],
  );
  const agentReceipt = receipts.data.find(({ kind }: { kind: string }) => kind === "agent");
  assert.deepEqual([agentReceipt.erased.chats, agentReceipt.erased.messages, agentReceipt.erased.leads], [1, 2, 1]);
  const { body: log } = await owner.get("/v2/audit_events?action=lead.purged");
  assert.equal(log.data[0].actor.kind, "system");
  assert.equal((await owner.get(`/v2/agents/${shop.id}`)).status, 200);
  await purgeAfter(31);
});

test("every table with rows of an assistant is one that its purge reaches", async () => {
  const { rows } = await context.database.owner.query(`
    SELECT DISTINCT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'agent_id' ORDER BY 1`);
  const byKey = ["agent_questions", "deployments", "domains"];
  const byChat = ["chat_notes", "feedback", "handoffs", "messages"];
  const known = [
    "agent_checks",
    "agent_versions",
    "api_keys",
    "chats",
    "check_results",
    "gaps",
    "identity_secrets",
    "imports",
    "leads",
  ];
  // Counted anew from what is left, as rollups.test.ts sees.
  const byCount = ["report_days"];
  const others = ["model_spend", "replies", "source_agents", "sources", "tools", "visitors"];
  const all = rows.map(({ name }) => String(name));
  assert.deepEqual(
    all,
    [...byKey, ...byChat, ...known, ...byCount, ...others].filter((name) => all.includes(name)).sort(),
  );
  assert.ok(all.length >= 14);
});

test("a chat is purged while its visitor is erased, without either giving way", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Is there an olm?" });
  await owner.request("DELETE", `/v2/chats/${answer.chat_id}`);
  const held = await holdOpen(context.database, workspaceId, (transaction) => lockGaps(transaction, workspaceId));
  const purging = purgeAfter(31);
  await held.untilAwaited();
  await held.also((transaction) =>
    transaction.query(sql`SELECT FROM chats WHERE workspace_id = ${workspaceId} ORDER BY id FOR UPDATE`),
  );
  await held.end();
  await purging;
  assert.deepEqual(linesWith(await readWholeWorkspace(context, workspaceId), /an olm/), []);
});
