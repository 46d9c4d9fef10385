import { existsSync } from "node:fs";
import { after, before } from "node:test";
import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";

export interface TestBrowser {
  /** Why there is none, for the tests' `skip`. */
  skip: string | false;
  /** With cookies and storage of its own. What the page complains about is collected. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[] }>;
}

/**
 * Chromium for the tests of a file; closed after the last. Web security stays on: with it off, origin checks pass
 * unchecked.
 */
export function withBrowser(): TestBrowser {
  const skip = existsSync(CHROMIUM) ? false : `no Chromium at ${CHROMIUM}; set CHROMIUM_PATH`;
  let browser: Browser;
  before(async () => {
    if (skip) return;
    const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
    browser = await chromium.launch({ executablePath: CHROMIUM, args });
  });
  after(() => browser?.close());
  return {
    skip,
    async open(options = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", ...options });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
      return { page, complaints };
    },
  };
}
