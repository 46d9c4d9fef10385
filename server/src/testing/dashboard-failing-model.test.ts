import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../adapters/chat-model/testing/start-model-server.ts";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const model = await startModelServer({ protocol: "openai" });
after(() => model.close());
const { url, owner } = await withTestServer({ OPENAI_BASE_URL: model.url });
const browser = withBrowser();
const { skip } = browser;

test("a model that fails is named with its reason, and can be chosen again", { skip }, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Help", model: "openai/stub-model" });
  const text = "Refunds take 14 days.";
  await owner.post("/v2/sources", { type: "text", title: "Refunds", text, agent_id: agent.id }, { prefer: "wait=30" });
  model.behave({ kind: "status", status: 401 });
  const { body } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
  assert.equal(body.degraded, true);
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { model: "extractive" });
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/settings/models`);
  await enterOwner(page);
  await page.getByText("The model's provider refused the key.").waitFor();
  await assertAccessible(page, "the models");
  await page.goto(`${url}/assistants/${agent.id}/behaviour`);
  const choice = page.getByLabel("Model", { exact: true });
  await choice.selectOption("openai/stub-model");
  assert.match(
    await choice.locator("option:checked").innerText(),
    /^stub-model \(The model's provider refused the key\.\)/,
  );
  assert.deepEqual(complaints, []);
});
