import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { parseArgs, promisify } from "node:util";
import { CitedeskClient } from "@citedesk/client";
import type { BrowserContextOptions, Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { dashboardPages } from "./dashboard-pages.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn } from "./open-chat.ts";
import { startServerProcess } from "./server-process.ts";
import { temporaryFolder } from "./temporary-folder.ts";

// npm run pictures [-- --into FOLDER --every]: the pictures of docs/, over the demo's week; with `--every` also each
// page of the dashboard, for looking.
const { values } = parseArgs({
  options: { into: { type: "string", default: "docs/pictures" }, every: { type: "boolean", default: false } },
});
mkdirSync(values.into, { recursive: true });
const DEMO = fileURLToPath(new URL("../demo/run-demo.ts", import.meta.url));
const QUESTION = "How long do refunds take?";
const WIDE: BrowserContextOptions = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" };
const PHONE: BrowserContextOptions = { ...WIDE, viewport: { width: 360, height: 780 } };
/** Pictures of docs/, by the names of their pages. */
const IN_DOCS = ["home", "pages", "ask", "appearance", "insights"];

const browser = withBrowser();
const host = await serveHostPage();
const folder = await temporaryFolder();

test("pictures", { skip: browser.skip }, async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", DEMO, "--fill-only"],
    { env: { ...process.env, DATA_DIR: folder } },
  );
  const { email, password } = /e-mail +(?<email>\S+)\n *password +(?<password>\S+)/.exec(stdout)!.groups!;
  const service = await startServerProcess({ DATA_DIR: folder });
  after(() => service.stop());
  const owner = new CitedeskClient({ baseUrl: service.url });
  await owner.signIn(email!, password!);
  const agent = (await owner.get("/v2/agents")).data.find(({ name }) => name.startsWith("Harbor"))!;
  const allowed_origins = [...agent.allowed_origins, host.origin];
  await owner.patch("/v2/agents/{id}", { path: { id: agent.id }, body: { allowed_origins } });
  await owner.post("/v2/agents/{id}/publish", { path: { id: agent.id } });
  const { data: sources } = await owner.get("/v2/sources", { query: { agent_id: agent.id } });
  const { data: waiting } = await owner.get("/v2/chats", { query: { status: "waiting_for_human" } });
  const pages = dashboardPages({
    agent,
    sourceId: sources.find(({ status, type }) => type === "website" && status.startsWith("ready"))!.id,
    waitingChatId: waiting[0]!.id,
    question: QUESTION,
  });

  const signedIn = async (look: BrowserContextOptions) => {
    const { page } = await browser.open(look);
    await page.goto(service.url);
    await page.locator("input[type=email]").fill(email!);
    await page.locator("input[type=password]").fill(password!);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
    return page;
  };
  const take = async (page: Page, name: string, path: string) => {
    await page.goto(service.url + path, { waitUntil: "load" });
    await page.locator("h1").first().waitFor();
    if (name === "ask") {
      await page.locator("main textarea").press("Enter");
      await page.locator("main section mark").first().waitFor();
    }
    // What comes in after the heading.
    await page.waitForTimeout(600);
    await page.waitForFunction(() => document.querySelector("[data-skeleton]") === null);
    await keep(page, name);
  };
  const dark = await signedIn({ ...WIDE, colorScheme: "dark" });
  await take(dark, "inbox", pages.inbox!);
  await dark.context().close();
  const light = await signedIn({ ...WIDE, colorScheme: "light" });
  const { ask, inbox: _, ...others } = pages;
  for (const [name, path] of Object.entries(others))
    if (IN_DOCS.includes(name) || values.every) await take(light, name, path);
  // Asking adds a chat to the rest; a source that failed would stand above it.
  for (const { id, status } of sources)
    if (status === "failed") await owner.delete("/v2/sources/{id}", { path: { id } });
  await take(light, "ask", ask!);
  await light.context().close();

  const { page: wide } = await browser.open({ ...WIDE, colorScheme: "light" });
  const script = `<script async src="${service.url}/widget/${agent.id}.js" data-label="Ask us"></script>`;
  host.html = hostHtml(`<p>Bicycles to rent, to buy and to mend, at the old harbor.</p>${script}`);
  await wide.goto(host.origin);
  await wide.locator(".launcher").click();
  const bubble = await chatIn(wide);
  await bubble.asked(QUESTION);
  await bubble.cites.first().click();
  await bubble.inside.locator(".popover .around").first().waitFor();
  await keep(wide, "widget");
  await wide.context().close();
  const { page: phone } = await browser.open({ ...PHONE, colorScheme: "light" });
  await phone.goto(`${service.url}/a/${agent.slug}`);
  const full = await chatIn(phone);
  await full.asked("Does the warranty cover a stolen bicycle?");
  await keep(phone, "phone");
  await phone.context().close();
});

async function keep(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(values.into, `${name}.png`) });
}
