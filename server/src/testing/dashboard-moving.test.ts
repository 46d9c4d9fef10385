import assert from "node:assert/strict";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const { url, owner } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const folder = await mkdtemp(join(tmpdir(), "citedesk-moving-"));
after(() => rm(folder, { recursive: true, force: true }));
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

const EVERY = [
  { name: "wide, light, English", viewport: { width: 1280, height: 900 }, colorScheme: "light", locale: "en-GB" },
  { name: "wide, dark, English", viewport: { width: 1280, height: 900 }, colorScheme: "dark", locale: "en-GB" },
  { name: "narrow, light, German", viewport: { width: 360, height: 740 }, colorScheme: "light", locale: "de-DE" },
  { name: "narrow, dark, German", viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "de-DE" },
] as const;
/** Each width, scheme and language once: `npm run campaign:looks` sees all four. */
const LOOKS = process.env.EVERY_LOOK ? EVERY : [EVERY[0], EVERY[3]];

async function open(path: string, look: Omit<(typeof EVERY)[number], "name">): Promise<Page> {
  const { page } = await browser.open({ ...look, reducedMotion: "reduce", acceptDownloads: true });
  await page.goto(url);
  await enterOwner(page);
  await page.locator("h1").first().waitFor();
  await page.locator("input[type=password]").waitFor({ state: "detached" });
  await page.goto(url + path);
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
  return page;
}

async function look(page: Page, where: string): Promise<void> {
  await assertAccessible(page, where);
  const beyond = await page.evaluate(() => {
    const places = [document.documentElement, ...document.querySelectorAll("dialog")];
    return places
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map(({ localName }) => localName);
  });
  assert.deepEqual(beyond, [], `${where} scrolls sideways`);
}

for (const { name, ...options } of LOOKS)
  test(`what people have elsewhere comes in by the page, seen first, told afterwards: ${name}`, { skip }, async () => {
    const isGerman = options.locale === "de-DE";
    const word = name.replaceAll(",", "");
    const rows = Array.from({ length: 30 }, (_, at) => `What of ${word} ${at}?,Answer ${at}.`);
    const file = join(folder, "faq.csv");
    await writeFile(file, ["question,answer", ...rows, "Nothing?,"].join("\n"));
    const page = await open(`/assistants/${agent.id}/sources`, options);
    await page.getByRole("button", { name: isGerman ? "Übernehmen" : "Bring in", exact: true }).press("Enter");
    const dialog = page.getByRole("dialog");
    await look(page, `${name}: the choice`);
    // Something else first: what is wrong is said, and nothing is lost.
    await dialog.locator("select").selectOption("help_center");
    await dialog.locator("input[type=file]").setInputFiles(file);
    await dialog.getByText(/^faq\.csv: The file is no JSON/).waitFor();
    await look(page, `${name}: refused`);
    await dialog.locator("select").selectOption("questions");
    await dialog.locator("input[type=file]").setInputFiles(file);
    const heading = dialog.locator("h3").first();
    await dialog.getByText(isGerman ? "faq.csv: 30 Fragen kämen" : "faq.csv: 30 questions would come").waitFor();
    assert.equal(await heading.evaluate((element) => element === document.activeElement), true, "the focus is there");
    await dialog.getByText(isGerman ? "Zeile 32" : "line 32").waitFor();
    await look(page, `${name}: the preview`);
    const before = (await owner.get(`/v2/imports?limit=100`)).body.data.length;
    await dialog
      .getByRole("button", { name: isGerman ? "30 Fragen übernehmen" : "Bring in 30 questions" })
      .press("Enter");
    await dialog.getByText(isGerman ? "Es ist da" : "It came in").waitFor();
    const told = await dialog.locator("dl").innerText();
    assert.deepEqual(told.match(/\d+/g), ["30", "0", "0", "1"], told);
    await look(page, `${name}: the outcome`);
    assert.equal((await owner.get("/v2/imports?limit=100")).body.data.length, before + 1);
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "detached" });
    await page.getByRole("link", { name: `What of ${word} 29?` }).waitFor();
    await page.context().close();
  });

test("a workspace is written into a file, brought in again under another name, and erased by its typed name", {
  skip,
}, async () => {
  const { name, ...options } = EVERY[0];
  const page = await open("/settings/transfer", options);
  await look(page, name);
  await page.getByRole("button", { name: "Write the file" }).press("Enter");
  const save = page.getByRole("button", { name: /[KM]B$/ }).first();
  await save.waitFor();
  await look(page, "exported");
  const [download] = await Promise.all([page.waitForEvent("download"), save.press("Enter")]);
  const archive = join(folder, "workspace.citedesk");
  await download.saveAs(archive);
  assert.ok((await readFile(archive)).length > 1000);
  await page.getByRole("button", { name: "Choose the file" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.locator("input[type=file]").setInputFiles(archive);
  await dialog.getByLabel("Name of the workspace").fill("Moved shop");
  await look(page, "bringing in");
  await dialog.getByRole("button", { name: "Bring it in" }).press("Enter");
  await dialog.waitFor({ state: "detached" });
  const ofImport = page.getByRole("row").filter({ hasText: "Moved shop" });
  await ofImport.getByText("Complete").waitFor();
  const { data } = (await owner.get("/v2/workspaces?limit=100")).body;
  const moved = data.find((one: { name: string }) => one.name === "Moved shop");
  assert.ok(moved, JSON.stringify(data));
  // In it, it goes; the one that is left is shown.
  await page.evaluate((id) => sessionStorage.setItem("citedesk.workspace", id), moved.id);
  await page.goto(`${url}/settings/transfer`);
  await page.getByRole("button", { name: "Erase this workspace" }).click();
  const erase = dialog.getByRole("button", { name: "Erase it for good" });
  assert.equal(await erase.isDisabled(), true);
  await look(page, "before it is erased");
  await dialog.getByLabel(/Type Moved shop/).fill("Moved shop");
  await erase.press("Enter");
  await dialog.waitFor({ state: "detached" });
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await page.goto(`${url}/settings/transfer`);
  const receipt = page.getByRole("row").filter({ hasText: "Erasure" });
  await receipt.getByText("Complete").waitFor();
  assert.match(await receipt.innerText(), /[1-9]\d* rows/);
  const left = (await owner.get("/v2/workspaces?limit=100")).body.data;
  assert.equal(
    left.some((one: { name: string }) => one.name === "Moved shop"),
    false,
  );
  await page.context().close();
});

for (const { name, ...options } of LOOKS.slice(1))
  test(`the page for whole workspaces is for everybody's eyes: ${name}`, { skip }, async () => {
    const page = await open("/settings/transfer", options);
    const write = options.locale === "de-DE" ? "Datei schreiben" : "Write the file";
    await page.locator("button:enabled", { hasText: write }).waitFor();
    await look(page, name);
    await page.context().close();
  });
