import type { Page } from "playwright-core";
import { OWNER } from "./test-server.ts";

/** Signs the owner in on the page that asks for it, in any language. */
export async function enterOwner(page: Page): Promise<void> {
  await page.locator("input[type=email]").fill(OWNER.email);
  await page.locator("input[type=password]").fill(OWNER.password);
  await page.keyboard.press("Enter");
}
