import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { type Browser, chromium } from "playwright-core";
import { findChromium } from "./find-chromium.ts";
import { findFreePort } from "./free-port.ts";

// npm run walk [-- --write-docs]: the first minutes from README alone, in a clone of what is committed: its two
// commands, then the dashboard by a browser, up to the assistant on another site's page. Prints how long each step
// took; with --write-docs the table takes its place in docs/tour.md.
const ROOT = join(import.meta.dirname, "../../..");
const CHROMIUM = findChromium();
const PATIENCE_MS = 120_000;
const run = promisify(execFile);
/** The owner's site. It stands on this machine, so the service is told that it may read it there. */
const PAGES: Record<string, [title: string, words: string]> = {
  "/": ["Lantern Tea", "We sell tea and cups in the old harbour."],
  "/refunds": ["Refunds", "Refunds take 14 days from the day when the parcel is back with us."],
  "/delivery": ["Delivery", "Parcels leave our house at noon on every working day."],
  "/teas": ["Teas", "Green tea is steeped for two minutes in water of 80 degrees."],
  "/cups": ["Cups", "Each cup is made by hand and holds 180 millilitres."],
};

const rows: string[] = [];
const began = performance.now();
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1);

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const from = performance.now();
  const result = await work();
  rows.push(`| ${name} | ${seconds(from)} | ${seconds(began)} |`);
  console.log(rows.at(-1));
  return result;
}

const load = loadavg()[0]!.toFixed(1);
const folder = await mkdtemp(join(tmpdir(), "citedesk-walk-"));
const shop = await serveShop();
let stop = async () => {};
let browser: Browser | undefined;
try {
  const clone = join(folder, "citedesk");
  await step("`git clone`", () => run("git", ["clone", "-q", ROOT, clone]));
  await step("`npm ci`", () => run("npm", ["ci"], { cwd: clone, maxBuffer: 1 << 26 }));
  const said = await step("`npm start`, up to “ready”", () => start(clone));
  browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  await walk(browser, said);
  if (process.argv.includes("--write-docs")) await writeTable();
} finally {
  await browser?.close();
  shop.close();
  await stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

interface Said {
  address: string;
  email: string;
  password: string;
}

/** What the terminal says of the first start. */
async function start(cwd: string): Promise<Said> {
  const env = { ...process.env, PORT: String(await findFreePort()), ALLOW_PRIVATE_NETWORK: "on" };
  const service = spawn("npm", ["start"], { cwd, env, stdio: ["ignore", "pipe", "inherit"] });
  stop = async () => {
    if (service.exitCode === null) await new Promise((resolve) => service.once("close", resolve).kill());
  };
  let text = "";
  return new Promise((resolve, reject) => {
    service.once("exit", () => reject(new Error(`npm start ended: ${text}`)));
    service.stdout.on("data", (piece) => {
      text += piece;
      const address = /ready at (\S+)/.exec(text)?.[1];
      const [, email, password] = /e-mail +(\S+)\s+password +(\S+)/.exec(text) ?? [];
      if (address && email && password) resolve({ address, email, password });
    });
  });
}

async function walk(browser: Browser, { address, email, password }: Said): Promise<void> {
  const permissions = ["clipboard-read", "clipboard-write"];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: "en-GB", permissions });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  const main = page.getByRole("main");
  const part = (name: string) =>
    page.getByRole("navigation", { name: "Parts of the assistant" }).getByRole("link", { name }).click();

  await step("the page is there", async () => {
    await page.goto(address);
    await page.getByLabel("E-mail").waitFor();
  });
  await step("signed in", async () => {
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  });
  await step("**New assistant**, the website’s address: its 5 pages have come in", async () => {
    await page.getByRole("link", { name: "New assistant" }).first().click();
    await page.getByLabel("Your website's address").fill(shop.origin);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: /^Ask / }).waitFor();
    await main.getByText("5 read").waitFor();
    await main.getByText("Ready", { exact: true }).waitFor();
  });
  await step("a question asked, its answer beside the evidence", async () => {
    await page.getByLabel("Your question").fill("How long do refunds take?");
    await page.keyboard.press("Enter");
    await page.getByRole("region", { name: "Evidence" }).getByText("✓ found in source").first().waitFor();
  });
  await step("the answer saved as a check, published past it", async () => {
    await page.getByRole("button", { name: "Save as check" }).click();
    await page.getByText("Saved as a check.").first().waitFor();
    await part("Install");
    await main.getByRole("listitem").getByRole("button", { name: "Publish", exact: true }).click();
    await page.getByText("Published: visitors can ask it.").waitFor();
  });
  await step("a greeting of one’s own, seen in the preview, published", async () => {
    await part("Appearance");
    await page.getByLabel("Greeting").fill("Ask about our tea.");
    const preview = page.locator("section", { has: page.getByRole("heading", { name: "Preview" }) });
    await preview.getByText("Ask about our tea.").waitFor();
    await page.getByRole("button", { name: "Save in the draft" }).click();
    await page.getByText("Saved in the draft").first().waitFor();
    await page.getByRole("button", { name: "Publish the changes" }).first().click();
    await page.getByRole("button", { name: "Publish the changes" }).waitFor({ state: "detached" });
  });
  await step("the snippet copied; the site is among those allowed, as it was read", async () => {
    await part("Install");
    assert.equal(await page.getByLabel("Origins, one a line").inputValue(), shop.origin);
    await page.getByRole("button", { name: "Copy the snippet" }).first().click();
    await page.getByText("Copied").first().waitFor();
    shop.snippet = await page.evaluate(() => navigator.clipboard.readText());
  });
  await step("a visitor asks on the site’s page", () => ask(browser));
  await step("“Seen … ago” in the dashboard", () => page.locator("[data-seen]").first().waitFor());
}

async function ask(browser: Browser): Promise<void> {
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.goto(`${shop.origin}/teas`);
  await page.locator(".launcher").click();
  const chat = page.frameLocator("iframe");
  await chat.getByText("Ask about our tea.").waitFor();
  await chat.getByRole("textbox").fill("How long is green tea steeped?");
  await page.keyboard.press("Enter");
  await chat.locator("button.cite").first().waitFor();
  await page.close();
}

async function serveShop() {
  const shop = { origin: "", snippet: "", close: () => {} };
  const links = Object.entries(PAGES).map(([path, [title]]) => `<a href="${path}">${title}</a>`);
  const server = createServer(({ url }, response) => {
    const [title, words] = PAGES[url!] ?? ["Nothing here", ""];
    response.writeHead(PAGES[url!] ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>${title}</title><body><nav>${links.join(" ")}</nav><main><h1>${title}</h1><p>${words}</p></main>${shop.snippet}</body></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  shop.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  shop.close = () => {
    server.closeAllConnections();
    server.close();
  };
  return shop;
}

async function writeTable(): Promise<void> {
  const path = join(ROOT, "docs/tour.md");
  const table = [
    `Measured on ${new Date().toISOString().slice(0, 10)} (${availableParallelism()} cores, load ${load} before):`,
    "",
    "| step | s | s since the first command |",
    "|---|---|---|",
    ...rows,
  ].join("\n");
  const page = await readFile(path, "utf8");
  const place = /(?<=<!-- npm run walk -->\n)[\s\S]*(?=\n<!-- end -->)/;
  if (!place.test(page)) throw new Error("docs/tour.md has no place for the table.");
  const written = page.replace(place, () => table);
  await writeFile(path, written);
}
