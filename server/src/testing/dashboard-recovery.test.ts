import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { test } from "node:test";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { enterOwner } from "./enter-owner.ts";
import { until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

const { url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

test("what a screen did not get while the service was away comes by itself once it is back", { skip }, async () => {
  const proxy = await startCuttingProxy(url);
  const streams = new Set<ServerResponse>();
  let isAway = false;
  proxy.answer = (call, response) => {
    if (isAway) response.destroy();
    else if (call === "GET /v2/live") streams.add(response);
    return isAway;
  };
  const { page } = await browser.open();
  await page.goto(proxy.url);
  await enterOwner(page);
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Gaps", exact: true }).click();
  await page.getByText("Nothing here. A gap opens when").waitFor();
  await until(() => streams.size > 0, "it listens");
  isAway = true;
  for (const response of streams) response.destroy();
  await page.locator("main select").nth(1).selectOption("dismissed");
  const alert = page.getByRole("alert").filter({ hasText: "The service does not answer." });
  await alert.first().waitFor();
  isAway = false;
  await alert.waitFor({ state: "detached" });
  await page.getByText("Nothing here. A gap opens when").waitFor();
  assert.equal(new URL(page.url()).search, "?status=dismissed");
  await page.context().close();
});
