import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, stranger } = await withTestServer();

async function createAgent() {
  const { body } = await owner.post("/v2/agents", { name: "Shop", prompt: "Be brief." });
  return body as { id: string };
}

test("every change of an assistant is a version, and an older one can be published again", async () => {
  const { id } = await createAgent();
  await owner.request("PATCH", `/v2/agents/${id}`, { prompt: "Be kind." });
  await owner.request("PATCH", `/v2/agents/${id}`, { tone: "friendly" });
  await owner.post(`/v2/agents/${id}/publish`);
  const { body: rolledBack } = await owner.post(`/v2/agents/${id}/publish`, { version: 1 });
  assert.equal(rolledBack.published_version, 1);
  const { status, body } = await owner.get(`/v2/agents/${id}/versions?limit=2`);
  assert.equal(status, 200);
  assert.deepEqual(
    body.data.map((row: { version: number; prompt: string; published: boolean }) => [row.version, row.prompt]),
    [
      [3, "Be kind."],
      [2, "Be kind."],
    ],
  );
  const { body: rest } = await owner.get(`/v2/agents/${id}/versions?cursor=${body.pagination.next_cursor}`);
  assert.equal(rest.data.length, 1);
  assert.equal(rest.data[0].prompt, "Be brief.");
  const forge = (key: string) => {
    const [list, , row] = JSON.parse(Buffer.from(body.pagination.next_cursor, "base64url").toString());
    return Buffer.from(JSON.stringify([list, key, row])).toString("base64url");
  };
  for (const key of ["none", "1e999", "99999999999"])
    assert.equal((await owner.get(`/v2/agents/${id}/versions?cursor=${forge(key)}`)).body.code, "invalid_cursor");
  assert.equal(rest.data[0].published, true);
  assert.deepEqual((await owner.get(`/v2/agents/${id}/versions/1`)).body, rest.data[0]);
  assert.equal((await owner.get(`/v2/agents/${id}/versions/4`)).status, 404);
});

test("a duplicate answers from the same sources with the same settings", async () => {
  const { id } = await createAgent();
  await owner.upload({ name: "a.md", content: "Refunds take 14 days.\n" }, { agent_id: id, type: "document" });
  const { status, body: copy, headers } = await owner.post(`/v2/agents/${id}/duplicate`);
  assert.equal(status, 201);
  assert.equal(headers.get("location"), `/v2/agents/${copy.id}`);
  assert.equal(copy.name, "Shop (copy)");
  assert.equal(copy.prompt, "Be brief.");
  assert.equal(copy.status, "draft");
  const { body } = await owner.post("/v2/chat", { agent_id: copy.id, message: "How long do refunds take?" });
  assert.match(body.content, /Refunds take 14 days/);
});

test("another account can neither list the versions nor duplicate", async () => {
  const { id } = await createAgent();
  assert.equal((await stranger.get(`/v2/agents/${id}/versions`)).status, 404);
  assert.equal((await stranger.post(`/v2/agents/${id}/duplicate`)).status, 404);
});

test("publishing tells of another version that visitors reach, not of the one that they reach already", async () => {
  const { id } = await createAgent();
  const published = async () =>
    (await owner.get("/v2/events?type=agent.published&limit=100")).body.data
      .filter(({ data }: { data: { id: string } }) => data.id === id)
      .map(({ data }: { data: { published_version: number } }) => data.published_version);
  const publish = async (version?: number) =>
    assert.equal((await owner.post(`/v2/agents/${id}/publish`, version ? { version } : {})).status, 200);
  await publish();
  await publish();
  assert.deepEqual(await published(), [1]);
  await owner.request("PATCH", `/v2/agents/${id}`, { prompt: "Be brief." });
  await publish();
  await publish(1);
  await publish(1);
  assert.deepEqual(await published(), [1, 2, 1]);
  await owner.request("PATCH", `/v2/agents/${id}`, { status: "archived" });
  await publish(1);
  assert.deepEqual(await published(), [1, 1, 2, 1]);
});

test("an assistant in the archive keeps what was published, and a draft has nothing published", async () => {
  const { id } = await createAgent();
  await owner.post(`/v2/agents/${id}/publish`);
  const set = async (status: string) => (await owner.request("PATCH", `/v2/agents/${id}`, { status })).body;
  const archived = await set("archived");
  assert.deepEqual([archived.status, archived.published_version], ["archived", 1]);
  const draft = await set("draft");
  assert.deepEqual([draft.status, draft.published_version], ["draft", null]);
  assert.equal((await owner.request("PATCH", `/v2/agents/${id}`, { status: "published" })).status, 422);
});
