import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { assertAccessible } from "./assert-accessible.ts";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const { url, owner, as } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;
const ORIGIN = "https://shop.example";

async function openForm(page: Page, agentId: string): Promise<void> {
  await page.goto(`${url}/assistants/${agentId}/lead-form`);
  await enterOwner(page);
  await page.locator("form input[type=checkbox]").first().waitFor();
}

const formOf = async (agentId: string) => (await owner.get(`/v2/agents/${agentId}`)).body.lead_form;

/** A visitor's client, as on the page of a client. */
async function visitorOf(agentId: string) {
  const { body: key } = await owner.post("/v2/api_keys", {
    name: "Site",
    kind: "publishable",
    agent_id: agentId,
    allowed_origins: [ORIGIN],
  });
  const { body } = await as(undefined).post("/v2/visitor_tokens", { publishable_key: key.key }, { origin: ORIGIN });
  return as(body.token);
}

test("fields and score rules are entered, refused at their place, tried, saved, and score the next lead", {
  skip,
}, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop help", allowed_origins: [ORIGIN] });
  const { page, complaints } = await browser.open();
  await openForm(page, agent.id);
  const save = page.getByRole("button", { name: "Save in the draft" });
  await page.getByLabel("Ask for contact details").check();
  // A name, an e-mail address and a message to begin with; a fourth field's name follows what visitors read.
  await page.getByRole("button", { name: "Add a field" }).click();
  await page.keyboard.type("Company size");
  const size = page.getByRole("group", { name: "Company size" });
  assert.equal(await size.getByLabel("Name in the lead").inputValue(), "company_size");
  await size.getByLabel("Kind").selectOption({ label: "One of several" });
  await page.getByRole("button", { name: "Add a rule" }).click();
  const byEmail = page.getByRole("group", { name: /^email/ }).last();
  await byEmail.getByLabel("Where it contains").fill("@example.com, @example.org");
  await byEmail.getByLabel("Points").fill("20");
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("What counts").last().selectOption({ label: "A person was asked for" });
  const byPerson = page.getByRole("group", { name: "A person was asked for" });
  await byPerson.getByLabel("Points").fill("");
  await page.getByRole("button", { name: "Add a rule" }).click();
  await page.getByLabel("Field", { exact: true }).last().selectOption({ label: "Company size" });
  const bySize = page.getByRole("group", { name: /^(company_size|staff) is filled in/ });
  await bySize.getByLabel("Points").fill("-5");

  // Each refusal stands at what it is about; nothing is stored, nothing typed is gone.
  await save.click();
  const options = size.getByLabel("To choose from");
  const refusals = () => page.locator("form [role=alert]");
  await refusals().first().waitFor();
  assert.equal(await byPerson.getByLabel("Points").getAttribute("aria-invalid"), "true");
  assert.equal(await formOf(agent.id), null);
  await byPerson.getByLabel("Points").fill("30");
  await save.click();
  await size.getByText("is what a `choice` is made between.").waitFor();
  assert.equal(await refusals().count(), 1, "the earlier refusal is gone");
  assert.ok(await options.evaluate((field) => field === document.activeElement), "the first has the focus");
  assert.equal(await byEmail.getByLabel("Where it contains").inputValue(), "@example.com, @example.org");
  await assertAccessible(page, "a refusal");
  await options.fill("1 to 10\nmore");
  await size.getByLabel("Name in the lead").fill("email");
  await save.click();
  await size.getByText("is the name of an earlier field: email.").waitFor();
  assert.equal(await formOf(agent.id), null);

  // A field that gets another name keeps its rules.
  await size.getByLabel("Name in the lead").fill("staff");
  await page.getByRole("group", { name: "staff is filled in" }).waitFor();
  await page.getByRole("group", { name: "email contains @example.com, @example.org" }).waitFor();

  // What is removed comes back as it was.
  await size.getByRole("button", { name: "Remove Company size" }).click();
  assert.equal(await size.count(), 0);
  await page.getByRole("group", { name: "staff is filled in" }).getByLabel("Field", { exact: true }).waitFor();
  assert.match(await bySize.innerText(), /staff \(not in the form\)/);
  await page.getByRole("button", { name: "Undo" }).click();
  assert.equal(await options.inputValue(), "1 to 10\nmore");
  for (let rows = 0; rows < 2; rows++) await size.getByRole("button", { name: "Move up: Company size" }).click();

  // A look elsewhere and a reload lose nothing of it.
  await page.getByRole("link", { name: "Behaviour" }).click();
  await page.getByRole("heading", { level: 1, name: "Behaviour" }).waitFor();
  await page.getByRole("link", { name: "Lead form" }).click();
  assert.equal(await options.inputValue(), "1 to 10\nmore");
  await page.reload();
  assert.equal(await options.inputValue(), "1 to 10\nmore");
  assert.equal(await formOf(agent.id), null);

  // Tried before it is saved.
  await page.getByText("Try the rules").click();
  const trial = page.locator("details", { hasText: "Try the rules" });
  await trial.getByLabel("email").fill("Ada@Example.com");
  assert.equal(await trial.getByRole("status").innerText(), "20 points");
  await trial.getByLabel("Company size").selectOption("more");
  await trial.getByLabel("A person was asked for").check();
  const foreseen = await trial.getByRole("status").innerText();
  assert.equal(foreseen, "45 points");

  await page.getByLabel("Consent text").fill("You may call me.");
  await save.click();
  await page.getByText("Saved in the draft").first().waitFor();
  assert.deepEqual(await formOf(agent.id), {
    fields: [
      { name: "name", type: "text", required: false },
      { name: "staff", label: "Company size", type: "choice", required: false, options: ["1 to 10", "more"] },
      { name: "email", type: "email", required: true },
      { name: "message", type: "long_text", required: false },
    ],
    consent: { text: "You may call me.", version: "2", required: true },
    guard: {},
    ask: { when: "on_request" },
    scoring: [
      { field: "email", contains: ["@example.com", "@example.org"], points: 20 },
      { chat: "handoff", points: 30 },
      { field: "staff", points: -5 },
    ],
  });
  assert.equal(await save.isDisabled(), true, "nothing is left to save");

  // The rules that were saved score what a visitor leaves.
  await owner.post(`/v2/agents/${agent.id}/publish`);
  const visitor = await visitorOf(agent.id);
  const { body: answer } = await visitor.post("/v2/chat", { agent_id: agent.id, message: "Who calls me?" });
  await visitor.post("/v2/handoffs", { chat_id: answer.chat_id });
  const { status } = await visitor.post("/v2/leads", {
    agent_id: agent.id,
    chat_id: answer.chat_id,
    fields: { name: "Ada", staff: "more", email: "ada@example.com" },
    consent: { text: "You may call me." },
  });
  assert.equal(status, 201);
  await page.goto(`${url}/leads?agent=${agent.id}`);
  await page.getByRole("link", { name: "Ada" }).click();
  const lead = page.getByRole("dialog");
  await lead.getByText(foreseen).click();
  await lead.getByText("+30 A person was asked for").waitFor();
  await lead.getByText("-5 staff is filled in").waitFor();

  // And stand there when it is opened again; without a form there are none.
  await page.goto(`${url}/assistants/${agent.id}/lead-form`);
  await byPerson.waitFor();
  assert.equal(await byPerson.getByLabel("Points").inputValue(), "30");
  await page.getByLabel("Ask for contact details").uncheck();
  await save.click();
  await page.getByText("Saved in the draft").first().waitFor();
  assert.equal(await formOf(agent.id), null);
  assert.deepEqual(
    complaints.filter((text) => !/status of 422/.test(text)),
    [],
  );
  await page.context().close();
});

const FORM = {
  fields: [
    { name: "name", label: "Your name, as we should call you when we call you back about your order" },
    { name: "mail", label: "E-mail", type: "email", required: true },
    { name: "size", label: "Size", type: "choice", options: ["Small", "Large"] },
  ],
  consent: { text: "You may call me.", required: true },
  guard: { least_seconds: 2, leads_per_day: 3 },
  ask: { when: "after_answers", answers: 2 },
  scoring: [
    { field: "mail", contains: ["@example.com"], points: 20 },
    { questions: 4, points: -10 },
    { chat: "negative_feedback", points: 5 },
  ],
};
const EVERY = [
  { viewport: { width: 1280, height: 900 }, colorScheme: "light", locale: "en-GB" },
  { viewport: { width: 1280, height: 900 }, colorScheme: "dark", locale: "de-DE" },
  { viewport: { width: 360, height: 740 }, colorScheme: "light", locale: "de-DE" },
  { viewport: { width: 360, height: 740 }, colorScheme: "dark", locale: "en-GB" },
] as const;
/** Each width and language, once in each scheme: `npm run campaign:looks` sees all four. */
const LOOKS = process.env.EVERY_LOOK ? EVERY : [EVERY[1], EVERY[2]];

test("a filled form is read by everybody, at every width", { skip }, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Looks", lead_form: FORM });
  for (const look of LOOKS) {
    const { page } = await browser.open({ ...look, reducedMotion: "reduce" });
    const where = `${look.viewport.width} ${look.colorScheme} ${look.locale}`;
    await openForm(page, agent.id);
    await page.locator("form details summary").click();
    await assertAccessible(page, where);
    const beyond = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    assert.ok(beyond <= 0, `${where} scrolls sideways`);
    await page.context().close();
  }
});

test("the listed leads are taken along with a column for each field", { skip }, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Table" });
  const leave = (fields: object) => owner.post("/v2/leads", { agent_id: agent.id, fields });
  await leave({ zip: "10115", email: "kim@table.example" });
  await leave({ email: "lou@elsewhere.example", size: "XL" });
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/leads?q=table.example`);
  await enterOwner(page);
  await page.getByText("kim@table.example").first().waitFor();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "CSV", exact: true }).click(),
  ]);
  assert.equal(file.suggestedFilename(), "leads.csv");
  const [head = "", ...rows] = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  assert.match(head, /,status,email,zip,more_fields,consent,/);
  assert.equal(rows.length, 1);
  assert.match(rows[0]!, /,kim@table\.example,10115,,/);
  assert.deepEqual(complaints, []);
  await page.context().close();
});
