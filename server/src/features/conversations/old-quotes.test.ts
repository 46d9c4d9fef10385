import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";
import { purgeDeleted } from "../deleted/index.ts";

const { context, owner } = await withTestServer();
const WAIT = { prefer: "wait=20" };
const DAY_MS = 86_400_000;

test("an earlier answer shows its quote after the text changed and after its source was deleted, until that is purged", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const fields = { type: "text", title: "Refunds", text: "Money back. Refunds take 14 days.", agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  const ask = { agent_id: agent.id, message: "How long do refunds take?" };
  const { body: answer } = await owner.post("/v2/chat", ask);
  const path = `/v2/messages/${answer.id}`;
  const assertQuoted = async (standing: "current" | "replaced" | "deleted") => {
    const { body: message } = await owner.get(path);
    assert.deepEqual([message.content, message.citations[0].status], [answer.content, standing]);
    const { status, body } = await owner.get(`${path}/citations/1`);
    assert.deepEqual([status, body.quote, body.document_version], [200, answer.citations[0].quote, 1]);
    assert.match(`${body.before}${body.quote}${body.after}`, /Refunds take 14 days\./);
    const { body: verified } = await owner.post(`${path}/verify`);
    assert.deepEqual([verified.passed, verified.citations[0].current], [true, standing === "current"]);
  };
  await assertQuoted("current");

  await owner.request("PATCH", `/v2/sources/${source.id}`, { text: "Money back. Refunds take 30 days." }, WAIT);
  assert.match((await owner.post("/v2/chat", ask)).body.content, /30 days/);
  await assertQuoted("replaced");
  await owner.request("DELETE", `/v2/sources/${source.id}`);
  assert.equal((await owner.post("/v2/chat", ask)).body.answered, false);
  await assertQuoted("deleted");
  const purgeAfter = async (days: number) => {
    await purgeDeleted({ ...context, clock: { now: () => Date.now() + days * DAY_MS } });
    await context.queue.drain();
  };
  await purgeAfter(29);
  await assertQuoted("deleted");

  await purgeAfter(31);
  const { status, body: gone } = await owner.get(`${path}/citations/1`);
  assert.deepEqual([status, gone.code], [410, "citation_erased"]);
  const { body: erased } = await owner.get(path);
  assert.deepEqual([erased.citations[0].status, erased.citations[0].quote], ["erased", null]);
  assert.equal((await owner.post(`${path}/verify`)).body.passed, true, "nothing is left to verify");
});
