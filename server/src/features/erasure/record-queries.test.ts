import assert from "node:assert/strict";
import { test } from "node:test";
import type { Transaction } from "../../platform/database/database.ts";
import { claimKey, findRecord, storeResponse } from "../../platform/http/idempotency-queries.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { deleteResponsesNaming } from "./record-queries.ts";

const { context, owner } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const run = <Result>(work: (transaction: Transaction) => Promise<Result>) =>
  context.database.inWorkspace(workspaceId, work);

async function respondAfterErasureOf(erasedId: string, body: string) {
  const key = { credential: "key", path: "/v2/leads", key: newId(), requestHash: "hash" };
  assert.ok(await run((transaction) => claimKey(transaction, workspaceId, key)));
  await run((transaction) => deleteResponsesNaming(transaction, workspaceId, [erasedId]));
  const response = { status: 201, headers: { etag: "1" }, body, hadSecret: false };
  await run((transaction) => storeResponse(transaction, workspaceId, key, response));
  const record = await run((transaction) => findRecord(transaction, workspaceId, key));
  return { key, record };
}

test("a response that is stored after what it names was erased keeps nothing, and its key is free", async () => {
  const id = formatId("lead", newId());
  const { key, record } = await respondAfterErasureOf(id, JSON.stringify({ id, name: "Ada" }));
  assert.deepEqual([record?.response_status, record?.response_headers, record?.response_body], [null, null, null]);
  assert.ok(await run((transaction) => claimKey(transaction, workspaceId, key)));
});

test("a response that names something else is kept", async () => {
  const body = JSON.stringify({ id: formatId("lead", newId()) });
  const { record } = await respondAfterErasureOf(formatId("lead", newId()), body);
  assert.deepEqual([record?.response_status, record?.response_body], [201, body]);
});
