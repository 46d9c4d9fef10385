import assert from "node:assert/strict";
import { test } from "node:test";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const { url, owner } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

test("a colour that can't be read is refused in the editor, with a button for the nearest that can; the preview shows it", {
  skip,
}, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop help" });
  const { page } = await browser.open();
  await page.goto(`${url}/assistants/${agent.id}/appearance`);
  await enterOwner(page);
  await page.getByLabel("Colour on light", { exact: true }).fill("#ffd400");
  await page.getByLabel("Greeting").fill("Ask about tents.");
  const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview" }) });
  await preview.getByText("Ask about tents.").waitFor();
  const painted = () =>
    preview.evaluate((section) =>
      [...section.querySelectorAll("span")].map((span) => getComputedStyle(span).backgroundColor),
    );
  assert.ok((await painted()).includes("rgb(255, 212, 0)"));
  await page.getByRole("button", { name: "Save in the draft" }).click();
  const nearest = page.getByRole("button", { name: /^Use #[\da-f]{6}$/ });
  const colour = (await nearest.innerText()).slice("Use ".length);
  assert.deepEqual((await owner.get(`/v2/agents/${agent.id}`)).body.theme.colors ?? {}, {});
  await nearest.click();
  await page.getByRole("button", { name: "Save in the draft" }).click();
  await page.getByText("Saved in the draft").first().waitFor();
  const { theme, welcome_message } = (await owner.get(`/v2/agents/${agent.id}`)).body;
  assert.deepEqual([theme.colors.light.accent, welcome_message], [colour, "Ask about tents."]);
  await page.context().close();
});
