import assert from "node:assert/strict";
import { test } from "node:test";
import type { Mail } from "../../ports/mailer.ts";
import { OWNER, withTestServer } from "../../testing/test-server.ts";
import { tellLimits } from "./tell-limits.ts";

const { owner, context } = await withTestServer();
const workspace = (await owner.get("/v2/me")).body.workspace_id as string;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const sent: Mail[] = [];
const mailing = { ...context, mailer: { send: async (mail: Mail) => void sent.push(mail) } };

const setLimits = (limits: object) => owner.request("PATCH", `/v2/workspaces/${workspace}`, { limits });
const ask = () => owner.post("/v2/chat", { agent_id: agent.id, message: "Hello?" });
/** What was told since, oldest first. */
async function told() {
  await tellLimits(mailing);
  const { body } = await owner.get("/v2/events?limit=100");
  const events = body.data as { type: string; data: { limit: string; used: number; most: number } }[];
  const own = events.filter(({ type }) => type.startsWith("limit.")).toReversed();
  return own.map(({ type, data: { limit, used, most } }) => `${type} ${limit} ${used}/${most}`);
}

test("a limit that is nearly used is told once, and once more when it is reached, by mail too", async () => {
  await setLimits({ chats_per_month: 5 });
  for (let chats = 0; chats < 3; chats++) await ask();
  assert.deepEqual(await told(), []);
  assert.deepEqual((await owner.get("/v2/usage")).body.used_limits, []);
  await ask();
  assert.deepEqual(await told(), ["limit.near chats_per_month 4/5"]);
  assert.deepEqual(await told(), ["limit.near chats_per_month 4/5"], "once");
  assert.equal(sent.length, 0);
  const [near] = (await owner.get("/v2/usage")).body.used_limits;
  assert.deepEqual(near, { limit: "chats_per_month", agent_id: null, used: 4, most: 5, state: "near" });
  await ask();
  const both = ["limit.near chats_per_month 4/5", "limit.reached chats_per_month 5/5"];
  assert.deepEqual(await told(), both);
  assert.deepEqual(await told(), both, "once");
  assert.deepEqual(
    sent.map(({ to }) => to),
    [OWNER.email],
  );
  assert.match(sent[0]!.subject, /the limit of 5 chats a month is reached$/);
  assert.match(sent[0]!.text, new RegExp(`/settings/workspace\\?workspace=${workspace}\\n`));
});

test("a raised limit is another one, and an assistant's own says whose it is", async () => {
  sent.length = 0;
  await setLimits({ chats_per_month: 6, agent_chats_per_month: 5 });
  const now = (await told()).slice(2);
  assert.deepEqual(now, ["limit.reached agent_chats_per_month 5/5", "limit.near chats_per_month 5/6"]);
  assert.match(sent[0]!.subject, /, Shop: the limit of 5 chats/);
  await setLimits({ chats_per_month: 0, agent_chats_per_month: null });
  assert.equal((await told()).length, 4, "nothing at all is what somebody chose");
});
