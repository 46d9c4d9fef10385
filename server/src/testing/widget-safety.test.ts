import assert from "node:assert/strict";
import type { ServerResponse } from "node:http";
import { test } from "node:test";
import { withBrowser } from "./browser.ts";
import { startCuttingProxy } from "./cutting-proxy.ts";
import { enterOwner } from "./enter-owner.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { HOSTILE_MARK, hostileTexts } from "./hostile-texts.ts";
import { chatIn, frameOf, until } from "./open-chat.ts";
import { seededRandom } from "./seeded-random.ts";
import { withTestServer } from "./test-server.ts";

const { owner, url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const proxy = await startCuttingProxy(url);
const site = await serveHostPage();

const GUIDE = "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n";
const QUESTION = "How long do refunds take?";

async function publishedAgent(settings: object): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  await owner.upload({ name: `guide-${body.id}.md`, content: GUIDE }, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}

const ANY_ORIGIN = { "access-control-allow-origin": "*", "access-control-allow-headers": "*, authorization" };

/** As an event stream, in pieces that are cut anywhere, also inside a character. */
async function sendInPieces(response: ServerResponse, parts: object[], random: () => number): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream", ...ANY_ORIGIN });
  await writeInPieces(response, [...parts.map((part) => JSON.stringify(part)), "[DONE]"], random);
  response.end();
}

async function writeInPieces(response: ServerResponse, events: string[], random: () => number): Promise<void> {
  const bytes = Buffer.from(events.map((data) => `data: ${data}\n\n`).join(""));
  for (let at = 0; at < bytes.length; ) {
    const end = at + 1 + Math.floor(random() * 600);
    response.write(bytes.subarray(at, end));
    at = end;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Whatever of the chat's document no answer may make. */
function findForeign(frame: ReturnType<typeof frameOf>): Promise<string[]> {
  return frame.evaluate((mark) => {
    const known =
      /^(?:main|div|header|h[1-6]|button|svg|path|g|circle|rect|polyline|line|p|ul|ol|li|article|em|strong|s|code|pre|blockquote|br|hr|table|tr|td|th|a|span|form|textarea|mark|cite|time|output|footer|section|aside|label|input|fieldset|legend)$/;
    const found = (mark in window ? ["a script ran"] : []) as string[];
    for (const element of document.body.querySelectorAll("*")) {
      const { localName } = element;
      if (!known.test(localName)) found.push(localName);
      for (const { name, value } of element.attributes) {
        if (/^(?:on|src|srcdoc|srcset|style$|action|formaction|data$)/.test(name) && name !== "style")
          found.push(`${localName} ${name}`);
        if (/href$/.test(name) && !/^(?:https?:\/\/|mailto:)/.test(value)) found.push(`${localName} ${name}=${value}`);
      }
    }
    return found;
  }, HOSTILE_MARK);
}

test("a thousand hostile texts in answers, titles, file names, quotes, names of people and the theme run no script and send no request", {
  skip,
}, async () => {
  const texts = hostileTexts(15, 1_000).values();
  let used = 0;
  const next = (): string => {
    used += 1;
    return texts.next().value ?? "the last";
  };
  const random = seededRandom(15);
  const agent = await publishedAgent({
    name: next(),
    welcome_message: next(),
    starter_questions: [next(), next()].map((text) => text.slice(0, 190)),
  });
  const { body: model } = await owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  const { body: chatOfModel } = await owner.get(`/v2/chats/${model.chat_id}`);
  let count = 0;
  const newId = () => {
    count += 1;
    return `message_01h2xcejqtf2nbrexx3v${String(count).padStart(6, "0")}`;
  };
  let live: ServerResponse | undefined;
  const newMessage = () => {
    const id = newId();
    const citations = [1, 2, 3, 4, 5, 6, 7, 8].map((number) => ({
      ...model.citations[0],
      number,
      // Of a file its name.
      title: number % 2 === 0 ? next() : `${next()}.pdf`,
      quote: next(),
      url: next(),
      fragment_url: next(),
    }));
    const isAnswered = count % 3 > 0;
    return {
      ...model,
      id,
      content: `${next()}[1][2] [8]`,
      citations: isAnswered ? citations : [],
      answered: isAnswered,
      kind: isAnswered ? "answer" : "abstention",
      reason: isAnswered ? null : "low_support",
      suggestions: [next(), next()],
      nearest_sources: isAnswered
        ? []
        : [{ document_id: "document_1", source_id: "source_1", title: next(), url: next() }],
    };
  };
  proxy.answer = (call, response) => {
    const answerJson = (body: object) =>
      response.writeHead(200, { "content-type": "application/json", ...ANY_ORIGIN }).end(JSON.stringify(body));
    if (call.startsWith("GET /v2/messages/")) {
      answerJson({ before: next(), after: next(), read_at: model.created_at });
      return true;
    }
    if (call === `GET /v2/chats/${model.chat_id}`) {
      answerJson({ ...chatOfModel, title: next() });
      return true;
    }
    if (call === "GET /v2/live") {
      live = response.writeHead(200, { "content-type": "text/event-stream", ...ANY_ORIGIN });
      const ready = { type: "ready", data: { topics: ["chats", "typing"], resumed: true } };
      live.write(`data: ${JSON.stringify(ready)}\n\n`);
      return true;
    }
    if (call !== "POST /v2/chat") return false;
    const message = newMessage();
    const parts = [
      { type: "start", messageId: message.id, messageMetadata: { message_id: message.id, chat_id: message.chat_id } },
      { type: "text-delta", id: "text", delta: message.content },
      ...message.citations.map((data: object) => ({ type: "data-citation", id: "citation", data })),
      { type: "data-answer", id: "answer", data: message },
    ];
    void sendInPieces(response, parts, random);
    return true;
  };
  const { page, complaints } = await browser.open();
  const strangers: string[] = [];
  page.on("dialog", (dialog) => {
    strangers.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on("request", (request) => {
    if (!request.url().startsWith(proxy.url) && !request.url().startsWith("data:")) strangers.push(request.url());
  });
  await page.goto(`${proxy.url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  const frame = frameOf(page);
  /** A person of this name writes. */
  const hearPerson = async (name: string) => {
    await until(() => live !== undefined, "it listens");
    const author = { id: "member_01h2xcejqtf2nbrexx3v000001", name };
    const said = { ...model, id: newId(), role: "member", kind: null, author, content: next(), citations: [] };
    const typing = { chat_id: model.chat_id, name, until: new Date(Date.now() + 60_000) };
    const events = [
      { type: "message.changed", data: said },
      { type: "typing", data: typing },
    ];
    const before = await chat.inside.locator(".person").count();
    await writeInPieces(
      live!,
      events.map((event) => JSON.stringify(event)),
      random,
    );
    await chat.inside.locator(".person").nth(before).waitFor();
    await chat.inside.locator(".typing").waitFor();
  };
  while (used < 1_000) {
    await chat.asked(used % 2 === 0 ? "Refunds?" : next().slice(0, 500));
    if ((await chat.inside.locator(".answer").last().locator("button.cite").count()) > 0) {
      await chat.cites.last().click();
      await chat.inside.locator(".popover mark").waitFor();
      await chat.inside.locator(".popover button").last().click();
      await chat.inside.locator(".panel mark").nth(7).waitFor();
    }
    await hearPerson(next());
    const [value, name] = [next(), next()];
    await page.evaluate(
      ([text, property]) =>
        (window as unknown as { Citedesk: { setTheme(theme: object): void } }).Citedesk.setTheme({
          accent: text,
          font: text,
          [property!]: text,
        }),
      [value, name],
    );
    assert.deepEqual(await findForeign(frame), [], `at ${used}`);
  }
  assert.deepEqual([strangers, complaints], [[], []]);
  // Had one of them become markup, it would have been seen.
  await frame.evaluate(
    (text) => document.body.insertAdjacentHTML("beforeend", text),
    `<img src=x onerror=${HOSTILE_MARK}=1>`,
  );
  assert.deepEqual(await findForeign(frame), ["img", "img src", "img onerror"]);
  await until(() => complaints.some((text) => /Content Security Policy/.test(text)), "the policy complains");
  proxy.answer = undefined;
  await page.context().close();
});

test("the chat and the page around it speak over one port, which neither opens for another origin or another frame", {
  skip,
}, async () => {
  const agent = await publishedAgent({ name: "Ports" });
  const { page } = await browser.open();
  const listen = "<script>window.heard = []; addEventListener('message', ({ data }) => heard.push(data))</script>";
  site.html = hostHtml(`${listen}<script async src="${url}/widget/${agent.id}.js" data-open></script>`);
  await page.goto(site.origin);
  await chatIn(page);
  // The loader takes its own frame's port alone: nobody else is handed what the page keeps of the visitor.
  const isHandedOver = (forged: { origin: string; isOwnFrame: boolean; isOwnName: boolean }) =>
    page.evaluate(async ({ origin, isOwnFrame, isOwnName }) => {
      const root = [...document.documentElement.children].find(({ shadowRoot }) => shadowRoot)!.shadowRoot!;
      const frame = root.querySelector("iframe")!;
      const name = /\/a\/([^/]+)\/chat/.exec(frame.src)![1]!;
      const { port1, port2 } = new MessageChannel();
      const source = isOwnFrame ? frame.contentWindow : window;
      const data = isOwnName ? name : "deployment_other";
      const got = new Promise<boolean>((resolve) => {
        port1.onmessage = ({ data: told }) => resolve(told !== "nothing");
      });
      dispatchEvent(new MessageEvent("message", { data, origin, source, ports: [port2] }));
      // Behind whatever was said over it.
      port2.postMessage("nothing");
      return got;
    }, forged);
  const own = { origin: "null", isOwnFrame: true, isOwnName: true };
  assert.equal(await isHandedOver({ ...own, origin: site.origin }), false, "another origin");
  assert.equal(await isHandedOver({ ...own, isOwnFrame: false }), false, "another frame");
  assert.equal(await isHandedOver({ ...own, isOwnName: false }), false, "another chat");
  assert.equal(await isHandedOver(own), true, "The test sees what is handed over.");

  // The chat offers its port to the origin that its address names, and the browser to no other.
  const address = await page.evaluate(() => {
    const root = [...document.documentElement.children].find(({ shadowRoot }) => shadowRoot)!.shadowRoot!;
    return root.querySelector("iframe")!.src;
  });
  for (const [on, expected] of [
    ["https://elsewhere.example/", 0],
    [`${site.origin}/`, 1],
  ] as const) {
    const other = new URL(address);
    other.searchParams.set("on", on);
    site.html = hostHtml(`${listen}<iframe src="${other.href.replaceAll("&", "&amp;")}"></iframe>`);
    await page.goto(site.origin);
    await chatIn(page);
    await frameOf(page).evaluate(() => parent.postMessage("the end", "*"));
    const heard = () => page.evaluate(() => (window as unknown as { heard: unknown[] }).heard);
    await until(async () => (await heard()).includes("the end"), "what came is all there");
    assert.equal((await heard()).length - 1, expected, on);
  }
  await page.context().close();
});

test("hostile names of visitors, files, people and brands, and themes, stay words in the chat and in the dashboard", {
  skip,
}, async () => {
  // What no text column holds is refused at the door.
  const texts = hostileTexts(16, 300).filter((text) => !text.includes("\u0000"));
  const next = (most = 190) => texts.pop()!.slice(0, most).trim();
  const good = async (answered: Promise<{ status: number; body: { id: string; chat_id: string } }>) => {
    const { status, body } = await answered;
    assert.ok(status < 300, JSON.stringify(body));
    return body;
  };
  for (const font of texts.slice(0, 20)) {
    const refused = await owner.post("/v2/brands", { name: "x", theme: { font } });
    assert.equal(refused.status, 422, font);
  }
  const line = () => next().replaceAll(/\s+/g, " ");
  const names = { copyright: line(), page_title: line(), page_description: line(), sender_name: next(90) };
  const brand = await good(owner.post("/v2/brands", { name: line(), ...names }));
  const { body: agent } = await owner.post("/v2/agents", {
    name: line(),
    brand_id: brand.id,
    allowed_origins: [site.origin],
  });
  const upload = (content: string) => {
    const name = `refunds ${next().replaceAll(/[\\/]/g, "")}.md`;
    return owner.upload({ name, content }, { agent_id: agent.id, type: "document" });
  };
  await upload(GUIDE.replace("# Refunds\n\n", ""));
  for (let files = 0; files < 10; files++) await upload(`Lamp ${files} costs ${files + 7} euros.`);
  assert.equal((await owner.post(`/v2/agents/${agent.id}/publish`)).status, 200);
  await good(owner.request("PATCH", "/v2/me", { name: line() }));
  const visitor = { id: next(), name: next(), email: `${Math.random()}@x.example` };
  const named = await good(owner.post("/v2/chat", { agent_id: agent.id, message: next(), visitor }));
  for (let visitors = 0; visitors < 15; visitors++) {
    const other = { id: next(), name: next(), email: `${visitors}@x.example` };
    await good(owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION, visitor: other }));
  }
  await good(
    owner.post("/v2/leads", {
      agent_id: agent.id,
      chat_id: named.chat_id,
      fields: { name: next(), email: "a@x.example" },
    }),
  );
  await good(owner.post("/v2/handoffs", { chat_id: named.chat_id, reason: next() }));

  const { page, complaints } = await browser.open();
  const strangers: string[] = [];
  page.on("dialog", (dialog) => {
    strangers.push(dialog.message());
    void dialog.dismiss();
  });
  page.context().on("request", (request) => {
    if (![url, site.origin, "data:"].some((known) => request.url().startsWith(known))) strangers.push(request.url());
  });
  site.html = hostHtml(`<script async src="${url}/widget/${agent.id}.js"></script>`);
  await page.goto(site.origin);
  await page.locator(".launcher").click();
  const chat = await chatIn(page);
  for (let times = 0; times < 20; times++)
    await page.evaluate(
      (text) =>
        (window as unknown as { Citedesk: { setTheme(theme: object): void } }).Citedesk.setTheme({
          accent: text,
          font: text,
          [text]: text,
        }),
      next(),
    );
  await chat.asked(QUESTION);
  await chat.cites.first().click();
  await chat.inside.locator(".popover mark").waitFor();
  assert.match(await chat.inside.locator(".popover").innerText(), /refunds/);
  await page.keyboard.press("Escape");
  await chat.inside.locator("header .menu > button").click();
  await chat.inside.locator("header .menu li button").nth(2).click();
  await chat.inside.locator(".banner").waitFor();
  const { body: waiting } = await owner.get(`/v2/chats?agent_id=${agent.id}&status=waiting_for_human`);
  const own = waiting.data.find(({ id }: { id: string }) => id !== named.chat_id);
  await good(owner.post(`/v2/chats/${own.id}/messages`, { content: next() }));
  await chat.inside.locator(".person").waitFor();
  assert.deepEqual(await findForeign(frameOf(page)), []);
  const theme = await chat.inside.locator("html").evaluate((html) => html.style.cssText);
  assert.doesNotMatch(theme, /url\(|stolen|script/i);
  await page.goto(`${url}/a/${agent.slug}`);
  await chatIn(page);
  assert.equal(await page.locator("body > *:not(script):not(div), head > script").count(), 0);

  // The same names, as their owner sees them.
  await page.goto(url);
  await enterOwner(page);
  await page.getByRole("heading", { level: 1, name: "Home" }).waitFor();
  for (const path of [
    `/inbox?chat=${named.chat_id}`,
    "/leads",
    "/visitors",
    "/settings/brands",
    `/assistants/${agent.id}/sources`,
  ]) {
    await page.goto(url + path);
    await page.locator("main h1").first().waitFor();
    const shown = () => page.locator("main").innerText();
    await until(async () => /stolen|hostile|alert|refunds|javascript/i.test(await shown()), `${path} shows a name`);
    assert.equal(await page.evaluate((mark) => mark in window, HOSTILE_MARK), false, path);
    assert.equal(
      await page.locator("iframe, object, embed, base, form[action], a[href^='javascript:'], [onerror]").count(),
      0,
      path,
    );
  }
  assert.deepEqual([strangers, complaints], [[], []]);
  await page.context().close();
});

test("an answer's lists, tables, code, links and marks become elements; what else it writes stays text", {
  skip,
}, async () => {
  const agent = await publishedAgent({ name: "Markdown" });
  const { body: model } = await owner.post("/v2/chat", { agent_id: agent.id, message: QUESTION });
  const content = [
    "## Refunds",
    'They take **14 days**, *at most*: see [the terms](https://example.com/terms "now") or `list[1]`.[1]',
    "1. Pack it.\n2. Send it.[1]",
    "- by post\n- by hand",
    "| Land | Costs |\n|---|---|\n| Norway | 9 euros[1] |",
    "```js\nconst a = [1];\n```",
    "![a picture](https://example.com/a.png) <b>bold</b> [no](javascript:alert(1)) and [9]",
  ].join("\n\n");
  proxy.answer = (call, response) => {
    if (call !== "POST /v2/chat") return false;
    const message = { ...model, id: "message_01h2xcejqtf2nbrexx3vqjhp41", content };
    const parts = [
      { type: "start", messageId: message.id, messageMetadata: { message_id: message.id, chat_id: message.chat_id } },
      ...content.split(/(?<=[ \n])/).map((delta) => ({ type: "text-delta", id: "text", delta })),
      { type: "data-citation", id: "citation-1", data: message.citations[0] },
      { type: "data-answer", id: "answer", data: message },
    ];
    void sendInPieces(response, parts, seededRandom(3));
    return true;
  };
  const { page } = await browser.open();
  await page.goto(`${proxy.url}/a/${agent.slug}`);
  const chat = await chatIn(page);
  await chat.asked(QUESTION);
  proxy.answer = undefined;
  const html = await chat.inside
    .locator(".answer .text")
    .evaluate((text) =>
      text.innerHTML
        .replaceAll(/<button[^>]*>(\d+)<\/button>/g, "{$1}")
        .replaceAll(/ (?:target|rel|tabindex|dir|class)="[^"]*"/g, ""),
    );
  for (const expected of [
    "<h3>Refunds</h3>",
    "<strong>14 days</strong>, <em>at most</em>",
    '<a href="https://example.com/terms">the terms</a>',
    "<code>list[1]</code>.{1}",
    "<ol><li>Pack it.</li><li>Send it.{1}</li></ol>",
    "<ul><li>by post</li><li>by hand</li></ul>",
    "<th> Land </th>",
    "<td> 9 euros{1} </td>",
    "<pre>const a = [1];",
    "&lt;b&gt;bold&lt;/b&gt;",
    "and [9]",
  ])
    assert.ok(html.includes(expected), `${expected} in ${html}`);
  assert.doesNotMatch(html, /<img|javascript:/);
  await page.context().close();
});
