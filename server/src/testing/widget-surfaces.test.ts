import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SignJWT } from "jose";
import type { BrowserContextOptions, Page } from "playwright-core";
import { startModelServer } from "../adapters/chat-model/testing/start-model-server.ts";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { type Chat, chatIn, frameOf, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// What has to hold wherever the chat stands: in a bubble, inside a page, and on a page of its own.
const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const { as, owner, url } = await withTestServer({ OPENAI_BASE_URL: model.url });
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();
const proxy = await startCuttingProxy(url);

const SURFACES = ["bubble", "inline", "page"] as const;
type Surface = (typeof SURFACES)[number];
const PHONE = { width: 360, height: 740 };
const WIDE = { width: 1280, height: 900 };
const QUESTION = "How long do refunds take?";
const LEAD_FORM = {
  fields: [
    { name: "email", label: "E-mail", type: "email", required: true },
    { name: "topic", label: "Topic", type: "choice", options: ["Order", "Refund"] },
  ],
  consent: { text: "You may write to me.", required: true },
};
const RIVERS = Array.from({ length: 25 }, (_, at) => `River number ${at + 11} is ${300 + at * 7} miles long.`);
const GUIDE = `# Refunds\n\nYou may send everything back. Refunds take 14 days. Send the parcel back in its box.\n\nKeep the receipt.\n\n# Rivers\n\n${RIVERS.join("\n\n")}\n`;

async function publishedAgent(settings: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  await owner.upload({ name: `guide-${body.id}.md`, content: GUIDE }, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}
const shop = await publishedAgent({
  welcome_message: "Ask about orders.",
  starter_questions: [QUESTION],
  lead_form: LEAD_FORM,
});

/** The page with the chat on it; a bubble is closed still. */
async function show(page: Page, surface: Surface, agent = shop, attributes = ""): Promise<void> {
  const script = (more: string) => `<script async src="${url}/widget/${agent.id}.js" ${more} ${attributes}></script>`;
  if (surface === "page") return void (await page.goto(`${url}/a/${agent.slug}`));
  site.html = hostHtml(
    surface === "bubble"
      ? script("")
      : `<section id="help" style="height:600px"></section>${script('data-mode="inline" data-target="#help"')}`,
  );
  await page.goto(site.origin);
}

async function open(surface: Surface, options: BrowserContextOptions = {}) {
  const { page, said } = await browser.open(options);
  await show(page, surface);
  if (surface === "bubble") await page.locator(".launcher").click();
  return { page, said, chat: await chatIn(page) };
}

const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)));

test("each of 75 citations, of chats that come back, marks its quote and nothing else, in a bubble, inside a page, and on a page of its own", {
  skip,
}, async () => {
  const opened = await (await fetch(`${url}/a/${shop.id}/chat`)).text();
  const ticket = /data-ticket="([^"]+)"/.exec(opened)![1]!;
  const { token } = (await as(undefined).post("/v2/visitor_tokens", { ticket })).body;
  const visitor = as(token);
  let chatId: string | undefined;
  for (const river of RIVERS) {
    const message = `How long is ${river.split(" is ")[0]!.toLowerCase()}?`;
    const body = { agent_id: shop.id, message, ...(chatId ? { chat_id: chatId } : {}) };
    chatId = (await visitor.post("/v2/chat", body)).body.chat_id;
  }
  const { data } = (await owner.get(`/v2/chats/${chatId}/messages?limit=100`)).body;
  const quotes = data
    .toReversed()
    .flatMap(({ citations }: { citations: { quote: string }[] }) => citations.map(({ quote }) => quote));
  assert.ok(quotes.length >= RIVERS.length, `${quotes.length} citations`);
  for (const surface of SURFACES) {
    const { page, said } = await browser.open();
    const kept = { token, chats: [{ id: chatId, title: "Rivers", at: Date.now() }], current: chatId };
    await page.addInitScript(
      ([key, value]) => self === top && sessionStorage.setItem(key!, value!),
      [`citedesk:${shop.id}`, JSON.stringify({ at: Date.now(), stored: kept })],
    );
    await show(page, surface);
    if (surface === "bubble") await page.locator(".launcher").click();
    const { cites } = await chatIn(page);
    await until(async () => (await cites.count()) === quotes.length, `${surface}: the chat is back`);
    const marked = await frameOf(page).evaluate(async () => {
      const marks: string[] = [];
      const next = () => new Promise((resolve) => setTimeout(resolve, 4));
      for (const button of document.querySelectorAll<HTMLButtonElement>("button.cite")) {
        button.click();
        while (!button.nextElementSibling?.querySelector("mark")) await next();
        const found = button.nextElementSibling.querySelectorAll("mark");
        marks.push([...found].map((mark) => mark.textContent).join("|"));
        button.click();
      }
      return marks;
    });
    assert.deepEqual(marked, quotes, surface);
    assert.deepEqual(said, []);
    await page.context().close();
  }
});

/** Presses it until what has the focus, in the chat or around it, is this. */
async function press(page: Page, key: string, wanted: string): Promise<void> {
  const isThere = async () => {
    const frame = frameOf(page);
    const inside = await frame?.evaluate(
      (selector) => document.hasFocus() && !!document.activeElement?.matches(selector),
      wanted,
    );
    if (inside) return true;
    return page.evaluate((selector) => {
      let active = document.activeElement;
      while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
      return !!active?.matches(selector);
    }, wanted);
  };
  for (let times = 0; times < 40; times++) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  assert.fail(`${key} never comes to ${wanted}.`);
}

test("everything is done by keyboard alone, before the first question nothing is stored, and after it no cookie", {
  skip,
}, async () => {
  for (const surface of SURFACES) {
    const { page, said } = await browser.open();
    await show(page, surface);
    if (surface === "bubble") {
      await page.locator(".launcher").waitFor();
      await press(page, "Tab", ".launcher");
      await page.keyboard.press("Enter");
    }
    const chat = await chatIn(page);
    if (surface === "bubble") await until(() => chat.field.evaluate((field) => field.matches(":focus")), "the focus");
    else await press(page, "Tab", ".composer textarea");
    assert.deepEqual(await stored(page), [], surface);
    await page.keyboard.type(QUESTION);
    await page.keyboard.press("Enter");
    await chat.inside.locator(".tools").first().waitFor();
    assert.equal((await stored(page)).length, 1, surface);
    assert.deepEqual(await page.context().cookies(), [], surface);

    await press(page, "Shift+Tab", "button.cite");
    await page.keyboard.press("Enter");
    await chat.inside.locator(".popover mark").waitFor();
    await press(page, "Tab", ".popover button.link");
    await page.keyboard.press("Escape");
    await until(() => chat.cites.first().evaluate((button) => button.matches(":focus")), "the number has it again");
    await page.keyboard.press("Enter");
    await press(page, "Tab", ".popover button.link");
    await page.keyboard.press("Enter");
    await chat.inside.locator(".panel mark").first().waitFor();
    await page.keyboard.press("Escape");
    await chat.inside.locator(".panel").waitFor({ state: "detached" });
    await press(page, "Tab", ".tools button[aria-pressed]");
    await page.keyboard.press("Enter");
    await chat.inside.locator(".tools button[aria-pressed='true']").waitFor();
    await press(page, "Shift+Tab", ".menu > button");
    await page.keyboard.press("Enter");
    await until(
      () =>
        chat.inside
          .locator(".menu li button")
          .first()
          .evaluate((item) => item.matches(":focus")),
      "in it",
    );
    await page.keyboard.press("Escape");
    await until(
      () => chat.inside.locator(".menu > button").evaluate((button) => button.matches(":focus")),
      "out of it",
    );
    if (surface === "bubble") {
      await page.keyboard.press("Escape");
      await page.locator("iframe").waitFor({ state: "hidden" });
      assert.ok(await page.locator(".launcher").evaluate((button) => button.matches(":focus")));
    }
    // By hover too, where there is a pointer.
    if (surface !== "bubble") {
      await chat.cites.first().hover();
      await chat.inside.locator(".popover mark").waitFor();
    }
    assert.deepEqual(said, []);
    await page.context().close();
  }
});

test("an answer of two hundred words is announced three times at the most, at last whole; cut twenty times it ends as the service has it", {
  skip,
}, async () => {
  const text = RIVERS.map((sentence) => `${sentence} [1: "${sentence}"]`).join(" ");
  assert.ok(text.split(" ").length > 200);
  const agent = await publishedAgent({ name: "Rivers", model: "openai/stub-model" });
  const { page } = await browser.open();
  await page.goto(`${proxy.url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  await frameOf(page).evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const region = document.querySelector("p[role=status]")!;
    // Emptied, it says nothing.
    const listen = new MutationObserver(() => region.textContent && spoken.push(region.textContent));
    listen.observe(region, { childList: true, characterData: true, subtree: true });
  });
  model.behave({ kind: "slow", text, firstPartMs: 0, betweenPartsMs: 3 });
  await chat.asked("How long are the rivers?");
  const spoken = () => frameOf(page).evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await until(async () => ((await spoken()).at(-1) ?? "").includes(RIVERS.at(-1)!), "the answer is announced");
  const announced = await spoken();
  const ends = announced.map((one) => `${one.slice(0, 30)} … ${one.slice(-30)}`);
  assert.ok(announced.length <= 3, ends.join("\n"));
  for (const sentence of RIVERS) assert.ok(announced.at(-1)!.includes(sentence), sentence);

  // Anywhere in it, also inside an event: some of the bytes behind the last whole one come twice.
  proxy.isExact = true;
  proxy.cutAfter = 1_000;
  const asked = chat.asked("How long are they all?");
  await until(() => proxy.cuts >= 20, "it is cut twenty times");
  // The last event is longer than what a connection lets through.
  proxy.cutAfter = undefined;
  await asked;
  assert.equal(await chat.inside.locator(".question").count(), 2);
  const shown = await chat.inside.locator(".answer .text").evaluateAll((texts) =>
    texts.map((one) => {
      const copy = one.cloneNode(true) as Element;
      for (const button of copy.querySelectorAll("button")) button.remove();
      return copy.textContent;
    }),
  );
  assert.deepEqual(shown, Array(2).fill(RIVERS.join(" ")));
  const { data: kept } = (await owner.get(`/v2/chats?agent_id=${agent.id}`)).body;
  const { data: messages } = (await owner.get(`/v2/chats/${kept[0].id}/messages`)).body;
  assert.equal(messages[0].content.replaceAll(/\[\d+\]/g, ""), shown[1], "as the service has it");
  assert.equal(messages.length, 4, "0 doubles");
  model.behave({ kind: "quotes_passages" });
  await page.context().close();
});

test("axe finds nothing in any state, on any surface, wide and on a phone, light and dark, from left and from right", {
  skip,
}, async () => {
  for (const surface of SURFACES)
    for (const viewport of [WIDE, PHONE]) {
      const { page, chat } = await open(surface, {
        viewport,
        hasTouch: viewport === PHONE,
        reducedMotion: "reduce",
        colorScheme: "light",
      });
      await lookAtAll(page, chat, `${surface} ${viewport.width}`);
      await page.context().close();
    }
});

test("attributes and calls do what they say: side, place, label, opening, scheme, storage, paths, who it is", {
  skip,
}, async () => {
  const { page, said } = await browser.open({ viewport: WIDE, colorScheme: "light" });
  const brand = (await owner.post("/v2/brands", { name: "Left", theme: { position: "start" } })).body;
  const sided = await publishedAgent({ name: "Sided", brand_id: brand.id });
  const { secret } = (await owner.post(`/v2/agents/${shop.id}/identity_secret`)).body;
  const identity = await new SignJWT({ sub: "ada-17" })
    .setProtectedHeader({ alg: "HS256" })
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));
  const launcher = page.locator(".launcher");
  const placeOf = async () => {
    const { x, y, width, height } = (await launcher.boundingBox())!;
    return [x, WIDE.width - x - width, WIDE.height - y - height].map(Math.round);
  };
  const call = (method: string, ...values: unknown[]) =>
    page.evaluate(
      ([name, given]) => {
        const api = (window as unknown as { Citedesk: Record<string, (...values: unknown[]) => void> }).Citedesk;
        api[name as string]!(...(given as unknown[]));
      },
      [method, values],
    );

  await show(page, "bubble", sided);
  await launcher.waitFor();
  assert.equal((await placeOf())[0], 20, "the theme's side");
  await show(page, "bubble", sided, 'data-position="end" data-offset-x="44" data-offset-y="70" data-label="Ask us"');
  await launcher.waitFor();
  assert.deepEqual((await placeOf()).slice(1), [44, 70]);
  assert.match(await launcher.innerText(), /^Ask us/);

  await show(page, "bubble", shop, 'data-hide-on="/other, /"');
  await until(() => launcher.isHidden(), "it is hidden on this path");
  await show(page, "bubble", shop, 'data-hide-on="/other"');
  await launcher.waitFor();

  const look = (name: string) =>
    launcher.evaluate((element, one) => getComputedStyle(element).getPropertyValue(one), name);
  assert.equal(await look("background-color"), "rgb(36, 99, 174)");
  await page.emulateMedia({ colorScheme: "dark" });
  assert.equal(await look("background-color"), "rgb(112, 176, 241)", "as dark as the chat");
  await page.emulateMedia({ colorScheme: "light" });

  await show(page, "bubble", shop, 'data-open data-theme="dark" data-language="pl" data-storage="remember"');
  let chat = await chatIn(page);
  assert.equal(await launcher.getAttribute("aria-expanded"), "true");
  const html = chat.inside.locator("html");
  assert.deepEqual(await html.evaluate((root) => [root.getAttribute("lang"), root.style.colorScheme]), ["pl", "dark"]);
  await chat.asked(QUESTION);
  assert.deepEqual(await page.evaluate(() => [localStorage.length, sessionStorage.length]), [1, 0]);
  await call("consent", false);
  await until(() => page.evaluate(() => localStorage.length === 0 && sessionStorage.length === 1), "the session's");
  await call("setLanguage", "he");
  await chat.inside.locator("html[lang=he][dir=rtl]").waitFor();
  await call("newChat");
  await until(async () => (await chat.answers.count()) === 0, "a new chat");
  await call("close");
  await page.locator("iframe").waitFor({ state: "hidden" });
  await call("open");
  await page.locator("iframe").waitFor();

  // The launcher is the chat's too.
  await call("setTheme", { accent: ["#0b6b4f", "#8ad6b8"], radius: 3, launcher_size: 72 });
  await until(async () => (await look("background-color")) === "rgb(138, 214, 184)", "its colour");
  await until(async () => (await look("height")) === "72px", "its size");
  const property = (name: string) => html.evaluate(({ style }, one) => style.getPropertyValue(one), name);
  assert.equal(await property("--cd-radius"), "3px");
  assert.equal(await property("--cd-link"), "light-dark(#0b6b4f, #8ad6b8)", "links follow");
  await call("setTheme", { radius: "url(//stolen.example)", z: -1 });
  await until(() => said.some((text) => /radius must be a number\. z must be a number/.test(text)), "it is told");

  // In another tab, which has kept nothing.
  const other = await browser.open();
  await show(other.page, "bubble", shop, `data-storage="none" data-user-token="${identity}"`);
  await other.page.locator(".launcher").click();
  chat = await chatIn(other.page);
  await chat.asked(QUESTION);
  assert.deepEqual(await stored(other.page), []);
  const { data } = (await owner.get(`/v2/visitors?agent_id=${shop.id}`)).body;
  assert.ok(
    data.some(({ external_id }: { external_id: string | null }) => external_id === "ada-17"),
    JSON.stringify(data),
  );
  await other.page.context().close();
  await page.context().close();
});

/** Each state light and dark; those of a chat from the right too. */
async function lookAtAll(page: Page, chat: Chat, where: string): Promise<void> {
  const { inside } = chat;
  const frame = frameOf(page);
  const look = async (state: string) => {
    await assertAccessible(frame, `${where}, ${state}`);
    // What dark changes are colours.
    await page.emulateMedia({ colorScheme: "dark" });
    await assertAccessible(frame, `${where}, ${state}, dark`, ["color-contrast"]);
    await page.emulateMedia({ colorScheme: "light" });
    const measured = await frame.evaluate(() => ({
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      moving: document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 120).length,
    }));
    assert.deepEqual(measured, { wider: 0, moving: 0 }, `${where}, ${state}`);
  };
  await look("welcome");
  await assertAccessible(page, `${where}, around it`);
  await chat.asked(QUESTION);
  await chat.cites.first().click();
  await inside.locator(".popover mark").waitFor();
  await look("quote");
  await inside.locator(".popover button").last().click();
  await inside.locator(".panel mark").waitFor();
  await look("source");
  await page.keyboard.press("Escape");
  await inside.locator("header .menu > button").click();
  await inside.locator("header .menu li button").nth(1).click();
  await inside.locator(".history li").first().waitFor();
  await look("history");
  await inside.locator("header button").first().click();
  await chat.asked("Can refunds go to a gift card?");
  await inside.locator(".abstention .chip").nth(1).click();
  await inside.locator("form.lead").waitFor();
  await inside.locator("form.lead .primary").click();
  await inside.locator(".problem-text").first().waitFor();
  await inside.locator(".tools button[aria-pressed]").last().click();
  await inside.locator("form.why").waitFor();
  await inside.locator("header .menu > button").click();
  await look("abstention, form, feedback and menu");
  await page.keyboard.press("Escape");
  await page.evaluate(() =>
    (window as unknown as { Citedesk: { setLanguage(tag: string): void } }).Citedesk.setLanguage("ar"),
  );
  await inside.locator("html[dir=rtl]").waitFor();
  await chat.cites.first().click();
  await inside.locator(".popover mark").waitFor();
  await look("from the right");
  // As at 400 %, of a screen that is 1,280 wide.
  if (where.endsWith(String(WIDE.width))) return;
  await page.setViewportSize({ width: 320, height: 256 });
  await look("four times as large");
}
