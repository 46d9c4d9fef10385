import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { verifyWebhook, type WebhookEvent } from "@citedesk/client";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import sql from "sql-template-tag";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { recoverAnswers } from "../chat/index.ts";
import { lookAfterHandoffs } from "../handoffs/index.ts";
import { tellLimits } from "../quotas/index.ts";
import { collectAllGaps } from "../statistics/index.ts";
import { EVENT_TYPES } from "./event-types.ts";
import { startReceiver } from "./testing/start-receiver.ts";

const { context, owner, url } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const receiver = await startReceiver();
const gone = await startReceiver(410);
after(() => Promise.all([receiver.close(), gone.close()]));
const change = (what: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));

/** Lets everything happen that there is an event for. */
async function liveThroughEverything(webhookId: string): Promise<void> {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body;
  const text = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
  await owner.post("/v2/sources", text, { prefer: "wait=30" });
  await owner.post("/v2/sources", { type: "website", url: "http://127.0.0.1:9" }, { prefer: "wait=30" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const answer = await ask("How long do refunds take?");
  for (const rating of ["positive", "negative"])
    await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating });
  const { body: lead } = await owner.post("/v2/leads", { agent_id: agent.id, fields: { name: "Ada" } });
  await owner.request("PATCH", `/v2/leads/${lead.id}`, { status: "qualified" });
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: answer.chat_id });
  await owner.post(`/v2/handoffs/${handoff.id}/claim`);
  await change(sql`UPDATE handoffs SET claimed_at = claimed_at - interval '1 day'`);
  await change(sql`UPDATE messages SET created_at = created_at - interval '1 day'`);
  await lookAfterHandoffs(context);
  await owner.post(`/v2/handoffs/${handoff.id}/claim`);
  await owner.post(`/v2/handoffs/${handoff.id}/resolve`);
  await owner.post(`/v2/handoffs/${handoff.id}/rate`, { rating: "positive" });
  for (const question of ["Do you sell parrots?", "Are parrots sold?"]) await ask(question);
  await collectAllGaps(context, 2);
  const { id } = await ask("How long do refunds take?");
  await change(sql`UPDATE messages SET status = 'streaming', completed_at = NULL WHERE id = ${parseId("message", id)}`);
  await recoverAnswers(context.database, 0);
  await owner.post("/v2/webhooks", { url: gone.url, events: ["chat.started"] });
  await ask("Hello!");
  const { chats, sources } = (await owner.get("/v2/usage")).body;
  const limits = { chats_per_month: chats.used + 1, sources: sources.used };
  await owner.request("PATCH", `/v2/workspaces/${formatId("workspace", workspaceId)}`, { limits });
  await tellLimits(context);
  await owner.post(`/v2/webhooks/${webhookId}/test`);
  for (let round = 0; round < 3; round++) await context.webhooks.dispatcher.drain();
}

test("every event of the contract can happen, arrives as its schema says, and none arrives that isn't there", async () => {
  const { body: webhook } = await owner.post("/v2/webhooks", { url: receiver.url, events: ["*"] });
  await liveThroughEverything(webhook.id);
  const contract = await (await fetch(`${url}/v2/openapi.json`)).json();
  const validator = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  validator.addSchema({ $id: "contract", ...contract });
  const arrived = new Map<string, WebhookEvent>();
  for (const { body, headers } of receiver.received) {
    const event = await verifyWebhook(body, headers, webhook.secret);
    arrived.set(event.type, event);
    const place = `contract#/webhooks/${event.type}/post/requestBody/content/application~1json/schema`;
    const check = validator.getSchema(place);
    assert.ok(check, `${event.type} is not in the contract`);
    assert.ok(check(event), `${event.type}: ${validator.errorsText(check.errors)}`);
  }
  assert.deepEqual([...arrived.keys()].toSorted(), Object.keys(contract.webhooks).toSorted());
  for (const type of arrived.keys()) {
    const { example } = contract.webhooks[type].post.requestBody.content["application/json"];
    const check = validator.getSchema(`contract#/webhooks/${type}/post/requestBody/content/application~1json/schema`)!;
    assert.ok(
      example?.type === type && check(example),
      `the example of ${type}: ${validator.errorsText(check.errors)}`,
    );
  }
  assert.deepEqual([...EVENT_TYPES, "webhook.test"].toSorted(), Object.keys(contract.webhooks).toSorted());
});

test("what the code records is an event of the contract", () => {
  const features = fileURLToPath(new URL("../", import.meta.url));
  const recorded = readdirSync(features, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...readFileSync(join(features, file), "utf8").matchAll(/recordEvent\([^;]*?"([a-z]+\.[a-z]+)"/g),
    ])
    .map(([, type]) => type!);
  assert.ok(recorded.length > 10, `only ${recorded.length} were found: the check is blind`);
  const known: readonly string[] = EVENT_TYPES;
  assert.deepEqual(
    recorded.filter((type) => !known.includes(type)),
    [],
  );
});
