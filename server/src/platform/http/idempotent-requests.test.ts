import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import sql from "sql-template-tag";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, as, url } = await withTestServer();
const workspaceId = (await owner.get("/v2/me")).body.workspace_id as string;

const create = (name: string, key: string, client = owner) =>
  client.post("/v2/agents", { name }, { "idempotency-key": key });

test("a repeated POST answers the same again, with its headers, and creates nothing", async () => {
  const key = randomUUID();
  const first = await create("Once", key);
  const second = await create("Once", key);
  assert.deepEqual([second.status, second.body], [201, first.body]);
  assert.equal(second.headers.get("location"), first.headers.get("location"));
  assert.equal(second.headers.get("etag"), first.headers.get("etag"));
  assert.equal(second.headers.get("idempotent-replayed"), "true");
  assert.match(second.headers.get("access-control-expose-headers")!, /\bidempotent-replayed\b/, "for pages, too");
  const { body } = await owner.get("/v2/agents?q=Once");
  assert.equal(body.data.length, 1);
});

test("the order of the fields doesn't matter, another body does", async () => {
  const key = randomUUID();
  const send = (body: object) => owner.post("/v2/agents", body, { "idempotency-key": key });
  const first = await send({ name: "A", prompt: "B" });
  assert.equal((await send({ prompt: "B", name: "A" })).body.id, first.body.id);
  const other = await send({ name: "Other", prompt: "B" });
  assert.deepEqual([other.status, other.body.code], [422, "idempotency_key_reused"]);
});

test("a refused request is refused the same way again", async () => {
  const key = randomUUID();
  const send = () => owner.post("/v2/agents", { name: "A", model: "nope" }, { "idempotency-key": key });
  assert.equal((await send()).body.code, "unknown_model");
  const again = await send();
  assert.deepEqual([again.status, again.headers.get("idempotent-replayed")], [422, "true"]);
});

test("of many at once only one creates; the others hear that it is under way, or its answer", async () => {
  const key = randomUUID();
  const results = await Promise.all(Array.from({ length: 8 }, () => create("Together", key)));
  for (const { status, body } of results)
    assert.ok(status === 201 || (status === 409 && body.code === "request_in_flight"), JSON.stringify(body));
  assert.equal((await owner.get("/v2/agents?q=Together")).body.data.length, 1);
});

test("keys of other credentials and other paths are other keys", async () => {
  const key = randomUUID();
  const { body } = await owner.post("/v2/api_keys", { name: "K", scopes: ["agents:write"] });
  const first = await create("Mine", key);
  const second = await create("Mine", key, as(body.key));
  assert.notEqual(first.body.id, second.body.id);
  assert.equal((await owner.post("/v2/brands", { name: "Mine" }, { "idempotency-key": key })).status, 201);
});

test("a secret is not stored: its repeat says that it was shown", async () => {
  const key = randomUUID();
  const send = () =>
    owner.post("/v2/api_keys", { name: "Secret", scopes: ["agents:read"] }, { "idempotency-key": key });
  const first = await send();
  assert.equal(first.status, 201);
  const second = await send();
  assert.deepEqual([second.status, second.body.code], [409, "secret_already_shown"]);
  const stored = await context.database.inWorkspace(
    (await context.database.unscoped((tx) => tx.query<{ id: string }>(sql`SELECT id FROM workspaces`)))[0]!.id,
    (transaction) => transaction.query<{ all: string }>(sql`SELECT r::text AS all FROM idempotency_records r`),
  );
  assert.equal(
    stored.some((row) => row.all.includes(first.body.key)),
    false,
  );
});

test("an upload is compared by its fields and bytes, not by its boundary", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Uploads" });
  const key = randomUUID();
  const send = async (content: string) => {
    const form = new FormData();
    form.set("agent_id", agent.id);
    form.set("type", "document");
    form.set("file", new File([content], "terms.txt", { type: "text/plain" }));
    const response = await fetch(`${url}/v2/sources`, {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${owner.token}`, "idempotency-key": key },
    });
    return { status: response.status, body: (await response.json()) as { id: string; code: string } };
  };
  const first = await send("Refunds take 14 days.");
  const second = await send("Refunds take 14 days.");
  assert.deepEqual([first.status, second.status, second.body.id], [201, 201, first.body.id]);
  assert.equal((await send("Refunds take 15 days.")).body.code, "idempotency_key_reused");
});

test("a question in flight is joined, streamed or not, and a finished one answers the same", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Chats" });
  await owner.upload({ name: "a.txt", content: "Refunds take 14 days." }, { agent_id: agent.id });
  const key = randomUUID();
  const ask = (stream: boolean) =>
    owner.post(
      "/v2/chat",
      { agent_id: agent.id, message: "How long do refunds take?", stream },
      { "idempotency-key": key },
    );
  const [first, second, streamed] = await Promise.all([ask(false), ask(false), ask(true)]);
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.equal(second.body.id, first.body.id);
  assert.ok(String(streamed.body).includes(first.body.id));
  const later = await ask(false);
  assert.deepEqual([later.body.id, later.body.content], [first.body.id, first.body.content]);
  assert.ok(String((await ask(true)).body).includes(first.body.id));
  assert.equal((await owner.get(`/v2/chats?agent_id=${agent.id}`)).body.data.length, 1);
  const other = await owner.post(
    "/v2/chat",
    { agent_id: agent.id, message: "Something else?" },
    { "idempotency-key": key },
  );
  assert.equal(other.body.code, "idempotency_key_reused");
});

test("a key that a dead process holds is free again, and one of yesterday too", async () => {
  const key = randomUUID();
  const first = await create("Held", key);
  const { parseId } = await import("../ids/identifiers.ts");
  const id = parseId("workspace", workspaceId)!;
  await context.database.inWorkspace(id, (transaction) =>
    transaction.query(sql`
      UPDATE idempotency_records SET response_status = NULL, held_until = now() - interval '1 second' WHERE key = ${key}`),
  );
  const second = await create("Held", key);
  assert.notEqual(second.body.id, first.body.id);
  await context.database.inWorkspace(id, (transaction) =>
    transaction.query(sql`UPDATE idempotency_records SET created_at = now() - interval '25 hours' WHERE key = ${key}`),
  );
  assert.notEqual((await create("Held", key)).body.id, second.body.id);
});

test("a key that is too long or has strange characters is refused", async () => {
  for (const key of ["x".repeat(256), "two words"]) assert.equal((await create("A", key)).status, 422, key);
});
