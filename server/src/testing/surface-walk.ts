import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { contrast } from "../features/brands/contrast.ts";
import { assertAccessible } from "./assert-accessible.ts";
import type { CuttingProxy } from "./cutting-proxy.ts";
import { type Chat, chatIn, frameOf, until } from "./open-chat.ts";
import { seededRandom } from "./seeded-random.ts";
import type { TestClient } from "./test-server.ts";

/** A chat on one surface, in one look, with what was seen of its page so far. */
export interface Stand {
  page: Page;
  surface: "bubble" | "inline" | "page";
  isTouch: boolean;
  isFromRight: boolean;
  scheme: "light" | "dark";
  /** Warnings and errors of the console. */
  said: string[];
  /** Addresses that were asked for, without the origin and what is an assistant's own. */
  requests: string[];
  agentId: string;
  question: string;
  owner: TestClient;
  proxy: CuttingProxy;
  /** From here on the model writes this, slowly; undefined: it quotes its passages. */
  write(text: string | undefined): void;
  sentences: readonly string[];
}

interface Step {
  /** Of the experience's acceptance. */
  lines: string;
  take(stand: Stand, chat: Chat): Promise<void>;
}

const keysKept = (page: Page) =>
  page.evaluate(() => [sessionStorage, localStorage].flatMap((kept) => Object.keys(kept)));
/** What browsers say of a connection that was cut here, and of a form that was sent empty. */
const OWN_DOING = /^Failed to load resource: (?:net::ERR_INCOMPLETE_CHUNKED_ENCODING|.* status of 422)/;
const hasFocus = (element: Element) => element.matches(":focus");

/** What is tried before the chat is there: it leaves the chat open. */
export async function enter({ page, surface, requests }: Stand): Promise<Chat> {
  const LOADER = "/widget/….js";
  const CHAT = "/a/…/chat";
  if (surface === "bubble") {
    await page.locator(".launcher").waitFor();
    await page.waitForLoadState("load");
    assert.deepEqual(requests, [LOADER], "one request before it is opened");
    await press(page, "Tab", ".launcher");
    await page.keyboard.press("Enter");
  }
  const chat = await chatIn(page);
  assert.deepEqual(requests, [...(surface === "page" ? ["/a/…"] : []), LOADER, CHAT]);
  assert.deepEqual(await keysKept(page), [], "nothing is stored before the first question");
  assert.deepEqual(await page.context().cookies(), []);
  return chat;
}

/** In the order in which a visitor comes to it. A question that is asked in one step stands there in the next. */
export const WALK: readonly Step[] = [
  {
    lines: "10, 13, 15: welcome, and the page around it",
    async take(stand) {
      await look(stand, "welcome");
      await assertAccessible(stand.page, "around it");
    },
  },
  {
    lines: "23: mirrored in Arabic, and keys that compose send nothing",
    async take({ isFromRight }, { inside, field }) {
      const html = inside.locator("html");
      assert.equal(await html.getAttribute("dir"), isFromRight ? "rtl" : "ltr");
      const [words, button] = await Promise.all([field, inside.locator(".send")].map((one) => one.boundingBox()));
      assert.equal(button!.x < words!.x, isFromRight, "The button stands where lines end.");
      await field.fill("こんにちは");
      await field.evaluate((element) => {
        const send = (init: object) =>
          element.dispatchEvent(
            new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, ...init }),
          );
        send({ keyCode: 229 });
        send({ isComposing: true });
        send({ shiftKey: true });
      });
      assert.equal(await field.inputValue(), "こんにちは");
      assert.equal(await inside.locator(".question").count(), 0);
      await field.fill("");
    },
  },
  {
    lines: "7, 11, 18: asked and opened by keyboard; by click and by hover; the focus goes back; no cookie",
    async take({ page, surface, isTouch, question }, { inside, field, cites }) {
      const quote = inside.locator(".popover mark");
      const isClosed = () => inside.locator(".popover").waitFor({ state: "detached" });
      if (surface === "bubble" && !isTouch) await until(() => field.evaluate(hasFocus), "the field has the focus");
      await press(page, "Tab", ".composer textarea");
      await page.keyboard.type(question);
      await page.keyboard.press("Enter");
      await inside.locator(".tools").first().waitFor();
      assert.equal((await keysKept(page)).length, 1);
      assert.deepEqual(await page.context().cookies(), []);
      await press(page, "Shift+Tab", "button.cite");
      await page.keyboard.press("Enter");
      await quote.waitFor();
      await press(page, "Tab", ".popover button.link");
      await page.keyboard.press("Escape");
      await isClosed();
      await until(() => cites.last().evaluate(hasFocus), "the number has the focus again");
      // The one that has the focus is in view: to scroll closes what is open.
      if (!isTouch) {
        await cites.last().hover();
        await quote.waitFor();
        await field.hover();
        await isClosed();
        await cites.last().evaluate(moveUnderPointer);
        assert.equal(await quote.count(), 0, "What moves under a pointer at rest opens nothing.");
      }
      await (isTouch ? cites.last().tap() : cites.last().click());
      await quote.waitFor();
      await page.keyboard.press("Escape");
      await isClosed();
    },
  },
  {
    lines: "10, 11, 13, 15: quote, source, history, menu",
    async take(stand, { inside, cites }) {
      const { page } = stand;
      await cites.last().focus();
      await page.keyboard.press("Enter");
      await inside.locator(".popover mark").waitFor();
      await look(stand, "quote");
      await press(page, "Tab", ".popover button.link");
      await page.keyboard.press("Enter");
      await inside.locator(".panel mark").first().waitFor();
      await look(stand, "source");
      await page.keyboard.press("Escape");
      await inside.locator(".panel").waitFor({ state: "detached" });
      await press(page, "Tab", ".tools button[aria-pressed]");
      await page.keyboard.press("Enter");
      await inside.locator(".tools button[aria-pressed='true']").waitFor();
      await press(page, "Shift+Tab", ".menu > button");
      const first = inside.locator(".menu li button").first();
      await page.keyboard.press("Enter");
      await until(() => first.evaluate(hasFocus), "the focus is in the menu");
      await page.keyboard.press("Escape");
      await until(() => inside.locator(".menu > button").evaluate(hasFocus), "it is back on its button");
      await page.keyboard.press("Enter");
      await inside.locator(".menu li button").nth(1).click();
      await inside.locator(".history li").first().waitFor();
      await look(stand, "history");
      await inside.locator("header button").first().click();
    },
  },
  { lines: "12, 21: announced three times at most; cut twenty times it ends as the service has it", take: beCut },
  {
    lines: "10, 13, 15: abstention, form, feedback and menu",
    async take(stand, { inside, asked }) {
      stand.write("Nobody has written about that.");
      await asked("Can refunds go to a gift card?");
      stand.write(undefined);
      await inside.locator(".abstention .chip").nth(1).click();
      await inside.locator("form.lead").waitFor();
      await inside.locator("form.lead .primary").click();
      await inside.locator(".problem-text").first().waitFor();
      await inside.locator(".tools button[aria-pressed]").last().click();
      await inside.locator("form.why").waitFor();
      await inside.locator("header .menu > button").click();
      await look(stand, "abstention, form, feedback and menu");
      await stand.page.keyboard.press("Escape");
    },
  },
  { lines: "22: nobody speaks beside a person, and dots hold six seconds", take: meetPerson },
  { lines: "24: each of 100 accents passes or is refused with one that does", take: tryAccents },
  {
    lines: "25: with white label our name is nowhere",
    async take({ page }) {
      const shown = () => {
        const words: string[] = [];
        const read = (root: ParentNode) => {
          for (const element of root.querySelectorAll("*")) {
            if (element.shadowRoot) read(element.shadowRoot);
            // A script's name for itself, in what it tells developers, is not shown to anybody.
            if (element.localName === "script") continue;
            for (const { name, value } of element.attributes) words.push(`${name}=${value}`);
            for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) words.push(node.textContent!);
          }
        };
        read(document);
        return words.filter((text) => /citedesk/i.test(text) && !text.startsWith("<style"));
      };
      assert.deepEqual([await page.evaluate(shown), await frameOf(page).evaluate(shown)], [[], []]);
    },
  },
  {
    lines: "10, 13, 15: all of it in the other scheme and direction; four times as large",
    async take(stand, { inside, cites }) {
      const { page, isFromRight, scheme } = stand;
      await page.emulateMedia({ colorScheme: scheme === "light" ? "dark" : "light" });
      await page.evaluate(
        (tag) => (window as unknown as { Citedesk: { setLanguage(tag: string): void } }).Citedesk.setLanguage(tag),
        isFromRight ? "en" : "ar",
      );
      await inside.locator(`html[dir=${isFromRight ? "ltr" : "rtl"}]`).waitFor();
      await cites.first().click();
      await inside.locator(".popover mark").waitFor();
      await look(stand, "in the other scheme and direction");
      // A screen that is 1,280 wide, at 400 %.
      await page.setViewportSize({ width: 320, height: 256 });
      await look(stand, "four times as large");
    },
  },
  {
    lines: "11, 16, 19: out by keyboard; nothing moved, and no policy was hurt",
    async take({ page, surface, said, proxy }, { inside }) {
      assert.deepEqual(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), []);
      await page.keyboard.press("Escape");
      await inside.locator(".popover").waitFor({ state: "detached" });
      if (surface === "bubble") {
        await page.keyboard.press("Escape");
        await page.locator("iframe").waitFor({ state: "hidden" });
        await until(() => page.locator(".launcher").evaluate(hasFocus), "the launcher has the focus");
      }
      const others = said.filter((text) => !OWN_DOING.test(text));
      assert.deepEqual(others, []);
      assert.ok(!proxy.seen.includes("OPTIONS /v2/chat"), "No question waits for a preflight.");
    },
  },
];

/** Onto the question field, where the pointer is, for longer than a pointer takes to open a quote. */
async function moveUnderPointer(number: Element): Promise<void> {
  const { style } = number as HTMLElement;
  const { left, top, width, height } = document.querySelector(".composer textarea")!.getBoundingClientRect();
  style.cssText = `position:fixed;left:${left}px;top:${top}px;width:${width}px;height:${height}px;z-index:9`;
  await new Promise((resolve) => number.addEventListener("pointerenter", resolve, { once: true }));
  await new Promise((resolve) => setTimeout(resolve, 300));
  style.cssText = "";
}

/** Presses it until what has the focus, in the chat or around it, is this. */
async function press(page: Page, key: string, wanted: string): Promise<void> {
  const isThere = async () => {
    const inside = await frameOf(page)?.evaluate(
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

/** Nothing that axe finds, nothing wider than the screen, and nothing that moves for long. */
async function look({ page }: Stand, state: string): Promise<void> {
  const frame = frameOf(page);
  await assertAccessible(frame, state);
  const measure = () => ({
    wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    moving: document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 120).length,
  });
  const still = { wider: 0, moving: 0 };
  assert.deepEqual([await page.evaluate(measure), await frame.evaluate(measure)], [still, still], state);
}

async function beCut({ page, proxy, owner, agentId, sentences, write }: Stand, chat: Chat): Promise<void> {
  const { inside } = chat;
  const frame = frameOf(page);
  await frame.evaluate(() => {
    const spoken: string[] = [];
    Object.assign(window, { spoken });
    const region = document.querySelector("p[role=status]")!;
    // Emptied, it says nothing.
    const listen = new MutationObserver(() => region.textContent && spoken.push(region.textContent));
    listen.observe(region, { childList: true, characterData: true, subtree: true });
  });
  write(sentences.map((sentence) => `${sentence} [1: "${sentence}"]`).join(" "));
  // Anywhere in it, also inside an event: some of the bytes behind the last whole one come twice.
  Object.assign(proxy, { isExact: true, cutAfter: 1_000, cuts: 0 });
  const asked = chat.asked("How long are the rivers?");
  try {
    await until(() => proxy.cuts >= 20, "it is cut twenty times");
  } catch (error) {
    const shown = await frame.evaluate(() => [Date.now(), document.body.innerText.slice(-300)].join(" "));
    const calls = proxy.seen.slice(-12).join(", ");
    throw new Error(`${(error as Error).message}: ${proxy.cuts} cuts, ${proxy.streams} streams; ${calls}; ${shown}`);
  } finally {
    // The last event is longer than what a connection lets through; and what fails here is no other surface's failure.
    proxy.cutAfter = undefined;
  }
  await asked;
  write(undefined);
  const spoken = () => frame.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
  await until(async () => ((await spoken()).at(-1) ?? "").includes(sentences.at(-1)!), "the answer is announced");
  const announced = await spoken();
  assert.ok(announced.length <= 3, announced.map((one) => `${one.slice(0, 30)} … ${one.slice(-30)}`).join("\n"));
  for (const sentence of sentences) assert.ok(announced.at(-1)!.includes(sentence), sentence);
  const shown = await inside
    .locator(".answer .text")
    .last()
    .evaluate((text) => {
      const copy = text.cloneNode(true) as Element;
      for (const button of copy.querySelectorAll("button")) button.remove();
      return copy.textContent;
    });
  assert.equal(shown, sentences.join(" "));
  const { data: chats } = (await owner.get(`/v2/chats?agent_id=${agentId}&limit=1`)).body;
  const { data: messages } = (await owner.get(`/v2/chats/${chats[0].id}/messages`)).body;
  assert.equal(messages[0].content.replaceAll(/\[\d+\]/g, ""), shown, "as the service has it");
  assert.equal(messages.length, 4, "0 doubles");
  assert.deepEqual([await inside.locator(".question").count(), await chat.answers.count()], [2, 2]);
}

/** The page's clock may be stopped ahead of it alone, and runs on until it is told where. */
async function stopClock(page: Page): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
    } catch (error) {
      if (tries === 5) throw error;
    }
}

async function meetPerson({ page, owner, agentId }: Stand, chat: Chat): Promise<void> {
  const { inside } = chat;
  await inside.locator("header .menu > button").click();
  await inside.locator("header .menu li button").nth(2).click();
  await inside.locator(".banner").waitFor();
  const { body: waiting } = await owner.get(`/v2/chats?agent_id=${agentId}&status=waiting_for_human`);
  const messagesOf = `/v2/chats/${waiting.data[0].id}/messages`;
  await owner.post(messagesOf, { content: "I am here." });
  await inside.locator(".person").waitFor();
  const [answers, questions] = await Promise.all([chat.answers.count(), inside.locator(".question").count()]);
  for (let sent = 1; sent <= 10; sent++) {
    await chat.ask(`Thank you, ${sent}.`);
    const shown = inside.locator(".question").nth(questions + sent - 1);
    await shown.waitFor().catch(async (error: Error) => {
      const { field, inside } = chat;
      const stored = (await owner.get(`${messagesOf}?limit=100`)).body.data.map(
        ({ role, content, kind, created_at }: Record<string, string>) =>
          `${role} ${kind} ${created_at} ${content!.slice(0, 40)}`,
      );
      throw new Error(
        `sent ${sent} now ${new Date().toISOString()} stored ${JSON.stringify(stored)} ${error.message}In the field: ${await field.inputValue()}\n${await inside.locator("body").innerHTML()}`,
      );
    });
    await inside.locator("button[type=submit].send").waitFor();
  }
  const { data } = (await owner.get(`${messagesOf}?limit=100`)).body;
  const from = (role: string) => data.filter((message: { role: string }) => message.role === role).length;
  assert.deepEqual([from("user"), from("assistant")], [questions + 10, answers]);
  assert.equal(await chat.answers.count(), answers, "No empty bubble of the assistant.");

  // By the page's clock, which stands still but for what it is told.
  await stopClock(page);
  await owner.post(`/v2/chats/${waiting.data[0].id}/typing`);
  const dots = inside.locator(".typing");
  await dots.waitFor();
  await page.clock.runFor(5_900);
  assert.equal(await dots.count(), 1, "They hold nearly six seconds.");
  await page.clock.runFor(100);
  await dots.waitFor({ state: "detached" });
  await page.clock.resume();
}

interface Tried {
  told: string;
  colors: Record<string, [light: string, dark: string]>;
}

/** Each alone, as a page gives it; what was refused, once more as the refusal says. */
async function tryAccents({ page, surface }: Stand): Promise<void> {
  const frame = frameOf(page);
  await frame.evaluate(() => {
    const tried: object[] = [];
    let told = "";
    Object.assign(window, { tried });
    console.warn = (text) => {
      told = String(text);
    };
    const { style } = document.documentElement;
    const both = (name: string) => /light-dark\((.*), (.*)\)/.exec(style.getPropertyValue(`--cd-${name}`))!.slice(1);
    const names = ["accent", "accent-text", "link", "bg", "surface", "sunken"];
    const listen = new MutationObserver(() => {
      tried.push({ told, colors: Object.fromEntries(names.map((name) => [name, both(name)])) });
      told = "";
    });
    listen.observe(document.documentElement, { attributes: true, attributeFilter: ["style"] });
  });
  let z = 0;
  const tryAll = async (accents: string[]): Promise<Tried[]> => {
    await page.evaluate(
      ([colors, above]) => {
        const api = (window as unknown as { Citedesk: { setTheme(theme: object): void } }).Citedesk;
        // With another place each, something changes each time.
        for (const [place, accent] of colors.entries()) api.setTheme({ accent, z: above + place + 1 });
      },
      [accents, z] as const,
    );
    z += accents.length;
    const tried = () => frame.evaluate(() => (window as unknown as { tried: Tried[] }).tried);
    await until(async () => (await tried()).length === z, "all are tried");
    return (await tried()).slice(-accents.length);
  };
  const random = seededRandom(24 + surface.length);
  const accents = Array.from(
    { length: 100 },
    () => `#${Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join("")}`,
  );
  const first = await tryAll(accents);
  const refused = first.filter(({ told }) => told !== "");
  assert.ok(refused.length > 10 && refused.length < 90, `${refused.length} of 100 are refused.`);
  const advised = refused.map(({ told }) => /Nearest that passes: (#\w{6})\./.exec(told)![1]!);
  const second = await tryAll(advised);
  assert.deepEqual(
    second.map(({ told }) => told).filter((told) => told !== ""),
    [],
  );
  for (const [place, { colors }] of second.entries()) assert.equal(colors.accent![0], advised[place]);
  for (const { told, colors } of [...first, ...second])
    for (const scheme of [0, 1] as const) {
      const least = (front: string, back: string) =>
        assert.ok(
          contrast(colors[front]![scheme], colors[back]![scheme]) >= 4.5,
          `${front} on ${back} ${JSON.stringify(colors)} ${told}`,
        );
      least("accent-text", "accent");
      for (const back of ["bg", "surface", "sunken"]) least("link", back);
    }
}
