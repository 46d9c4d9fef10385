import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page, Request } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { dashboardPages } from "./dashboard-pages.ts";
import { dashboardStates } from "./dashboard-states.ts";
import { enterOwner } from "./enter-owner.ts";
import { fillWorkspace } from "./fill-workspace.ts";
import { until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

const server = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const { url, owner } = server;
const browser = withBrowser();
const { skip } = browser;
const filled = await fillWorkspace(server);

/** One that the client does not repeat by itself. */
const FAILED = {
  status: 400,
  contentType: "application/problem+json",
  body: JSON.stringify({ status: 400, code: "broken", detail: "Something broke on our side.", request_id: "r1" }),
};
/** What no screen is without: the sign-in, and the stream of news. */
const OF_ALL = /^\/v2\/(?:me$|live|auth)/;

async function signedIn(): Promise<Page> {
  const { page } = await browser.open();
  await page.goto(url);
  await enterOwner(page);
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  return page;
}

/** `/v2/sources/{id}` of what a request asks for; undefined for all but reads of the service. */
function readOf(request: Request): string | undefined {
  const { pathname } = new URL(request.url());
  if (request.method() !== "GET" || !pathname.startsWith("/v2/") || OF_ALL.test(pathname)) return undefined;
  return pathname.replaceAll(/[a-z]+_[0-9a-z]{20,}/g, "{id}");
}

/** Each read of each screen takes its time: `npm run campaign:looks` sees all, CI those that read most besides. */
const IN_CI = ["home", "ask", "behaviour", "insights", "add domain"];
const DIALOGS = ["lead", "visitor", "gap", "page", "add check", "add key", "add domain", "add reply", "invite"];

test("whatever a screen reads and does not get, it says so, and gets it when it is tried again", { skip }, async () => {
  const page = await signedIn();
  const states = Object.entries(dashboardStates(filled)).filter(([name]) => DIALOGS.includes(name));
  const screens = [
    ...Object.entries(dashboardPages(filled)).map(([name, path]) => [name, { path }] as const),
    ...states,
  ].filter(([name]) => (process.env.EVERY_LOOK ? name !== "missing" : IN_CI.includes(name)));
  type Opened = { path: string; press?: string[]; more?: (typeof states)[number][1]["more"] };
  async function open({ path, press = [], more }: Opened): Promise<void> {
    await page.goto(url + path);
    await page.locator("main h1, main [role=alert]").first().waitFor();
    for (const name of press) await page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
    await more?.(page, (text) => text);
  }

  let failing: string | undefined;
  const asked = new Set<string>();
  const waiting = new Set<Request>();
  page.on("request", (request) => readOf(request) !== undefined && waiting.add(request));
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
  await page.route("**/v2/**", (route) => {
    const read = readOf(route.request());
    if (read !== undefined) asked.add(read);
    return read !== undefined && read === failing ? route.fulfill(FAILED) : route.continue();
  });

  const seen = new Set<string>();
  const wrong: string[] = [];
  for (const [name, screen] of screens) {
    asked.clear();
    waiting.clear();
    await open(screen);
    await until(
      async () =>
        waiting.size === 0 && (await page.locator("main [data-skeleton], dialog [data-skeleton]").count()) === 0,
      `${name} is there`,
    );
    // Each once, on the first screen that has it.
    for (const read of [...asked].filter((one) => !seen.has(one))) {
      seen.add(read);
      failing = read;
      const alert = page.locator("main [role=alert], dialog [role=alert]").filter({ hasText: "Something broke" });
      await open(screen)
        .then(() => alert.first().waitFor({ timeout: 20_000 }))
        .then(async () => {
          // Nothing looks as if it were still on its way.
          const left = page.locator("main [data-skeleton], dialog [data-skeleton]");
          await until(async () => (await left.count()) === 0, "no skeleton is left", { patienceMs: 20_000 });
          failing = undefined;
          // What the screen below tells is reached once the dialog over it is closed.
          if ((await page.locator("dialog [role=alert]").count()) === 0) await page.keyboard.press("Escape");
          // One read may be there for two places.
          for (let left = await alert.count(); left > 0; left = await alert.count()) {
            // What failed may have been read anew meanwhile: then it is gone by itself.
            await alert
              .last()
              .getByRole("button", { name: "Try again" })
              .click({ timeout: 10_000 })
              .catch(async (error: Error) => {
                if ((await alert.count()) >= left) throw error;
              });
            await until(async () => (await alert.count()) < left, "it is gone", { patienceMs: 20_000 });
          }
        })
        .catch((error: Error) => wrong.push(`${name} without ${read}: ${error.message.split("\n")[0]}`));
      failing = undefined;
    }
  }
  assert.ok(seen.size > (process.env.EVERY_LOOK ? 40 : 10), `${seen.size} reads`);
  assert.deepEqual(wrong, []);
  await page.context().close();
});

test("offline nothing that was typed is lost, each place says so, and what is tried again when one is back arrives", {
  skip,
}, async () => {
  const page = await signedIn();
  const away = (isAway: boolean) => page.context().setOffline(isAway);
  const alert = page.getByRole("alert").filter({ hasText: "You are offline. What you typed is kept" });
  const again = () => alert.getByRole("button", { name: "Try again" }).click();

  // A reply in the inbox.
  const { body: chat } = await owner.post("/v2/chat", { agent_id: filled.agent.id, message: "Do you rent sledges?" });
  await page.goto(`${url}/inbox?chat=${chat.chat_id}`);
  const reply = page.getByLabel("Reply", { exact: true });
  await reply.fill("Sledges are for rent.");
  await away(true);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await alert.waitFor();
  assert.equal(await reply.inputValue(), "Sledges are for rent.");
  await reply.fill("Sledges are for rent, too.");
  await away(false);
  await page.reload();
  assert.equal(await reply.inputValue(), "Sledges are for rent, too.");
  await away(true);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await alert.waitFor();
  await away(false);
  await again();
  await page.getByRole("list", { name: "Messages" }).getByText("Sledges are for rent, too.").waitFor();
  assert.equal(await reply.inputValue(), "");
  const { body: messages } = await owner.get(`/v2/chats/${chat.chat_id}/messages`);
  const sent = messages.data.filter(({ role }: { role: string }) => role === "member");
  assert.deepEqual(
    sent.map(({ content }: { content: string }) => content),
    ["Sledges are for rent, too."],
  );

  // The behaviour of an assistant.
  await page.goto(`${url}/assistants/${filled.agent.id}/behaviour`);
  await page.getByLabel("Tone").fill("calm");
  await away(true);
  const save = page.getByRole("button", { name: "Save in the draft" });
  await save.click();
  await alert.waitFor();
  assert.equal(await page.getByLabel("Tone").inputValue(), "calm");
  await away(false);
  await page.reload();
  await page.getByLabel("Tone").waitFor();
  assert.equal(await page.getByLabel("Tone").inputValue(), "calm");
  await save.click();
  await page.getByText("Saved in the draft").first().waitFor();
  assert.equal((await owner.get(`/v2/agents/${filled.agent.id}`)).body.tone, "calm");

  // The answer to a gap.
  await page.goto(`${url}/gaps?gap=${filled.gapId}`);
  const answer = page.getByLabel("Answer", { exact: true });
  await answer.fill("Snowshoes are for rent from November on.");
  await away(true);
  await page.getByRole("button", { name: "Save and ask again" }).click();
  await alert.waitFor();
  assert.equal(await answer.inputValue(), "Snowshoes are for rent from November on.");
  await away(false);
  await page.reload();
  await answer.waitFor();
  assert.equal(await answer.inputValue(), "Snowshoes are for rent from November on.");
  await page.getByRole("button", { name: "Save and ask again" }).click();
  await page.getByRole("region", { name: "Before and after" }).waitFor();

  // A question to the assistant itself.
  await page.goto(`${url}/assistants/${filled.agent.id}`);
  await page.getByLabel("Your question").fill(filled.question);
  await away(true);
  await page.getByLabel("Your question").press("Enter");
  await alert.waitFor();
  await page.getByText(filled.question).first().waitFor();
  await away(false);
  await again();
  await page.getByRole("region", { name: "Evidence" }).getByText("✓ found in source").first().waitFor();
  await page.context().close();
});
