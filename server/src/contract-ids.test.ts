import assert from "node:assert/strict";
import { test } from "node:test";
import { SCOPES } from "./features/identity/index.ts";
import { newId, parseId } from "./platform/ids/identifiers.ts";
import { findIdPlaces, type IdPlace } from "./testing/find-id-places.ts";
import { makeThings } from "./testing/make-things.ts";
import { type TestClient, type TestResponse, withTestServer } from "./testing/test-server.ts";
import { readWholeWorkspace } from "./testing/whole-workspace.ts";

const { context, owner, stranger, as, url } = await withTestServer();
const contract = await (await fetch(`${url}/v2/openapi.json`)).json();
/** A live stream has no end; signing out would end the walk. */
const LEFT_OUT = ["streamLive", "logout"];
const places = findIdPlaces(contract).filter(({ operationId }) => !LEFT_OUT.includes(operationId));

const theirs = await makeThings(owner, "Zanzibar");
const ID = /\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b/g;
const NOBODYS = "01h2xcejqtf2nbrexx3vqjhp42";

/** Calls the operation with this id at this place, the caller's own at all others, and the rest as in the contract. */
async function callWith(
  client: TestClient,
  own: Record<string, string>,
  place: IdPlace,
  idOf: (kind: string) => string,
  kind: string,
): Promise<TestResponse> {
  const id = idOf(kind);
  let isBelow = false;
  const path = place.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    // What lies below another's thing is another's too.
    const isHere = place.in === "path" && place.name === name;
    const filled = isHere ? id : isBelow ? idOf(name.replace(/_id$/, "")) : ownId(own, place.path, name);
    isBelow ||= isHere;
    return filled;
  });
  const query = place.in === "query" ? `?${place.name}=${id}` : "";
  const headers: Record<string, string> = {};
  if (place.in === "header") headers[place.name] = place.name === "last-event-id" ? `${id}.0.0` : id;
  const given = place.body(id);
  const body = given === undefined ? undefined : JSON.parse(withOwn(JSON.stringify(given), own));
  if (place.in === "form") return client.upload({ name: `${newId()}.txt`, content: newId() }, body, "wait=0");
  return client.request(place.method, path + query, body, headers);
}

function ownId(own: Record<string, string>, path: string, name: string): string {
  if (name === "number" || name === "version") return "1";
  const [collection] = path.split("/").slice(2);
  const kinds: Record<string, string> = { api_keys: "key", audit_events: "audit", erasures: "receipt", stats: "gap" };
  const kind = name === "id" ? (kinds[collection!] ?? collection!.replace(/s$/, "")) : name.replace(/_id$/, "");
  return own[kind] ?? `${kind}_${NOBODYS}`;
}

/** The examples' ids stand for the caller's own. */
function withOwn(text: string, own: Record<string, string>): string {
  return text.replaceAll(/\b([a-z]+)_01h2xcejqtf2nbrexx3vqjhp41\b/g, (id, kind: string) => own[kind] ?? id);
}

/** What a caller can tell by. */
function told({ status, body }: TestResponse): string {
  const text = (typeof body === "string" ? body : JSON.stringify(body)).replaceAll(ID, "$1");
  const own = /"(?:request_id|key|secret|token)":"[^"]*"|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
  return `${status} ${text.replaceAll(own, "")}`;
}

/** Tries others' ids at every place, beside ids that nobody has; returns where that can be told apart. */
async function walk(client: TestClient, own: Record<string, string>, kinds: (kind: string) => boolean) {
  const findings: string[] = [];
  let refused = 0;
  for (const place of places)
    for (const kind of place.kinds.filter((one) => theirs[one] !== undefined && kinds(one))) {
      const sent = new Set<string>();
      const sendTheirs = (one: string) => {
        sent.add(theirs[one] ?? "");
        return theirs[one] ?? `${one}_${NOBODYS}`;
      };
      const foreign = await callWith(client, own, place, sendTheirs, kind);
      const missing = await callWith(client, own, place, (one) => `${one}_${NOBODYS}`, kind);
      const text = told(foreign);
      const others = [...JSON.stringify(foreign.body).matchAll(ID)].map(([id]) => id);
      const leaks = others.filter((id) => !sent.has(id) && Object.values(theirs).includes(id) && !isShared(own, id));
      const name = `${place.method} ${place.path} ${place.in} ${place.name} (${kind})`;
      if (text !== told(missing)) findings.push(`${name}:\n  ${text.slice(0, 300)}\n  ${told(missing).slice(0, 300)}`);
      if (/Zanzibar/i.test(text) || leaks.length > 0) findings.push(`${name} shows: ${text.slice(0, 300)} ${leaks}`);
      if (foreign.status >= 500) findings.push(`${name}: ${text.slice(0, 300)}`);
      if (foreign.status === 404 || foreign.status === 422) refused += 1;
    }
  return { findings, refused };
}

const isShared = (own: Record<string, string>, id: string) => Object.values(own).includes(id);

test("the walk finds ids in paths, filters, headers, bodies and forms", () => {
  const found = (where: IdPlace["in"]) => places.filter((place) => place.in === where);
  for (const [where, least] of [
    ["path", 100],
    ["query", 20],
    ["header", 100],
    ["json", 40],
    ["form", 3],
  ] as const)
    assert.ok(found(where).length >= least, `${where}: ${found(where).length}`);
  const names = new Set(found("json").map(({ name }) => name));
  for (const name of [
    "agent_id",
    "ids",
    "filter/agent_id",
    "grants/agent_ids",
    "agent_roles/0/agent_id",
    "assigned_to",
  ])
    assert.ok(names.has(name), [...names].join(", "));
});

test("another account's ids are ids that nobody has, wherever they are sent, and nothing of theirs changes", async () => {
  const own = { ...(await makeThings(stranger, "Away")), member: (await join(stranger)).id };
  const workspaceId = parseId("workspace", theirs.workspace!)!;
  const read = () => readAtRest(workspaceId);
  const before = await read();
  const { findings, refused } = await walk(stranger, own, () => true);
  assert.equal(findings.join("\n"), "");
  assert.ok(refused > 250, `only ${refused} of the requests were refused: the walk is blind`);
  assertSameRows(await read(), before);
});

/**
 * Every row, with when keys were used. The service itself goes on with deliveries, of which only the ids are read, and
 * counts reports every ten minutes.
 */
async function readAtRest(workspaceId: string): Promise<string> {
  await context.keyUsage.flush();
  const whole = await readWholeWorkspace(context, workspaceId);
  const rows = whole.split("\n").filter((row) => !row.startsWith("report_"));
  return rows.join("\n").replace(/^(webhook_deliveries: (?:[^,]*,){5}).*$/gmu, "$1");
}

/** Names what differs: two whole workspaces are too long to look through. */
function assertSameRows(now: string, before: string): void {
  const [rows, rowsBefore] = [now, before].map((whole) => whole.split("\n"));
  const [known, knownBefore] = [new Set(rows), new Set(rowsBefore)];
  assert.deepEqual(
    { new: rows!.filter((row) => !knownBefore.has(row)), gone: rowsBefore!.filter((row) => !known.has(row)) },
    { new: [], gone: [] },
  );
}

async function join(client: TestClient, grants?: object): Promise<{ id: string; token: string }> {
  const email = `${newId()}@example.com`;
  const { body } = await client.post("/v2/invitations", { email, role: "editor", ...(grants ? { grants } : {}) });
  const accepted = { token: body.token, name: "Limited", password: "four words of mine" };
  const { token } = (await as(undefined).post("/v2/invitations/accept", accepted)).body;
  return { token, id: (await as(token).get("/v2/me")).body.id };
}

/** Kinds of things that belong to one assistant. */
const OF_AN_AGENT =
  "agent source document deployment check chat message visitor lead handoff gap feedback domain".split(" ");

const SCOPES_OF_ONE = SCOPES.filter((scope) => !/^(audit|domains|events|usage|webhooks):/.test(scope));

test("ids of another client's assistant are ids that nobody has, for members and keys who are limited to theirs", async () => {
  const own = await makeThings(owner, "Granted");
  const member = await join(owner, { agent_ids: [own.agent] });
  const { body: key } = await owner.post("/v2/api_keys", {
    name: "Limited",
    scopes: SCOPES_OF_ONE,
    agent_id: own.agent,
  });
  assert.ok(key.key, JSON.stringify(key));
  for (const client of [as(member.token), as(key.key)]) {
    const { findings, refused } = await walk(client, own, (kind) => OF_AN_AGENT.includes(kind));
    assert.equal(findings.join("\n"), "");
    assert.ok(refused > 80, `only ${refused} of the requests were refused: the walk is blind`);
  }
});

test("ids of one client's workspace are ids that nobody has, for people of another workspace of the same account", async () => {
  const { body: second } = await owner.post("/v2/workspaces", { name: "Second client" });
  const inSecond = { "x-workspace-id": second.id };
  const email = `${newId()}@example.com`;
  const { body } = await owner.post("/v2/invitations", { email, role: "owner" }, inSecond);
  const accepted = { token: body.token, name: "Second", password: "four words of mine" };
  const client = as((await as(undefined).post("/v2/invitations/accept", accepted)).body.token);
  const own = { ...(await makeThings(client, "Kiribati")), account: theirs.account! };
  const workspaceId = parseId("workspace", theirs.workspace!)!;
  const read = () => readAtRest(workspaceId);
  const before = await read();
  // Whoever belongs to all workspaces is a member of each, and known there.
  const { findings, refused } = await walk(client, own, (kind) => kind !== "member" && kind !== "account");
  assert.equal(findings.join("\n"), "");
  assert.ok(refused > 250, `only ${refused} of the requests were refused: the walk is blind`);
  assertSameRows(await read(), before);
});

test("a cursor, a version and an idempotency key of another account show nothing of it", async () => {
  const lists = Object.entries(contract.paths as Record<string, Record<string, { parameters?: object[] }>>).filter(
    ([path, { get }]) => !path.includes("{") && JSON.stringify(get?.parameters ?? []).includes("ursor"),
  );
  let tried = 0;
  for (const [path] of lists) {
    const cursor = (await owner.get(`${path}?limit=1`)).body.pagination?.next_cursor;
    if (!cursor) continue;
    tried += 1;
    const { status, body } = await stranger.get(`${path}?limit=100&cursor=${cursor}`);
    // Accounts are shown to administrators of the instance, and the stranger is none.
    assert.ok([200, 422].includes(status) || (path === "/v2/accounts" && status === 403), `${path}: ${status}`);
    const text = JSON.stringify(body);
    assert.doesNotMatch(text, /Zanzibar/i, path);
    for (const id of Object.values(theirs)) assert.ok(!text.includes(id), `${path}: ${id}`);
  }
  assert.ok(tried >= 5, `${tried} lists had a second page`);
  const key = { "idempotency-key": "the-same" };
  const brand = { name: "Zanzibar twice" };
  const { body: made } = await owner.post("/v2/brands", brand, key);
  const { status, body } = await stranger.post("/v2/brands", brand, key);
  assert.equal(status, 201);
  assert.notEqual(body.id, made.id);
  const { headers } = await owner.get(`/v2/brands/${made.id}`);
  const match = { "if-match": headers.get("etag")! };
  const change = await stranger.request("PATCH", `/v2/brands/${made.id}`, { name: "Mine" }, match);
  assert.equal(change.status, 404);
});
