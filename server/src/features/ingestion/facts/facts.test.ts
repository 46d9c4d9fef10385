import assert from "node:assert/strict";
import { after, test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";
import { startSite } from "../crawl/testing/site-server.ts";

const { owner, stranger } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
const WAIT = { prefer: "wait=30" };

async function createAgent() {
  return (await owner.post("/v2/agents", { name: "Bakery" })).body.id as string;
}

async function add(body: object) {
  const response = await owner.post("/v2/sources", body, WAIT);
  assert.equal(response.status, 201, JSON.stringify(response.body));
  return response.body;
}

const ask = async (agent: string, message: string) => (await owner.post("/v2/chat", { agent_id: agent, message })).body;

const BAKERY = {
  type: "business_info",
  name: "Corner Bakery",
  address: { street: "Mill Lane 4", postal_code: "0150", city: "Oslo", country: "Norway" },
  phone: [{ label: "orders", number: "+47 22 33 44 55" }, "+47 22 33 44 66"],
  email: "hello@corner.example",
  opening_hours: [
    { days: ["monday", "tuesday", "wednesday", "thursday", "friday"], opens: "07:00", closes: "18:00" },
    { days: ["saturday"], opens: "08:00", closes: "14:30" },
    { days: ["sunday"], closed: true },
  ],
  holidays: [{ name: "Christmas Day", date: "2026-12-25" }],
  prices: [{ name: "A rye loaf", price: 52, currency: "NOK" }],
  links: [{ label: "Order online", url: "https://corner.example/order" }],
};

test("the facts of a business answer what visitors ask", async () => {
  const agent = await createAgent();
  const source = await add({ ...BAKERY, agent_id: agent });
  assert.equal(source.status, "ready");
  for (const [question, expected] of [
    ["When are you open on Saturday?", /08:00 to 14:30/],
    ["Are you open on Sunday?", /closed/],
    ["What is your phone number?", /\+47 22 33 44 55/],
    ["What is your email address?", /hello@corner\.example/],
    ["What is your address?", /Mill Lane 4, 0150 Oslo, Norway/],
    ["Where are you located?", /Mill Lane 4/],
    ["How much does a rye loaf cost?", /52 NOK/],
    ["Are you open on Christmas Day?", /25 December 2026.*closed/],
    ["What are your opening hours?", /07:00 to 18:00/],
  ] as const) {
    const answer = await ask(agent, question);
    assert.match(answer.content, expected, question);
    assert.equal(answer.citations[0].source_id, source.id);
  }
});

test("the sentences are in the assistant's language, or that of the owner's own words, and answer in it", async () => {
  const { body: german } = await owner.post("/v2/agents", { name: "Bäckerei", language: "de-DE" });
  await add({ ...BAKERY, agent_id: german.id });
  for (const [question, expected] of [
    ["Wie lange ist am Samstag geöffnet?", /von 08:00 bis 14:30 Uhr/],
    ["Wie ist die Telefonnummer?", /\+47 22 33 44 55/],
    ["Was kostet A rye loaf?", /kostet 52 NOK/],
  ] as const)
    assert.match((await ask(german.id, question)).content, expected, question);
  const agent = await createAgent();
  const description =
    "Nous sommes une boulangerie au coin de la rue, et nous faisons notre pain avec du seigle de la région.";
  await add({ ...BAKERY, description, agent_id: agent });
  assert.match((await ask(agent, "À quelle heure est-ce ouvert le samedi ?")).content, /de 08:00 à 14:30/);
});

test("one field changed is read again, and the rest stays", async () => {
  const agent = await createAgent();
  const source = await add({ ...BAKERY, agent_id: agent });
  const path = `/v2/sources/${source.id}`;
  const { status } = await owner.request("PATCH", path, { phone: "+47 99 99 99 99" }, WAIT);
  assert.equal(status, 200);
  assert.match((await ask(agent, "What is your phone number?")).content, /99 99 99 99/);
  assert.match((await ask(agent, "What is your address?")).content, /Mill Lane 4/);
  assert.equal((await owner.request("PATCH", path, { text: "Hello" })).body.errors[0].pointer, "/text");
  assert.equal((await stranger.request("PATCH", path, { phone: "1" })).status, 404);
});

test("fields that don't hold together are refused with their place", async () => {
  for (const [fields, pointer] of [
    [{ phone: "1" }, "/name"],
    [{ name: "Shop" }, "/"],
    [{ name: "Shop", email: "nobody" }, "/email"],
    [{ name: "Shop", opening_hours: [{ days: ["monday"], opens: "09:00" }] }, "/opening_hours/0"],
    [{ name: "Shop", opening_hours: [{ days: ["monday"], opens: "25:00", closes: "26:00" }] }, "/opening_hours"],
    [{ name: "Shop", holidays: [{ date: "2026-12-25", until: "2026-12-20" }] }, "/holidays/0/until"],
    [{ name: "Shop", links: [{ label: "A", url: "javascript:alert(1)" }] }, "/links/0/url"],
  ] as const) {
    const { status, body } = await owner.post("/v2/sources", { type: "business_info", ...fields });
    assert.equal(status, 422, JSON.stringify(fields));
    assert.ok(
      body.errors.some((error: { pointer: string }) => error.pointer.startsWith(pointer)),
      JSON.stringify(body.errors),
    );
  }
});

test("facts are filled in from a page's schema.org data, and what is given goes first", async () => {
  const data = {
    "@context": "https://schema.org",
    "@type": "Bakery",
    name: "Harbour Bakery",
    telephone: "+47 11 11 11 11",
    address: { "@type": "PostalAddress", streetAddress: "Quay 1", addressLocality: "Bergen" },
    openingHours: ["Mo-Fr 07:30-17:00", "Sa 09:00-13:00"],
  };
  const html = `<title>Harbour</title><script type="application/ld+json">${JSON.stringify(data)}</script><p>Welcome to our bakery at the harbour.</p>`;
  const site = await startSite(
    (path) => ({ "/": { body: html }, "/plain": { body: "<p>No facts are on this page.</p>" } })[path],
  );
  after(() => site.close());
  const agent = await createAgent();
  const source = await add({ type: "business_info", url: site.origin, phone: "+47 22 22 22 22", agent_id: agent });
  assert.equal(source.status, "ready", JSON.stringify(source.error));
  assert.match((await ask(agent, "When are you open on Saturday?")).content, /09:00 to 13:00/);
  assert.match((await ask(agent, "What is your phone number?")).content, /22 22 22 22/);
  assert.match((await ask(agent, "What is your address?")).content, /Quay 1, Bergen/);
  const plain = await add({ type: "business_info", url: `${site.origin}/plain`, agent_id: agent });
  assert.deepEqual([plain.status, plain.error.code], ["failed", "no_structured_data"]);
});

test("another way to ask finds the answer, and the citation is of the answer", async () => {
  const agent = await createAgent();
  const source = await add({
    type: "qa",
    question: "How long do refunds take?",
    answer: "You have the money back after 14 days.",
    alternatives: ["Wann bekomme ich mein Geld?", "reimbursement duration"],
    agent_id: agent,
  });
  const answer = await ask(agent, "reimbursement duration");
  assert.match(answer.content, /14 days/);
  assert.equal(answer.citations[0].quote, "You have the money back after 14 days.");
  const { body: found } = await owner.post("/v2/search", { agent_id: agent, query: "Geld" });
  assert.equal(found.data[0].source_id, source.id);
  const path = `/v2/sources/${source.id}`;
  await owner.request("PATCH", path, { answer: "You have the money back after 5 days.\nOften sooner." }, WAIT);
  const changed = await ask(agent, "How long do refunds take?");
  assert.match(changed.content, /5 days/);
  assert.doesNotMatch(changed.content, /14 days/);
});

test("a text and its title are changed in place, and the name of another is refused", async () => {
  const agent = await createAgent();
  const one = await add({ type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent });
  await add({ type: "text", title: "Shipping", text: "Shipping costs 9 euros.", agent_id: agent });
  const path = `/v2/sources/${one.id}`;
  const { body } = await owner.request("PATCH", path, { title: "Returns", text: "Refunds take 30 days." }, WAIT);
  assert.equal(body.title, "Returns");
  const answer = await ask(agent, "How long do refunds take?");
  assert.match(answer.content, /30 days/);
  assert.equal(answer.citations[0].title, "Returns");
  const taken = await owner.request("PATCH", path, { title: "Shipping" });
  assert.deepEqual([taken.status, taken.body.code], [409, "source_exists"]);
});
