import assert from "node:assert/strict";
import { after, test } from "node:test";
import { SignJWT } from "jose";
import type { BrowserContextOptions, Page, Response } from "playwright-core";
import { startModelServer } from "../adapters/chat-model/testing/start-model-server.ts";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, frameOf, until } from "./open-chat.ts";
import { enter, type Stand, WALK } from "./surface-walk.ts";
import { withTestServer } from "./test-server.ts";

// What has to hold wherever the chat stands: in a bubble, inside a page, and on a page of its own.
const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
// Whoever opens a page comes through it.
const proxy = await startCuttingProxy();
const { url } = proxy;
const { as, owner, url: service } = await withTestServer({ OPENAI_BASE_URL: model.url, BASE_URL: url });
proxy.target = service;
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();

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

async function publishedAgent(more: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...more });
  await owner.upload({ name: `guide-${body.id}.md`, content: GUIDE }, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}
const settings = { welcome_message: "Ask about orders.", starter_questions: [QUESTION], lead_form: LEAD_FORM };
const shop = await publishedAgent(settings);
const { body: brand } = await owner.post("/v2/brands", {
  name: "Blue Ridge",
  white_label: true,
  copyright: "© Blue Ridge",
});
const rivers = await publishedAgent({ ...settings, model: "openai/stub-model", brand_id: brand.id });

/** The page with the chat on it; a bubble is closed still. */
async function show(page: Page, surface: Surface, agent = shop, attributes = ""): Promise<Response | null> {
  const script = (more: string) => `<script async src="${url}/widget/${agent.id}.js" ${more} ${attributes}></script>`;
  if (surface === "page") return page.goto(`${url}/a/${agent.slug}`);
  const inline = `<section id="help"></section>${script('data-mode="inline" data-target="#help"')}`;
  site.html = hostHtml(surface === "bubble" ? script("") : inline);
  return page.goto(site.origin);
}

const stored = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).concat(Object.keys(localStorage)));

test("each of 75 citations, of chats that come back, marks its quote and nothing else, in a bubble, inside a page, and on a page of its own", {
  skip,
}, async () => {
  const opened = await (await fetch(`${service}/a/${shop.id}/chat`)).text();
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
    const listMarks = async () => {
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
    };
    assert.deepEqual(await frameOf(page).evaluate(listMarks), quotes, surface);
    await page.setViewportSize(PHONE);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.evaluate(() =>
      (window as unknown as { Citedesk: { setLanguage(tag: string): void } }).Citedesk.setLanguage("he"),
    );
    await frameOf(page).locator("html[dir=rtl]").waitFor();
    assert.deepEqual(await frameOf(page).evaluate(listMarks), quotes, `${surface}, on a phone, from the right`);
    assert.deepEqual(said, []);
    await page.context().close();
  }
});

type Look = [name: string, options: BrowserContextOptions];
const LOOKS: Record<string, BrowserContextOptions> = {
  "wide, light, from the left": { viewport: WIDE, colorScheme: "light", locale: "en-GB" },
  "on a phone, dark, from the right": {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    colorScheme: "dark",
    locale: "ar-EG",
  },
};
/** How far the visitor's clock is from the service's. */
const WRONG_CLOCK_MS = 3_600_000;

/** Each in one of them (wide bubbles are those of `widget.test.ts`): `npm run campaign:looks` sees both of each. */
const looksOf = (surface: Surface) => {
  const [wide, narrow] = Object.entries(LOOKS) as [Look, Look];
  if (process.env.EVERY_LOOK) return [wide, narrow];
  return [surface === "bubble" ? narrow : wide];
};

for (const surface of SURFACES)
  for (const [name, options] of looksOf(surface))
    test(`${surface}, ${name}: what a visitor does and sees there`, { skip }, async () => {
      const stand = await standOn(surface, options);
      const take = async (lines: string, step: () => Promise<unknown>) => {
        try {
          await step();
        } catch (error) {
          throw new Error(`${surface}, ${name}, ${lines}: ${(error as Error).message}`, { cause: error });
        }
      };
      const chat = await enter(stand);
      for (const { lines, take: step } of WALK) await take(lines, () => step(stand, chat));
      await stand.page.context().close();
    });

/** A page with the chat on it, under the strictest policy; a bubble is closed still. */
async function standOn(surface: Surface, options: BrowserContextOptions): Promise<Stand> {
  const { page, said } = await browser.open({ ...options, reducedMotion: "reduce" });
  const isFromRight = options.locale === "ar-EG";
  const requests: string[] = [];
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === url) requests.push(pathname.replace(/(?<=\/(?:widget|a)\/)[\w-]+/, "…"));
  });
  await page.clock.install({ time: Date.now() + (isFromRight ? -WRONG_CLOCK_MS : WRONG_CLOCK_MS) });
  await page.addInitScript(watchLayout);
  site.headers = { "content-security-policy": policyFor(url) };
  const language = isFromRight ? 'data-language="ar"' : "";
  const response = await show(page, surface, rivers, language);
  site.headers = {};
  const directives = (policy: string) => policy.split("; ");
  for (const directive of directives(policyFor("'self'")).filter((one) => !one.startsWith("style-src")))
    assert.ok(
      directives(response!.headers()["content-security-policy"]!.replaceAll(url, "'self'")).includes(directive),
      directive,
    );
  return {
    ...{ page, said, requests, surface, isFromRight, owner, proxy },
    isTouch: options.hasTouch === true,
    scheme: options.colorScheme === "dark" ? "dark" : "light",
    agentId: rivers.id,
    question: QUESTION,
    sentences: RIVERS,
    write: (text) =>
      model.behave(
        text === undefined ? { kind: "quotes_passages" } : { kind: "slow", text, firstPartMs: 0, betweenPartsMs: 3 },
      ),
  };
}

function policyFor(origin: string): string {
  return `default-src 'none'; script-src ${origin}; frame-src ${origin}; style-src 'self'; require-trusted-types-for 'script'`;
}

test("where its site is not allowed there is no launcher, no chat and one line in the console", { skip }, async () => {
  const elsewhere = await publishedAgent({ name: "Elsewhere", allowed_origins: ["https://example.com"] });
  for (const surface of SURFACES) {
    const { page, said } = await browser.open();
    if (surface === "page") {
      // Its own address is everybody's; another site may not show it in a frame.
      site.html = hostHtml(`<iframe src="${url}/a/${elsewhere.slug}"></iframe>`);
      await page.goto(site.origin);
    } else await show(page, surface, elsewhere);
    await until(() => said.length > 0, `${surface}: it is told`);
    await page.waitForLoadState("load");
    assert.equal(said.length, 1, said.join("\n"));
    assert.match(said[0]!, surface === "page" ? /frame-ancestors/ : /is not in the allowed_origins of Elsewhere/);
    assert.equal(await page.locator(".launcher").count(), 0, surface);
    assert.ok(!frameOf(page), surface);
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

/** In the page: how far its elements move, one number a shift that no key or click stands behind. */
function watchLayout(): void {
  const shifts: number[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) shifts.push(entry.value);
  }).observe({ type: "layout-shift", buffered: true });
}
