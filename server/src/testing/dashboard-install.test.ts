import assert from "node:assert/strict";
import { test } from "node:test";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { withTestServer } from "./test-server.ts";

const { url, owner } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();
const originsOf = async (id: string) => (await owner.get(`/v2/agents/${id}`)).body.allowed_origins;

test("what was typed is completed before it is saved, and a site that isn't allowed is offered", { skip }, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop help" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const { page } = await browser.open();
  await page.goto(`${url}/assistants/${agent.id}/install`);
  await enterOwner(page);
  const field = page.getByLabel("Origins, one a line");
  await field.fill("granitehall.example/shop");
  await page.getByText("Allowed will be: https://granitehall.example").waitFor();
  await page.getByRole("button", { name: "Allow these" }).click();
  await page.getByRole("button", { name: "Allow these" }).waitFor({ state: "detached" });
  assert.deepEqual(await originsOf(agent.id), ["https://granitehall.example"]);
  await field.fill("ftp://granitehall.example");
  await page.getByRole("button", { name: "Allow these" }).click();
  await page.getByText("must be a site's address with https:// or http:// and without a path").waitFor();

  site.html = hostHtml(`<script async src="${url}/widget/${agent.id}.js"></script>`);
  const visitor = await browser.open();
  await visitor.page.goto(site.origin, { waitUntil: "networkidle" });
  await page.getByText(`on ${site.origin}, which is not allowed`).first().waitFor();
  await assertAccessible(page, "a site that isn't allowed");
  await page.getByRole("button", { name: `Allow ${site.origin}` }).click();
  await page.locator("[data-refused]").first().waitFor({ state: "detached" });
  assert.deepEqual(await originsOf(agent.id), ["https://granitehall.example", site.origin]);
  assert.match(await field.inputValue(), new RegExp(site.origin));
  await page.context().close();
  await visitor.page.context().close();
});
