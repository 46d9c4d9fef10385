import assert from "node:assert/strict";
import { test } from "node:test";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { loadGuide } from "./welcome-owner.ts";

const { context, owner, stranger } = await withTestServer();
const { body: own } = await owner.get("/v2/workspaces");
const live = own.data.find(({ kind }: { kind: string }) => kind === "live");
const trial = own.data.find(({ kind }: { kind: string }) => kind === "test");

test("an account has a live and a test workspace, and nobody else sees them", async () => {
  assert.deepEqual(own.data.map(({ kind }: { kind: string }) => kind).sort(), ["live", "test"]);
  assert.equal((await stranger.get(`/v2/workspaces/${live.id}`)).status, 404);
  assert.equal((await stranger.request("PATCH", `/v2/workspaces/${live.id}`, { name: "Mine" })).status, 404);
  assert.equal((await stranger.post(`/v2/workspaces/${trial.id}/sample_data`)).status, 404);
});

test("sample data fills the test workspace alone, once, and its assistant answers", async () => {
  assert.equal((await owner.post(`/v2/workspaces/${live.id}/sample_data`)).body.code, "not_a_test_workspace");
  const { status, body } = await owner.post(`/v2/workspaces/${trial.id}/sample_data`);
  assert.equal(status, 201, JSON.stringify(body));
  assert.deepEqual((await owner.post(`/v2/workspaces/${trial.id}/sample_data`)).body, body);
  await context.queue.drain();
  const inTest = { "x-workspace-id": trial.id };
  const answer = await owner.post(
    "/v2/chat",
    { agent_id: body.agent_id, message: "What does an electric bicycle cost?" },
    inTest,
  );
  assert.match(answer.body.content, /34 euros/);
  assert.equal(answer.headers.get("x-workspace-id"), trial.id);
  assert.equal((await owner.get("/v2/chats", inTest)).body.data.length, body.chats + 1);
  assert.equal((await owner.get(`/v2/agents/${body.agent_id}`)).status, 404);
});

test("sample data holds something of everything that chats lead to, and no more of it when made again", async () => {
  const inTest = { "x-workspace-id": trial.id };
  const list = async (path: string) =>
    (await owner.get(`${path}${path.includes("?") ? "&" : "?"}limit=100`, inTest)).body.data;
  for (let times = 0; times < 2; times++) {
    const { body } = await owner.post(`/v2/workspaces/${trial.id}/sample_data`);
    const counts = [];
    for (const path of ["/v2/leads", "/v2/handoffs", "/v2/feedback"]) counts.push((await list(path)).length);
    assert.deepEqual(counts, [body.leads, body.handoffs, body.feedback]);
    assert.ok(counts.every((count) => count > 0));
    const [gap, ...others] = await list("/v2/stats/gaps");
    assert.deepEqual([gap.question, gap.asked, gap.visitors, others], ["Do you sell helmets for dogs?", 2, 2, []]);
  }
  const [lead] = await list("/v2/leads");
  assert.match(lead.fields.email, /@example\.com$/);
  assert.ok(lead.consent.text && lead.chat_id && lead.visitor_id);
  assert.deepEqual((await list("/v2/chats?status=waiting_for_human")).length, 1);
  assert.deepEqual((await owner.get("/v2/leads")).body.data, [], "nothing goes into the live workspace");
});

test("retention and limits are changed by part, and stale changes are refused", async () => {
  const path = `/v2/workspaces/${live.id}`;
  const { headers } = await owner.get(path);
  const changed = await owner.request("PATCH", path, { retention: { chats_days: 90 } });
  assert.deepEqual(changed.body.retention, { chats_days: 90, visitors_days: null, logs_days: null });
  const limited = await owner.request("PATCH", path, { limits: { sources: 2 } });
  assert.equal(limited.body.retention.chats_days, 90);
  const stale = await owner.request("PATCH", path, { name: "X" }, { "if-match": headers.get("etag")! });
  assert.equal(stale.status, 412);
  assert.equal((await owner.request("PATCH", path, { kind: "test" })).status, 422);
});

test("limits hold, and what is used is shown", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "A" });
  const add = (title: string) => owner.post("/v2/sources", { type: "text", title, text: "Text.", agent_id: agent.id });
  assert.deepEqual([(await add("1")).status, (await add("2")).status], [201, 201]);
  const third = await add("3");
  assert.deepEqual([third.status, third.body.code], [409, "quota_exceeded"]);
  await owner.request("PATCH", `/v2/workspaces/${live.id}`, { limits: { sources: null, agent_chats_per_month: 1 } });
  const ask = () => owner.post("/v2/chat", { agent_id: agent.id, message: "Hello" });
  const first = await ask();
  assert.equal(first.status, 200);
  const second = await ask();
  assert.deepEqual([second.status, second.body.code], [429, "chat_quota_exceeded"]);
  assert.ok(Number(second.headers.get("retry-after")) > 0);
  const on = await owner.post("/v2/chat", { agent_id: agent.id, chat_id: first.body.chat_id, message: "Thanks" });
  assert.equal(on.status, 200);
  const { body: usage } = await owner.get("/v2/usage");
  assert.deepEqual(usage.sources, { used: 2, limit: null });
  assert.deepEqual(usage.chats, { used: 1, limit: null });
  assert.deepEqual(usage.agents[0].chats, { used: 1, limit: 1 });
});

test("the guide that a first start loads answers the questions that it suggests, from the right place", async () => {
  const { body } = await stranger.get("/v2/workspaces");
  const workspaceId = parseId("workspace", body.data.find(({ kind }: { kind: string }) => kind === "live").id)!;
  const guide = await loadGuide(context, workspaceId);
  await guide.whenRead(20);
  const agent = (await stranger.get(`/v2/agents/${formatId("agent", guide.agentId)}`)).body;
  const answers = [
    /Add a file by dropping it on the page/,
    /shows the closest pages instead of guessing/,
    /put one script tag/,
  ];
  for (const [index, question] of agent.starter_questions.entries()) {
    const { body: answer } = await stranger.post("/v2/chat", { agent_id: agent.id, message: question });
    assert.match(answer.content, answers[index]!, question);
    assert.equal(answer.answered, true);
  }
});
