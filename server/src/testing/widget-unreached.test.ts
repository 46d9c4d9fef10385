import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, frameOf, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// Pages whose browser, network or policy keeps the chat away, and what their visitors and developers are told.
const { owner, url } = await withTestServer();
const proxy = await startCuttingProxy(url);
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();

const QUESTION = "How long do refunds take?";
const PHONE = { viewport: { width: 320, height: 568 }, hasTouch: true, isMobile: true };
const NOTICE = "The chat could not be loaded. Try again";
const CHAT = "**/chat?on=**";

async function publishedAgent(settings: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  const content = "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n";
  await owner.upload({ name: `${body.id}.md`, content }, { agent_id: body.id, type: "document" });
  await owner.post(`/v2/agents/${body.id}/publish`);
  return body;
}
const agent = await publishedAgent();
const scriptOf = ({ id }: { id: string }, attributes = "") =>
  `<script async src="${url}/widget/${id}.js" ${attributes}></script>`;

async function openPage(page: Page, attributes = "", headers: Record<string, string> = {}) {
  const heard =
    "<script>window.heard = []; window.Citedesk = [['on', 'error', ({ code }) => heard.push(code)]]</script>";
  site.headers = headers;
  site.html = hostHtml(heard + scriptOf(agent, attributes));
  await page.goto(site.origin);
  await page.locator(".launcher").waitFor();
}
const heardOn = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

test("where the page's policy blocks the chat, the visitor reads a sentence and can leave, and the console names it", {
  skip,
}, async () => {
  const policy = `script-src 'unsafe-inline' ${url}; frame-src 'none'`;
  for (const options of [{}, PHONE]) {
    const { page, said } = await browser.open(options);
    await openPage(page, "", { "content-security-policy": policy });
    await page.locator(".launcher").click();
    await page.getByRole("dialog").getByRole("button", { name: NOTICE }).waitFor();
    const hints = said.filter((text) => text.startsWith("Citedesk:"));
    assert.match(hints[0]!, new RegExp(`^Citedesk: ${url} is down or blocked by frame-src or allowed_origins`));
    assert.deepEqual((await heardOn(page)).slice(0, 1), ["not_loaded"]);
    // A chat that isn't there has no button that closes it.
    await page.locator(".launcher").click();
    await page.getByRole("dialog").waitFor({ state: "hidden" });
    assert.equal(await page.evaluate(() => document.body.inert), false);
    await page.context().close();
  }
});

test("a chat that is slow to come shows at once that it comes, and then lies on what showed it", { skip }, async () => {
  const { page } = await browser.open();
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(CHAT, (route) => isLetGo.then(() => route.continue()));
  await openPage(page, 'data-label="Ask us"');
  // By the words that are seen on it.
  await page.getByRole("button", { name: "Ask us", exact: true }).click();
  const panel = page.getByRole("dialog");
  await panel.waitFor();
  const dots = await panel.evaluate((element) => {
    const { content, height, fontSize, color } = getComputedStyle(element, "::before");
    return { content, height, fontSize, isSeen: color !== getComputedStyle(element).backgroundColor };
  });
  assert.deepEqual(dots, { content: '"..."', height: "0px", fontSize: "60px", isSeen: true });
  letGo();
  const { inside } = await chatIn(page);
  const [frame, around] = await Promise.all([page.locator("iframe"), panel].map((one) => one.boundingBox()));
  assert.deepEqual(frame, around, "It fills the panel.");
  const background = () => getComputedStyle(document.body).backgroundColor;
  assert.match(await inside.locator("body").evaluate(background), /^(?!rgba|.*\/)/, "Nothing shines through.");
  await page.context().close();
});

test("a chat that did not come comes by itself, takes no focus then, and loses nothing that it was asked", {
  skip,
}, async () => {
  const { page } = await browser.open();
  let tries = 0;
  await page.route(CHAT, (route) => (++tries > 2 ? route.continue() : route.abort("connectionrefused")));
  await openPage(page);
  await page.locator(".launcher").click();
  await page.getByRole("button", { name: NOTICE }).waitFor();
  await page.getByRole("link", { name: "More" }).focus();
  await page.evaluate((question) => {
    (window as unknown as { Citedesk: { ask(question: string): void } }).Citedesk.ask(question);
  }, QUESTION);
  const chat = await chatIn(page);
  await until(async () => (await chat.field.inputValue()) === QUESTION, "what it was asked is in its field");
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), "More");
  assert.equal(await page.getByRole("button", { name: NOTICE }).count(), 0);
  await page.context().close();
});

test("the visitor's own try brings the chat, with the focus in its field", { skip }, async () => {
  const { page } = await browser.open(PHONE);
  await page.route(CHAT, (route) => route.abort("connectionrefused"));
  await openPage(page);
  await page.locator(".launcher").tap();
  const notice = page.getByRole("button", { name: NOTICE });
  await notice.waitFor();
  await page.unroute(CHAT);
  // By the keyboard, which the notice has taken over from the frame.
  await until(async () => (await notice.count()) === 0 || (await notice.press("Enter").then(() => false)), "tried");
  const chat = await chatIn(page);
  await until(() => frameOf(page).evaluate(() => document.hasFocus()), "it has the keys");
  // From here on the chat has its own button, and nothing lies on it.
  assert.equal(await page.locator(".launcher").isVisible(), false);
  await chat.inside.getByRole("button", { name: "Close" }).click();
  assert.equal(await page.locator(".launcher").isVisible(), true);
  await page.context().close();
});

test("a first question outlasts a restart of the service, with nothing to press", { skip }, async () => {
  const { page } = await browser.open();
  let tries = 0;
  await page.route("**/v2/visitor_tokens", (route) =>
    ++tries > 2 ? route.continue() : route.abort("connectionrefused"),
  );
  await openPage(page, "data-open");
  const chat = await chatIn(page);
  await chat.ask(QUESTION);
  const isOver = async () => (await chat.cites.count()) > 0 || (await chat.inside.locator(".problem").count()) > 0;
  await until(isOver, "it is answered, or given up");
  assert.deepEqual([await chat.cites.count(), tries], [1, 3]);
  await page.context().close();
});

test("a broken connection is told while it is broken: of an answer under way, and of what others say", {
  skip,
}, async () => {
  const { page } = await browser.open();
  await page.goto(`${proxy.url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  const told = chat.inside.getByText("Connecting again…");
  /** What would go on waits here, unanswered. */
  const held: { call: string; letGo: () => void }[] = [];
  const holdBack = (path: RegExp) => {
    proxy.answer = (call, response) => {
      if (!call.startsWith("GET ") || !path.test(call)) return false;
      held.push({ call, letGo: () => response.destroy() });
      return true;
    };
  };
  const letGo = () => {
    proxy.answer = undefined;
    for (const { letGo } of held.splice(0)) letGo();
  };

  holdBack(/\/v2\/chat\/.*\/stream$/);
  Object.assign(proxy, { isExact: true, cutAfter: 400 });
  await chat.ask(QUESTION);
  await told.waitFor();
  assert.ok(await told.evaluate((notice) => notice.getBoundingClientRect().bottom < innerHeight), "It is in view.");
  assert.equal(held.length, 1);
  proxy.cutAfter = undefined;
  letGo();
  await chat.inside.locator(".tools").waitFor();
  await told.waitFor({ state: "detached" });

  await until(() => proxy.streams > 0, "it listens to what others say");
  holdBack(/\/v2\/live$/);
  proxy.breakStreams();
  await told.waitFor();
  letGo();
  await told.waitFor({ state: "detached" });
  await page.context().close();
});

test("the sentence is the assistant's language, else the visitor's", { skip }, async () => {
  const { page } = await browser.open({ locale: "de-DE" });
  await page.route(CHAT, (route) => route.abort("connectionrefused"));
  await openPage(page);
  await page.locator(".launcher").click();
  await page.getByRole("button", { name: "Der Chat konnte nicht geladen werden." }).waitFor();
  await page.context().close();
  const { id } = await publishedAgent({ name: "Aide", language: "fr" });
  const headers = { "accept-language": "de-DE,de;q=0.9" };
  const [ours, theirs] = await Promise.all(
    [agent.id, id].map((known) => fetch(`${url}/widget/${known}.js`, { headers })),
  );
  assert.match(await ours!.text(), /Der Chat konnte nicht geladen werden/);
  assert.match(await theirs!.text(), /Le chat n’a pas pu être chargé/);
  assert.match(ours!.headers.get("vary")!, /\baccept-language\b/, "No cache hands it to somebody else.");
});

test("a page that is cut off from others for threads of its own shows the chat", { skip }, async () => {
  const { page, said } = await browser.open();
  await openPage(page, "", {
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-opener-policy": "same-origin",
  });
  await page.locator(".launcher").click();
  const chat = await chatIn(page);
  await chat.asked(QUESTION);
  assert.deepEqual(said, []);
  await page.context().close();
});

test("on the other side two stand beside each other, and on a phone the chat fills the screen", { skip }, async () => {
  const other = await publishedAgent({ name: "Other" });
  const { page } = await browser.open();
  site.headers = {};
  site.html = hostHtml(scriptOf(agent, 'data-position="start"') + scriptOf(other, 'data-position="start"'));
  await page.goto(site.origin);
  await page.locator(".launcher").nth(1).waitFor();
  const places = await page.locator(".launcher").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  assert.deepEqual(
    places.sort((one, next) => one - next),
    [20, 88],
  );
  await page.context().close();
  const phone = await browser.open(PHONE);
  await openPage(phone.page, 'data-position="start"');
  await phone.page.locator(".launcher").tap();
  await chatIn(phone.page);
  const box = async () => (await phone.page.locator("iframe").boundingBox())!;
  await until(async () => (await box()).x === 0 && (await box()).width === 320, "it fills the screen");
  await phone.page.context().close();
});

test("taken away for good and put on the page again, it is the one that the page speaks with", { skip }, async () => {
  const { page, complaints } = await browser.open();
  await openPage(page);
  type Api = { open(): void; destroy(): void };
  const call = (method: keyof Api) =>
    page.evaluate((name) => (window as unknown as { Citedesk: Api }).Citedesk[name](), method);
  await call("destroy");
  // Nothing is there to be opened.
  await call("open");
  assert.equal(await page.locator(".launcher").count(), 0);
  await page.evaluate((address) => {
    const script = document.createElement("script");
    script.src = address;
    document.body.append(script);
  }, `${url}/widget/${agent.id}.js`);
  await page.locator(".launcher").waitFor();
  await call("open");
  const chat = await chatIn(page);
  await chat.asked(QUESTION);
  assert.equal(await page.locator(".launcher").count(), 1);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("at its end, a chat stays there when a keyboard takes half of the screen", { skip }, async () => {
  const { page } = await browser.open(PHONE);
  await openPage(page);
  await page.locator(".launcher").tap();
  const chat = await chatIn(page);
  await chat.asked(QUESTION);
  await page.setViewportSize({ width: 320, height: 300 });
  await until(
    () =>
      chat.inside.locator(".log").evaluate(({ scrollHeight, scrollTop, clientHeight }) => {
        return clientHeight < 200 && scrollHeight - scrollTop - clientHeight < 2;
      }),
    "its last line is in view",
  );
  await page.context().close();
});

test("from the right, the empty field's words begin there; what is typed runs as it is", { skip }, async () => {
  const { page } = await browser.open({ locale: "he-IL" });
  await openPage(page, "data-open data-language=he");
  const { field } = await chatIn(page);
  const direction = () => field.evaluate((element) => getComputedStyle(element).direction);
  assert.equal(await direction(), "rtl");
  await field.fill("How long?");
  assert.equal(await direction(), "ltr");
  await page.context().close();
});

test("in the visitor's own colours the panel has an edge, and what is pressed differs from what is not", {
  skip,
}, async () => {
  const { page } = await browser.open({ forcedColors: "active" });
  await openPage(page, "data-open");
  const { inside, asked } = await chatIn(page);
  await asked(QUESTION);
  const edgeOf = (selector: string) =>
    inside.locator(selector).evaluate((element) => getComputedStyle(element).borderTopWidth);
  assert.deepEqual(await Promise.all(["body", ".question p", ".send"].map(edgeOf)), ["1px", "1px", "1px"]);
  await inside.getByRole("button", { name: "Helpful", exact: true }).click();
  await inside.locator('.plain[aria-pressed="true"]').waitFor();
  assert.equal(await edgeOf('.plain[aria-pressed="true"]'), "1px");
  await page.context().close();
});
