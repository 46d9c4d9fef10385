import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, as } = await withTestServer();
const workspace = (await owner.get("/v2/me")).body.workspace_id as string;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const usage = async () => (await owner.get("/v2/usage")).body;
const setLimits = async (limits: object) => {
  assert.equal((await owner.request("PATCH", `/v2/workspaces/${workspace}`, { limits })).status, 200);
};
const upload = (name: string, content: string) => owner.upload({ name, content }, { agent_id: agent.id });

test("uploads are counted by their bytes, and a larger file under the same name has to fit too", async () => {
  await upload("a.txt", "Refunds take 14 days.");
  const { upload_bytes: before } = await usage();
  assert.equal(before.used, 21);
  await setLimits({ upload_bytes: 50 });
  const refused = await upload("a.txt", "Refunds take 30 days. ".repeat(3));
  assert.deepEqual([refused.status, refused.body.code], [409, "quota_exceeded"]);
  assert.match(refused.body.detail, /upload_bytes \(50\)/);
  assert.equal((await upload("a.txt", "Refunds take 30 days, or more.")).status, 200);
  assert.deepEqual((await usage()).upload_bytes, { used: 30, limit: 50 });
  assert.equal((await upload("b.txt", "This is too much for what is left.")).status, 409);
  await setLimits({ upload_bytes: null });
});

test("pages and passages are those that answers use, also while a source is read anew, and what is deleted is not counted", async () => {
  const { body: source } = await upload("c.md", "# One\n\nFirst part.\n\n# Two\n\nSecond part.");
  const before = await usage();
  assert.ok(before.passages.used > before.pages.used || before.passages.used >= 2);
  await owner.post(`/v2/sources/${source.id}/refresh`);
  assert.deepEqual((await usage()).pages, before.pages);
  await owner.request("DELETE", `/v2/sources/${source.id}`);
  const after = await usage();
  assert.deepEqual([after.pages.used, after.sources.used], [before.pages.used - 1, before.sources.used - 1]);

  await setLimits({ sources: after.sources.used });
  const restored = await owner.post(`/v2/sources/${source.id}/restore`);
  assert.deepEqual([restored.status, restored.body.code], [409, "quota_exceeded"]);
  await setLimits({ sources: null });
  assert.equal((await owner.post(`/v2/sources/${source.id}/restore`)).status, 200);
});

test("an assistant's own limit of chats stops it alone, until the month ends", async () => {
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  const ask = (id: string, fields = {}) => owner.post("/v2/chat", { agent_id: id, message: "Hello?", ...fields });
  await setLimits({ agent_chats_per_month: 2 });
  const { body: first } = await ask(agent.id);
  await ask(agent.id);
  const refused = await ask(agent.id);
  assert.deepEqual([refused.status, refused.body.code], [429, "chat_quota_exceeded"]);
  const now = new Date();
  const left = (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1000;
  assert.ok(Math.abs(Number(refused.headers.get("retry-after")) - left) < 30);
  assert.equal((await ask(agent.id, { chat_id: first.chat_id })).status, 200, "a chat that was begun goes on");
  assert.equal((await ask(other.id)).status, 200);
  const used = (await usage()).agents.map(({ chats }: { chats: object }) => chats);
  assert.deepEqual(used, [
    { used: 1, limit: 2 },
    { used: 2, limit: 2 },
  ]);
  await setLimits({ agent_chats_per_month: null });
});

test("the workspace's limit of chats holds for visitors too, who see one assistant of several", async () => {
  const site = "https://shop.example";
  const made = async (name: string) => {
    const { body } = await owner.post("/v2/agents", { name, allowed_origins: [site] });
    await owner.post(`/v2/agents/${body.id}/publish`);
    const key = { name, kind: "publishable", agent_id: body.id, allowed_origins: [site] };
    return { id: body.id as string, key: (await owner.post("/v2/api_keys", key)).body.key as string };
  };
  const [first, second] = [await made("First"), await made("Second")];
  const ask = ({ id, key }: typeof first) =>
    as(key).post("/v2/chat", { agent_id: id, message: "Hello?" }, { origin: site });
  await setLimits({ chats_per_month: (await usage()).chats.used + 1 });
  assert.equal((await ask(first)).status, 200);
  const refused = await ask(second);
  assert.deepEqual([refused.status, refused.body.code], [429, "chat_quota_exceeded"]);
  const token = { publishable_key: second.key };
  const { body: visitor } = await as(undefined).post("/v2/visitor_tokens", token, { origin: site });
  const own = await as(visitor.token).post("/v2/chat", { agent_id: second.id, message: "Hello?" });
  assert.deepEqual([own.status, own.body.code], [429, "chat_quota_exceeded"]);
  const begun = await as(visitor.token).post("/v2/chats", { agent_id: second.id });
  assert.deepEqual([begun.status, begun.body.code], [429, "chat_quota_exceeded"]);

  const before = (await usage()).chats;
  assert.equal(before.used, before.limit);
  await owner.request("DELETE", `/v2/agents/${first.id}`);
  const { chats, agents, used_limits: reached } = await usage();
  assert.deepEqual(chats, before, "a deleted assistant's chats are used");
  assert.ok(agents.every(({ agent_id: id }: { agent_id: string }) => id !== first.id));
  assert.deepEqual([reached[0].limit, reached[0].state], ["chats_per_month", "reached"]);
  assert.equal((await ask(second)).status, 429);
  await setLimits({ chats_per_month: null });
  assert.equal((await ask(second)).status, 200);
});

test("the workspace's limits of knowledge hold for who is limited to one assistant", async () => {
  const { body: own } = await owner.post("/v2/agents", { name: "Own" });
  const invited = { email: "lou@example.com", role: "editor", grants: { agent_ids: [own.id] } };
  const { body: invitation } = await owner.post("/v2/invitations", invited);
  const accepted = { token: invitation.token, name: "Lou", password: "a long enough password" };
  const lou = as((await as(undefined).post("/v2/invitations/accept", accepted)).body.token);
  const add = (title: string) =>
    lou.post("/v2/sources", { type: "text", title, text: `${title} are here.`, agent_id: own.id });
  const { sources } = await usage();
  await setLimits({ sources: sources.used + 1 });
  assert.equal((await add("Parrots")).status, 201);
  const refused = await add("Budgies");
  assert.deepEqual([refused.status, refused.body.code], [409, "quota_exceeded"]);
  await setLimits({ sources: null });
  const { body: other } = await owner.get(`/v2/sources?agent_id=${own.id}`);
  assert.equal(other.data.length, 1);
  assert.equal((await lou.get(`/v2/agents/${agent.id}`)).status, 404, "and who counted sees no more than before");
});
