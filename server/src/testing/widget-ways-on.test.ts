import assert from "node:assert/strict";
import { test } from "node:test";
import { withBrowser } from "./browser.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// A visitor who waits sees so, and a person who answers is never taken for the assistant.
const { owner, url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();
const GUIDE =
  "# Membership\n\nA membership costs 29 euros a month.\n\n# Hours\n\nThe gym is open from 6 to 23 every day.\n";

async function openGym({
  viewport,
  ...more
}: {
  viewport?: { width: number; height: number };
  [setting: string]: unknown;
} = {}) {
  const { body: brand } = await owner.post("/v2/brands", {
    name: "Granite Hall",
    privacy_url: "https://granitehall.example/privacy",
  });
  const { body: agent } = await owner.post("/v2/agents", {
    name: "Granite help",
    brand_id: brand.id,
    allowed_origins: [site.origin],
    ...more,
  });
  await owner.upload({ name: `guide-${agent.id}.md`, content: GUIDE }, { agent_id: agent.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${agent.id}/publish`)).status, 200);
  site.html = hostHtml(`<script async src="${url}/widget/${agent.id}.js" data-open></script>`);
  const { page } = await browser.open(viewport ? { viewport } : {});
  await page.goto(site.origin);
  return { page, agent, chat: await chatIn(page) };
}

test("who asks for a person sees the whole card, and that it is a person who answers; privacy is always at hand", {
  skip,
}, async () => {
  const { page, agent, chat } = await openGym({ viewport: { width: 1000, height: 560 } });
  const privacy = chat.inside.getByRole("link", { name: "Privacy" });
  assert.equal(await privacy.count(), 1);
  for (const question of ["What does a membership cost?", "When is the gym open?", "Do you have a swimming pool?"])
    await chat.asked(question);
  assert.equal(await privacy.getAttribute("href"), "https://granitehall.example/privacy");
  await chat.inside.locator(".abstention").last().getByRole("button", { name: "Ask a person" }).click();
  const stop = chat.inside.getByRole("button", { name: "Stop waiting" });
  await stop.waitFor();
  const isWhole = async () => {
    const [button, log] = await Promise.all([stop.boundingBox(), chat.inside.locator(".log").boundingBox()]);
    return button!.y + button!.height <= log!.y + log!.height;
  };
  await until(isWhole, "the card is in view with its button");
  const { data } = (await owner.get(`/v2/chats?agent_id=${agent.id}&status=waiting_for_human`)).body;
  await owner.post(`/v2/chats/${data[0].id}/messages`, { content: "There is none." });
  const author = chat.inside.locator(".person .author");
  await author.waitFor();
  assert.equal(await author.innerText(), "A person", "The owner has no name: nobody else's is said.");
  await page.context().close();
});

const DAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
/** Nobody is there today, and in two days somebody is. */
const CLOSED = {
  timezone: "UTC",
  hours: [{ days: [DAYS[(new Date().getUTCDay() + 2) % 7]], opens: "09:00", closes: "17:00" }],
};
const FORM = { fields: [{ name: "email", type: "email", required: true }] };

test("where nobody waits outside of office hours, whoever asks for a person is led to the form, with when people are there again", {
  skip,
}, async () => {
  const { page, chat } = await openGym({
    office_hours: CLOSED,
    handoff_rules: { outside_hours: "details" },
    lead_form: FORM,
  });
  const form = chat.inside.locator("form.lead");
  const isLed = async () => {
    await form.getByText(/Nobody is here until .*day.* Leave your e-mail/).waitFor();
    const field = form.getByRole("textbox", { name: /^E-mail/ });
    await until(() => field.evaluate((element) => element === document.activeElement), "the field has the focus");
    assert.equal(await chat.inside.getByText("can't be reached").count(), 0);
    await form.getByRole("button", { name: "Not now" }).click();
    await form.waitFor({ state: "detached" });
  };
  await chat.inside.getByRole("button", { name: "Menu" }).click();
  await chat.inside.locator("header").getByRole("button", { name: "Ask a person" }).click();
  await isLed();
  await chat.asked("Do you have a swimming pool?");
  await chat.inside.locator(".abstention").getByRole("button", { name: "Ask a person" }).click();
  await isLed();
  // In words the answer says it, and its button leads there.
  await chat.ask("I want to talk to a person");
  await chat.answers.last().getByText("Leave your details, and somebody will get in touch.").waitFor();
  await chat.answers.last().getByRole("button", { name: "Leave your e-mail" }).click();
  await form.getByRole("textbox", { name: /^E-mail/ }).fill("ada@example.com");
  await form.getByRole("button", { name: "Send" }).click();
  await chat.inside.getByText("You will be written to.").waitFor();
  assert.equal(await chat.answers.last().getByRole("button", { name: "Leave your e-mail" }).count(), 0);
  await page.context().close();
});

test("who waits is promised what holds: their place where the chat is remembered, else only while the tab is open", {
  skip,
}, async () => {
  const { page, agent, chat } = await openGym({ lead_form: FORM });
  await chat.ask("I want to talk to a person");
  const card = chat.inside.locator(".banner");
  await card.getByText("You asked for a person. Keep this tab open: the answer comes here.").waitFor();
  await card.getByRole("button", { name: "Leave your e-mail" }).waitFor();
  const { data } = (await owner.get(`/v2/chats?agent_id=${agent.id}`)).body;
  const said = (await owner.get(`/v2/chats/${data[0].id}/messages`)).body.data;
  assert.ok(!said.some(({ content }: { content: string }) => content.includes("close the window")));
  await card.getByRole("button", { name: "Remember this chat here" }).click();
  await card.getByText("You asked for a person. You can leave this page, your place is kept.").waitFor();
  // It does: another tab finds the chat where it was.
  const other = await page.context().newPage();
  await other.goto(site.origin);
  const again = await chatIn(other);
  await again.inside.locator(".banner").getByText("your place is kept").waitFor();
  await page.context().close();
});

test("who waits outside of office hours may have the chat remembered, too; with no storage the tab is all there is", {
  skip,
}, async () => {
  const { page, chat } = await openGym({ office_hours: CLOSED });
  await chat.ask("I want to talk to a person");
  const card = chat.inside.locator(".banner");
  await card.getByRole("button", { name: "Leave your e-mail" }).waitFor();
  await card.getByRole("button", { name: "Remember this chat here" }).click();
  await card.getByText(/Nobody is here until .* your place is kept\./).waitFor();
  await page.context().close();
});

test("beside a person nothing is searched, and nothing says so", { skip }, async () => {
  const { page, agent, chat } = await openGym();
  await chat.asked("What does a membership cost?");
  const { data } = (await owner.get(`/v2/chats?agent_id=${agent.id}`)).body;
  await owner.post(`/v2/chats/${data[0].id}/messages`, { content: "Hello, I am here." });
  await chat.inside.locator(".person").waitFor();
  const spoken = chat.inside.locator("main ~ [role=status]");
  await until(async () => /says: Hello/.test(await spoken.innerText()), "the person is spoken");
  const heard = await spoken.evaluateHandle((line) => {
    const texts: string[] = [];
    new MutationObserver(() => texts.push(line.textContent ?? "")).observe(line, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return texts;
  });
  await chat.ask("Thank you!");
  await chat.inside.locator(".question").nth(1).waitFor();
  await until(
    async () => (await owner.get(`/v2/chats/${data[0].id}/messages`)).body.data.length >= 4,
    "the words have arrived",
  );
  await chat.inside.locator(".question").nth(1).getByText("Thank you!").waitFor();
  assert.deepEqual(
    (await heard.jsonValue()).filter((text) => text.startsWith("Searching")),
    [],
  );
  assert.doesNotMatch(await spoken.innerText(), /Searching|Still writing/);
  await page.context().close();
});

test("an open chat is open on the site's next page, and takes no focus there; one that was closed stays closed", {
  skip,
}, async () => {
  const { page, agent, chat } = await openGym();
  site.html = hostHtml(`<script async src="${url}/widget/${agent.id}.js"></script>`);
  const panel = page.locator(".bubble");
  const next = async (path: string) => {
    await page.goto(`${site.origin}${path}`);
    await page.locator(".launcher").waitFor();
  };
  // Before the first question nothing is stored, not this either.
  await next("/untouched");
  assert.equal(await panel.isVisible(), false);
  await page.locator(".launcher").click();
  await (await chatIn(page)).asked("What does a membership cost?");
  await next("/next");
  await panel.waitFor();
  const again = await chatIn(page);
  await again.inside.getByText("29 euros").first().waitFor();
  assert.equal(await page.evaluate(() => document.activeElement === document.body), true, "the page keeps the focus");
  await page.goto("about:blank");
  await next("/from-elsewhere");
  await panel.waitFor();
  await (await chatIn(page)).inside.getByRole("button", { name: "Close" }).click();
  await panel.waitFor({ state: "hidden" });
  await next("/closed");
  assert.equal(await panel.isVisible(), false);
  // Another tab is its own.
  await page.locator(".launcher").click();
  const other = await page.context().newPage();
  await other.goto(site.origin);
  await other.locator(".launcher").waitFor();
  assert.equal(await other.locator(".bubble").isVisible(), false);
  assert.ok(chat);
  await page.context().close();
});
