import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner } = await withTestServer();
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
