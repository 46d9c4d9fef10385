import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../adapters/chat-model/testing/start-model-server.ts";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const { url, owner } = await withTestServer({ OPENAI_BASE_URL: model.url });
const browser = withBrowser();
const { skip } = browser;

test("who gives an assistant its first model is asked once whether a model may check it, and what that costs", {
  skip,
}, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Help" });
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/assistants/${agent.id}/behaviour`);
  await enterOwner(page);
  await page.getByRole("heading", { level: 1, name: "Behaviour" }).waitFor();
  const question = page.getByText("May a model check what words are not sure of?");
  assert.equal(await question.count(), 0, "no model writes");
  await page.getByLabel("Model", { exact: true }).selectOption("openai/stub-model");
  await question.waitFor();
  assert.equal(await page.getByLabel("When that model fails").inputValue(), "extractive", "as it is stored");
  await assertAccessible(page, "the question");
  await page.getByRole("button", { name: "Yes, check with a model" }).click();
  await question.waitFor({ state: "detached" });
  const checks = page.getByLabel("Who checks what it says");
  assert.equal(await checks.inputValue(), "model");
  await page.getByRole("button", { name: "Save in the draft" }).click();
  await page.getByText("Saved in the draft").first().waitFor();
  assert.equal((await owner.get(`/v2/agents/${agent.id}`)).body.verification, "model");
  const { body: another } = await owner.post("/v2/agents", { name: "Next", model: "openai/stub-model" });
  assert.equal(another.verification, "model", "the choice holds for new assistants");
  assert.deepEqual(complaints, []);
});
