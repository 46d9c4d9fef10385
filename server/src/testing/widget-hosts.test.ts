import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// Pages that change themselves, their scripts' surroundings, or the window that they are seen in.
const { owner, url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const [site, around] = await Promise.all([serveHostPage(), serveHostPage()]);

const QUESTION = "How long do refunds take?";
const { body: agent } = await owner.post("/v2/agents", {
  name: "Shop help",
  allowed_origins: [site.origin, around.origin],
});
await owner.upload(
  { name: "guide.md", content: "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n" },
  { agent_id: agent.id, type: "document" },
);
await owner.post(`/v2/agents/${agent.id}/publish`);
const scriptOf = (attributes = "") => `<script async src="${url}/widget/${agent.id}.js" ${attributes}></script>`;

async function openBubble(page: Page, html: string) {
  site.html = html;
  await page.goto(site.origin);
  await page.locator(".launcher").click();
  return chatIn(page);
}

test("a page that goes on without loading, and changes its whole body, keeps its chat", { skip }, async () => {
  const { page, said } = await browser.open();
  const chat = await openBubble(page, hostHtml(scriptOf('data-hide-on="/basket"')));
  await chat.asked(QUESTION);
  const goTo = (path: string) =>
    page.evaluate(
      ([to, source]) => {
        history.pushState({}, "", to);
        const body = document.createElement("body");
        const script = document.createElement("script");
        script.src = source!;
        // As the page that was fetched has it: once more.
        body.append(`The page ${to}`, script);
        document.body.replaceWith(body);
        return new Promise((resolve) => {
          script.onload = resolve;
        });
      },
      [path, `${url}/widget/${agent.id}.js`],
    );
  await goTo("/tents");
  assert.equal(await page.locator(".launcher").count(), 1);
  assert.equal(await chat.answers.count(), 1);
  await chat.asked(QUESTION);
  assert.equal(await chat.answers.count(), 2);
  await goTo("/basket");
  await until(() => page.locator(".launcher").isHidden(), "it is hidden where the page wants it hidden");
  await until(() => page.locator("iframe").isHidden(), "and so is the chat");
  await goTo("/tents/2");
  await page.locator(".launcher").waitFor();
  assert.deepEqual(said, []);
  await page.context().close();
});

test("scripts that change what everything on a page is made of take nothing from the chat", { skip }, async () => {
  const { page, complaints } = await browser.open();
  // As libraries of long ago do.
  const hostile = `<script>
    Object.prototype.extend = function () {};
    Array.prototype.each = function () {};
    Array.prototype.toJSON = function () { return "[" + this.join() + "]" };
    window.$ = window.jQuery = undefined;
    document.addEventListener("click", (event) => event.stopImmediatePropagation(), true);
    document.addEventListener("keydown", (event) => event.stopImmediatePropagation(), true);
    setInterval = () => 0;
  </script>`;
  site.html = hostHtml(scriptOf("data-open"), hostile);
  await page.goto(site.origin);
  let chat = await chatIn(page);
  await chat.asked(QUESTION);
  await chat.cites.first().click();
  await chat.inside.locator(".popover mark").waitFor();
  // What is kept was written where they reach nothing.
  await page.reload();
  chat = await chatIn(page);
  await chat.answers.first().waitFor();
  assert.equal(await chat.inside.locator(".question").innerText(), QUESTION);
  await chat.asked(QUESTION);
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a page in a frame of another page shows its chat, where both may", { skip }, async () => {
  const { page, said } = await browser.open();
  site.html = hostHtml(scriptOf());
  around.html = hostHtml(`<iframe src="${site.origin}" width="600" height="800"></iframe>`);
  await page.goto(around.origin);
  const inner = page.locator("iframe").contentFrame();
  await inner.locator(".launcher").click();
  const inside = inner.locator("iframe").contentFrame();
  await inside.locator(".composer textarea").fill(QUESTION);
  await inside.locator(".composer textarea").press("Enter");
  await inside.locator("button.cite").first().waitFor();
  assert.equal(said.length, 0, said.join("\n"));
  // Where the page around may not, the browser shows nothing of it.
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { allowed_origins: [site.origin] });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  await page.reload();
  await inner.locator(".launcher").click();
  await until(() => said.some((text) => text.includes("frame-ancestors")), "the frame is refused");
  await page.context().close();
});

test("over a phone's keyboard the chat is as high as what is left of the screen", { skip }, async () => {
  const { page } = await browser.open({ viewport: { width: 375, height: 700 }, hasTouch: true, isMobile: true });
  await openBubble(page, hostHtml(scriptOf()));
  const heightWith = async (left: number) => {
    await page.evaluate((height) => {
      Object.defineProperty(visualViewport, "height", { value: height, configurable: true });
      visualViewport!.dispatchEvent(new Event("resize"));
    }, left);
    // In hundredths: a screen of a phone has parts of pixels.
    return Math.round((await page.locator("iframe").boundingBox())!.height * 100) / 100;
  };
  assert.equal(await heightWith(390), 390);
  assert.equal(await heightWith(700), 700);
  await page.context().close();
});
