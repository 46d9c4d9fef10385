import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../adapters/chat-model/testing/start-model-server.ts";
import { type TestResponse, withTestServer } from "../../testing/test-server.ts";

const model = await startModelServer({ protocol: "anthropic", models: ["claude-haiku-4-5"] });
after(() => model.close());
const { owner, as } = await withTestServer({ ANTHROPIC_BASE_URL: model.url, ANTHROPIC_API_KEY: "test" });
const HAIKU = "anthropic/claude-haiku-4-5";
const workspace = (await owner.get("/v2/me")).body.workspace_id as string;
const setLimits = async (limits: object) => {
  assert.equal((await owner.request("PATCH", `/v2/workspaces/${workspace}`, { limits })).status, 200);
};
const usage = async () => (await owner.get("/v2/usage")).body;
const SLOW = { kind: "slow", text: "Refunds take 14 days.[1]", firstPartMs: 1500, betweenPartsMs: 1 } as const;

async function createShop() {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop", model: HAIKU });
  await owner.upload({ name: "a.md", content: "# Refunds\n\nRefunds take 14 days.\n" }, { agent_id: agent.id });
  const ask = (): Promise<TestResponse> =>
    owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  return { id: agent.id as string, ask };
}

for (const limit of ["agent_spend_per_month", "spend_per_month"])
  test(`${limit} holds for answers at the same time: what has no room is answered without the model`, async () => {
    const shop = await createShop();
    model.behave({ kind: "answer", text: "Refunds take 14 days.[1]" });
    const { body: first } = await shop.ask();
    assert.equal(first.model, HAIKU);
    const { price } = (await owner.get("/v2/models")).body.data.find(({ id }: { id: string }) => id === HAIKU);
    const highest = (3 * (price.input * 8000 + price.output * 1000)) / 1_000_000;
    const spent = limit === "spend_per_month" ? (await usage()).spend : first.cost;
    await setLimits({ [limit]: spent + 2.5 * highest });
    model.behave(SLOW);
    const answers = await Promise.all(Array.from({ length: 6 }, () => shop.ask()));
    const models = answers.map(({ status, body }) => (status === 200 ? body.model : status)).sort();
    assert.deepEqual(models, [HAIKU, HAIKU, ...Array(4).fill("extractive")], JSON.stringify(models));
    const after = await usage();
    const own = after.agents.find(({ agent_id }: { agent_id: string }) => agent_id === shop.id);
    assert.ok(own.spend > first.cost && own.spend < first.cost + 2.5 * highest, String(own.spend));
    assert.equal(limit === "spend_per_month" ? after.spend_limit : own.spend_limit, spent + 2.5 * highest);
    await setLimits({ [limit]: 0 });
    assert.equal((await shop.ask()).body.model, "extractive");
    await setLimits({ [limit]: null });
    model.behave({ kind: "answer", text: "Refunds take 14 days.[1]" });
    assert.equal((await shop.ask()).body.model, HAIKU);
  });

test("the workspace's limit of money holds for visitors, who see one assistant of several", async () => {
  const site = "https://shop.example";
  model.behave({ kind: "answer", text: "Refunds take 14 days.[1]" });
  const shop = await createShop();
  const other = await createShop();
  await owner.request("PATCH", `/v2/agents/${other.id}`, { allowed_origins: [site] });
  await owner.post(`/v2/agents/${other.id}/publish`);
  const key = { name: "Site", kind: "publishable", agent_id: other.id, allowed_origins: [site] };
  const visitor = as((await owner.post("/v2/api_keys", key)).body.key);
  const ask = () =>
    visitor.post("/v2/chat", { agent_id: other.id, message: "How long do refunds take?" }, { origin: site });
  assert.equal((await ask()).body.model, HAIKU);
  assert.equal((await shop.ask()).body.model, HAIKU);
  const { spend, agents } = await usage();
  const own = agents.find(({ agent_id: id }: { agent_id: string }) => id === other.id).spend;
  assert.ok(own < spend);
  await setLimits({ spend_per_month: spend });
  assert.equal((await ask()).body.model, "extractive");
  await owner.request("DELETE", `/v2/agents/${shop.id}`);
  assert.equal((await usage()).spend, spend, "what a deleted assistant has spent is spent");
  await setLimits({ spend_per_month: null });
  assert.equal((await ask()).body.model, HAIKU);
});
