import assert from "node:assert/strict";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { htmlPage, proseOf, type SitePage, startSite } from "../crawl/testing/site-server.ts";
import { refreshDueSources } from "../refresh-due-sources.ts";

const { owner, stranger, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };
const WAIT = { prefer: "wait=30" };

async function createAgent() {
  return (await owner.post("/v2/agents", { name: "Shop" })).body.id as string;
}

const page = (name: string, text: string, links: string[] = []): SitePage => ({
  body: htmlPage(name, `${text} ${proseOf(name)}`, links),
});

async function readSite(pages: Record<string, SitePage>, fields: object = {}) {
  const site = await startSite((path) => pages[path]);
  after(() => site.close());
  const agent = await createAgent();
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "website", url: site.origin, agent_id: agent, ...fields },
    WAIT,
  );
  assert.match(source.status, /^ready/, JSON.stringify(source));
  const path = `/v2/sources/${source.id}`;
  return {
    id: source.id as string,
    path,
    refresh: async () => (await owner.post(`${path}/refresh`, undefined, WAIT)).body,
    ask: async (message: string) => (await owner.post("/v2/chat", { agent_id: agent, message })).body,
    changes: async () => (await owner.get(`${path}/changes`)).body.data,
    decide: async (action: "approve" | "reject") => {
      const [latest] = (await owner.get(`${path}/changes`)).body.data;
      const { status, body } = await owner.post(`${path}/changes/${latest.id}/${action}`);
      assert.equal(status, 200, JSON.stringify(body));
    },
    documentsOf: async (change: string) => (await owner.get(`${path}/changes/${change}/documents`)).body.data,
  };
}

test("each reading reports what came, changed and went, with the lines that differ", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/refunds", "/jobs"]),
    "/refunds": page("Refunds", "Refunds take 14 days."),
    "/jobs": page("Jobs", "We look for a baker."),
  };
  const { refresh, changes, documentsOf, path } = await readSite(pages);
  const [first] = await changes();
  assert.deepEqual([first.added, first.changed, first.removed, first.status], [3, 0, 0, "applied"]);

  pages["/"] = page("Welcome", "We sell lamps.", ["/refunds", "/prices"]);
  pages["/refunds"] = page("Refunds", "Refunds take 30 days.");
  pages["/prices"] = page("Prices", "A lamp costs 20 euros.");
  delete pages["/jobs"];
  await refresh();
  const [second, ...others] = await changes();
  assert.equal(others.length, 1);
  assert.deepEqual([second.added, second.changed >= 1, second.removed], [1, true, 1]);
  const documents: { kind: string; title: string; diff: { hunks: { lines: string[] }[] } }[] = await documentsOf(
    second.id,
  );
  const refunds = documents.find(({ title }) => title.includes("Refunds"))!;
  assert.equal(refunds.kind, "changed");
  const lines = refunds.diff.hunks.flatMap((hunk) => hunk.lines);
  assert.ok(
    lines.some((line) => line.startsWith("-") && line.includes("14 days")),
    lines.join("\n"),
  );
  assert.ok(
    lines.some((line) => line.startsWith("+") && line.includes("30 days")),
    lines.join("\n"),
  );

  await refresh();
  assert.equal((await changes()).length, 2, "a reading that changes nothing reports nothing");
  for (const place of [`${path}/changes`, `${path}/changes/${second.id}`, `${path}/changes/${second.id}/documents`])
    assert.equal((await stranger.get(place)).status, 404);
});

test("with approval a change waits, and answers only once it is approved", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/refunds", "/jobs"]),
    "/refunds": page("Refunds", "Refunds take 14 days."),
    "/jobs": page("Jobs", "We look for a baker."),
  };
  const { refresh, ask, changes, decide, path } = await readSite(pages, { approval: true });
  assert.equal((await ask("How long do refunds take?")).answered, false, "the first reading waits too");
  assert.equal((await owner.get(path)).body.pending_changes, 1);
  await refresh();
  assert.equal((await changes()).length, 1, "and is one change until it is decided");
  await decide("approve");
  assert.match((await ask("How long do refunds take?")).content, /14 days/);

  pages["/refunds"] = page("Refunds", "Refunds take 30 days.");
  delete pages["/jobs"];
  await refresh();
  const before = await ask("How long do refunds take?");
  assert.match(before.content, /14 days/);
  assert.equal((await ask("Do you look for a baker?")).answered, true);
  const { body: source } = await owner.get(path);
  assert.equal(source.pending_changes, 1);
  const [waiting] = await changes();
  assert.deepEqual([waiting.status, waiting.added, waiting.changed, waiting.removed], ["pending", 0, 1, 1]);
  assert.equal((await stranger.post(`${path}/changes/${waiting.id}/approve`)).status, 404);

  await refresh();
  assert.deepEqual(
    (await changes()).map((change: { status: string }) => change.status),
    ["pending", "approved"],
  );
  const { status, body } = await owner.post(`${path}/changes/${(await changes())[0].id}/approve`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.status, "approved");
  assert.match((await ask("How long do refunds take?")).content, /30 days/);
  assert.equal((await ask("Do you look for a baker?")).answered, false);
  assert.equal((await owner.post(`${path}/changes/${body.id}/approve`)).body.code, "change_decided");
  assert.match((await owner.get(`/v2/messages/${before.id}/citations/1`)).body.quote, /14 days/);
});

test("a rejected text never answers, and is not proposed again until the page said something else", async () => {
  const pages: Record<string, SitePage> = { "/": page("Refunds", "Refunds take 14 days.") };
  const { refresh, ask, decide, path } = await readSite(pages, { approval: true });
  await decide("approve");
  const pending = async () => (await owner.get(path)).body.pending_changes as number;
  const say = async (text: string, more = "") => {
    pages["/"] = { body: `${page("Refunds", text).body}${more}` };
    await refresh();
  };
  await say("Refunds take 99 days.");
  await decide("reject");
  await refresh();
  assert.equal(await pending(), 0);
  await say("Refunds take 99 days.", "<!-- another build -->");
  assert.equal(await pending(), 0, "the same text in other bytes");
  assert.match((await ask("How long do refunds take?")).content, /14 days/);
  await say("Refunds take 14 days.");
  await say("Refunds take 99 days.");
  assert.equal(await pending(), 1, "it came back after the page had said something else");
});

test("a first reading that is rejected leaves the source silent until its pages change", async () => {
  const pages: Record<string, SitePage> = { "/": page("Refunds", "Refunds take 14 days.") };
  const { refresh, ask, decide, path } = await readSite(pages, { approval: true });
  await decide("reject");
  await refresh();
  assert.equal((await owner.get(path)).body.pending_changes, 0);
  assert.equal((await ask("How long do refunds take?")).answered, false);
  pages["/"] = page("Refunds", "Refunds take 30 days.");
  await refresh();
  await decide("approve");
  assert.match((await ask("How long do refunds take?")).content, /30 days/);
});

test("a rejected removal is not proposed again until the page was there in between", async () => {
  const jobs = page("Jobs", "We look for a baker.");
  const linked = page("Welcome", "We sell lamps.", ["/jobs"]);
  const pages: Record<string, SitePage> = { "/": linked, "/jobs": jobs };
  const { refresh, ask, decide, path } = await readSite(pages, { approval: true });
  await decide("approve");
  const pending = async () => (await owner.get(path)).body.pending_changes as number;
  const asksForBaker = async () => (await ask("Do you look for a baker?")).answered as boolean;
  const ways = {
    "gone from the site": () => delete pages["/jobs"],
    "linked by nobody": () => {
      pages["/"] = { ...linked, body: linked.body!.toString().replaceAll("/jobs", "/") };
    },
  };
  for (const [way, remove] of Object.entries(ways)) {
    remove();
    await refresh();
    assert.equal(await pending(), 1, way);
    await decide("reject");
    await refresh();
    assert.equal(await pending(), 0, way);
    assert.equal(await asksForBaker(), true, way);
    Object.assign(pages, { "/": linked, "/jobs": jobs });
    await refresh();
    assert.equal(await pending(), 0, way);
    remove();
    await refresh();
    assert.equal(await pending(), 1, `${way}, after it had come back`);
    Object.assign(pages, { "/": linked, "/jobs": jobs });
    await refresh();
    assert.equal(await pending(), 0, `${way}: what waited is void once it is back`);
  }
});

test("a rollback lets a source say again what it said, and can be taken back", async () => {
  const agent = await createAgent();
  const put = (text: string) =>
    owner.post("/v2/sources", { type: "text", title: "Refunds", text, agent_id: agent }, WAIT);
  const { body: source } = await put("Refunds take 14 days.");
  const path = `/v2/sources/${source.id}`;
  const ask = async () =>
    (await owner.post("/v2/chat", { agent_id: agent, message: "How long do refunds take?" })).body.content;
  assert.equal((await owner.post(`${path}/rollback`)).body.code, "nothing_to_roll_back");
  await put("Refunds take 30 days.");
  await put("Refunds take 60 days.");
  assert.match(await ask(), /60 days/);
  const { status, body } = await owner.post(`${path}/rollback`);
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.origin, "rollback");
  assert.match(await ask(), /30 days/);
  await owner.post(`${path}/refresh`, undefined, WAIT);
  assert.match(await ask(), /30 days/, "its settings went back too");
  assert.equal((await owner.post(`${path}/rollback`, { change_id: body.id })).status, 200);
  assert.match(await ask(), /60 days/);
  const changes = (await owner.get(`${path}/changes`)).body.data;
  await owner.post(`${path}/rollback`, { change_id: changes.at(-2).id });
  assert.match(await ask(), /14 days/);
  assert.equal((await stranger.post(`${path}/rollback`)).status, 404);
});

test("a source that is due is read by itself, and gets its next time", async () => {
  const pages: Record<string, SitePage> = { "/": page("Refunds", "Refunds take 14 days.") };
  const { id, ask, path } = await readSite(pages, { schedule: "daily", stale_after_days: 2 });
  const { body: source } = await owner.get(path);
  assert.equal(source.schedule, "daily");
  assert.equal(source.stale, false);
  const hours = (Date.parse(source.next_refresh_at) - Date.now()) / 3_600_000;
  assert.ok(hours > 11 && hours < 37, `${hours} h`);
  pages["/"] = page("Refunds", "Refunds take 30 days.");
  await refreshDueSources(context);
  assert.equal((await owner.get(path)).body.status, "ready", "not yet");
  const { workspace_id } = source;
  await context.database.inWorkspace(parseId("workspace", workspace_id)!, (transaction) =>
    transaction.query(sql`UPDATE sources SET next_refresh_at = now(), last_read_at = now() - interval '3 days'
      WHERE id = ${parseId("source", id)}`),
  );
  assert.equal((await owner.get(path)).body.stale, true);
  await refreshDueSources(context);
  await context.queue.drain();
  assert.match((await ask("How long do refunds take?")).content, /30 days/);
  const read = (await owner.get(path)).body;
  assert.equal(read.stale, false);
  assert.ok(Date.parse(read.next_refresh_at) > Date.now());
  const off = await owner.request("PATCH", path, { schedule: null });
  assert.equal(off.body.next_refresh_at, null);
  const agent = await createAgent();
  const text = await owner.post("/v2/sources", {
    type: "text",
    title: "A",
    text: "B",
    agent_id: agent,
    schedule: "daily",
  });
  assert.equal(text.status, 422);
});

test("after a rollback a refresh brings nothing back by itself, and all of it when its owner approves", async () => {
  const pages: Record<string, SitePage> = {
    "/": page("Welcome", "We sell lamps.", ["/refunds", "/jobs"]),
    "/refunds": page("Refunds", "Refunds take 14 days."),
    "/jobs": page("Jobs", "We look for a baker."),
  };
  for (const [path, entry] of Object.entries(pages)) entry.headers = { etag: `"${path}1"` };
  const { refresh, ask, changes, decide, path } = await readSite(pages);
  pages["/"] = page("Welcome", "We sell lamps.", ["/refunds", "/prices"]);
  pages["/refunds"] = { ...page("Refunds", "Refunds take 30 days."), headers: { etag: '"refunds2"' } };
  pages["/prices"] = page("Prices", "A lamp costs 20 euros.");
  delete pages["/jobs"];
  await refresh();
  await owner.post(`${path}/rollback`);

  for (let round = 0; round < 2; round++) {
    await refresh();
    assert.match((await ask("How long do refunds take?")).content, /14 days/);
    assert.match((await ask("Whom do you look for?")).content, /baker/);
    assert.equal((await ask("What does a lamp cost?")).answered, false);
  }
  const { body: list } = await owner.get(`${path}/documents?limit=100`);
  const byPath = new Map<string, { held: boolean; reason: { code: string } | null }>(
    list.data.map((row: { url: string }) => [new URL(row.url).pathname, row]),
  );
  assert.deepEqual(
    ["/", "/refunds", "/prices", "/jobs"].map((name) => byPath.get(name)?.held),
    [false, true, true, true],
  );
  const [latest] = await changes();
  assert.deepEqual([latest.status, latest.added, latest.changed, latest.removed], ["pending", 1, 1, 1]);

  await decide("approve");
  assert.match((await ask("How long do refunds take?")).content, /30 days/);
  assert.match((await ask("What does a lamp cost?")).content, /20 euros/);
  assert.equal((await ask("Whom do you look for?")).answered, false);
  const { body: after } = await owner.get(`${path}/documents?limit=100`);
  assert.ok(after.data.every((row: { held: boolean }) => !row.held));
  const gone = after.data.find((row: { url: string }) => row.url.endsWith("/jobs"));
  assert.deepEqual([gone.status, gone.reason.code], ["removed", "not_linked"]);
});
