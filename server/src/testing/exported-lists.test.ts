import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "./test-server.ts";

const { owner, stranger, url } = await withTestServer();
const BRANDS = 130;

const { body: agent } = await owner.post("/v2/agents", { name: "=1+1 wool" });
const { body: source } = await owner.post(
  "/v2/sources",
  { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id },
  { prefer: "wait=20" },
);
const { body: answer } = await owner.post("/v2/chat", { agent_id: agent.id, message: "How long do refunds take?" });
for (let number = 0; number < BRANDS; number++) await owner.post("/v2/brands", { name: `Brand ${number}` });

async function read(path: string, headers: Record<string, string> = {}, client = owner) {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${client.token}`, ...headers } });
  return { response, text: await response.text() };
}

const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line !== "");
const { body: contract } = await owner.get("/v2/openapi.json");
const lists = Object.entries(contract.paths as Record<string, { get?: { responses: object } }>)
  .filter(([, { get }]) => JSON.stringify(get?.responses ?? {}).includes('"next_cursor"'))
  .map(([path]) =>
    path
      .replace("/sources/{id}", `/sources/${source.id}`)
      .replace("/agents/{id}", `/agents/${agent.id}`)
      .replace("/chats/{id}", `/chats/${answer.chat_id}`),
  )
  .filter((path) => !path.includes("{"));

test("every list can be taken along as CSV and as JSON lines, with the rows that it has as JSON", async () => {
  assert.ok(lists.length > 20, "The walk is blind.");
  for (const path of lists) {
    if (path === "/v2/audit_events" || path === "/v2/stats/gaps") continue;
    const { body } = await owner.get(`${path}?limit=100`);
    const [csv, json] = [await read(`${path}?format=csv`), await read(`${path}?format=jsonl`)];
    assert.deepEqual([csv.response.status, json.response.status], [200, 200], `${path}: ${csv.text}`);
    assert.match(csv.response.headers.get("content-type")!, /^text\/csv/);
    assert.match(csv.response.headers.get("content-disposition")!, /^attachment; filename="[a-z_]+\.csv"$/);
    const rows = linesOf(json.text).map((line) => JSON.parse(line));
    // Reading adds to some lists themselves: sessions, audit.
    assert.deepEqual(
      rows.slice(0, body.data.length).map(({ id }) => id),
      body.data.map(({ id }: { id: string }) => id),
      path,
    );
    const [head = ""] = linesOf(csv.text);
    const columns = head.split(",");
    const nameless = Object.keys(rows[0] ?? {}).filter((name) => !columns.includes(name));
    assert.deepEqual(nameless, [], path);
  }
});

test("all pages are in it, in the order of the list; from a cursor on, what comes behind it", async () => {
  const { text } = await read("/v2/brands?format=csv&limit=5");
  const names = linesOf(text)
    .filter((line) => /Brand \d+/.test(line))
    .map((line) => Number(/Brand (\d+)/.exec(line)![1]));
  assert.equal(names.length, BRANDS);
  const { body: page } = await owner.get("/v2/brands?limit=100");
  const rest = await read(`/v2/brands?format=jsonl&cursor=${page.pagination.next_cursor}`);
  const all = await read("/v2/brands?format=jsonl");
  assert.deepEqual(linesOf(rest.text), linesOf(all.text).slice(100));
});

test("Accept chooses too; what a list can't be is refused before anything is written", async () => {
  const csv = await read("/v2/agents", { accept: "text/csv" });
  // A spreadsheet would run what begins with `=`.
  assert.match(csv.text, /,'=1\+1 wool,/);
  const lines = await read(`/v2/chats/${answer.chat_id}/messages`, { accept: "application/x-ndjson" });
  const quoted = linesOf(lines.text).flatMap((line) => JSON.parse(line).citations);
  assert.deepEqual(
    quoted.map(({ quote }) => quote),
    ["Refunds take 14 days."],
  );
  const refused = await read("/v2/agents", { accept: "application/pdf" });
  assert.deepEqual([refused.response.status, JSON.parse(refused.text).code], [406, "not_acceptable"]);
  for (const accept of ["*/*", "text/html,application/xhtml+xml,*/*;q=0.8", "application/json"])
    assert.equal((await read("/v2/agents", { accept })).response.status, 200, accept);
  const bad = await read("/v2/leads?format=csv&cursor=nonsense");
  assert.deepEqual([bad.response.status, JSON.parse(bad.text).errors[0].pointer], [422, "?cursor"]);
  assert.equal((await read("/v2/leads?format=xml")).response.status, 422);
});

test("every list and every report is CSV by `Accept` as by `format`, and refuses other formats in the same words", async () => {
  const reports = Object.entries(contract.paths as Record<string, { get?: { responses: object } }>)
    .filter(([path, { get }]) => !path.includes("{") && JSON.stringify(get?.responses ?? {}).includes('"text/csv"'))
    .map(([path]) => path);
  const all = [...new Set([...lists, ...reports])];
  assert.ok(
    all.some((path) => path === "/v2/stats/overview") && all.includes("/v2/audit_events"),
    "The walk is blind.",
  );
  for (const path of all) {
    const [asked, accepted] = [await read(`${path}?format=csv`), await read(path, { accept: "text/csv" })];
    assert.deepEqual([asked.response.status, accepted.response.status], [200, 200], path);
    for (const { response } of [asked, accepted]) {
      assert.match(response.headers.get("content-type")!, /^text\/csv/, path);
      assert.match(response.headers.get("content-disposition")!, /^attachment; filename="[a-z_]+\.csv"$/, path);
    }
    assert.equal(linesOf(asked.text)[0], linesOf(accepted.text)[0], path);
    const wrong = await read(`${path}?format=xml`);
    const { code, errors } = JSON.parse(wrong.text);
    assert.deepEqual([wrong.response.status, code, errors[0].pointer], [422, "invalid_request", "?format"], path);
    const refused = await read(path, { accept: "application/pdf" });
    assert.deepEqual([refused.response.status, JSON.parse(refused.text).code], [406, "not_acceptable"], path);
  }
});

test("chats are taken along with their messages and what these cite, each once, by whoever may read them", async () => {
  const rowsOf = ({ text }: { text: string }) => linesOf(text).map((line) => JSON.parse(line));
  const chats = rowsOf(await read("/v2/chats?include=messages&format=jsonl"));
  const { id: chatId, messages } = chats.find(({ id }) => id === answer.chat_id);
  const alone = (await owner.get(`/v2/chats/${chatId}/messages`)).body.data;
  assert.deepEqual(messages, alone.toReversed());
  assert.deepEqual(
    messages.map(({ role, citations }: { role: string; citations: { quote: string }[] }) => [
      role,
      citations.map(({ quote }) => quote),
    ]),
    [
      ["user", []],
      ["assistant", ["Refunds take 14 days."]],
    ],
  );
  assert.ok(rowsOf(await read("/v2/chats?format=jsonl")).every((chat) => !("messages" in chat)));
  const { text } = await read("/v2/chats?include=messages&format=csv");
  assert.match(linesOf(text)[0]!, /,messages$/);
  assert.deepEqual(rowsOf(await read("/v2/chats?include=messages&format=jsonl", {}, stranger)), []);
  assert.equal((await read("/v2/chats?include=citations")).response.status, 422);
});

test("a file holds what its reader may see, and its reading is in the audit log", async () => {
  for (const path of ["/v2/agents", "/v2/sources", "/v2/chats"]) {
    const { text } = await read(`${path}?format=jsonl`, {}, stranger);
    assert.ok(!text.includes(agent.id) && !text.includes(source.id) && !text.includes(answer.chat_id), path);
  }
  const { response } = await read(`/v2/sources/${source.id}/documents?format=csv`, {}, stranger);
  assert.equal(response.status, 404);
  const { body } = await owner.get("/v2/audit_events?action=export.read");
  assert.ok(body.data.length > 0);
});
