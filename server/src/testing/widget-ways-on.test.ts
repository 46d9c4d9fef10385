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

async function openGym(viewport?: { width: number; height: number }) {
  const { body: brand } = await owner.post("/v2/brands", {
    name: "Granite Hall",
    privacy_url: "https://granitehall.example/privacy",
  });
  const { body: agent } = await owner.post("/v2/agents", {
    name: "Granite help",
    brand_id: brand.id,
    allowed_origins: [site.origin],
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
  const { page, agent, chat } = await openGym({ width: 1000, height: 560 });
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
