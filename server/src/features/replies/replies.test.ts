import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, stranger, as } = await withTestServer();
const { body: brand } = await owner.post("/v2/brands", { name: "Outdoor" });
const { body: agent } = await owner.post("/v2/agents", { name: "Tents", brand_id: brand.id });
const { body: other } = await owner.post("/v2/agents", { name: "Books" });

async function join(role: string, grants?: object) {
  const email = `${role}${grants ? "-limited" : ""}@example.com`;
  const { body: invitation } = await owner.post("/v2/invitations", { email, role, ...(grants ? { grants } : {}) });
  const accepted = { token: invitation.token, name: role, password: "a long enough password" };
  return as((await as(undefined).post("/v2/invitations/accept", accepted)).body.token);
}

const made = async (body: object, client: Pick<typeof owner, "post"> = owner) => {
  const response = await client.post("/v2/replies", body);
  assert.equal(response.status, 201, JSON.stringify(response.body));
  return response.body as { id: string; shortcut: string | null };
};
const listed = async (query = "", client: Pick<typeof owner, "get"> = owner) => {
  const { status, body } = await client.get(`/v2/replies${query}`);
  assert.equal(status, 200, JSON.stringify(body));
  return body.data.map(({ id }: { id: string }) => id);
};

const everywhere = await made({ title: "Hello", text: "Hello, how can I help?", shortcut: "hello" });
const ofBrand = await made({ title: "Zips", text: "We repair zips for free.", brand_id: brand.id });
const ofAgent = await made({ title: "Poles", text: "Poles are sold apart.", shortcut: "hello", agent_id: agent.id });
const ofOther = await made({ title: "Returns", text: "Books go back by post.", agent_id: other.id });

test("a reply is in one library, and an assistant's people find those of its libraries", async () => {
  assert.deepEqual(await listed(), [ofOther.id, ofAgent.id, ofBrand.id, everywhere.id]);
  assert.deepEqual(await listed(`?agent_id=${agent.id}`), [ofAgent.id, ofBrand.id, everywhere.id]);
  assert.deepEqual(await listed(`?agent_id=${other.id}&limit=1`), [ofOther.id]);
  assert.deepEqual(await listed("?q=ZIPS"), [ofBrand.id]);
  const both = await owner.post("/v2/replies", { title: "T", text: "T", agent_id: agent.id, brand_id: brand.id });
  assert.deepEqual([both.status, both.body.errors[0].pointer], [422, "/brand_id"]);
  assert.equal((await owner.post("/v2/replies", { title: "T", text: "T", agent_id: "agent_x" })).status, 404);
  for (const wrong of [
    { title: " ", text: "T" },
    { title: "T", text: "" },
    { title: "T", text: "T", shortcut: "A b" },
  ])
    assert.equal((await owner.post("/v2/replies", wrong)).status, 422, JSON.stringify(wrong));
  const taken = await owner.post("/v2/replies", { title: "T", text: "T", shortcut: "hello" });
  assert.deepEqual([taken.status, taken.body.code], [409, "name_taken"]);
  assert.equal((await stranger.get(`/v2/replies/${everywhere.id}`)).status, 404);
  assert.deepEqual(await listed("", stranger), []);
});

test("who answers reads replies, editors write them, and who is limited changes their own libraries alone", async () => {
  const support = await join("support", { agent_ids: [agent.id] });
  assert.deepEqual(await listed("", support), [ofAgent.id, ofBrand.id, everywhere.id]);
  assert.equal((await support.post("/v2/replies", { title: "T", text: "T", agent_id: agent.id })).status, 403);
  const editor = await join("editor", { agent_ids: [agent.id] });
  const own = await made({ title: "Own", text: "Own.", agent_id: agent.id }, editor);
  assert.equal((await editor.request("PATCH", `/v2/replies/${own.id}`, { text: "Mine." })).body.text, "Mine.");
  assert.equal((await editor.post("/v2/replies", { title: "T", text: "T" })).status, 403);
  for (const { id } of [everywhere, ofBrand])
    assert.equal((await editor.request("PATCH", `/v2/replies/${id}`, { text: "Mine." })).status, 403);
  assert.equal((await editor.get(`/v2/replies/${ofOther.id}`)).status, 404);
  assert.equal((await editor.request("DELETE", `/v2/replies/${own.id}`)).status, 204);
});

test("a reply is changed by its version, deleted, and comes back unless its shortcut was taken", async () => {
  const { id } = await made({ title: "Bye", text: "Have a good day!", shortcut: "bye" });
  const path = `/v2/replies/${id}`;
  const etag = (await owner.get(path)).headers.get("etag")!;
  const changed = await owner.request("PATCH", path, { shortcut: "goodbye" }, { "if-match": etag });
  assert.deepEqual([changed.body.shortcut, changed.body.title], ["goodbye", "Bye"]);
  assert.equal((await owner.request("PATCH", path, { title: "T" }, { "if-match": etag })).status, 412);
  assert.equal((await owner.request("DELETE", path)).status, 204);
  assert.equal((await owner.get(path)).status, 404);
  assert.deepEqual((await owner.get("/v2/deleted?kind=reply")).body.data[0].name, "Bye");
  const second = await made({ title: "Second", text: "Bye.", shortcut: "goodbye" });
  assert.equal((await owner.post(`${path}/restore`)).status, 409);
  await owner.request("PATCH", `/v2/replies/${second.id}`, { shortcut: null });
  assert.equal((await owner.post(`${path}/restore`)).status, 200);
  assert.equal((await owner.get(path)).body.shortcut, "goodbye");
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${id}`);
  const actions = log.data.map(({ action }: { action: string }) => action);
  assert.deepEqual(actions, ["reply.restored", "reply.deleted", "reply.updated", "reply.created"]);
});
