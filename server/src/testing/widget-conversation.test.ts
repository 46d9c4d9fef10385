import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startSite } from "../features/ingestion/crawl/testing/site-server.ts";
import { withBrowser } from "./browser.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, frameOf, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// What a chat does around its answers.
const { owner, url } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();

const QUESTION = "How long do refunds take?";
const FOLLOW_UP = "What does shipping to Norway cost?";
const GUIDE =
  "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n\n# Shipping\n\nShipping to Norway costs 9 euros.\n";

async function publishedAgent(settings: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  await owner.upload({ name: `guide-${body.id}.md`, content: GUIDE }, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}
const shop = await publishedAgent({ starter_questions: [QUESTION, FOLLOW_UP] });

test("a question to begin with is asked by a click, and so is one to go on with", { skip }, async () => {
  const { page, said } = await browser.open();
  await page.goto(`${url}/a/${shop.slug}`);
  const chat = await chatIn(page);
  await chat.inside.getByRole("button", { name: QUESTION }).click();
  await chat.inside.locator(".question", { hasText: QUESTION }).waitFor();
  await chat.cites.first().waitFor();
  await chat.ask("Hello!");
  await chat.inside.getByRole("button", { name: FOLLOW_UP }).click();
  await chat.inside.getByText("Shipping to Norway costs 9 euros.").first().waitFor();
  assert.deepEqual(said, []);
  await page.context().close();
});

test("the field grows with its text up to a height, and says how much is left from four fifths on", {
  skip,
}, async () => {
  const { page } = await browser.open();
  await page.goto(`${url}/a/${shop.slug}`);
  const { field, inside } = await chatIn(page);
  const height = async () => (await field.boundingBox())!.height;
  const low = await height();
  await field.fill("One line\nand another\nand a third");
  const grown = await height();
  assert.ok(grown > low + 20, `${low} to ${grown}`);
  await field.fill("line\n".repeat(100));
  assert.equal(await height(), 160);
  await field.fill("a".repeat(6_399));
  assert.equal(await inside.locator(".left").count(), 0);
  await field.fill("a".repeat(6_400));
  assert.equal(await inside.locator(".left").innerText(), "1,600 characters left");
  await field.fill("a".repeat(8_000));
  await field.press("b");
  assert.equal((await field.inputValue()).length, 8_000);
  await field.fill("");
  assert.equal(await height(), low);
  await page.context().close();
});

test("what comes while somebody reads further up waits behind a button, and moves nothing", { skip }, async () => {
  const { page } = await browser.open({ viewport: { width: 1000, height: 420 } });
  await page.goto(`${url}/a/${shop.slug}`);
  const chat = await chatIn(page);
  for (const question of [QUESTION, FOLLOW_UP, QUESTION]) await chat.asked(question);
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  await chat.inside.getByRole("button", { name: "Ask a person" }).click();
  await chat.inside.locator(".banner").waitFor();
  const log = chat.inside.locator(".log");
  await log.evaluate((element) => {
    element.scrollTop = 0;
  });
  const { data } = (await owner.get(`/v2/chats?agent_id=${shop.id}&status=waiting_for_human`)).body;
  await owner.post(`/v2/chats/${data[0].id}/messages`, { content: "I am here." });
  const button = chat.inside.locator(".new-text");
  await button.waitFor();
  assert.equal(await log.evaluate((element) => element.scrollTop), 0);
  await button.click();
  await button.waitFor({ state: "detached" });
  const isAtEnd = (element: Element) => element.scrollHeight - element.scrollTop - element.clientHeight < 2;
  assert.ok(await log.evaluate(isAtEnd));
  await page.context().close();
});

test("an answer is copied with its sources, from a page and from a bubble", { skip }, async () => {
  const { page } = await browser.open();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  site.html = hostHtml(`<script async src="${url}/widget/${shop.id}.js" data-open></script>`);
  for (const address of [`${url}/a/${shop.slug}`, site.origin]) {
    await page.goto(address);
    const chat = await chatIn(page);
    await chat.asked(QUESTION);
    await chat.inside.getByRole("button", { name: "Copy", exact: true }).click();
    await chat.inside.getByRole("button", { name: "Copied" }).waitFor();
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /^Refunds take 14 days\.\[1\]\n\[1\] \S/);
    await page.evaluate(() => navigator.clipboard.writeText(""));
  }
  await page.context().close();
});

test("on paper there is the conversation, and nothing to press", { skip }, async () => {
  const { page } = await browser.open();
  site.html = hostHtml(`<script async src="${url}/widget/${shop.id}.js"></script>`);
  await page.goto(site.origin);
  const launcher = page.locator(".launcher");
  await launcher.waitFor();
  await page.emulateMedia({ media: "print" });
  await until(() => launcher.isHidden(), "no launcher");
  await page.emulateMedia({ media: "screen" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto(`${url}/a/${shop.slug}`);
  const chat = await chatIn(page);
  await chat.asked(QUESTION);
  const sources = chat.inside.locator(".on-paper li");
  assert.ok(await sources.first().isHidden());
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await until(() => chat.field.isHidden(), "no field");
  for (const part of [".composer", ".menu", ".tools"]) assert.ok(await chat.inside.locator(part).first().isHidden());
  assert.ok(await chat.inside.locator(".answer .text").isVisible());
  // What the numbers stand for, in ink that is read on white.
  assert.match(await sources.first().innerText(), /^\[1\] \S/);
  const ink = await chat.inside.locator("body").evaluate((body) => getComputedStyle(body).color);
  const lightness = /^oklch\(([\d.]+)/.exec(ink)?.[1] ?? String(Number(/\d+/.exec(ink)![0]) / 255);
  assert.ok(Number(lightness) < 0.4, ink);
  const isCut = await frameOf(page).evaluate(() => document.querySelector(".log")!.clientHeight < 40);
  assert.equal(isCut, false);
  await page.context().close();
});

test("a quote of a video leads to its second", { skip }, async () => {
  const course = `<h1>The repair course</h1><video src="course.mp4"><track kind="captions" srclang="en" src="/en.vtt" default></video>`;
  const captions =
    "WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nWelcome to the repair course.\n\n00:02:10.000 --> 00:02:15.000\nThe filter must be washed every six weeks.\n";
  const videos = await startSite((path) =>
    path === "/course"
      ? { headers: { "content-type": "text/html" }, body: `<!doctype html><title>Repairs</title>${course}` }
      : path === "/en.vtt"
        ? { headers: { "content-type": "text/vtt" }, body: captions }
        : undefined,
  );
  after(videos.close);
  const { body: agent } = await owner.post("/v2/agents", { name: "Repairs" });
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "video", url: `${videos.origin}/course`, agent_id: agent.id },
    { prefer: "wait=30" },
  );
  assert.equal(source.status, "ready", JSON.stringify(source.error));
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const { page } = await browser.open();
  await page.goto(`${url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  await chat.asked("How often must the filter be washed?");
  await chat.cites.first().click();
  const link = chat.inside.locator(".popover").getByRole("link", { name: /^Open at \d+:\d\d$/ });
  // The caption's own, not that of the stretch that it was found in.
  assert.equal(await link.innerText(), "Open at 2:10");
  assert.equal(new URL((await link.getAttribute("href"))!).hash, "#t=130");
  await page.context().close();
});
