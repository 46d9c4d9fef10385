import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { test } from "node:test";
import { clusterQuestions } from "@citedesk/grounding";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { QuestionClusterer } from "../../ports/question-clusterer.ts";
import { eventsOf } from "../../testing/stored-events.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { collectAllGaps } from "./collect-all-gaps.ts";

const { context, owner, stranger, as } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;

async function createShop() {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await owner.upload(
    { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n" },
    { agent_id: agent.id, type: "document" },
  );
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body;
  return { agent, ask };
}

const REFUNDS = "How long do refunds take?";
const PARROTS = "Do you sell blue parrots?";

test("the second question that no source answers opens a gap, once", async () => {
  const { agent, ask } = await createShop();
  assert.equal((await ask(PARROTS)).answered, false);
  const list = async () => (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`)).body.data;
  assert.deepEqual(await list(), []);
  await ask("Are blue parrots sold?");
  const [gap, ...others] = await list();
  assert.deepEqual(others, []);
  assert.deepEqual([gap.question, gap.asked, gap.status], [PARROTS, 2, "open"]);
  await ask(PARROTS);
  assert.equal((await list())[0].asked, 3);
  const opened = (await eventsOf(context, "gap")).filter(({ data }) => data.id === gap.id);
  assert.deepEqual(
    opened.map(({ type }) => type),
    ["gap.opened"],
  );
});

test("a gap has what asks the same in other words and spellings, named by the one in the middle, and comes back", async () => {
  const { agent, ask } = await createShop();
  const wordings = [
    "Do you do gift cards?",
    "gift card",
    "Can I buy a gift card for my sister",
    "giftcards pls",
    "Do you rent out bicycles?",
    "bicycle rental price",
    "Is it possible to hire a bike?",
    "What is the capital of Peru?",
    "what's the capital of peru",
    "tell me a joke",
  ];
  for (const wording of wordings) assert.equal((await ask(wording)).answered, false, wording);
  const list = async (query = "") => (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}${query}`)).body.data;
  const gaps = await list();
  assert.deepEqual(
    gaps.map(({ asked }: { asked: number }) => asked).toSorted(),
    [3, 4],
    JSON.stringify(gaps.map(({ question, asked }: { question: string; asked: number }) => [question, asked])),
  );
  for (const { nearest_sources: nearest } of gaps) assert.ok(Array.isArray(nearest));
  const apart = await list("&status=off_topic");
  assert.deepEqual(apart.map(({ asked }: { asked: number }) => asked).toSorted(), [1, 2]);
  const cards = gaps.find(({ asked }: { asked: number }) => asked === 4);
  const { body } = await owner.post(`/v2/stats/gaps/${cards.id}/answer`, { answer: "Yes, gift cards from 10 euros." });
  const { body: opened } = await owner.request("PATCH", `/v2/stats/gaps/${apart[0].id}`, { status: "open" });
  assert.equal(opened.status, "open");
  if (body.gap.status !== "closed") return;
  await owner.request("DELETE", `/v2/sources/${body.source.id}`);
  assert.equal((await ask("gift cards?")).answered, false);
  const again = (await list()).find(({ id }: { id: string }) => id === cards.id);
  assert.deepEqual([again.status, again.asked], ["open", 5]);
});

test("questions that come while others are clustered, which holds nobody up, are sorted with them", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Asked meanwhile" });
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body;
  await ask("Do you rent out kayaks?");
  await ask("kayaks to rent?");
  const clustered: number[] = [];
  const clusterer: QuestionClusterer = {
    cluster: async (questions) => {
      clustered.push(questions.length);
      // The embedded engine has one connection: nobody could ask if sorting held it.
      if (clustered.length === 1) {
        await ask("Can I rent kayaks?");
        await ask("rent kayaks");
      }
      return clusterQuestions(questions);
    },
  };
  await collectAllGaps({ database: context.database, clusterer }, 2);
  assert.deepEqual(clustered, [2, 4]);
  const { data } = (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`)).body;
  assert.deepEqual(
    data.map(({ asked }: { asked: number }) => asked),
    [4],
  );
});

test("whoever lists gaps doesn't wait until a great many questions are sorted: a job does that", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Much asked" });
  const agentId = parseId("agent", agent.id)!;
  const COUNT = 250;
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    const id = (kind: string) => sql`md5(${kind}::text || i)::uuid`;
    const numbers = sql`generate_series(1, ${COUNT}::integer) i`;
    await transaction.query(sql`INSERT INTO chats (workspace_id, id, agent_id, title)
      SELECT ${workspaceId}, ${id("chat")}, ${agentId}, '' FROM ${numbers}`);
    await transaction.query(sql`INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content)
      SELECT ${workspaceId}, ${id("question")}, ${id("chat")}, ${agentId}, 'user', 'completed', 'Do you rent out boats?' FROM ${numbers}`);
    await transaction.query(sql`INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, answered, reason, in_reply_to)
      SELECT ${workspaceId}, ${id("answer")}, ${id("chat")}, ${agentId}, 'assistant', 'completed', '', false, 'no_source', ${id("question")}
      FROM ${numbers}`);
  });
  const list = async () => (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}&sort=-asked`)).body.data;
  assert.deepEqual(await list(), []);
  await collectAllGaps(context, 2);
  assert.deepEqual(
    (await list()).map(({ question, asked }: { question: string; asked: number }) => [question, asked]),
    [["Do you rent out boats?", COUNT]],
  );
});

test("an answer written for a gap answers its questions and closes it", async () => {
  const { agent, ask } = await createShop();
  await ask(PARROTS);
  await ask(PARROTS);
  const { body: list } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  const path = `/v2/stats/gaps/${list.data[0].id}`;
  const { status, body } = await owner.post(`${path}/answer`, { answer: "Yes, blue parrots cost 40 euros." });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.source.type, "qa");
  assert.deepEqual(body.data[0].before.answered, false);
  assert.equal(body.data[0].after.answered, true, JSON.stringify(body.data));
  assert.match(body.data[0].after.content, /40 euros/);
  assert.deepEqual([body.gap.status, body.gap.source_id], ["closed", body.source.id]);
  assert.equal((await ask(PARROTS)).answered, true);
});

test("a gap is answered by a source that is there, or by a page that is read, and tells its questions and trend", async () => {
  const { agent, ask } = await createShop();
  for (const question of [PARROTS, "Are blue parrots sold?"]) await ask(question);
  for (const question of ["Do you ship to Norway?", "Is shipping to Norway possible?", "shipping norway"])
    await ask(question);
  const list = async (query: string) => (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}${query}`)).body.data;
  const askedBy = async (sort: string) => (await list(`&sort=${sort}`)).map(({ asked }: { asked: number }) => asked);
  assert.deepEqual(
    [await askedBy("-asked"), await askedBy("asked"), await askedBy("-trend")],
    [
      [3, 2],
      [2, 3],
      [3, 2],
    ],
  );
  for (const question of ["Are refunds insured against theft?", "Is theft of refunds insured?"]) await ask(question);
  const near = (await list("")).find(({ question }: { question: string }) => /theft/.test(question));
  assert.deepEqual([near?.asked, near?.nearest_sources[0]?.title], [2, "Refunds"], JSON.stringify(near));
  assert.equal((await owner.request("PATCH", `/v2/stats/gaps/${near.id}`, { status: "dismissed" })).status, 200);
  const [first] = await list("&sort=-visitors&limit=1");
  const { body: gap } = await owner.get(`/v2/stats/gaps/${first.id}`);
  assert.deepEqual([gap.trend, gap.questions.length], [gap.asked, gap.asked]);
  assert.match(gap.questions[0].chat_id, /^chat_/);
  assert.deepEqual(gap.missing, ["shipping", "norway"]);
  assert.equal(first.missing, undefined);

  const parrots = (await list("")).find(({ question }: { question: string }) => /parrots/.test(question));
  const path = `/v2/stats/gaps/${parrots.id}/answer`;
  for (const [body, pointer] of [
    [{ question: "Which?" }, "/answer"],
    [{ answer: "Yes.", url: "https://x.example" }, "/url"],
    [{ source_id: "source_1", url: "https://x.example" }, "/url"],
    [{ url: "ftp://x.example" }, "/url"],
  ] as const) {
    const refused = await owner.post(path, body);
    assert.deepEqual([refused.status, refused.body.errors[0].pointer], [422, pointer], JSON.stringify(body));
  }
  assert.equal((await owner.post(path, { source_id: "source_01h2xcejqtf2nbrexx3vqjhp41" })).status, 404);
  const { body: elsewhere } = await owner.post("/v2/agents", { name: "Birds" });
  const { body: source } = await owner.upload(
    { name: "birds.md", content: "# Birds\n\nWe sell blue parrots. Blue parrots cost 40 euros.\n" },
    { agent_id: elsewhere.id, type: "document" },
  );
  const { body: key } = await owner.post("/v2/api_keys", { name: "Gaps", scopes: ["gaps:write"] });
  assert.equal((await as(key.key).post(path, { source_id: source.id })).status, 403);
  const { status, body: answered } = await owner.post(path, { source_id: source.id });
  assert.equal(status, 200, JSON.stringify(answered));
  assert.deepEqual([answered.source.id, answered.gap.source_id], [source.id, source.id]);
  assert.equal(answered.gap.status, "closed", JSON.stringify(answered.data));

  const server = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.end(
      "<title>Norway</title><main><h1>Norway</h1><p>We ship to Norway for 9 euros. Shipping to Norway takes a week.</p></main>",
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/norway`;
  const { body: read } = await owner.post(`/v2/stats/gaps/${gap.id}/answer`, { url });
  server.close();
  assert.deepEqual([read.source?.type, read.gap?.status], ["website", "closed"], JSON.stringify(read));
});

test("every wording of a gap is asked again, and what was said before and after is told", async () => {
  const { agent, ask } = await createShop();
  const wordings = [PARROTS, "Are blue parrots sold?", "Blue parrots: do you sell them?"];
  for (const wording of wordings) assert.equal((await ask(wording)).answered, false);
  const { body: list } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  const { body } = await owner.post(`/v2/stats/gaps/${list.data[0].id}/answer`, { answer: "Yes, they cost 40 euros." });
  const told = body.data.map(({ question, before, after }: (typeof body.data)[number]) => [
    question,
    before.answered,
    after.answered,
  ]);
  assert.deepEqual(told.toSorted(), wordings.map((wording) => [wording, false, true]).toSorted());
  assert.equal(body.gap.status, "closed");
  for (const wording of wordings) assert.match((await ask(wording)).content, /40 euros/);
});

const ANSWERED_IN = [
  {
    asked: ["Do you rent out tents?", "tent rental for a weekend"],
    answer: "You can rent a tent from us for 25 euros a weekend.",
    others: ["Can I rent a tent?", "how much to rent a tent"],
  },
  {
    asked: ["Wie lange ist ein Gutschein gültig?", "Gutschein Gültigkeit"],
    answer: "Ein Gutschein ist drei Jahre ab Kauf gültig.",
    others: ["wie lange gilt mein Gutschein", "Bis wann ist der Gutschein gültig?"],
  },
  {
    asked: ["Livrez-vous en Belgique ?", "livraison en belgique prix"],
    answer: "Oui, nous livrons en Belgique. La livraison en Belgique coûte 9 euros.",
    others: ["Combien coûte la livraison en Belgique ?", "vous livrez en belgique"],
  },
];

test("who asks in other words, in three languages, has an answer once a gap is answered, and not before", async () => {
  const { agent, ask } = await createShop();
  const others = ANSWERED_IN.flatMap((topic) => topic.others);
  // Elsewhere: here it would be one of the wordings that the answer is written for.
  const elsewhere = await createShop();
  for (const question of others) assert.equal((await elsewhere.ask(question)).answered, false, question);
  for (const { asked } of ANSWERED_IN) for (const question of asked) await ask(question);
  const gaps = (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`)).body.data;
  assert.equal(gaps.length, ANSWERED_IN.length, JSON.stringify(gaps));
  const share = async () =>
    (await owner.get(`/v2/stats/overview?agent_id=${agent.id}`)).body.totals.answered_share as number;
  assert.equal(await share(), 0);
  for (const { asked, answer } of ANSWERED_IN) {
    const { id } = gaps.find(({ question }: { question: string }) => asked.includes(question));
    assert.equal((await owner.post(`/v2/stats/gaps/${id}/answer`, { answer })).status, 200);
  }
  for (const { others: wordings, answer } of ANSWERED_IN)
    for (const question of wordings) {
      const { answered, citations } = await ask(question);
      assert.equal(answered, true, question);
      assert.ok(answer.includes(citations[0].quote), citations[0].quote);
    }
  assert.equal(await share(), 0.5);
});

test("gaps count what was asked in the time that is asked for, and come as CSV too", async () => {
  const { agent, ask } = await createShop();
  await ask(PARROTS);
  await ask(PARROTS);
  const between = new Date().toISOString();
  await ask(PARROTS);
  const list = async (query: string) => (await owner.get(`/v2/stats/gaps?agent_id=${agent.id}&${query}`)).body;
  const asked = async (query: string) => (await list(query)).data.map((gap: { asked: number }) => gap.asked);
  assert.deepEqual(await asked("interval=week"), [3]);
  assert.deepEqual(await asked(`to=${between}`), [2]);
  assert.deepEqual(await asked(`from=${between}`), [1]);
  assert.deepEqual(await asked("to=2020-01-01T00:00:00Z"), []);
  const { headers, body } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}&format=csv`);
  assert.match(headers.get("content-type")!, /^text\/csv/);
  assert.match(
    body,
    /^id,agent_id,question,status,asked,.*\r\ngap_[a-z0-9]+,agent_[a-z0-9]+,Do you sell blue parrots\?,open,3,/,
  );
  assert.equal((await owner.get("/v2/stats/gaps?from=yesterday")).status, 422);
});

test("gaps are of one brand, language, page, reason and time zone, as the other reports are", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Birds" });
  const { body: agent } = await owner.post("/v2/agents", {
    name: "Birds",
    brand_id: brand.id,
    allowed_origins: ["https://birds.example"],
  });
  const ask = (message: string, page: string) =>
    owner.post("/v2/chat", { agent_id: agent.id, message, page_url: `https://birds.example${page}` });
  await ask(PARROTS, "/pricing");
  await ask("Are blue parrots sold?", "/pricing");
  await ask("Verkauft ihr blaue Papageien in eurem Laden?", "/de/preise");
  await ask("Habt ihr blaue Papageien in eurem Laden?", "/de/preise");
  const asked = async (query: string): Promise<[string, number][]> =>
    (await owner.get(`/v2/stats/gaps?brand_id=${brand.id}${query}`)).body.data.map(
      ({ question, asked: times }: { question: string; asked: number }) => [question, times],
    );
  const all = await asked("");
  const english = all.filter(([question]) => /parrots/.test(question));
  const german = all.filter(([question]) => /Papageien/.test(question));
  assert.deepEqual([english.length, german.length, all.length], [1, 1, 2]);
  assert.deepEqual(await asked("&language=de"), german);
  assert.deepEqual(await asked("&page=/pricing"), english);
  assert.deepEqual(await asked("&page=/de/*&time_zone=Asia/Kathmandu"), german);
  assert.deepEqual(await asked("&reason=policy"), []);
  const { body: other } = await owner.post("/v2/brands", { name: "Fish" });
  assert.deepEqual((await owner.get(`/v2/stats/gaps?brand_id=${other.id}`)).body.data, []);
  const { status, body } = await owner.get("/v2/stats/gaps?time_zone=Mars/Olympus");
  assert.deepEqual([status, body.errors[0].pointer], [422, "?time_zone"]);
});

test("the gaps of a deleted assistant, which nobody can answer, come back with it", async () => {
  const { agent, ask } = await createShop();
  await ask(PARROTS);
  await ask(PARROTS);
  const list = async () => (await owner.get("/v2/stats/gaps?limit=100")).body.data;
  const gap = (await list()).find(({ agent_id: id }: { agent_id: string }) => id === agent.id);
  await owner.request("DELETE", `/v2/agents/${agent.id}`);
  assert.deepEqual(
    (await list()).filter(({ id }: { id: string }) => id === gap.id),
    [],
  );
  assert.equal((await owner.get(`/v2/stats/gaps/${gap.id}`)).status, 404);
  await owner.post(`/v2/agents/${agent.id}/restore`);
  assert.deepEqual((await owner.get(`/v2/stats/gaps/${gap.id}`)).body.asked, 2);
});

test("every report takes the assistant, the time, the interval and the format", async () => {
  const { agent, ask } = await createShop();
  await ask(REFUNDS);
  const query = `agent_id=${agent.id}&from=2026-01-01T00:00:00Z&to=2100-01-01T00:00:00Z`;
  for (const name of ["overview", "questions", "sources", "leads", "feedback", "gaps"])
    for (const interval of ["hour", "day", "week", "month"]) {
      const path = `/v2/stats/${name}?${query}&interval=${interval}`;
      const json = await owner.get(path);
      assert.deepEqual([json.status, Array.isArray(json.body.data)], [200, true], path);
      const csv = await owner.get(`${path}&format=csv`);
      assert.equal(csv.body.trimEnd().split("\r\n").length, 1 + json.body.data.length, path);
    }
});

test("a dismissed gap stays so when it is asked again", async () => {
  const { agent, ask } = await createShop();
  await ask(PARROTS);
  await ask(PARROTS);
  const { body: list } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  await owner.request("PATCH", `/v2/stats/gaps/${list.data[0].id}`, { status: "dismissed" });
  await ask(PARROTS);
  const { body: again } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  assert.deepEqual([again.data[0].status, again.data[0].asked], ["dismissed", 3]);
});

test("the reports count what happened to one assistant", async () => {
  const { agent, ask } = await createShop();
  const answer = await ask(REFUNDS);
  await ask(REFUNDS.toUpperCase());
  await ask(PARROTS);
  await ask("Hello!");
  await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" });
  await owner.post("/v2/leads", { agent_id: agent.id, fields: { name: "Ada" }, consent: { text: "Yes." } });
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: answer.chat_id });
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`UPDATE handoffs SET requested_by = 'visitor' WHERE id = ${parseId("handoff", handoff.id)}`),
  );
  const get = async (name: string) => {
    const { status, body } = await owner.get(`/v2/stats/${name}?agent_id=${agent.id}`);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };
  const overview = await get("overview");
  const {
    questions,
    answered,
    unanswered,
    answered_share: share,
    leads,
    handoffs,
    helpful_share: helpful,
  } = overview.totals;
  assert.deepEqual([questions, answered, unanswered, leads, handoffs, helpful], [3, 2, 1, 1, 1, 1]);
  assert.equal(share, 0.6667);
  assert.equal(overview.data.length, 1);
  assert.equal(overview.data[0].questions, 3);
  const [first] = (await get("questions")).data;
  assert.deepEqual([first.asked, first.answered], [2, 2]);
  const [source] = (await get("sources")).data;
  assert.deepEqual([source.answers, source.title], [2, "refunds.md"]);
  assert.deepEqual((await get("leads")).data[0].with_consent, 1);
  assert.deepEqual((await get("feedback")).data[0].positive, 1);
  const { body: before } = await owner.get(`/v2/stats/overview?agent_id=${agent.id}&to=2020-01-01T00:00:00Z`);
  assert.deepEqual([before.totals.questions, before.totals.answered_share, before.data], [0, null, []]);
});

test("a brand's sources are its assistants', and reports are of one brand, language, reason and time zone", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Outdoor" });
  const { body: agent } = await owner.post("/v2/agents", { name: "Tents", brand_id: brand.id });
  await owner.upload(
    { name: "tents.md", content: "# Tents\n\nTents cost 90 euros.\n" },
    { brand_id: brand.id, type: "document" },
  );
  const ask = (message: string) => owner.post("/v2/chat", { agent_id: agent.id, message });
  await ask("How much do tents cost?");
  await ask("Wie lange dauert der Versand nach Norwegen mit dem Schiff?");
  const get = async (name: string, query: string) => (await owner.get(`/v2/stats/${name}?${query}`)).body;
  const [source] = (await get("sources", `agent_id=${agent.id}`)).data;
  assert.deepEqual([source?.title, source?.answers], ["tents.md", 1]);
  const titles = async (query: string) =>
    (await get("sources", query)).data.map(({ title }: { title: string }) => title);
  assert.deepEqual(await titles(`brand_id=${brand.id}`), ["tents.md"]);
  const asked = async (query: string) => (await get("overview", query)).totals.questions;
  const ofBrand = `brand_id=${brand.id}`;
  assert.equal(await asked(ofBrand), 2);
  assert.equal(await asked(`${ofBrand}&language=de`), 1);
  assert.equal(await asked(`${ofBrand}&language=fr`), 0);
  const reason = (await get("questions", ofBrand)).data.length;
  assert.equal(reason, 2);
  const unanswered = (await owner.get(`/v2/stats/questions?${ofBrand}&reason=policy`)).body.data;
  assert.deepEqual(unanswered, []);
  const [row] = (await get("overview", `${ofBrand}&time_zone=Asia/Kathmandu`)).data;
  assert.match(row.from, /T18:15:00Z$/);
  for (const [query, pointer] of [
    ["from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z", "?from"],
    ["from=2999-01-01T00:00:00Z", "?from"],
    ["time_zone=Mars/Olympus", "?time_zone"],
  ])
    for (const name of ["overview", "questions", "sources", "leads", "feedback"]) {
      const { status, body } = await owner.get(`/v2/stats/${name}?${query}`);
      assert.deepEqual([status, body.errors?.[0].pointer], [422, pointer], `${name} ${query}`);
    }
  assert.equal((await owner.get("/v2/stats/gaps?from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z")).status, 422);
});

test("reports tell what it cost, what needed no person, how long people were waited for, and which sources fail", async () => {
  const { agent, ask } = await createShop();
  await owner.upload({ name: "unused.md", content: "# Lamps\n\nLamps are blue.\n" }, { agent_id: agent.id });
  const good = await ask(REFUNDS);
  const bad = await ask(REFUNDS);
  const handed = await ask(REFUNDS);
  await owner.request("PUT", `/v2/messages/${bad.id}/feedback`, { rating: "negative" });
  const { body: handoff } = await owner.post("/v2/handoffs", { chat_id: handed.chat_id });
  await owner.post(`/v2/handoffs/${handoff.id}/claim`);
  await owner.post(`/v2/handoffs/${handoff.id}/resolve`);
  const change = (what: ReturnType<typeof sql>) =>
    context.database.inWorkspace(workspaceId, (transaction) => transaction.query(what));
  await change(sql`UPDATE messages SET cost_micros = 250000 WHERE id = ${parseId("message", good.id)}`);
  await change(sql`UPDATE handoffs SET requested_by = 'visitor', created_at = claimed_at - interval '90 seconds', ended_at = claimed_at + interval '5 minutes'
    WHERE id = ${parseId("handoff", handoff.id)}`);
  const { totals, data } = (await owner.get(`/v2/stats/overview?agent_id=${agent.id}`)).body;
  assert.deepEqual([totals.cost, totals.chats, totals.resolved, totals.resolved_share], [0.25, 3, 1, 0.3333]);
  assert.deepEqual([data[0].cost, data[0].resolved], [0.25, 1]);
  assert.deepEqual(
    [totals.handoffs, totals.handoffs_taken, totals.handoff_wait_seconds_p50, totals.handoff_seconds_p50],
    [1, 1, 90, 300],
  );
  assert.equal(totals.helpful_share, 0);
  const sources = async (query: string) =>
    (await owner.get(`/v2/stats/sources?agent_id=${agent.id}${query}`)).body.data.map(
      ({ title, negative }: { title: string; negative: number }) => [title, negative],
    );
  assert.deepEqual(await sources("&only=never_cited"), [["unused.md", 0]]);
  assert.deepEqual(await sources("&only=negative_feedback"), [["refunds.md", 1]]);
  assert.deepEqual(await sources(""), [
    ["refunds.md", 1],
    ["unused.md", 0],
  ]);
  assert.equal((await owner.get("/v2/stats/overview?only=never_cited")).status, 422);
});

test("reports are of the page on which chats began, which is kept without what visitors typed", async () => {
  const { agent, ask } = await createShop();
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { allowed_origins: ["https://www.example.com"] });
  await owner.post(`/v2/agents/${agent.id}/publish`, {});
  const on = (page_url: string) => owner.post("/v2/chat", { agent_id: agent.id, message: REFUNDS, page_url });
  const { body: first } = await on("https://www.example.com/docs/refunds?token=secret#a");
  const { body: chat } = await owner.get(`/v2/chats/${first.chat_id}`);
  assert.equal(chat.page_url, "https://www.example.com/docs/refunds");
  await on("https://www.example.com/pricing");
  const { body: opened } = await owner.post("/v2/chats", {
    agent_id: agent.id,
    page_url: "https://other.example/pricing?a=1",
  });
  assert.equal(opened.page_url, "https://other.example/pricing");
  await owner.post("/v2/chat", { agent_id: agent.id, chat_id: opened.id, message: REFUNDS });
  await ask(REFUNDS);
  const asked = async (page: string) => {
    const path = `/v2/stats/overview?agent_id=${agent.id}&page=${encodeURIComponent(page)}`;
    return (await owner.get(path)).body.totals?.questions;
  };
  assert.equal(await asked("/pricing"), 2);
  assert.equal(await asked("https://www.example.com/pricing"), 1);
  assert.equal(await asked("/docs/*"), 1);
  assert.equal(await asked("https://www.example.com/*"), 2);
  assert.equal(await asked("/docs"), 0);
  assert.equal(await asked("/*"), 3);
  assert.equal((await owner.get("/v2/stats/overview?page=pricing")).status, 422);
  assert.equal((await on("ftp://x.example")).status, 422);
});

test("CSV has the columns of the contract, and no cell that a spreadsheet would run", async () => {
  const { agent, ask } = await createShop();
  await ask('=HYPERLINK("http://evil.example","refunds take")');
  const { headers, body } = await owner.get(`/v2/stats/questions?agent_id=${agent.id}&format=csv`);
  assert.match(headers.get("content-type")!, /^text\/csv/);
  assert.match(body, /^question,asked,answered,unanswered,last_asked_at\r\n"'=HYPERLINK/);
  const asCsv = { accept: "text/csv" };
  for (const path of ["questions", "overview", "gaps"]) {
    const { headers } = await owner.request("GET", `/v2/stats/${path}`, undefined, asCsv);
    assert.match(headers.get("content-type")!, /^text\/csv/, path);
    const json = await owner.request("GET", `/v2/stats/${path}?format=json`, undefined, asCsv);
    assert.match(json.headers.get("content-type")!, /json/, path);
  }
});

test("a second workspace cannot see it", async () => {
  const { agent, ask } = await createShop();
  await ask(PARROTS);
  await ask(PARROTS);
  const { body: list } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  const path = `/v2/stats/gaps/${list.data[0].id}`;
  assert.deepEqual((await stranger.get("/v2/stats/gaps")).body.data, []);
  assert.equal((await stranger.get(path)).status, 404);
  assert.equal((await stranger.request("PATCH", path, { status: "dismissed" })).status, 404);
  assert.equal((await stranger.post(`${path}/answer`, { answer: "No." })).status, 404);
  assert.equal((await stranger.get("/v2/stats/overview")).body.totals.questions, 0);
  for (const name of ["questions", "sources", "leads", "feedback"])
    assert.deepEqual((await stranger.get(`/v2/stats/${name}`)).body.data, [], name);
});
