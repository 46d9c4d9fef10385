import assert from "node:assert/strict";
import { test } from "node:test";
import { SignJWT } from "jose";
import type { Page } from "playwright-core";
import { withBrowser } from "./browser.ts";
import { hostHtml, serveHostPage } from "./host-page.ts";
import { chatIn, until } from "./open-chat.ts";
import { withTestServer } from "./test-server.ts";

// What the service refuses, and what visitors and their page learn of it.
const { owner, url } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const site = await serveHostPage();
const QUESTION = "How long do refunds take?";

async function publishedAgent(settings: object = {}): Promise<{ id: string; slug: string }> {
  const { body } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [site.origin], ...settings });
  const guide = { name: `guide-${body.id}.md`, content: "# Refunds\n\nRefunds take 14 days.\n" };
  await owner.upload(guide, { agent_id: body.id, type: "document" });
  assert.equal((await owner.post(`/v2/agents/${body.id}/publish`)).status, 200);
  return body;
}

async function openBubble(page: Page, agent: { id: string }, attributes = "") {
  const listening = `<script>
    window.errors = [];
    window.Citedesk = [["on", "error", (detail) => window.errors.push(detail.code)]];
  </script>`;
  site.html = hostHtml(
    `${listening}<script async src="${url}/widget/${agent.id}.js" data-open ${attributes}></script>`,
  );
  await page.goto(site.origin);
  return chatIn(page);
}
const errorsOn = (page: Page) => page.evaluate(() => (window as unknown as { errors: string[] }).errors.join());

test("where no chat is left of the quota, visitors read no figures, and may leave their details", {
  skip,
}, async (t) => {
  const agent = await publishedAgent();
  const workspace = (await owner.get("/v2/me")).body.workspace_id;
  const limit = (chats: number | null) =>
    owner.request("PATCH", `/v2/workspaces/${workspace}`, { limits: { agent_chats_per_month: chats } });
  const { page } = await browser.open();
  let chat = await openBubble(page, agent);
  await chat.asked(QUESTION);
  assert.equal((await limit(1)).status, 200);
  t.after(() => limit(null));
  // A chat that has begun goes on, and a person can be asked for.
  await chat.asked(QUESTION);
  const menu = async (item: string) => {
    await chat.inside.getByRole("button", { name: "Menu" }).click();
    await chat.inside.getByRole("button", { name: item, exact: true }).click();
  };
  await menu("Ask a person");
  await chat.inside.getByText("You asked for a person.").waitFor();

  await menu("New chat");
  await chat.ask(QUESTION);
  const problem = chat.inside.locator(".question .problem");
  await problem.waitFor();
  assert.equal(
    await problem.locator("p").innerText(),
    "No new questions can be answered right now. Leave your e-mail and we will write to you.",
  );
  assert.deepEqual(await problem.getByRole("button").allInnerTexts(), ["Leave your e-mail"]);
  assert.equal(await errorsOn(page), "no_new_chats");
  await until(async () => !/Searching/.test((await chat.inside.locator("body").textContent()) ?? ""), "it is over");

  // Without a chat nobody can be asked for: the form is what helps.
  chat = await openBubble(page, agent);
  await menu("New chat");
  await menu("Ask a person");
  const form = chat.inside.locator("form.lead");
  await form.getByLabel("E-mail").fill("ada@example.com");
  assert.equal(await chat.inside.getByText("can't be reached").count(), 0);
  await form.getByRole("button", { name: "Send" }).click();
  await chat.inside.getByText("You will be written to.").waitFor();
  await page.context().close();
});

test("a word about the visitor that does not hold is told to the page; they go on as one whom nobody knows", {
  skip,
}, async () => {
  const agent = await publishedAgent();
  const { secret } = (await owner.post(`/v2/agents/${agent.id}/identity_secret`)).body;
  const sign = (expires: string, key = secret) =>
    new SignJWT({ sub: "ada" })
      .setProtectedHeader({ alg: "HS256" })
      .setExpirationTime(expires)
      .sign(new TextEncoder().encode(key));
  const identify = (page: Page, token: string) =>
    page.evaluate(
      (given) => (window as unknown as { Citedesk: Record<string, (value: string) => void> }).Citedesk.identify!(given),
      token,
    );
  const { page, said } = await browser.open();
  let chat = await openBubble(page, agent, 'data-user-token="bad.token.x"');
  await until(async () => (await errorsOn(page)) === "invalid_identity", "it is told before anything is asked");
  await chat.asked(QUESTION);
  await identify(page, await sign("-1m"));
  await until(async () => (await errorsOn(page)) === "invalid_identity,invalid_identity", "and at once of another");
  // Only the service sees that another signed it.
  await identify(page, await sign("5m", "another secret, as long as it has to be"));
  await chat.asked(QUESTION);
  assert.equal((await errorsOn(page)).split(",").length, 3);
  const told = said.filter((text) => text.startsWith("Citedesk:"));
  assert.deepEqual(
    told.map((text) => /refused\. (?:The identity_token is not valid\. )?(\S+ \S+ \w+)/.exec(text)?.[1]),
    ["It is no", "It has expired", "It has expired"],
  );
  await identify(page, await sign("5m"));
  await chat.asked(QUESTION);
  const { data } = (await owner.get(`/v2/visitors?agent_id=${agent.id}`)).body;
  assert.ok(data.some((visitor: { external_id: string | null }) => visitor.external_id === "ada"));

  // Where visitors have to be known, they learn that they have to sign in, and the next token lets them ask.
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { access: { visitors: "identified" } });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  await page.evaluate(() => sessionStorage.clear());
  chat = await openBubble(
    page,
    agent,
    `data-user-token="${await sign("5m", "another secret, as long as it has to be")}"`,
  );
  await chat.ask(QUESTION);
  await chat.inside.getByText("only answers visitors who are signed in").waitFor();
  assert.equal(await errorsOn(page), "invalid_identity,not_allowed");
  await identify(page, await sign("5m"));
  await chat.inside.getByRole("button", { name: "Ask again" }).click();
  await chat.cites.first().waitFor();
  await page.context().close();
});
