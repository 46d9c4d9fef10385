import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { OWNER, withTestServer } from "./test-server.ts";

const { url, owner } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

const { body: beta } = await owner.post("/v2/workspaces", { name: "Beta" });
const ofBeta = { "x-workspace-id": beta.id };
const { body: agent } = await owner.post("/v2/agents", { name: "Harbour" }, ofBeta);
const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Is it deep?" }, ofBeta);

async function signIn(page: Page): Promise<void> {
  await page.locator("input[type=email]").fill(OWNER.email);
  await page.locator("input[type=password]").fill(OWNER.password);
  await page.keyboard.press("Enter");
}

test("a link that names its workspace shows that one, and no longer names it", { skip }, async () => {
  const { page } = await browser.open();
  await page.goto(`${url}/inbox?chat=${answer.chat_id}&workspace=${beta.id}`);
  await signIn(page);
  await page.getByRole("region", { name: "Chat" }).getByRole("heading", { name: "Is it deep?" }).waitFor();
  assert.equal(page.url(), `${url}/inbox?chat=${answer.chat_id}`);

  const other = await page.context().newPage();
  await other.goto(`${url}/assistants/${agent.id}/sources?workspace=${beta.id}&type=faq`);
  await other.getByRole("heading", { level: 1, name: "Sources" }).waitFor();
  assert.equal(other.url(), `${url}/assistants/${agent.id}/sources?type=faq`);

  await other.goto(`${url}/assistants?workspace=workspace_01jzzzzzzzzzzzzzzzzzzzzzzz`);
  await other.getByText("Harbour").waitFor();
  await page.context().close();
});

test("what is in another of one's workspaces is found there", { skip }, async () => {
  const { page } = await browser.open();
  await page.goto(`${url}/inbox?chat=${answer.chat_id}`);
  await signIn(page);
  await page.getByText("It is in another of your workspaces: Beta.").waitFor();
  await page.getByRole("button", { name: "Switch to Beta" }).click();
  await page.getByRole("region", { name: "Chat" }).getByRole("heading", { name: "Is it deep?" }).waitFor();
  assert.equal(page.url(), `${url}/inbox?chat=${answer.chat_id}`);

  const other = await page.context().newPage();
  await other.goto(`${url}/assistants/${agent.id}/sources`);
  await other.getByRole("button", { name: "Switch to Beta" }).click();
  await other.getByRole("heading", { level: 1, name: "Sources" }).waitFor();
  await page.context().close();
});

test("a limit that is reached stands first on Home, and beside the workspace in the list of all", {
  skip,
}, async () => {
  await owner.request("PATCH", `/v2/workspaces/${beta.id}`, { limits: { chats_per_month: 1 } });
  const { page } = await browser.open({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${url}/?workspace=${beta.id}`);
  await signIn(page);
  const first = page.getByRole("listitem").filter({ hasText: "Limit reached" });
  await first.filter({ hasText: "Chats a month" }).filter({ hasText: "1 of 1" }).waitFor();
  await owner.post("/v2/workspaces", { name: "Beta" });
  await page.goto(`${url}/settings/workspaces`);
  const row = page.getByRole("row").filter({ hasText: `Beta (…${beta.id.slice(-4)})` });
  await row.filter({ hasText: "1 of 1" }).filter({ hasText: "A limit is reached" }).waitFor();
  if (process.env.PICTURES) {
    await page.screenshot({ path: `${process.env.PICTURES}/workspaces.png` });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.screenshot({ path: `${process.env.PICTURES}/workspaces-phone.png` });
    await page.goto(url);
    await first.waitFor();
    await page.screenshot({ path: `${process.env.PICTURES}/home-phone.png`, fullPage: true });
  }
  await page.context().close();
});
