import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { type Browser, type BrowserContextOptions, chromium, firefox, type Page } from "playwright-core";
import { findChromium } from "./find-chromium.ts";

type BrowserName = "chromium" | "firefox";

const PATHS: Record<BrowserName, string> = {
  chromium: findChromium(),
  firefox: process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr",
};
/** On a machine that does other things beside. */
const PATIENCE_MS = 90_000;

export interface TestBrowser {
  name: BrowserName;
  /** Why there is none, for the tests' `skip`. */
  skip: string | false;
  /** With cookies and storage of its own. Errors are collected in `complaints`, warnings too in `said`. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; complaints: string[]; said: string[] }>;
}

/**
 * A browser for the tests of a file; closed after the last. `TEST_BROWSER=firefox` chooses another than Chromium.
 * `hosts` are names that lead to this machine. Web security stays on: with it off, origin checks pass unchecked.
 */
export function withBrowser(given: { name?: BrowserName; hosts?: string[] } = {}): TestBrowser {
  const { name = process.env.TEST_BROWSER === "firefox" ? "firefox" : "chromium", hosts = [] } = given;
  const path = PATHS[name];
  const skip = existsSync(path) ? false : `no ${name} at ${path}; set ${name.toUpperCase()}_PATH`;
  let browser: Browser;
  let folder: string | undefined;
  before(async () => {
    if (skip) return;
    folder = await mkdtemp(join(tmpdir(), "citedesk-browser-"));
    browser = name === "firefox" ? await launchFirefox(path, hosts, folder) : await launchChromium(path, hosts);
  });
  after(async () => {
    await browser?.close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  return {
    name,
    skip,
    async open({ isMobile, ...options } = {}) {
      const mobile = name === "chromium" && isMobile ? { isMobile } : {};
      const usual = { viewport: { width: 1280, height: 900 }, locale: "en-GB" };
      const context = await browser.newContext({ ...usual, ...options, ...mobile });
      const page = await context.newPage();
      page.setDefaultTimeout(PATIENCE_MS);
      const complaints: string[] = [];
      const said: string[] = [];
      page.on("pageerror", ({ message }) => {
        if (isOfBrowser(message)) return;
        complaints.push(message);
        said.push(message);
      });
      page.on("console", (message) => {
        const text = message.text();
        if (isOfBrowser(text)) return;
        if (message.type() === "error") complaints.push(text);
        if (["error", "warning"].includes(message.type())) said.push(text);
      });
      return { page, complaints, said };
    },
  };
}

/** Firefox knows fewer features than a policy may name; it also tells of the icon that it looks for. */
function isOfBrowser(text: string): boolean {
  return /^Feature Policy:|\/favicon\.ico because it violates/.test(text);
}

function launchChromium(executablePath: string, hosts: string[]): Promise<Browser> {
  const args = ["--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking"];
  const rules = hosts.map((host) => `MAP ${host} 127.0.0.1`).join(",");
  return chromium.launch({ executablePath, args: rules ? [...args, `--host-resolver-rules=${rules}`] : args });
}

/** The one of the system, by WebDriver BiDi, through `firefox-relay.ts`. */
async function launchFirefox(path: string, hosts: string[], folder: string): Promise<Browser> {
  const starter = join(folder, "firefox");
  const relay = fileURLToPath(new URL("./firefox-relay.ts", import.meta.url));
  await writeFile(starter, `#!/bin/sh\nexec "${process.execPath}" "${relay}" "${path}" "$@"\n`);
  await chmod(starter, 0o755);
  return firefox.launch({
    channel: "moz-firefox",
    executablePath: starter,
    firefoxUserPrefs: { "network.dns.localDomains": hosts.join(",") },
  });
}
