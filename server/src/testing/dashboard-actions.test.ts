import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Page } from "playwright-core";
import { startLoopbackNameServer } from "../adapters/domain-resolver/loopback-name-server.ts";
import { htmlPage, proseOf, startSite } from "../features/ingestion/crawl/testing/site-server.ts";
import { startReceiver } from "../features/webhooks/testing/start-receiver.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { chatIn, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

const dns = await startLoopbackNameServer();
after(() => dns.close());
const { owner, url } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8", DNS_SERVERS: dns.address });
const browser = withBrowser();
const { skip } = browser;

// What one presses is looked at where it matters: in what the service has then. One signed-in page presses all of it.
let page: Page;
async function open(path: string): Promise<void> {
  if (!page) {
    ({ page } = await browser.open());
    await page.goto(url);
    await enterOwner(page);
    await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  }
  await page.goto(url + path);
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = () => page.getByRole("dialog");
const rowOf = (name: string | RegExp) => page.getByRole("row", { name });
const notice = (text: string | RegExp) => page.getByText(text).first().waitFor();

async function createAgent(name: string, text = "Refunds take 14 days."): Promise<string> {
  const { body: agent } = await owner.post("/v2/agents", { name });
  const source = { type: "text", title: "Refunds", text, agent_id: agent.id };
  assert.equal((await owner.post("/v2/sources", source, { prefer: "wait=20" })).body.status, "ready");
  return agent.id;
}

async function ask(agentId: string, message: string, visitor?: object) {
  const { status, body } = await owner.post("/v2/chat", {
    agent_id: agentId,
    message,
    ...(visitor ? { visitor } : {}),
  });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

test("a delivery that failed is sent again, and its row says what came of it", { skip }, async () => {
  const receiver = await startReceiver(410);
  after(() => receiver.close());
  const agentId = await createAgent("Webhooks");
  const { body: webhook } = await owner.post("/v2/webhooks", { url: receiver.url, events: ["lead.created"] });
  await owner.post("/v2/leads", { agent_id: agentId, fields: { name: "Ada" } });
  await until(() => receiver.received.length === 1, "it is sent");
  await open(`/settings/webhooks?open=${webhook.id}`);
  const sent = page.getByRole("table", { name: "Deliveries" }).getByRole("row", { name: /lead\.created/ });
  await sent.getByText("410").waitFor();
  receiver.answer = 204;
  // An endpoint that is gone was switched off; it comes back first.
  if ((await owner.get(`/v2/webhooks/${webhook.id}`)).body.status !== "active") await button("Enable").click();
  await sent.getByRole("button", { name: "Send again" }).click();
  await notice("It is sent again.");
  await sent.getByText("Delivered").waitFor();
  const [first, second] = receiver.received;
  assert.equal(receiver.received.length, 2);
  assert.equal(second!.headers["webhook-id"], first!.headers["webhook-id"]);
  assert.equal(second!.body, first!.body);
});

test("a webhook gets other events and another address, and keeps its secret", { skip }, async () => {
  const receiver = await startReceiver(204);
  after(() => receiver.close());
  const made = { url: "https://example.com/before", description: "Orders", events: ["lead.created", "handoff.*"] };
  const { body: webhook } = await owner.post("/v2/webhooks", made);
  await open(`/settings/webhooks?open=${webhook.id}`);
  await page.getByText("No event was sent yet. Tests are not listed.").waitFor();
  const row = rowOf(/example\.com\/before/);
  await row.getByRole("button", { name: "Edit" }).click();
  assert.ok(await dialog().getByLabel("handoff.*", { exact: true }).isChecked());
  await dialog().getByLabel("Address").fill(receiver.url);
  await dialog().getByLabel("lead.created", { exact: true }).uncheck();
  await dialog().getByLabel("gap.opened", { exact: true }).check();
  await dialog().getByRole("button", { name: "Save" }).click();
  await notice("Saved.");
  const { body: saved } = await owner.get(`/v2/webhooks/${webhook.id}`);
  assert.deepEqual(
    [saved.url, saved.description, saved.events.toSorted(), saved.secrets],
    [receiver.url, "Orders", ["gap.opened", "handoff.*"], webhook.secrets],
  );
  await owner.request("DELETE", `/v2/webhooks/${webhook.id}`);
});

test("a page is left out, comes back by Undo, and a site's reach is changed in its settings", { skip }, async () => {
  const site = await startSite((asked) =>
    asked === "/"
      ? { body: htmlPage("Boats", proseOf("boats"), ["/old", "/new"]) }
      : asked === "/old" || asked === "/new"
        ? { body: htmlPage(asked, proseOf(asked)) }
        : undefined,
  );
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Boats" });
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "website", url: site.origin, agent_id: agent.id },
    { prefer: "wait=30" },
  );
  const kept = async () => (await owner.get(`/v2/sources/${source.id}`)).body;
  const statusOf = async (path: string) => {
    const { body } = await owner.get(`/v2/sources/${source.id}/documents`);
    return body.data.find(({ url }: { url: string }) => url === site.origin + path)?.status;
  };
  const path = `/assistants/${agent.id}/sources/${source.id}`;
  await open(path);
  // The start would take the whole site with it.
  await rowOf(/\/old/).waitFor();
  assert.equal(await button("Leave out").count(), 2);
  assert.equal(await button("Read again").count(), 1);
  assert.equal(await page.getByRole("link", { name: "See the pages" }).count(), 0);
  await rowOf(/\/old/).getByRole("button", { name: "Leave out" }).click();
  await notice("/old and what lies under it are left out. The site is read again.");
  assert.deepEqual((await kept()).exclude, ["/old"]);
  await until(async () => (await statusOf("/old")) === "skipped", "it is left out");
  await button("Undo").click();
  await until(async () => (await kept()).exclude.length === 0, "it is let in again");
  await until(async () => ["ready", "unchanged"].includes(await statusOf("/old")), "it is read again");

  await open(`${path}?tab=settings`);
  await page.getByLabel("Only addresses like").fill("/new");
  await page.getByLabel("Leave out addresses like").fill("/old\n\n /drafts/*");
  await page.getByLabel("Pages, at the most").fill("50");
  await button("Save").click();
  await notice("Saved.");
  const { include, exclude, max_pages, max_depth } = await kept();
  assert.deepEqual(
    [include, exclude, max_pages, max_depth],
    [["/new"], ["/old", "/drafts/*"], 50, source.max_depth ?? 10],
  );
});

test("the public page gets another address, the one in use stays another's", { skip }, async () => {
  const agentId = await createAgent("Renamed");
  const other = await createAgent("Taken");
  await owner.request("PATCH", `/v2/agents/${other}`, { slug: "taken-already" });
  await owner.post(`/v2/agents/${agentId}/publish`);
  await open(`/assistants/${agentId}/install`);
  await page.getByText("Put this where the chat should stand:").waitFor();
  const slug = page.getByLabel("Its address ends in");
  await slug.fill("taken-already");
  await button("Change the address").click();
  await page.getByText("This slug belongs to another assistant; choose a different one.").waitFor();
  await slug.fill("lake-shop");
  await button("Change the address").click();
  await notice("The page has its new address.");
  await page.getByRole("link", { name: `${url}/a/lake-shop` }).waitFor();
  assert.equal((await fetch(`${url}/a/lake-shop`)).status, 200);
  const { body: agent } = await owner.get(`/v2/agents/${agentId}`);
  assert.equal(agent.version, agent.published_version);
});

test("two chats with the same question are told apart, and a phone has the filters behind a button", {
  skip,
}, async () => {
  const agentId = await createAgent("Lake hotel");
  for (const id of ["bea", "carl"]) await ask(agentId, "Is there a swimming pool?", { id, name: id });
  await open(`/inbox?agent=${agentId}`);
  const chats = page.getByRole("navigation", { name: "Chats" }).getByRole("link");
  await chats.filter({ hasText: "bea · Lake hotel" }).waitFor();
  await chats.filter({ hasText: "carl · Lake hotel" }).waitFor();
  const filters = button("Filters, 1 set");
  assert.ok(!(await filters.isVisible()) && (await page.getByLabel("Who answers").isVisible()));
  await page.setViewportSize({ width: 360, height: 740 });
  assert.ok(!(await page.getByLabel("Who answers").isVisible()));
  assert.ok((await chats.first().boundingBox())!.y < 370, "the first chat stands in the upper half");
  await filters.click();
  await page.getByLabel("Who answers").waitFor();
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("a site's change waits, is let in, rolled back, and the next one refused", { skip }, async () => {
  let text = "A canoe costs 30 euros a day.";
  const site = await startSite((asked) =>
    asked === "/" ? { body: htmlPage("Canoes", `${text} ${proseOf("canoes")}`) } : undefined,
  );
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Canoes" });
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "website", url: site.origin, agent_id: agent.id },
    { prefer: "wait=30" },
  );
  const price = async () => (await ask(agent.id, "What does a canoe cost a day?")).content;
  const changes = async () => (await owner.get(`/v2/sources/${source.id}/changes`)).body.data;
  const reading = async (count: number) => {
    await button("Read again").click();
    await until(async () => (await changes()).length === count, `change ${count} is there`);
    await page.getByRole("link", { name: "Changes", exact: true }).click();
  };
  await open(`/assistants/${agent.id}/sources/${source.id}?tab=settings`);
  await page.getByLabel("Changes wait for approval").check();
  await button("Save").click();
  await notice("Saved.");

  text = "A canoe costs 35 euros a day.";
  await reading(2);
  await page.getByText("Waits for approval").waitFor();
  await page.locator("pre").getByText("+A canoe costs 35 euros").first().waitFor();
  assert.match(await price(), /30 euros/);
  await button("Approve").click();
  await page.getByText("Approved", { exact: true }).waitFor();
  assert.match(await price(), /35 euros/);
  await button("Roll back the last change").click();
  await notice("The source says again what it said before its last change.");
  await page.getByText("Rolled back.").waitFor();
  assert.match(await price(), /30 euros/);

  text = "A canoe costs 40 euros a day.";
  await reading(4);
  await button("Reject").click();
  await page.getByText("Rejected", { exact: true }).waitFor();
  assert.match(await price(), /30 euros/);
});

test("an earlier version comes back into the draft, and goes out again", { skip }, async () => {
  const agentId = await createAgent("Versions");
  await owner.request("PATCH", `/v2/agents/${agentId}`, { tone: "warm" });
  await owner.post(`/v2/agents/${agentId}/publish`);
  await owner.request("PATCH", `/v2/agents/${agentId}`, { tone: "dry" });
  await owner.post(`/v2/agents/${agentId}/publish`);
  const versions = async () => (await owner.get(`/v2/agents/${agentId}/versions`)).body.data;
  const [now, earlier] = (await versions()) as { version: number; published: boolean; settings: { tone: string } }[];
  assert.deepEqual([now!.published, now!.settings.tone, earlier!.settings.tone], [true, "dry", "warm"]);
  const row = rowOf(new RegExp(`Version ${earlier!.version} `));
  await open(`/assistants/${agentId}/versions`);
  await page.getByRole("link", { name: `Version ${now!.version}`, exact: true }).click();
  await page.getByText("- warm").waitFor();
  await page.getByText("+ dry").waitFor();
  await row.getByRole("button", { name: "Bring into the draft" }).click();
  await notice(`Version ${earlier!.version} is in the draft.`);
  assert.equal((await owner.get(`/v2/agents/${agentId}`)).body.tone, "warm");
  await row.getByRole("button", { name: "Publish" }).click();
  await notice(`Version ${earlier!.version} is published.`);
  await row.getByText("Published").waitFor();
  const published = (await versions()).filter((one: { published: boolean }) => one.published);
  assert.deepEqual(
    published.map(({ settings }: { settings: { tone: string } }) => settings.tone),
    ["warm"],
  );
});

test("checks that fail stand among what to fix next, and lead to themselves", { skip }, async () => {
  const agentId = await createAgent("Watched");
  for (const words of ["14 days", "15 days"])
    await owner.post(`/v2/agents/${agentId}/checks`, {
      question: "How long do refunds take?",
      expect: { contains: [words] },
    });
  await owner.post(`/v2/agents/${agentId}/checks/run`);
  await open(`/?agent=${agentId}`);
  const task = page.getByRole("listitem").filter({ hasText: "1 check fails" });
  await task.getByRole("link", { name: "Watched" }).click();
  await page.getByRole("heading", { level: 1, name: "Checks" }).waitFor();
  await rowOf(/15 days/).waitFor();
});

test("in the inbox: a note, a saved reply, the answer kept as a source, the chat given back", { skip }, async () => {
  const agentId = await createAgent("Inbox");
  const saved = { title: "Snow", shortcut: "snow", text: "Snowshoes are for rent from November on." };
  assert.equal((await owner.post("/v2/replies", saved)).status, 201);
  const question = "Do you rent snowshoes?";
  const { chat_id: chatId } = await ask(agentId, question, { id: "ada", name: "Ada" });
  await owner.post("/v2/handoffs", { chat_id: chatId });
  await open(`/inbox`);
  await page.getByRole("link", { name: /snowshoes/ }).click();
  await button("Take over").click();
  await button("Give back to the assistant").waitFor();
  await page.getByText("Notes among colleagues").click();
  await page.getByLabel("New note").fill("She called twice.");
  await button("Add the note").click();
  await page.getByText("1 note among colleagues").waitFor();
  const notes = async () => (await owner.get(`/v2/chats/${chatId}/notes`)).body.data;
  assert.deepEqual(
    (await notes()).map(({ text }: { text: string }) => text),
    ["She called twice."],
  );

  await page.getByLabel("Put in a saved reply").selectOption({ label: "snow: Snow" });
  assert.equal(await page.getByLabel("Reply", { exact: true }).inputValue(), saved.text);
  await button("Send").click();
  await page.getByRole("list", { name: "Messages" }).getByText(saved.text).waitFor();
  assert.equal(await page.getByLabel("Reply", { exact: true }).inputValue(), "");
  // Neither the note nor its words are the visitor's to see.
  const { body: messages } = await owner.get(`/v2/chats/${chatId}/messages`);
  assert.equal(messages.data[0].role, "member");
  assert.ok(!JSON.stringify(messages).includes("called twice"));

  await button("Save the answer as a source").click();
  assert.equal(await page.getByLabel("Question", { exact: true }).inputValue(), question);
  await button("Save and ask again").click();
  const pair = page.getByRole("region", { name: "Before and after" });
  await pair.getByText("Answered").waitFor();
  await pair.getByRole("button", { name: "Close" }).click();
  const { body: sources } = await owner.get(`/v2/sources?agent_id=${agentId}`);
  const { id: keptId } = sources.data.find(({ type }: { type: string }) => type === "qa");
  const { body: kept } = await owner.get(`/v2/sources/${keptId}`);
  assert.deepEqual([kept.question, kept.answer], [question, saved.text]);
  assert.match((await ask(agentId, question)).content, /from November on/);

  // Filed under a word, found by it, and taken out again.
  const tags = async () => (await owner.get(`/v2/chats/${chatId}`)).body.tags;
  await page.getByLabel("Add a tag").fill("winter");
  await page.keyboard.press("Enter");
  await button("Remove the tag winter").waitFor();
  assert.deepEqual(await tags(), ["winter"]);
  const chats = page.getByRole("navigation", { name: "Chats" }).getByRole("link");
  await page.getByLabel("Tag", { exact: true }).fill("summer");
  await page.getByText("No chat fits these filters.").waitFor();
  await page.getByLabel("Tag", { exact: true }).fill("winter");
  await chats.first().waitFor();
  assert.match((await chats.allInnerTexts()).join(), /snowshoes/);
  assert.equal(new URL(page.url()).searchParams.get("tag"), "winter");
  await button("Remove the tag winter").click();
  await button("Remove the tag winter").waitFor({ state: "detached" });
  assert.deepEqual(await tags(), []);

  await button("Give back to the assistant").click();
  await button("Take over").waitFor();
  const { body: handoffs } = await owner.get(`/v2/handoffs?chat_id=${chatId}`);
  assert.equal(handoffs.data[0].status, "released");
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).body.status, "open");
});

test("two browsers hold a handed-over conversation: who is there, who writes, what is said, and its end", {
  skip,
}, async () => {
  const agentId = await createAgent("Counter");
  await owner.request("PATCH", "/v2/me", { name: "Grace" });
  const { slug } = (await owner.post(`/v2/agents/${agentId}/publish`)).body;
  const { page: visitor } = await browser.open();
  await visitor.goto(`${url}/a/${slug}`);
  const chat = await chatIn(visitor);
  await chat.asked("Do you rent canoes?");
  await open("/inbox");
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  await chat.inside.locator(".menu").getByRole("button", { name: "Ask a person" }).click();
  await chat.inside.getByText("You asked for a person.").waitFor();
  await page.getByRole("link", { name: /canoes/ }).click();
  await page.getByText("The visitor is here.").waitFor();
  await button("Take over").click();
  await button("Give back to the assistant").waitFor();
  await chat.inside.getByText("The assistant stays silent until").waitFor();
  const reply = page.getByLabel("Reply", { exact: true });
  await reply.pressSequentially("From May on.");
  await chat.inside.locator(".typing", { hasText: "Grace" }).waitFor();
  await button("Send").click();
  await chat.inside.locator(".person", { hasText: "From May on." }).waitFor();
  await chat.field.pressSequentially("And kayaks?");
  await page.getByText("The visitor is typing…").waitFor();
  await chat.field.press("Enter");
  const messages = page.getByRole("list", { name: "Messages" });
  await messages.getByText("And kayaks?").waitFor();
  assert.equal(await chat.answers.count(), 1, "the assistant is silent");
  await button("Give back to the assistant").click();
  await chat.inside.getByText("The assistant answers again.").waitFor();
  await chat.asked("How long do refunds take?");
  await messages.getByText("How long do refunds take?").waitFor();
  await visitor.context().close();
  await page.getByText("The visitor is here.").waitFor({ state: "detached" });
});

test("a visitor is erased for good, and the receipt says what went", { skip }, async () => {
  const agentId = await createAgent("Erasing");
  const { chat_id: chatId } = await ask(agentId, "How long do refunds take?", { id: "grace", name: "Grace Hopper" });
  await owner.post("/v2/leads", { agent_id: agentId, chat_id: chatId, fields: { email: "grace@example.com" } });
  const visitorId = (await owner.get(`/v2/chats/${chatId}`)).body.visitor_id;
  await open(`/visitors`);
  await page.getByRole("link", { name: "Grace Hopper" }).click();
  const [saved] = await Promise.all([page.waitForEvent("download"), dialog().getByText("Export all data").click()]);
  assert.equal(saved.suggestedFilename(), `${visitorId}.json`);
  await dialog().getByRole("button", { name: "Erase", exact: true }).click();
  const sure = page.getByRole("dialog", { name: "Erase this visitor" });
  const erase = sure.getByRole("button", { name: "Erase for good" });
  assert.ok(await erase.isDisabled());
  await sure.getByRole("textbox").fill("grace");
  await erase.click();
  const receipt = dialog().getByRole("status");
  await receipt.getByText(/This is the receipt/).waitFor();
  const told = await receipt.innerText();
  assert.equal((await owner.get(`/v2/visitors/${visitorId}`)).status, 404);
  assert.equal((await owner.get(`/v2/chats/${chatId}`)).status, 404);
  const { body: erasures } = await owner.get("/v2/erasures");
  assert.deepEqual([erasures.data[0].kind, erasures.data[0].status], ["visitor", "completed"]);
  assert.ok(erasures.data[0].erased.chats === 1, JSON.stringify(erasures.data[0].erased));
  await open(`/settings/erasures`);
  const shown = await rowOf(/^Visitor/)
    .first()
    .innerText();
  for (const line of told.split("\n").slice(1)) assert.ok(shown.includes(line.trim()), `${shown} has ${line}`);
});

test("a domain is added, says which record it lacks, and is proven once that is there", { skip }, async () => {
  const agentId = await createAgent("Domain");
  await open(`/settings/domains`);
  await button("Add a domain").first().click();
  await dialog().getByLabel("Name").fill("help.shop.example");
  await dialog().getByLabel("Assistant").selectOption(agentId);
  await dialog().getByRole("button", { name: "Add", exact: true }).click();
  const row = rowOf(/help\.shop\.example/);
  await row.getByText("Waits for its record").waitFor();
  const { body } = await owner.get("/v2/domains");
  const { record } = body.data[0];
  assert.ok((await row.innerText()).includes(`${record.type} ${record.name} ${record.value}`));
  await row.getByRole("button", { name: "Look now" }).click();
  await row.getByText("Not proven").waitFor();
  assert.match(await row.innerText(), new RegExp(record.name.replaceAll(".", "\\.")));
  dns.texts.set(record.name, [record.value]);
  await row.getByRole("button", { name: "Look now" }).click();
  await row.getByText("Proven", { exact: true }).waitFor();
  assert.equal((await owner.get("/v2/domains")).body.data[0].status, "verified");
  await row.getByRole("button", { name: "Delete" }).click();
  await row.waitFor({ state: "detached" });
  await button("Undo").click();
  await row.getByText("Proven", { exact: true }).waitFor();
});

test("how long things are kept is saved, and there after a reload", { skip }, async () => {
  const { workspace_id: id } = (await owner.get("/v2/me")).body;
  const retention = async () => (await owner.get(`/v2/workspaces/${id}`)).body.retention;
  await open(`/settings/workspace`);
  const chats = page.getByLabel("Chats, days");
  await chats.fill("soon");
  await button("Save").click();
  // Refused beside its field; nothing is saved.
  await until(() => chats.evaluate((element) => element === document.activeElement), "the field has the focus");
  assert.equal(await chats.getAttribute("aria-invalid"), "true");
  assert.equal((await retention()).chats_days, null);
  // What erases is asked first, with the date before which all goes; closed again, nothing is saved.
  await chats.fill("400");
  await button("Save").click();
  await dialog()
    .getByText(/^Chats whose last message is older than .*\d/)
    .waitFor();
  await dialog().getByRole("button", { name: "Close" }).click();
  assert.equal((await retention()).chats_days, null);
  await button("Save").click();
  const { name } = (await owner.get(`/v2/workspaces/${id}`)).body;
  await dialog().getByLabel(`Type ${name} to go on`).fill(name);
  await dialog().getByRole("button", { name: "Save and erase" }).click();
  await notice("Saved.");
  assert.equal((await retention()).chats_days, 400);
  await dialog().waitFor({ state: "detached" });
  // A longer time erases nothing, and asks nothing.
  await chats.fill("500");
  await button("Save").click();
  await until(async () => (await retention()).chats_days === 500, "it is longer");
  assert.equal(await dialog().count(), 0);
  await page.reload();
  await chats.waitFor();
  assert.equal(await chats.inputValue(), "500");
  await chats.fill("");
  await button("Save").click();
  await until(async () => (await retention()).chats_days === null, "kept for ever again");
});

test("what was deleted is found by its kind and brought back; the audit log tells who did it", { skip }, async () => {
  const agentId = await createAgent("Deleted");
  const { body: reply } = await owner.post("/v2/replies", { title: "Old hours", text: "We open at nine." });
  await owner.request("DELETE", `/v2/replies/${reply.id}`);
  await owner.request("DELETE", `/v2/agents/${agentId}`);
  await open(`/settings/deleted`);
  await rowOf(/Old hours/).waitFor();
  await page.getByLabel("Kind").selectOption("agent");
  await rowOf(/Old hours/).waitFor({ state: "detached" });
  assert.equal(new URL(page.url()).searchParams.get("kind"), "agent");
  await rowOf(/^Deleted/)
    .getByRole("button", { name: "Bring back" })
    .click();
  await notice("Deleted is back.");
  await rowOf(/^Deleted/).waitFor({ state: "detached" });
  assert.equal((await owner.get(`/v2/agents/${agentId}`)).body.name, "Deleted");
  await page.getByLabel("Kind").selectOption("");
  await rowOf(/Old hours/)
    .getByRole("button", { name: "Bring back" })
    .click();
  await notice("Old hours is back.");
  assert.equal((await owner.get(`/v2/replies/${reply.id}`)).status, 200);

  await open(`/settings/audit`);
  const log = page.getByRole("table", { name: "Audit log" });
  await log.getByRole("row").nth(2).waitFor();
  await page.getByLabel("Action, as agent.published").fill("reply.restored");
  await until(async () => (await log.getByRole("row").count()) === 2, "one row fits");
  assert.match(await log.getByRole("row").nth(1).innerText(), new RegExp(`reply\\.restored\\s+${reply.id}`));
  await page.reload();
  await log.getByText("reply.restored").waitFor();
  assert.equal(await log.getByRole("row").count(), 2);
});

test("whether the service is well stands in the settings, and is asked again when it could not be told", {
  skip,
}, async () => {
  await open(`/settings/health`);
  const main = page.getByRole("main");
  for (const name of ["Service", "Database", "Queue"])
    await main
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByText(/^(?:ok|Ready)$/)
      .waitFor();
  await page.route("**/readyz", (route) => route.abort());
  await page.reload();
  const alert = page.getByRole("alert").filter({ hasText: "The service does not answer" });
  await alert.waitFor();
  await page.unroute("**/readyz");
  await alert.getByRole("button", { name: "Try again" }).click();
  await main.getByRole("listitem").filter({ hasText: "Database" }).waitFor();
  await alert.waitFor({ state: "detached" });
});

test("a point of a chart leads to the chats of its day: by a click, and by keys", { skip }, async () => {
  const agentId = await createAgent("Charts");
  for (let number = 0; number < 10; number++) await ask(agentId, `How long do refunds take, order ${number}?`);
  const today = new Date().toISOString().slice(0, 10);
  const list = page.getByRole("navigation", { name: "Chats" });
  const isThere = async () => {
    await page.getByRole("heading", { level: 1, name: "Inbox" }).waitFor();
    assert.equal(new URL(page.url()).searchParams.get("day"), today);
    await list.getByRole("link").nth(9).waitFor();
    assert.equal(await list.getByRole("link").count(), 10);
  };
  const gapsAsked = page.waitForRequest((request) => /\/v2\/stats\/gaps\?.*sort=-asked/.test(request.url()));
  await open(`/insights?agent=${agentId}`);
  // Of more than ten gaps, those that are asked for most.
  await gapsAsked;
  const point = page.getByRole("group", { name: "Questions a day" }).getByRole("link").last();
  await point.click();
  await isThere();
  await page.goBack();
  await point.focus();
  await page.keyboard.press("Enter");
  await isThere();
  // The gap that is asked most stands first, not the newest.
  const unknown = ["Do you rent snowshoes?", "Is there parking for camels?"];
  for (const question of [...unknown, ...unknown, unknown[0]!]) await ask(agentId, question);
  await open(`/insights?agent=${agentId}`);
  const gaps = page.locator("main a[href*='gap=']");
  await gaps.nth(2).waitFor();
  assert.deepEqual((await gaps.allInnerTexts()).slice(-2), unknown);
});

test("who has no site at hand begins with the sample shop, and asks it", { skip }, async () => {
  await open(`/start`);
  await button("Use the sample shop").click();
  await page.getByRole("heading", { level: 1, name: /^Ask / }).waitFor();
  await page.getByText("TEST", { exact: true }).first().waitFor();
  const agentId = new URL(page.url()).pathname.split("/")[2]!;
  const starter = page.getByRole("main").getByRole("button", { name: /\?$/ }).first();
  await starter.click();
  await page.getByRole("region", { name: "Evidence" }).getByText("✓ found in source").first().waitFor();
  // It is in the test workspace, and nothing of it among what is real.
  assert.equal((await owner.get(`/v2/agents/${agentId}`)).status, 404);
});
