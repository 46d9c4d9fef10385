import assert from "node:assert/strict";
import { after, test } from "node:test";
import { htmlPage, type SitePage, startSite } from "../features/ingestion/crawl/testing/site-server.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { keyboardOf } from "./keyboard.ts";
import { until } from "./open-chat.ts";
import { OWNER, withTestServer } from "./test-server.ts";

const { owner, url, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
const browser = withBrowser();
const { skip } = browser;

// The page that is held back waits until its reading is stopped.
const PATIENT_MS = 600_000;
context.crawlLimits = { ...context.crawlLimits, pageMilliseconds: PATIENT_MS, startMilliseconds: PATIENT_MS };
const { fetcher } = context;
context.fetcher = { fetch: (request) => fetcher.fetch({ ...request, timeoutMs: PATIENT_MS }) };

const told = (text: string) => `${text} It holds for every order that was placed with us, from any country.`;
const PAGES: Record<string, SitePage> = {
  "/": { body: htmlPage("The shop", told("We sell tea and cups."), ["/refunds", "/delivery", "/held"]) },
  "/refunds": { body: htmlPage("Refunds", told("Refunds take 14 days.")) },
  "/delivery": { body: htmlPage("Delivery", told("Parcels leave our house at noon.")) },
  "/robots.txt": { headers: { "content-type": "text/plain" }, body: "" },
  "/held": { answer: () => {} },
};

test("by keys alone: signed in, a site read and stopped, asked, a gap filled, published, the snippet copied", {
  skip,
}, async () => {
  const site = await startSite((path) => PAGES[path]);
  after(() => site.close());
  const { page, complaints } = await browser.open({ permissions: ["clipboard-read", "clipboard-write"] });
  const { press, type, tabTo, landsOn, assertSeen } = keyboardOf(page);
  const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const partOf = (name: string) =>
    page.getByRole("navigation", { name: "Parts of the assistant" }).getByRole("link", { name });
  const dialog = page.getByRole("dialog");

  // Signed in; what was wrong is said where the focus goes on.
  await page.goto(url);
  await landsOn(page.getByLabel("E-mail"), "the sign-in");
  await type(OWNER.email);
  await press("Tab");
  await type("wrong");
  await press("Enter");
  await page.getByText("E-mail or password is wrong.").waitFor();
  await landsOn(page.getByLabel("Password"), "refused");
  await press("ControlOrMeta+A");
  await type(OWNER.password);
  await press("Enter");
  await landsOn(heading("Home"), "signed in");

  // The first Tab of a page skips its bar.
  await page.reload();
  await heading("Home").waitFor();
  await press("Tab");
  await landsOn(page.getByRole("link", { name: "Skip to the screen" }), "the first Tab");
  await press("Enter");
  await tabTo(page.getByRole("main").getByRole("link", { name: "New assistant" }));
  await press("Enter");
  await landsOn(page.getByLabel("Your website's address"), "a new assistant");
  await type("no address");
  await press("Enter");
  await page.getByText("That is no address of a website.").waitFor();
  await landsOn(page.getByLabel("Your website's address"), "refused");
  await press("ControlOrMeta+A");
  await type(site.origin);
  await press("Enter");

  // It reads, and is stopped; what was read by then answers.
  await landsOn(heading(/^Ask 127/), "the assistant");
  const agentId = new URL(page.url()).pathname.split("/")[2]!;
  const source = async () => (await owner.get(`/v2/sources?agent_id=${agentId}`)).body.data[0];
  await until(async () => (await source()).progress.fetched === 3, "all but one are read");
  await tabTo(button("Stop"));
  await press("Space");
  await landsOn(page.getByRole("region", { name: /^Reading / }), "stopped");
  assert.equal((await source()).status, "cancelled");

  // Asked beside its evidence.
  await tabTo(page.getByLabel("Your question"));
  await type("How long do refunds take?");
  await press("Enter");
  const evidence = page.getByRole("region", { name: "Evidence" });
  await evidence.getByText("✓ found in source").waitFor();
  await landsOn(page.getByLabel("Your question"), "answered");
  await tabTo(page.getByRole("button", { name: "Source 1: Refunds" }), { key: "Shift+Tab" });
  await press("Enter");
  await tabTo(button("Save as check"));
  await press("Space");
  await page.getByText("Saved as a check.").first().waitFor();
  await landsOn(button("Save as check"), "saved");
  await tabTo(page.getByRole("region", { name: "Stored text" }));

  // What it could not answer is written in its place.
  await tabTo(page.getByLabel("Your question"), { key: "Shift+Tab" });
  await type("Do you sell blue parrots?");
  await press("Enter");
  await tabTo(button("Write the answer"), { key: "Shift+Tab" });
  await press("Enter");
  await landsOn(page.getByLabel("Answer", { exact: true }), "writing");
  await tabTo(button("Cancel"));
  await press("Enter");
  await landsOn(button("Write the answer"), "given up");
  await press("Enter");
  await landsOn(page.getByLabel("Answer", { exact: true }), "writing again");
  await type("Blue parrots are not for sale here.");
  await tabTo(button("Save and ask again"));
  await press("Enter");
  const pair = page.getByRole("region", { name: "Before and after" });
  await landsOn(pair, "before and after");
  assert.match(await pair.innerText(), /Blue parrots are not for sale here\./);
  await tabTo(pair.getByRole("button", { name: "Close" }));
  await press("Enter");
  await landsOn(button("Write the answer"), "closed");

  // A visitor's gap, by the palette.
  for (const message of ["Do you repair canoes?", "Are canoes repaired?"])
    await owner.post("/v2/chat", { agent_id: agentId, message, visitor: { id: "ada" } });
  await press("ControlOrMeta+K");
  const palette = page.getByPlaceholder("A screen, an assistant, an action");
  await landsOn(palette, "the palette");
  await press("Escape");
  await landsOn(button("Write the answer"), "the palette is closed");
  await press("ControlOrMeta+K");
  await landsOn(palette, "the palette again");
  await type("Gaps");
  await press("Enter");
  await landsOn(heading("Gaps"), "the gaps");
  await press("/");
  await assertSeen("the screen's filter");
  await tabTo(page.getByRole("table", { name: "Gaps" }).getByRole("button", { name: "Write the answer" }));
  await press("Enter");
  await landsOn(page.getByLabel("Answer", { exact: true }), "answering the gap");
  await type("Canoes are repaired within 2 days.");
  await tabTo(button("Save and ask again"));
  await press("Enter");
  await landsOn(pair, "the gap's before and after");
  await tabTo(pair.getByRole("button", { name: "Close" }));
  await press("Enter");
  await page.getByText("Nothing here.").waitFor();
  await landsOn(heading("Gaps"), "no gap is left");

  // A failing check stops publishing; it is deleted, brought back, and deleted.
  await owner.post(`/v2/agents/${agentId}/checks`, {
    question: "How long do refunds take?",
    expect: { abstains: true },
  });
  await press("ControlOrMeta+K");
  await type("127.0");
  await press("Enter");
  await landsOn(heading(/^Ask 127/), "the assistant again");
  await tabTo(partOf("Install"), { key: "Shift+Tab" });
  await press("Enter");
  await landsOn(heading("Install"), "install");
  await tabTo(button("Publish"));
  await press("Enter");
  await dialog.getByText(/1 of its checks fail/).waitFor();
  await landsOn(dialog.getByLabel("Why it goes out all the same"), "the gate");
  await press("Escape");
  await landsOn(page.getByRole("listitem").getByRole("button", { name: "Publish" }), "the gate is closed");
  await press("Enter");
  await tabTo(dialog.getByRole("button", { name: "Look at the checks" }));
  await press("Enter");
  await landsOn(heading("Checks"), "the checks");
  const failing = page.getByRole("row", { name: /Does not answer/ });
  await tabTo(failing.getByRole("button", { name: "Delete" }));
  await press("Enter");
  await landsOn(page.getByRole("table", { name: "Checks" }), "deleted");
  await press("F8");
  await tabTo(button("Undo"));
  await press("Enter");
  await failing.waitFor();
  await landsOn(page.getByRole("table", { name: "Checks" }), "brought back");
  await tabTo(failing.getByRole("button", { name: "Delete" }));
  await press("Enter");
  await failing.waitFor({ state: "detached" });

  // Published; its snippet is copied.
  await tabTo(partOf("Install"), { key: "Shift+Tab" });
  await press("Enter");
  await landsOn(heading("Install"), "install again");
  await tabTo(button("Publish"));
  await press("Enter");
  await page.getByText("Published: visitors can ask it.").waitFor();
  await assertSeen("published");
  await tabTo(button("Copy the snippet"));
  await press("Enter");
  await page.getByText("Copied").waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /<script async src=.*\/widget\/agent_/);
  assert.deepEqual(
    complaints.filter((text) => !/status of 4(?:01|09)/.test(text)),
    [],
  );
  await page.context().close();
});

test("by keys alone: a chat taken over, answered and resolved, a chart read point by point, leads deleted and brought back", {
  skip,
}, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Boats" });
  const source = { type: "text", title: "Boats", text: "A canoe costs 35 euros a day.", agent_id: agent.id };
  await owner.post("/v2/sources", source, { prefer: "wait=20" });
  const ask = async (message: string, visitor: string) =>
    (await owner.post("/v2/chat", { agent_id: agent.id, message, visitor: { id: visitor } })).body.chat_id as string;
  for (let number = 0; number < 10; number++) await ask(`What does a canoe cost on day ${number}?`, `v${number}`);
  const chatId = await ask("Do you rent rafts?", "ada");
  await owner.post("/v2/handoffs", { chat_id: chatId, reason: "For eight people." });
  for (let number = 0; number < 3; number++)
    await owner.post("/v2/leads", { agent_id: agent.id, fields: { name: `Lead ${number}` } });
  const leads = async () => (await owner.get(`/v2/leads?agent_id=${agent.id}`)).body.data.length;

  const { page, complaints } = await browser.open();
  const { press, type, tabTo, landsOn, assertSeen } = keyboardOf(page);
  const heading = (name: string) => page.getByRole("heading", { level: 1, name });
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await page.goto(url);
  await enterOwner(page);
  await landsOn(heading("Home"), "signed in");

  // The inbox.
  await tabTo(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Inbox" }), {
    key: "Shift+Tab",
  });
  await press("Enter");
  await landsOn(heading("Inbox"), "the inbox");
  await tabTo(page.getByRole("link", { name: /Do you rent rafts\?/ }));
  await press("Enter");
  await page.getByText("Asked for a person: For eight people.").waitFor();
  await assertSeen("a chat is open");
  await tabTo(button("Take over"));
  await press("Enter");
  await button("Give back to the assistant").waitFor();
  await assertSeen("taken over");
  await tabTo(page.getByLabel("Reply", { exact: true }));
  await type("Rafts are for rent from May on.");
  await press("ControlOrMeta+Enter");
  await page.getByRole("list", { name: "Messages" }).getByText("Rafts are for rent from May on.").waitFor();
  await landsOn(page.getByLabel("Reply", { exact: true }), "replied");
  assert.equal(await page.getByLabel("Reply", { exact: true }).inputValue(), "");
  await tabTo(button("Resolve"), { key: "Shift+Tab" });
  await press("Space");
  await page.getByText("The chat is resolved.").first().waitFor();
  await button("Resolve").waitFor({ state: "detached" });
  await assertSeen("resolved");
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).body.status, "resolved");
  await press("F8");
  await tabTo(button("Undo"));
  await press("Enter");
  await button("Resolve").waitFor();
  await assertSeen("opened again");
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).body.status, "open");

  // A chart: one stop of Tab leads into it, arrows from day to day.
  await page.goto(`${url}/insights?agent=${agent.id}`);
  for (const name of ["Questions a day", "Time to the first word"]) {
    const points = page.getByRole("group", { name }).getByRole("link");
    await points.last().waitFor();
    await points.last().focus();
    const isOn = async (place: number) =>
      await points.nth(place).evaluate((element) => element === document.activeElement);
    const count = await points.count();
    await press("Home");
    assert.ok(await isOn(0), `${name}: the first`);
    await press("ArrowRight");
    assert.ok(await isOn(Math.min(1, count - 1)), `${name}: the next`);
    await press("End");
    assert.ok(await isOn(count - 1), `${name}: the last`);
    await press("ArrowLeft");
    assert.ok(await isOn(Math.max(0, count - 2)), `${name}: the one before`);
    await press("End");
    await press("Enter");
    await landsOn(heading("Inbox"), `${name}: its chats`);
    await page.getByRole("navigation", { name: "Chats" }).getByRole("link", { name: /canoe/ }).first().waitFor();
    await page.goBack();
  }

  // Many at once.
  await page.goto(`${url}/leads?agent=${agent.id}`);
  await page.getByText("3 rows").waitFor();
  await tabTo(page.getByLabel("Select all rows shown"));
  await press("Space");
  await tabTo(button("Delete"));
  await press("Enter");
  await page.getByText("No leads yet.").waitFor();
  await assertSeen("deleted");
  assert.equal(await leads(), 0);
  await press("F8");
  await tabTo(button("Undo"));
  await press("Enter");
  await page.getByText("3 rows").waitFor();
  await assertSeen("brought back");
  assert.equal(await leads(), 3);
  assert.deepEqual(
    complaints.filter((text) => !/status of 401/.test(text)),
    [],
  );
  await page.context().close();
});
