import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { startModelServer } from "../adapters/chat-model/testing/start-model-server.ts";
import { startLoopbackNameServer } from "../adapters/domain-resolver/loopback-name-server.ts";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { type Chat, chatIn, frameOf, typeUntilSeen, until } from "./open-chat.ts";
import { OWNER, withTestServer } from "./test-server.ts";

const browser = withBrowser({ hosts: ["help.client.example"] });
const { skip } = browser;
const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const dns = await startLoopbackNameServer();
after(() => dns.close());
const { context, owner, url } = await withTestServer({
  DNS_SERVERS: dns.address,
  OPENAI_BASE_URL: model.url,
  MODEL_TIMEOUT_SECONDS: "5",
});
const site = await serveHostPage();
const proxy = await startCuttingProxy(url);

const GUIDE =
  "# Refunds\n\nYou may send everything back. Refunds take 14 days. Send the parcel back in its box.\n\nKeep the receipt.\n\n# Shipping\n\nShipping to Norway costs 9 euros.\n";
const QUESTION = "How long do refunds take?";

async function publishedAgent(settings: object = {}, hasSource = true): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  if (hasSource)
    await owner.upload({ name: `guide-${body.id}.md`, content: GUIDE }, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}
const shop = await publishedAgent({ starter_questions: [QUESTION] });
const scriptOf = (agent: { id: string }, attributes = "") =>
  `<script async src="${url}/widget/${agent.id}.js" ${attributes}></script>`;

/** The chat on a page of the client's site, open. */
async function openBubble(page: Page, body = scriptOf(shop), head = ""): Promise<Chat> {
  site.html = hostHtml(body, head);
  await page.goto(site.origin);
  await page.locator(".launcher").click();
  return chatIn(page);
}

const menu = async ({ inside }: Chat, item: string) => {
  await inside.getByRole("button", { name: "Menu" }).click();
  await inside.getByRole("button", { name: item, exact: true }).click();
};
const isShown = (locator: Locator) => locator.isVisible();

test("before it is opened the widget is one request; open, the field has the focus and the answer its quote", {
  skip,
}, async () => {
  const { page, said } = await browser.open();
  const requests: string[] = [];
  page.on("request", (request) => request.url().startsWith(url) && requests.push(request.url()));
  site.html = hostHtml(scriptOf(shop));
  await page.goto(site.origin, { waitUntil: "networkidle" });
  assert.deepEqual(requests, [`${url}/widget/${shop.id}.js`]);
  const launcher = page.locator(".launcher");
  assert.equal(await launcher.getAttribute("aria-expanded"), "false");
  await launcher.click();
  const chat = await chatIn(page);
  assert.deepEqual(
    requests.map((address) => new URL(address).pathname.replace(/_\w+/, "_…")),
    ["/widget/agent_….js", "/a/deployment_…/chat"],
    "The chat is one document: browsers keep no file for a sandbox.",
  );
  await until(() => chat.field.evaluate((field) => field === document.activeElement), "the field has the focus");
  assert.equal(await launcher.getAttribute("aria-expanded"), "true");
  const panel = page.getByRole("dialog", { name: "Shop help chat" });
  assert.notEqual(await panel.getAttribute("aria-modal"), "true");
  assert.equal(await page.locator("iframe").getAttribute("title"), "Shop help chat");

  // Nothing is stored before the first question.
  const stored = () => page.evaluate(() => [Object.keys(sessionStorage), Object.keys(localStorage)].flat());
  assert.deepEqual(await stored(), []);
  await chat.inside.getByRole("button", { name: QUESTION }).click();
  await chat.cites.first().waitFor();
  assert.equal((await stored()).length, 1);
  assert.deepEqual(await page.context().cookies(), []);

  // Click pins, Enter opens, Escape gives the focus back and leaves the chat open.
  const quote = chat.inside.locator(".popover");
  assert.equal(await chat.cites.first().getAttribute("aria-label"), "Source 1: Refunds");
  await chat.cites.first().focus();
  await chat.cites.first().press("Enter");
  await quote.getByText("You may send everything back.").waitFor();
  assert.equal(await quote.locator("mark").innerText(), "Refunds take 14 days.");
  assert.match(await quote.locator("blockquote").innerText(), /^You may send .* Send the parcel back in its box\.$/);
  await page.keyboard.press("Tab");
  assert.equal(await quote.locator(":focus").count(), 1, "Tab goes on into the quote.");
  await page.keyboard.press("Escape");
  await quote.waitFor({ state: "detached" });
  assert.ok(await chat.cites.first().evaluate((button) => button === document.activeElement));
  await chat.cites.first().hover();
  await quote.waitFor();
  await chat.field.hover();
  await quote.waitFor({ state: "detached" });
  await chat.cites.first().click();
  await quote.getByRole("button", { name: "Show in source" }).click();
  const sources = chat.inside.locator(".panel");
  await sources.locator("mark").waitFor();
  // The source reads on.
  await sources.getByText("Keep the receipt.").waitFor();
  await page.keyboard.press("Escape");
  await sources.waitFor({ state: "detached" });
  await chat.field.press("Escape");
  await panel.waitFor({ state: "hidden" });
  assert.ok(await launcher.evaluate((button) => button.matches(":focus")));
  assert.deepEqual(await page.evaluate(listLayoutShifts), [], "The host page moved.");
  assert.deepEqual(said, []);
  await page.context().close();
});

test("a person's words reach the visitor, the assistant is silent, and what was missed is counted", {
  skip,
}, async () => {
  const { page, said } = await browser.open();
  const chat = await openBubble(page);
  await chat.asked(QUESTION);
  await menu(chat, "Ask a person");
  await chat.inside.getByText("You asked for a person.").waitFor();
  const { body } = await owner.get(`/v2/chats?agent_id=${shop.id}&status=waiting_for_human`);
  const chatId = body.data[0].id;
  await typeUntilSeen(chat, owner, chatId);
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  const offered = await chat.inside.locator(".menu li").allInnerTexts();
  assert.deepEqual(
    offered,
    ["New chat", "Your chats", "Remember this chat here", "Copy this chat", "Wider"],
    "Nobody is asked for twice.",
  );
  await chat.field.click();
  const reply = (content: string) => owner.post(`/v2/chats/${chatId}/messages`, { content });
  assert.equal((await reply("I have changed your order.")).status, 201);
  const person = chat.inside.locator(".person");
  await person.getByText("I have changed your order.").waitFor();
  await chat.inside.locator(".typing").waitFor({ state: "detached" });
  await chat.inside.getByText("The assistant stays silent until").waitFor();

  await chat.ask("Thank you, and the invoice?");
  await chat.inside.locator(".question", { hasText: "the invoice?" }).waitFor();
  await until(async () => (await chat.inside.locator(".searching").count()) === 0, "nothing is being searched");
  assert.equal(await chat.answers.count(), 1, "No empty bubble of the assistant.");
  await chat.field.press("Escape");
  await reply("It is in your mail.");
  await until(async () => (await page.locator(".badge").innerText()) === "1", "one unread");
  await page.getByRole("button", { name: /^Shop help chat 1$/ }).waitFor();
  await page.locator(".launcher").click();
  assert.equal(await person.last().locator(".plain-text").innerText(), "It is in your mail.");
  assert.equal(await page.locator(".badge").innerText(), "");
  const { data } = (await owner.get(`/v2/handoffs?chat_id=${chatId}`)).body;
  await owner.post(`/v2/handoffs/${data[0].id}/release`);
  await chat.inside.getByText("The assistant answers again.").waitFor();
  await chat.asked("What does shipping to Norway cost?");
  assert.deepEqual(said, []);
  await page.context().close();
});

test("an abstention helps on: a person, an e-mail with the owner's consent, another wording", { skip }, async () => {
  const consent = { text: "You may write to me about my question.", required: true };
  const agent = await publishedAgent(
    {
      name: "Leads",
      lead_form: {
        fields: [{ name: "email", label: "E-mail", type: "email", required: true }],
        consent,
        guard: { least_seconds: 2 },
      },
    },
    false,
  );
  const { page } = await browser.open();
  const chat = await openBubble(page, scriptOf(agent));
  await chat.asked("Is the parcel insured against volcanoes?");
  const abstention = chat.inside.locator(".abstention").last();
  await abstention.getByRole("button", { name: "Rephrase" }).click();
  assert.equal(await chat.field.inputValue(), "Is the parcel insured against volcanoes?");
  await abstention.getByRole("button", { name: "Leave your e-mail" }).click();
  const form = chat.inside.locator("form.lead");
  assert.equal(await form.getByRole("checkbox").isChecked(), false);
  const [whole, log] = await Promise.all([form, chat.inside.locator(".log")].map((one) => one.boundingBox()));
  assert.ok(whole!.y >= log!.y && whole!.y + whole!.height <= log!.y + log!.height, "All of the form is in view.");
  await form.getByRole("textbox").fill("ada");
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByText("This is not an e-mail address.").waitFor();
  assert.ok(await isShown(form.getByText("Tick this to send.")));
  assert.doesNotMatch(await form.innerText(), /\/fields|pointer/);
  await until(
    () => form.getByRole("textbox").evaluate((field) => field === document.activeElement),
    "the first field that is wrong has the focus",
  );
  await form.getByRole("textbox").press("ControlOrMeta+a");
  await form.getByRole("textbox").pressSequentially("ada@example.com");
  await form.getByRole("checkbox").check();
  // What fills in the field that nobody sees is refused at first.
  assert.equal(await form.getByRole("textbox").count(), 1);
  await form.locator(".trap input").evaluate((field) => {
    (field as HTMLInputElement).value = "https://spam.example";
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await form.getByRole("button", { name: "Send" }).click();
  await form.getByRole("alert").waitFor();
  assert.deepEqual((await owner.get(`/v2/leads?agent_id=${agent.id}`)).body.data, []);
  await form.getByRole("button", { name: "Send" }).click();
  await chat.inside.getByText("You will be written to.").waitFor();
  const [lead] = (await owner.get(`/v2/leads?agent_id=${agent.id}`)).body.data;
  assert.deepEqual([lead.fields, lead.consent.text], [{ email: "ada@example.com" }, consent.text]);
  await page.context().close();
});

test("inside a page it fills its place, takes no focus, and does what the page asks of it", { skip }, async () => {
  const { page, said } = await browser.open({ viewport: { width: 1000, height: 700 } });
  site.html = hostHtml(
    `<section id="help" style="width:600px;height:420px"></section>${scriptOf(shop, 'data-mode="inline" data-target="#help"')}`,
  );
  await page.goto(site.origin);
  const chat = await chatIn(page);
  assert.equal(await page.locator(".launcher").count(), 0);
  const [place, frame] = await Promise.all(["#help", "iframe"].map((name) => page.locator(name).boundingBox()));
  assert.deepEqual(frame, place);
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true);
  await chat.inside.getByText("Answers from 1 source.").waitFor();

  // Colours that can't be read are refused, each with one that can.
  const api = (method: string, value: unknown) =>
    page.evaluate(
      ([name, given]) =>
        (window as unknown as { Citedesk: Record<string, (value: unknown) => void> }).Citedesk[name as string]!(given),
      [method, value],
    );
  const accent = () =>
    chat.inside.locator("html").evaluate((html) => html.style.getPropertyValue("--cd-accent").replaceAll(" ", ""));
  const before = await accent();
  await api("setTheme", { accent: "#fefefe", size: 3 });
  await until(() => said.some((text) => /accent-text on accent .*Nearest that passes: #/.test(text)), "it is told");
  assert.ok(said.some((text) => /size is no property/.test(text)));
  assert.equal(await accent(), before);
  await api("setTheme", { accent: ["#0b6b4f", "#8ad6b8"] });
  await until(async () => (await accent()) === "light-dark(#0b6b4f,#8ad6b8)", "the colour is another");

  // A person is told what the page knows; the visitor may stop waiting.
  await api("setContext", { order: { id: 7 } });
  await until(() => said.some((text) => /setContext takes an object of texts/.test(text)), "it is told");
  await api("setContext", { order: "1042", cart: 3 });
  await chat.asked(QUESTION);
  await menu(chat, "Ask a person");
  await chat.inside.getByText("You asked for a person.").waitFor();
  const { data } = (await owner.get(`/v2/handoffs?agent_id=${shop.id}&status=waiting`)).body;
  assert.deepEqual(data[0].context, { order: "1042", cart: 3 });
  await chat.inside.getByRole("button", { name: "Stop waiting" }).click();
  await chat.inside.getByText("You asked for a person.").waitFor({ state: "detached" });
  assert.equal((await owner.get(`/v2/handoffs/${data[0].id}`)).body.status, "withdrawn");
  await chat.asked("What does shipping to Norway cost?");
  await page.context().close();
});

test("what an answer would do is agreed to, or refused, by a button", { skip }, async () => {
  const tool = {
    name: "order_cancel",
    description: "Cancels an order.",
    url: "https://shop.example/cancel",
    confirm: true,
  };
  const parameters = { type: "object", properties: { order: { type: "string" } }, required: ["order"] };
  await owner.post("/v2/tools", { ...tool, parameters });
  const agent = await publishedAgent({ name: "Orders", model: "openai/stub-model", tools: ["order_cancel"] });
  const { page } = await browser.open();
  await page.goto(`${url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  model.behave({ kind: "tool_call", name: "order_cancel", arguments: { order: "A-17" } });
  await chat.asked("Cancel order A-17. Refunds?");
  const proposal = chat.inside.locator(".answer").last();
  await proposal.getByText("May I do this for you?").waitFor();
  await proposal.getByText("A-17").waitFor();
  assert.deepEqual(await proposal.locator(".chip").allInnerTexts(), ["Yes", "No"]);
  await proposal.getByRole("button", { name: "No", exact: true }).click();
  await chat.inside.locator(".question", { hasText: /^No$/ }).waitFor();
  const last = chat.inside.locator(".answer").last();
  await until(async () => (await last.innerText()).startsWith("All right, nothing was done."), "it is told");
  assert.equal(await chat.inside.locator(".chip").count(), 0, "A decision is made once.");
  model.behave({ kind: "quotes_passages" });
  await page.context().close();
});

test("feedback is saved at the click, changed, and asks why", { skip }, async () => {
  const { page } = await browser.open();
  const chat = await openBubble(page);
  await chat.asked(QUESTION);
  await chat.inside.getByRole("button", { name: "Helpful", exact: true }).click();
  const down = chat.inside.getByRole("button", { name: "Not helpful" });
  await down.click();
  assert.equal(await down.getAttribute("aria-pressed"), "true");
  await chat.inside.getByLabel("Outdated").check();
  await chat.inside.getByLabel("Anything else").fill("It is 30 days now.");
  await chat.inside.getByRole("button", { name: "Send", exact: true }).click();
  await chat.inside.getByText("It is noted.").waitFor();
  const [given] = (await owner.get(`/v2/feedback?agent_id=${shop.id}`)).body.data;
  assert.deepEqual([given.rating, given.reasons, given.comment], ["negative", ["outdated"], "It is 30 days now."]);
  await page.context().close();
});

test("a chat is there again after a reload, in the history, and gone once its visitor deletes it", {
  skip,
}, async () => {
  const { page, said } = await browser.open();
  await page.goto(`${url}/a/${shop.slug}`);
  let chat = await chatIn(page);
  await chat.asked(QUESTION);
  await page.reload();
  chat = await chatIn(page);
  await chat.cites.first().click();
  await chat.inside.locator(".popover mark").waitFor();
  await menu(chat, "Remember this chat here");
  await until(() => page.evaluate(() => localStorage.length === 1 && sessionStorage.length === 0), "remembered");
  await menu(chat, "New chat");
  assert.equal(await chat.answers.count(), 0);
  await chat.asked("What does shipping to Norway cost?");
  await menu(chat, "Your chats");
  await chat.inside.getByRole("button", { name: QUESTION }).click();
  await chat.inside.getByText("Refunds take 14 days.").first().waitFor();
  await menu(chat, "Your chats");
  await chat.inside.getByRole("button", { name: "Delete my chats" }).click();
  await chat.inside.getByRole("button", { name: "Delete all my chats here" }).click();
  await chat.inside.getByText("Your chats were deleted.").waitFor();
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length]), [0, 0]);
  await page.reload();
  chat = await chatIn(page);
  assert.equal(await chat.answers.count(), 0);
  assert.deepEqual(said, []);
  await page.context().close();
});

test("how long a person is waited for, and whether anybody is there, goes by the service's clock, also after a reload", {
  skip,
}, async () => {
  const noonHour = 12 - new Date().getUTCHours();
  const office = {
    // Where it is between twelve and one now, whenever this runs; by the visitors' clocks it is night.
    timezone: `Etc/GMT${noonHour > 0 ? "-" : "+"}${Math.abs(noonHour)}`,
    hours: [
      {
        days: ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"],
        opens: "11:30",
        closes: "13:30",
      },
    ],
  };
  const attended = await publishedAgent({ name: "Attended", office_hours: office });
  for (const hours of [-6, 6]) {
    const { page, said } = await browser.open();
    await page.clock.install({ time: Date.now() + hours * 3_600_000 });
    await page.goto(`${url}/a/${attended.slug}`);
    let chat = await chatIn(page);
    await chat.asked(QUESTION);
    await menu(chat, "Ask a person");
    const banner = chat.inside.locator(".banner");
    await banner.getByText("You asked for a person.").waitFor();
    await page.reload();
    chat = await chatIn(page);
    await banner.getByText("You asked for a person.").waitFor();
    await page.clock.fastForward("05:01");
    await banner.getByText("Nobody is here").waitFor();
    assert.deepEqual(said, []);
    await page.context().close();
  }
});

test("a page's rules and transforms neither hide nor move the widget", { skip }, async () => {
  const { page } = await browser.open({ viewport: { width: 1000, height: 700 } });
  const hostile =
    "<style>:not(:defined){visibility:hidden}html{transform:translateX(200px)}div{display:none!important;opacity:0!important}*{pointer-events:none!important;animation:none}body>*{z-index:2147483647;position:relative}</style>";
  const chat = await openBubble(page, scriptOf(shop), hostile);
  const box = (await page.locator(".launcher").boundingBox())!;
  // What `html{transform}` pushes out of view takes a scroll bar where the browser shows one.
  const height = await page.evaluate(() => document.documentElement.clientHeight);
  assert.deepEqual([Math.round(box.x + box.width), Math.round(box.y + box.height)], [980, height - 20]);
  await chat.asked(QUESTION);

  // Two assistants stand side by side, each with its own chat; the same script twice is one.
  const other = await publishedAgent({ name: "Other" });
  site.html = hostHtml(scriptOf(shop) + scriptOf(shop) + scriptOf(other));
  await page.goto(site.origin);
  await page.locator(".launcher").nth(1).waitFor();
  assert.equal(await page.locator(".launcher").count(), 2);
  const [one, two] = await Promise.all([0, 1].map((place) => page.locator(".launcher").nth(place).boundingBox()));
  assert.ok(Math.abs(one!.x - two!.x) >= one!.width, "They don't lie on each other.");
  // An application that changes its body keeps them.
  await page.evaluate(() => document.body.replaceWith(document.createElement("body")));
  assert.equal(await page.locator(".launcher").count(), 2);
  await page.context().close();
});

test("a widget that can't serve says why in one line, as a script", { skip }, async () => {
  const draft = (await owner.post("/v2/agents", { name: "Draft" })).body;
  const paused = await publishedAgent({ name: "Paused" });
  const { data } = (await owner.get(`/v2/agents/${paused.id}/deployments?kind=widget`)).body;
  await owner.request("PATCH", `/v2/agents/${paused.id}/deployments/${data[0].id}`, { enabled: false });
  const elsewhere = await publishedAgent({ name: "Elsewhere", allowed_origins: ["https://example.com"] });
  const { page, said } = await browser.open();
  for (const [id, reason] of [
    ["agent_01h2xcejqtf2nbrexx3vqjhp41", /no such assistant/],
    [draft.id, /not published/],
    [paused.id, /paused/],
    [elsewhere.id, /allowed_origins/],
  ] as const) {
    said.length = 0;
    assert.equal((await fetch(`${url}/widget/${id}.js`)).status, 200);
    site.html = hostHtml(scriptOf({ id }));
    await page.goto(site.origin, { waitUntil: "networkidle" });
    assert.equal(said.length, 1, said.join("\n"));
    assert.match(said[0]!, reason);
    assert.equal(await page.locator(".launcher").count(), 0);
  }
  // And the browser itself shows the chat nowhere else.
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, `${url}/a/${elsewhere.id}/chat`);
  await until(() => said.some((text) => text.includes("frame-ancestors")), "the frame is refused");
  await page.context().close();
});

test("on a phone the chat is modal over the whole screen; keys that compose send nothing", { skip }, async () => {
  const { page } = await browser.open({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  const chat = await openBubble(page);
  const isWholeScreen = async () => {
    const { x, y, width, height } = (await page.locator("iframe").boundingBox())!;
    return x === 0 && y === 0 && width === 375 && height === 700;
  };
  await until(isWholeScreen, "the chat has come in and fills the screen");
  assert.equal(await page.evaluate(() => document.body.inert), true);
  assert.equal(await page.getByRole("dialog").getAttribute("aria-modal"), "true");
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  const offered = await chat.inside.locator(".menu li").allInnerTexts();
  assert.deepEqual(offered, ["New chat", "Your chats", "Ask a person", "Remember this chat here"], "Nothing to widen.");
  await chat.inside.locator("h1").click();
  // Turned, it no longer fills the screen.
  await page.setViewportSize({ width: 812, height: 375 });
  await page.waitForFunction(() => !document.body.inert);
  await page.setViewportSize({ width: 375, height: 700 });
  await page.waitForFunction(() => document.body.inert);
  await chat.field.fill("こんにちは");
  await chat.field.evaluate((field) => {
    const press = (init: object) =>
      field.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }));
    press({ keyCode: 229 });
    press({ isComposing: true });
    press({ shiftKey: true });
  });
  assert.equal(await chat.field.inputValue(), "こんにちは");
  assert.equal(await chat.inside.locator(".question").count(), 0);
  await chat.inside.getByRole("button", { name: "Close" }).click();
  await page.locator("iframe").waitFor({ state: "hidden" });
  assert.equal(await page.evaluate(() => document.body.inert), false);
  await page.context().close();
});

test("an answer is stopped by its visitor, and goes on behind a reload", { skip }, async () => {
  const sentences = ["Refunds take 14 days.", "Send the parcel back in its box.", "You may send everything back."];
  const text = sentences.map((sentence) => `${sentence} [1: "${sentence}"]`).join(" ");
  // So slow that there is time to stop it.
  model.behave({ kind: "slow", text, firstPartMs: 0, betweenPartsMs: 400 });
  const agent = await publishedAgent({ name: "Slow", model: "openai/stub-model" });
  const { page } = await browser.open();
  await page.goto(`${url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  await chat.ask(QUESTION);
  await chat.answers.getByText(sentences[0]!).waitFor();
  await chat.inside.getByRole("button", { name: "Stop" }).click();
  await chat.inside.getByText("Stopped.").waitFor();
  model.behave({ kind: "slow", text, firstPartMs: 0, betweenPartsMs: 60 });
  await chat.ask(`${QUESTION} And again?`);
  await chat.answers.getByText(sentences[0]!).nth(1).waitFor();
  await page.reload();
  const again = await chatIn(page);
  await again.answers.getByText(sentences[2]!).waitFor();
  assert.equal(await again.inside.locator(".question").count(), 2);
  model.behave({ kind: "quotes_passages" });
  await page.context().close();
});

test("a question without a connection waits, is sent once, and a refusal is told to people", { skip }, async () => {
  const { page } = await browser.open();
  await page.goto(`${proxy.url}/a/${shop.slug}`);
  const chat = await chatIn(page);
  await chat.asked("What does shipping to Norway cost?");
  await page.context().setOffline(true);
  await until(() => frameOf(page).evaluate(() => !navigator.onLine), "offline");
  await chat.ask(QUESTION);
  await chat.inside.getByText("Your question is sent when you are back.").waitFor();
  await page.context().setOffline(false);
  await chat.inside.locator(".answer").nth(1).locator(".tools").waitFor();
  assert.equal(await chat.inside.locator(".question").count(), 2);

  assert.ok(!proxy.seen.includes("OPTIONS /v2/chat"), "No question waits for a preflight.");
  assert.ok(proxy.seen.includes("POST /v2/chat"));

  proxy.answer = (call, response) => {
    if (call !== "POST /v2/chat") return false;
    const problem = {
      type: "about:blank",
      title: "Too many",
      status: 429,
      code: "rate_limited",
      detail: "/message: x",
    };
    response
      .writeHead(429, {
        "content-type": "application/problem+json",
        "retry-after": "40",
        "access-control-allow-origin": "*",
        "access-control-allow-headers": "*, authorization",
        "access-control-expose-headers": "retry-after",
      })
      .end(JSON.stringify(problem));
    return true;
  };
  await chat.ask("Is it open on Sundays?");
  await chat.inside.getByText("Ask again in 40 s.").waitFor();
  assert.equal(await chat.inside.getByText("Is it open on Sundays?").count(), 1);
  proxy.answer = undefined;
  await chat.inside.getByRole("button", { name: "Ask again" }).click();
  await chat.inside.locator(".answer").nth(2).waitFor();
  assert.equal(await chat.inside.getByText("Is it open on Sundays?").count(), 1);
  await page.context().close();
});

test("the chat speaks the assistant's language, else that of the page around it, else the browser's", {
  skip,
}, async () => {
  const { page } = await browser.open({ locale: "fr-FR" });
  const agent = await publishedAgent({ name: "Polyglot" });
  await page.goto(`${url}/a/${agent.slug}`);
  assert.equal(await (await chatIn(page)).field.getAttribute("placeholder"), "Posez une question");
  site.html = hostHtml(scriptOf(agent)).replace('lang="en"', 'lang="de-AT"');
  await page.goto(site.origin);
  await page.locator(".launcher").click();
  assert.equal(await (await chatIn(page)).field.getAttribute("placeholder"), "Stellen Sie eine Frage");
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { language: "ar" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  await page.goto(`${url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  assert.equal(await chat.inside.locator("html").getAttribute("dir"), "rtl");
  await chat.asked(QUESTION);
  const directionOf = (selector: string) =>
    chat.inside
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction);
  assert.equal(await directionOf(".question p"), "ltr", "English among Arabic keeps its own direction.");
  assert.equal(await directionOf(".composer"), "rtl");
  const [bubble, log] = await Promise.all(
    [".question p", ".log"].map((selector) => chat.inside.locator(selector).first().boundingBox()),
  );
  assert.ok(bubble!.x - log!.x < log!.width / 4, "The visitor's words are at the chat's end, which is left.");
  await page.context().close();
});

test("a brand shows its own: colours, logo, links, title; with white label our name is nowhere", { skip }, async () => {
  const { body: brand } = await owner.post("/v2/brands", {
    name: "Blue Ridge",
    theme: { colors: { light: { accent: "#0b6b4f" } }, radius: 2, launcher_size: 64 },
    logo_url: `${site.origin}/logo.png`,
    terms_url: "https://example.com/terms",
    privacy_url: "https://example.com/privacy",
    page_title: "Ask Blue Ridge",
    page_description: "Answers about our trips.",
    preview_image_url: "https://example.com/preview.png",
    copyright: "© Blue Ridge",
    white_label: true,
  });
  const agent = await publishedAgent({ name: "Trips", brand_id: brand.id });
  const { page } = await browser.open({ colorScheme: "light" });
  const chat = await openBubble(page, scriptOf(agent));
  const launcher = page.locator(".launcher");
  assert.equal(await launcher.evaluate((element) => getComputedStyle(element).backgroundColor), "rgb(11, 107, 79)");
  assert.equal((await launcher.boundingBox())!.height, 64);
  assert.equal(
    await chat.inside.locator(".send").evaluate((element) => getComputedStyle(element).backgroundColor),
    "rgb(11, 107, 79)",
  );
  await chat.inside.getByText("© Blue Ridge").waitFor();
  assert.equal(
    await chat.inside.getByRole("link", { name: "Privacy" }).getAttribute("href"),
    "https://example.com/privacy",
  );
  await chat.asked(QUESTION);
  // Its script's name for itself, in what it tells developers, is not shown to anybody.
  const document = chat.inside.locator("html").evaluate((html) => {
    const copy = html.cloneNode(true) as Element;
    for (const script of copy.querySelectorAll("script")) script.remove();
    return copy.outerHTML;
  });
  assert.doesNotMatch(await document, /citedesk/i);
  const shell = await (await fetch(`${url}/a/${agent.slug}`)).text();
  assert.doesNotMatch(shell, /citedesk/i);
  assert.match(shell, /<title>Ask Blue Ridge<\/title>/);
  assert.match(shell, /<meta property="og:image" content="https:\/\/example\.com\/preview\.png">/);

  // What was uploaded is shown by the service itself: in the chat, in the tab, and where the link is shared.
  const picture = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");
  for (const kind of ["logo", "icon", "preview_image"]) {
    const form = new FormData();
    form.set("file", new Blob([picture]), "picture.gif");
    assert.equal((await owner.request("PUT", `/v2/brands/${brand.id}/images/${kind}`, form)).status, 200);
  }
  await page.goto(`${url}/a/${agent.slug}`);
  const logo = (await chatIn(page)).inside.locator(".welcome img");
  await until(() => logo.evaluate((image) => (image as HTMLImageElement).naturalWidth === 1), "the logo is shown");
  assert.equal(await logo.getAttribute("alt"), "Blue Ridge");
  const now = await (await fetch(`${url}/a/${agent.slug}`)).text();
  assert.match(now, new RegExp(`<meta property="og:image" content="${url}/brand-images/[\\w-]+\\.gif">`));
  assert.match(now, /<link rel="icon" href="\/brand-images\/[\w-]+\.gif">/);

  // The owner's own page does the same, shows it beside, and says what it does not take.
  await page.goto(url);
  await page.getByLabel("E-mail").pressSequentially(OWNER.email);
  await page.getByLabel("Password").pressSequentially(OWNER.password);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  await page.goto(`${url}/assistants/${agent.id}/appearance`);
  const before = await page.getByAltText("Logo", { exact: true }).getAttribute("src");
  const files = page.locator("input[type=file]");
  await files.nth(1).setInputFiles({ name: "dark.gif", mimeType: "image/gif", buffer: picture });
  await page.getByAltText("Logo on dark", { exact: true }).waitFor();
  await files.first().setInputFiles({ name: "logo.png", mimeType: "image/png", buffer: Buffer.from("no picture") });
  await page.getByRole("alert").getByText("Use PNG, JPEG, WebP, GIF or SVG").waitFor();
  assert.equal(await page.getByAltText("Logo", { exact: true }).getAttribute("src"), before);
  await page.getByRole("button", { name: "Show it dark" }).click();
  const { logo_dark_url: dark } = (await owner.get(`/v2/brands/${brand.id}`)).body;
  assert.equal(await page.getByAltText("Blue Ridge", { exact: true }).getAttribute("src"), new URL(dark).pathname);
  await page.context().close();
});

test("a client's domain shows the assistant's page, which answers there and stays there", { skip }, async () => {
  const { body: domain } = await owner.post("/v2/domains", { hostname: "help.client.example", agent_id: shop.id });
  dns.texts.set(domain.record.name, [domain.record.value]);
  assert.equal((await owner.post(`/v2/domains/${domain.id}/verify`)).body.status, "verified");
  const { page } = await browser.open();
  const hosts = new Set<string>();
  page.on("request", (request) => hosts.add(new URL(request.url()).hostname));
  await page.goto(`http://help.client.example:${new URL(url).port}/`);
  await (await chatIn(page)).asked(QUESTION);
  assert.deepEqual([...hosts], ["help.client.example"]);
  await page.context().close();
});

test("a page speaks with its widget: events with ids alone, questions that are only sent for a click", {
  skip,
}, async () => {
  const { page } = await browser.open();
  // Before the widget is there, and without a click: what is asked of it waits in an array.
  // By WebDriver BiDi, every look into a page counts as its visitor's act: what is to be sent would be.
  const send = browser.name === "chromium";
  const queue = `<script>
    const seen = [];
    window.seen = seen;
    window.Citedesk = [["on", "ready", () => { window.isReady = true }], ["ask", ${JSON.stringify(QUESTION)}, { send: ${send} }]];
    for (const name of ["question", "answer", "citation"])
      window.Citedesk.push(["on", name, (detail) => seen.push(name + " " + Object.keys(detail).join())]);
  </script>`;
  site.html = hostHtml(queue + scriptOf(shop, 'data-colour="red"'));
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.goto(site.origin);
  const chat = await chatIn(page);
  await until(() => warnings.some((text) => text.includes("unknown attributes: colour")), "it is told");
  await until(async () => (await chat.field.inputValue()) === QUESTION, "the question is in the field");
  assert.equal(await chat.inside.locator(".question").count(), 0, "No click stands behind it.");
  await chat.field.press("Enter");
  await chat.cites.first().click();
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.join("; "));
  await until(async () => (await seen()).includes("citation"), "the citation is told");
  assert.equal(await seen(), "question chat_id; answer message_id,chat_id; citation message_id,number");
  assert.equal(await page.evaluate(() => (window as unknown as { isReady: boolean }).isReady), true);
  await page.evaluate(() => (window as unknown as { Citedesk: { destroy(): void } }).Citedesk.destroy());
  assert.equal(await page.locator(".launcher").count(), 0);
  await page.context().close();
});

test("where the widget was shown is seen, by its page", { skip }, async () => {
  const agent = await publishedAgent({ name: "Seen" });
  const { page } = await browser.open();
  await openBubble(page, scriptOf(agent));
  await context.sightings.flush();
  const { data } = (await owner.get(`/v2/agents/${agent.id}/deployments?kind=widget`)).body;
  const seen = data[0].seen.map(({ origin, page: path }: { origin: string; page: string | null }) => [origin, path]);
  assert.deepEqual(seen.sort(), [
    [site.origin, null],
    [site.origin, "/"],
  ]);
  await page.context().close();
});

/** In the page: how far its elements have moved since it was opened, one number a shift. */
function listLayoutShifts(): Promise<number[]> {
  return new Promise((resolve) => {
    const shifts: number[] = [];
    const observer = new PerformanceObserver((list) =>
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { value: number }).value)),
    );
    observer.observe({ type: "layout-shift", buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(shifts), 0));
  });
}
