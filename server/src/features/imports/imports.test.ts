import assert from "node:assert/strict";
import { after, test } from "node:test";
import { strToU8, zipSync } from "fflate";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { type TestClient, withTestServer } from "../../testing/test-server.ts";
import { htmlPage, startSite } from "../ingestion/crawl/testing/site-server.ts";
import { sweepFiles } from "../ingestion/index.ts";
import { collectAllGaps } from "../statistics/index.ts";
import { runImport } from "./run-import.ts";

const { context, owner, stranger } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const DAY_MS = 86_400_000;

async function createAgent(client: TestClient = owner) {
  return (await client.post("/v2/agents", { name: "Shop" })).body.id as string;
}

function formOf(name: string, content: string | Uint8Array, fields: Record<string, string>) {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", new File([content as BlobPart], name));
  return form;
}

const preview = (name: string, content: string | Uint8Array, fields: Record<string, string> = {}, client = owner) =>
  client.request("POST", "/v2/imports/preview", formOf(name, content, fields));

const send = (name: string, content: string | Uint8Array, fields: Record<string, string> = {}, client = owner) =>
  client.request("POST", "/v2/imports", formOf(name, content, fields), { prefer: "wait=60" });

async function bringIn(name: string, content: string | Uint8Array, fields: Record<string, string>) {
  const { status, body } = await send(name, content, fields);
  assert.deepEqual([status, body.status], [200, "completed"], JSON.stringify(body));
  await context.queue.drain();
  return body;
}

const ask = async (agent: string, message: string) => (await owner.post("/v2/chat", { agent_id: agent, message })).body;
const sourcesOf = async (agent: string) =>
  (await owner.get(`/v2/sources?agent_id=${agent}&limit=100`)).body.data as Record<string, unknown>[];

const QUESTIONS =
  'question,answer,language,alternatives\nHow long do refunds take?,14 days.,en,reimbursement duration\nWas kostet der Versand?,"Der Versand kostet 9 Euro,\nins Ausland 12.",de,\nNo answer?,,,\n';

test("questions: a preview stores nothing, each row becomes a source, and the same again changes nothing", async () => {
  const agent = await createAgent();
  const { status, body: shown } = await preview("faq.csv", QUESTIONS, { agent_id: agent });
  assert.equal(status, 200, JSON.stringify(shown));
  assert.deepEqual([shown.kind, shown.file_name, shown.count], ["questions", "faq.csv", 2]);
  assert.deepEqual(shown.rows[0], { line: 2, name: "How long do refunds take?", text: "14 days." });
  const left = { code: "empty", message: "The answer is empty.", count: 1 };
  assert.deepEqual(shown.left_out, [{ ...left, places: [{ line: 5, name: null, field: "answer" }] }]);
  assert.deepEqual(await sourcesOf(agent), []);

  const first = await bringIn("faq.csv", QUESTIONS, { agent_id: agent });
  assert.deepEqual(first.counts, { created: 2, replaced: 0, unchanged: 0, left_out: 1 });
  assert.deepEqual(first.progress, { done: 2, total: 2 });
  assert.deepEqual(
    (await sourcesOf(agent)).map(({ type, status: state }) => [type, state]),
    [
      ["qa", "ready"],
      ["qa", "ready"],
    ],
  );
  assert.match((await ask(agent, "How long do refunds take?")).content, /14 days/);
  assert.match((await ask(agent, "reimbursement duration")).content, /14 days/);
  const again = await bringIn("faq again.csv", QUESTIONS.replace("14 days", "5 days"), { agent_id: agent });
  assert.deepEqual(again.counts, { created: 0, replaced: 1, unchanged: 1, left_out: 1 });
  assert.match((await ask(agent, "How long do refunds take?")).content, /5 days/);
  assert.equal((await sourcesOf(agent)).length, 2);
  const { body: log } = await owner.get("/v2/audit_events?action=source.created");
  assert.equal(log.data[0].actor.kind, "member");
});

test("what can't be read names the file, the line and the field, and stores nothing", async () => {
  const agent = await createAgent();
  const before = (await owner.get("/v2/imports?limit=100")).body.data.length;
  for (const [name, content, fields, message] of [
    ["faq.csv", 'question,answer\nA?,B\n"C?,D\n', {}, /^faq\.csv: Line 3: a quotation mark is not closed/],
    ["faq.csv", "question,reply\nA?,B\n", {}, /^faq\.csv: Line 1: the column `answer` is missing/],
    [
      "faq.csv",
      "question,answer\nA?,\n",
      {},
      /^faq\.csv: nothing in it can come in\. The answer is empty\. \(line 2, field answer\)/,
    ],
    [
      "chats.jsonl",
      '{"messages": [{"role": "user", "content": "x", "time": "2025-01-01"}]}\n{\n',
      {},
      /^chats\.jsonl: Line 2 is no JSON object/,
    ],
    [
      "bomb.zip",
      zipSync({ "a.md": new Uint8Array(8_000_000) }, { level: 9 }),
      {},
      /^bomb\.zip: The archive unpacks to far more/,
    ],
    ["help.json", '{"articles": 3}', { kind: "help_center" }, /^help\.json: No articles are in it/],
  ] as const) {
    const { status, body } = await send(name, content, { agent_id: agent, ...fields });
    assert.deepEqual([status, body.errors?.[0].pointer], [422, "/file"], JSON.stringify(body));
    assert.match(body.errors[0].message, message);
  }
  const kind = await send("faq.csv", QUESTIONS, { agent_id: agent, kind: "songs" });
  assert.deepEqual([kind.status, kind.body.errors[0].pointer], [422, "/kind"]);
  const chat = '{"messages": [{"role": "user", "content": "x", "time": "2025-01-01"}]}';
  const homeless = await preview("chats.jsonl", chat);
  assert.deepEqual([homeless.status, homeless.body.errors[0].pointer], [422, "/agent_id"]);
  const unknown = await send("faq.csv", QUESTIONS, { agent_id: agent, colour: "red" });
  assert.deepEqual([unknown.status, unknown.body.errors[0].pointer], [422, "/colour"]);
  assert.equal((await owner.post("/v2/imports", {})).status, 422);
  assert.equal((await owner.get("/v2/imports?limit=100")).body.data.length, before);
  assert.deepEqual(await sourcesOf(agent), []);
});

test("an import is for those who may add sources there; nobody else sees it", async () => {
  const agent = await createAgent();
  const { body: one } = await send("faq.csv", QUESTIONS, { agent_id: agent });
  assert.equal((await stranger.get(`/v2/imports/${one.id}`)).status, 404);
  assert.equal((await send("faq.csv", QUESTIONS, { agent_id: agent }, stranger)).status, 404);
  assert.equal((await preview("faq.csv", QUESTIONS, { agent_id: agent }, stranger)).status, 404);
  const { body: theirs } = await stranger.get("/v2/imports");
  assert.deepEqual(theirs.data, []);
});

test("a full workspace ends it with a sentence, and says what came in before", async () => {
  const { body: small } = await owner.post("/v2/workspaces", { name: "Small", limits: { sources: 1 } });
  const within = { "x-workspace-id": small.id, prefer: "wait=60" };
  const { body } = await owner.request("POST", "/v2/imports", formOf("faq.csv", QUESTIONS, {}), within);
  assert.deepEqual([body.status, body.counts.created, body.progress.done], ["failed", 1, 1], JSON.stringify(body));
  assert.match(body.problem, /limit sources \(1\) is reached/);
});

test("an import that was cut off goes on where it stood, and one that has ended is not done again", async () => {
  const agent = await createAgent();
  const rows = Array.from({ length: 45 }, (_, at) => `Question ${at}?,Answer ${at}.`);
  const { id } = await bringIn("many.csv", ["question,answer", ...rows].join("\n"), { agent_id: agent });
  const importId = parseId("import", id)!;
  await runImport(context, { workspaceId, importId }, 0);
  assert.equal((await sourcesOf(agent)).length, 45);
  // As a killed process leaves it after its second group.
  const { sha256, size } = await context.files.write(Buffer.from(["question,answer", ...rows].join("\n")));
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`UPDATE imports SET status = 'running', done = 40, counts = '{"created": 40}', completed_at = NULL,
      file_sha256 = ${sha256}, file_bytes = ${size} WHERE id = ${importId}`),
  );
  const later = { ...context, clock: { now: () => Date.now() + 2 * DAY_MS } };
  await sweepFiles(later);
  assert.ok(await context.files.exists(sha256), "its file is named by the import alone");
  await runImport(context, { workspaceId, importId }, 1);
  const { body } = await owner.get(`/v2/imports/${id}`);
  assert.deepEqual([body.status, body.counts.created, body.counts.unchanged], ["completed", 40, 5]);
  await sweepFiles(later);
  assert.equal(await context.files.exists(sha256), false);
});

const site = await startSite((path) =>
  path === "/robots.txt"
    ? undefined
    : { body: htmlPage(path, `<p>The page ${path} is about lamps of oak.</p><a href="/unlisted">More</a>`) },
);
after(() => site.close());

test("a list of pages becomes one source that reads these pages, and no others", async () => {
  const agent = await createAgent();
  const list = `url,title\n${site.origin}/one,One\n${site.origin}/two,Two\nftp://x.example/,No\n`;
  const shown = (await preview("pages.csv", list, { agent_id: agent })).body;
  assert.deepEqual([shown.kind, shown.count, shown.left_out[0].places[0].line], ["pages", 2, 4]);
  const brought = await bringIn("pages.csv", list, { agent_id: agent });
  assert.deepEqual(brought.counts, { created: 2, replaced: 0, unchanged: 0, left_out: 1 });
  const { body: source } = await owner.get(`/v2/sources/${brought.source_id}`, { prefer: "wait=30" });
  assert.deepEqual(
    [source.type, source.title, source.status, source.progress.fetched],
    ["sitemap", "pages.csv", "ready", 2],
  );
  const { data } = (await owner.get(`/v2/sources/${source.id}/documents`)).body;
  assert.deepEqual(data.map(({ url }: { url: string }) => url).toSorted(), [
    `${site.origin}/one`,
    `${site.origin}/two`,
  ]);
  assert.equal(site.visits.has("/unlisted"), false);
  assert.equal((await bringIn("pages.csv", list, { agent_id: agent })).counts.unchanged, 2);
  const shorter = await bringIn("pages.csv", `url\n${site.origin}/two\n`, { agent_id: agent });
  assert.deepEqual([shorter.counts.replaced, shorter.source_id], [1, source.id]);
  const changed = await owner.request("PATCH", `/v2/sources/${source.id}`, { exclude: ["/three"] });
  assert.equal(changed.status, 200, JSON.stringify(changed.body));
  await context.queue.drain();
  assert.equal((await bringIn("pages.csv", `url\n${site.origin}/two\n`, { agent_id: agent })).source_id, source.id);
});

test("a ZIP becomes one source with a document a file; a page that goes is withdrawn with the next export", async () => {
  const agent = await createAgent();
  const id = "0123456789abcdef0123456789abcdef";
  const files = {
    [`Refunds ${id}.md`]: strToU8("# Refund policy\n\nRefunds take 14 days. See [prices](Prices.md). ![x](x.png)"),
    [`Prices ${id}.md`]: strToU8("# Prices\n\nA lamp of oak costs 40 euros."),
    "x.png": new Uint8Array([137, 80, 78, 71]),
  };
  const first = await bringIn("Export.zip", zipSync({ "Part-1.zip": zipSync(files) }), { agent_id: agent });
  assert.deepEqual(first.counts, { created: 2, replaced: 0, unchanged: 0, left_out: 1 });
  const { data } = (await owner.get(`/v2/sources/${first.source_id}/documents`)).body;
  const told = data.map(({ title, status, filename }: Record<string, string>) => [filename, title, status]);
  assert.deepEqual(told.toSorted(), [
    ["Export.zip", "Export.zip", "skipped"],
    ["Prices.md", "Prices", "ready"],
    ["Refunds.md", "Refund policy", "ready"],
    ["x.png", "x.png", "skipped"],
  ]);
  const answer = await ask(agent, "How long do refunds take?");
  assert.equal(answer.citations[0].title, "Refund policy");
  const { [`Prices ${id}.md`]: _, ...fewer } = files;
  const next = await bringIn("Export.zip", zipSync({ "Part-1.zip": zipSync(fewer) }), { agent_id: agent });
  assert.deepEqual([next.counts.replaced, next.source_id], [1, first.source_id]);
  assert.equal((await ask(agent, "What does a lamp of oak cost?")).answered, false);
});

test("a help centre's articles are cited with their addresses; drafts stay out, and say so", async () => {
  const agent = await createAgent();
  const articles = [
    {
      id: 1,
      title: "Refunds",
      body: "<p>Refunds take <b>14 days</b>.</p>",
      html_url: "https://help.example/1",
      locale: "en-us",
      draft: false,
    },
    {
      id: 2,
      title: "Plans",
      body: "<p>We will sell lamps of gold.</p>",
      html_url: "https://help.example/2",
      locale: "en-us",
      draft: true,
    },
  ];
  const brought = await bringIn("zendesk.json", JSON.stringify({ articles, next_page: null }), { agent_id: agent });
  assert.deepEqual([brought.kind, brought.counts.created, brought.counts.left_out], ["help_center", 1, 1]);
  assert.deepEqual(brought.left_out[0].code, "draft");
  const answer = await ask(agent, "How long do refunds take?");
  assert.deepEqual([answer.citations[0].title, answer.citations[0].url], ["Refunds", "https://help.example/1"]);
  assert.equal((await ask(agent, "Do you sell lamps of gold?")).answered, false);
  const { data } = (await owner.get(`/v2/sources/${brought.source_id}/documents`)).body;
  const draft = data.find(({ filename }: { filename: string }) => filename === "en-us/2");
  assert.deepEqual([draft.status, draft.reason.code], ["skipped", "draft"]);
});

test("chats come in as they were: shown as imported, no answers of ours, and what nobody here could say is a gap", async () => {
  const agent = await createAgent();
  await bringIn("faq.csv", QUESTIONS, { agent_id: agent });
  const overview = async () =>
    (await owner.get(`/v2/stats/overview?agent_id=${agent}&from=2025-01-01T00:00:00Z`)).body.totals;
  const before = await overview();
  const chat = (at: string, question: string) => ({
    messages: [
      { role: "user", content: question, time: at },
      { role: "assistant", content: "The turtle lives for 80 years.", time: at },
      { role: "user", content: "How long do refunds take?" },
      { role: "assistant", content: "A week." },
    ],
  });
  const lines = [
    chat("2025-03-01T10:00:00Z", "How old does the turtle get in your shop?"),
    chat("2025-03-02T10:00:00Z", "How old does the turtle get in the shop?"),
  ];
  const file = lines.map((line) => JSON.stringify(line)).join("\n");
  const brought = await bringIn("chats.jsonl", file, { agent_id: agent });
  assert.deepEqual(brought.counts, { created: 2, replaced: 0, unchanged: 0, left_out: 0 });
  const { data } = (await owner.get(`/v2/chats?agent_id=${agent}&tag=imported`)).body;
  assert.deepEqual(
    data.map(({ created_at: at, status, message_count: count }: Record<string, unknown>) => [at, status, count]),
    [
      ["2025-03-02T10:00:00.000Z", "resolved", 4],
      ["2025-03-01T10:00:00.000Z", "resolved", 4],
    ],
  );
  const said = (await owner.get(`/v2/chats/${data[1].id}/messages`)).body.data.toReversed();
  assert.deepEqual(
    said.map(({ role, content, answered }: Record<string, unknown>) => [role, content, answered]),
    [
      ["user", "How old does the turtle get in your shop?", null],
      ["member", "The turtle lives for 80 years.", false],
      ["user", "How long do refunds take?", null],
      ["member", "A week.", null],
    ],
  );
  assert.deepEqual(await overview(), before, "nothing of it counts as said here");
  await collectAllGaps(context, 2);
  const gaps = (await owner.get(`/v2/stats/gaps?agent_id=${agent}`)).body.data;
  assert.deepEqual([gaps.length, gaps[0]?.asked], [1, 2], JSON.stringify(gaps));
  assert.match(gaps[0].question, /turtle/);
  assert.equal((await bringIn("chats.jsonl", file, { agent_id: agent })).counts.unchanged, 2);
  const on = await owner.post("/v2/chat", { agent_id: agent, chat_id: data[0].id, message: "And now?" });
  assert.equal(on.status >= 400, true, "nobody goes on with somebody else's chat");
});

test("chats that come in use up no limit of chats, whenever they were", async () => {
  const agent = await createAgent();
  const used = async () => (await owner.get("/v2/usage")).body.chats.used;
  const before = await used();
  const time = new Date(context.clock.now()).toISOString();
  const lines = ["One?", "Two?"].map((content) => JSON.stringify({ messages: [{ role: "user", content, time }] }));
  const { counts } = await bringIn("now.jsonl", lines.join("\n"), { agent_id: agent, kind: "chats" });
  assert.equal(counts.created, 2);
  assert.equal(await used(), before);
  const workspace = (await owner.get("/v2/me")).body.workspace_id;
  const limit = (chats: number | null) =>
    owner.request("PATCH", `/v2/workspaces/${workspace}`, { limits: { chats_per_month: chats } });
  await limit(before + 1);
  assert.equal((await owner.post("/v2/chat", { agent_id: agent, message: "Hello?" })).status, 200);
  await limit(null);
});

test("chats older than the workspace keeps them stay out", async () => {
  const { body: young } = await owner.post("/v2/workspaces", { name: "Young" });
  const within = { "x-workspace-id": young.id, prefer: "wait=60" };
  await owner.request("PATCH", `/v2/workspaces/${young.id}`, { retention: { chats_days: 30 } }, within);
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" }, within);
  const chat = '{"messages": [{"role": "user", "content": "x", "time": "2025-01-01"}]}';
  const { body } = await owner.request("POST", "/v2/imports", formOf("c.jsonl", chat, { agent_id: agent.id }), within);
  assert.deepEqual([body.counts.created, body.left_out[0]?.code], [0, "too_old"], JSON.stringify(body));
});
