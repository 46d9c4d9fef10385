import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { type Browser, chromium, type Page } from "playwright-core";
import { startLoopbackNameServer } from "../adapters/domain-resolver/loopback-server.ts";
import { withTestServer } from "./test-server.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const skip = existsSync(CHROMIUM) ? false : `no Chromium at ${CHROMIUM}; set CHROMIUM_PATH`;

const dns = await startLoopbackNameServer();
after(() => dns.close());
const { context, owner, url } = await withTestServer({ DNS_SERVERS: dns.address });
let browser: Browser;

before(async () => {
  if (skip) return;
  // Web security stays on: with it off, origin checks pass unchecked.
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--host-resolver-rules=MAP help.client.example 127.0.0.1",
    ],
  });
});
after(() => browser?.close());

const GUIDE = "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n";

async function publishedAgent(allowedOrigins: string[]): Promise<string> {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: allowedOrigins });
  await owner.upload({ name: `refunds-${agent.id}.md`, content: GUIDE }, { agent_id: agent.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${agent.id}/publish`)).status, 200);
  return agent.id;
}

function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  return errors;
}

test("the widget opens the same chat on an allowed site, and shows nothing on another", { skip }, async () => {
  const site = await serveHostPage();
  const agent = await publishedAgent([site.origin]);
  site.script = `${url}/widget/${agent}.js`;
  const page = await browser.newPage();
  await page.goto(site.origin);
  await page.locator("citedesk-widget button").click();
  const chat = page.frameLocator("citedesk-widget iframe");
  await chat.locator("textarea").fill("How long do refunds take?");
  await chat.locator("textarea").press("Enter");
  await chat.locator(".answer .citation").first().click();
  assert.equal(await chat.locator("blockquote mark").innerText(), "Refunds take 14 days.");
  await context.sightings.flush();
  const { data } = (await owner.get(`/v2/agents/${agent}/deployments?kind=widget`)).body;
  const seen = data[0].seen.map(({ origin, page: path }: { origin: string; page: string | null }) => [origin, path]);
  // The loader was seen by its site alone, the chat that it opened by its page.
  assert.deepEqual(seen.sort(), [
    [site.origin, null],
    [site.origin, "/"],
  ]);

  const stranger = await serveHostPage();
  stranger.script = site.script;
  const warnings: string[] = [];
  page.on("console", (message) => warnings.push(message.text()));
  await page.goto(stranger.origin, { waitUntil: "networkidle" });
  assert.equal(await page.locator("citedesk-widget").count(), 0);
  assert.equal(warnings.filter((text) => text.includes("allowed_origins")).length, 1);
  await page.close();
});

test("on a phone the chat is closed by its button, and anywhere by Escape, also from inside", { skip }, async () => {
  const site = await serveHostPage();
  site.script = `${url}/widget/${await publishedAgent([site.origin])}.js`;
  const page = await browser.newPage({ viewport: { width: 375, height: 700 } });
  await page.goto(site.origin);
  const launcher = page.locator("citedesk-widget button");
  const frame = page.locator("citedesk-widget iframe");
  const field = page.frameLocator("citedesk-widget iframe").locator("textarea");
  await launcher.click();
  await field.waitFor();
  await launcher.click();
  await frame.waitFor({ state: "hidden" });
  await launcher.click();
  await field.press("Escape");
  await frame.waitFor({ state: "hidden" });
  await page.close();
});

test("a visitor who asks after the page's ticket has expired is answered", { skip }, async () => {
  const agent = await publishedAgent([]);
  const page = await browser.newPage();
  await page.addInitScript(() => {
    document.addEventListener("readystatechange", () => {
      if (document.readyState === "interactive") document.body.dataset.ticket = "expired";
    });
  });
  await page.goto(`${url}/a/${agent}`);
  await page.locator("textarea").fill("How long do refunds take?");
  await page.keyboard.press("Enter");
  await page.locator(".answer .citation").click();
  assert.equal(await page.locator("blockquote mark").innerText(), "Refunds take 14 days.");
  await page.close();
});

test("the chat speaks the assistant's language, else that of the page around it, else the browser's", {
  skip,
}, async () => {
  const site = await serveHostPage();
  const agent = await publishedAgent([site.origin]);
  const { body } = await owner.get(`/v2/agents/${agent}`);
  const prompt = "textarea";
  const page = await browser.newPage({ locale: "fr-FR" });
  await page.goto(`${url}/a/${body.slug}`);
  assert.equal(await page.locator(prompt).getAttribute("placeholder"), "Posez une question");
  assert.equal(await page.locator("html").getAttribute("lang"), "fr");

  site.script = `${url}/widget/${agent}.js`;
  await page.goto(site.origin);
  await page.evaluate(() => {
    document.documentElement.lang = "de-AT";
  });
  await page.locator("citedesk-widget button").click();
  const chat = page.frameLocator("citedesk-widget iframe");
  assert.equal(await chat.locator(prompt).getAttribute("placeholder"), "Stellen Sie eine Frage");

  await owner.request("PATCH", `/v2/agents/${agent}`, { language: "ar" });
  await owner.post(`/v2/agents/${agent}/publish`);
  await page.goto(`${url}/a/${body.slug}`);
  assert.equal(await page.locator("html").getAttribute("dir"), "rtl");
  assert.equal(await page.locator(prompt).getAttribute("placeholder"), "اطرح سؤالًا");
  await page.fill(prompt, "Thanks");
  await page.keyboard.press("Enter");
  assert.equal(await page.locator(".answer p").first().innerText(), "على الرحب والسعة.");
  const directionOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).direction);
  assert.equal(await directionOf(".question"), "ltr", "English among Arabic keeps its own direction.");
  assert.equal(await directionOf(".answer > p:first-child"), "rtl");
  await page.close();
});

test("a browser refuses the chat's frame on a site that is not allowed", { skip }, async () => {
  const agent = await publishedAgent(["https://example.com"]);
  const site = await serveHostPage();
  const page = await browser.newPage();
  await page.goto(site.origin);
  await page.evaluate((address) => {
    const frame = document.createElement("iframe");
    frame.src = address;
    document.body.append(frame);
  }, `${url}/a/${agent}`);
  await page.waitForTimeout(500);
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  assert.equal(await frame?.locator("textarea").count(), 0);
  await page.close();
});

test("the visitor's page stores nothing and reaches only its own assistant", { skip }, async () => {
  const agent = await publishedAgent([]);
  const page = await browser.newPage();
  const errors = collectErrors(page);
  await page.goto(`${url}/a/${agent}`);
  await page.fill("textarea", "How long do refunds take?");
  await page.keyboard.press("Enter");
  await page.locator(".answer .citation").first().waitFor();
  assert.deepEqual(await page.context().cookies(), []);
  assert.deepEqual(errors, []);
  await page.close();
});

test("the visitor's page answers under whatever name it was opened", { skip }, async () => {
  const agent = await publishedAgent([]);
  const page = await browser.newPage();
  const errors = collectErrors(page);
  await page.goto(`${url.replace("127.0.0.1", "localhost")}/a/${agent}`);
  await page.fill("textarea", "How long do refunds take?");
  await page.keyboard.press("Enter");
  await page.locator(".answer .citation").first().waitFor();
  assert.deepEqual(errors, []);
  await page.close();
});

test("a client's domain shows the assistant's page, which answers there", { skip }, async () => {
  const agent = await publishedAgent([]);
  const { body: domain } = await owner.post("/v2/domains", { hostname: "help.client.example", agent_id: agent });
  dns.texts.set(domain.record.name, [domain.record.value]);
  assert.equal((await owner.post(`/v2/domains/${domain.id}/verify`)).body.status, "verified");
  const page = await browser.newPage();
  const errors = collectErrors(page);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).hostname));
  // Browsers say that of every page over plain HTTP.
  const isOfPlainHttp = (text: string) => text.startsWith("The Cross-Origin-Opener-Policy header has been ignored");
  await page.goto(`http://help.client.example:${new URL(url).port}/`);
  await page.fill("textarea", "How long do refunds take?");
  await page.keyboard.press("Enter");
  await page.locator(".answer .citation").first().waitFor();
  assert.deepEqual(
    errors.filter((text) => !isOfPlainHttp(text)),
    [],
  );
  assert.deepEqual([...new Set(asked)], ["help.client.example"]);
  await page.close();
});

test("a draft has no page and no widget", { skip: false }, async () => {
  const { body: draft } = await owner.post("/v2/agents", { name: "Draft" });
  for (const path of [`/a/${draft.id}`, `/widget/${draft.id}.js`])
    assert.equal((await fetch(url + path)).status, 404, path);
});

async function serveHostPage(): Promise<{ origin: string; script: string }> {
  const site = { origin: "", script: "" };
  const server = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>A shop</title><h1>A shop</h1><script async src="${site.script}"></script>`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => server.close());
  site.origin = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return site;
}
