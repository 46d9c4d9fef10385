import assert from "node:assert/strict";
import { after, test } from "node:test";
import { type TestResponse, withTestServer } from "../../../testing/test-server.ts";
import { proseOf, type SitePage, startSite } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };

async function read(page: (path: string) => SitePage | undefined, fields: object = {}) {
  const site = await startSite(page);
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Site" });
  const body = { type: "website", url: site.origin, agent_id: agent.id, ...fields };
  const { body: source } = await owner.post("/v2/sources", body, { prefer: "wait=60" });
  const list = await owner.get(`/v2/sources/${source.id}/documents?limit=100`);
  const byPath = (path: string): TestResponse["body"] =>
    list.body.data.find(({ url }: { url: string }) => url === site.origin + path);
  const getText = async (path: string) =>
    (await owner.get(`/v2/sources/${source.id}/documents/${byPath(path).id}?units=true`)).body;
  return { site, source, byPath, getText };
}

const COUNT = 14;
const numbers = Array.from({ length: COUNT }, (_, number) => number);
const MENU = numbers.map((number) => `<a href="/command/${number}">Command ${number}</a>`).join("<br><br>");

/** A manual without any landmark: a menu, a banner and a line at the end on every page. */
function manualPage(path: string): SitePage | undefined {
  const number = path === "/" ? 0 : Number(/^\/command\/(\d+)$/.exec(path)?.[1] ?? -1);
  if (number < 0 || number >= COUNT) return undefined;
  return {
    body: `<!doctype html><html lang="en"><title>Command ${number}</title><body>
      <div>You read about version 3, which is kept for those who have not moved on.</div><div>${MENU}</div>
      <div><h2>Description</h2><p>${proseOf(`command ${number}`)}</p><a href="/gone">More</a>
      <dl><dt>-f</dt><dt>--force</dt><dd>Forces command ${number}.</dd></dl></div>
      <div>Made by the lamp makers of Oakham.</div></body></html>`,
  };
}

test("what every page of a site repeats is not stored, and what only one says is", async () => {
  const { site, source, byPath, getText } = await read(manualPage);
  assert.deepEqual([source.status, source.error], ["ready_with_errors", null]);
  for (const number of [1, 2, COUNT - 1]) {
    const { text, kept, warning, units } = await getText(`/command/${number}`);
    const own = ["Description", proseOf(`command ${number}`), "More", `-f, --force: Forces command ${number}.`];
    assert.equal(text, own.join("\n\n"));
    assert.deepEqual([kept, warning], [1, null]);
    const last = units.at(-1);
    assert.deepEqual(
      [last.kind, text.slice(last.start, last.end)],
      ["definition", `-f, --force: Forces command ${number}.`],
    );
    assert.deepEqual(last.heading_path, ["Description"]);
    assert.ok(units.some(({ kind }: { kind: string }) => kind === "sentence"));
  }
  const broken = byPath("/gone");
  assert.equal(broken.status, "failed");
  assert.equal(broken.linked_from.length, 5);
  assert.ok(broken.linked_from.includes(`${site.origin}/command/1`));
  const { body: again } = await owner.post(`/v2/sources/${source.id}/refresh`, undefined, { prefer: "wait=60" });
  assert.equal(again.progress.fetched, COUNT);
  assert.equal((await getText("/command/1")).version, byPath("/command/1").version);
});

test("sorting links that lead to the same page again end, and the source says so", async () => {
  const links = (from: number) =>
    Array.from({ length: 12 }, (_, index) => `<a href="/list?sort=${from * 12 + index}">sort</a>`).join(" ");
  const { site, source } = await read((path) => {
    const sort = /^\/list\?sort=(\d+)$/.exec(path)?.[1];
    if (path !== "/" && sort === undefined) return undefined;
    const text = proseOf(sort === undefined ? "the start" : "the list");
    return { body: `<title>List</title><main><p>${text}</p></main><nav>${links(Number(sort ?? 0) + 1)}</nav>` };
  });
  const asked = [...site.visits.keys()].filter((path) => path.startsWith("/list")).length;
  assert.ok(asked < 200, `${asked} requests`);
  assert.equal(source.status, "ready_with_errors");
  assert.equal(source.error.code, "trap");
  assert.match(source.error.message, /\/list\?sort=\d+\): [\d,]+ pages were not read/);
});

test("a reading that its limit of pages cut short says how many wait", async () => {
  const { source } = await read(manualPage, { max_pages: 5 });
  assert.equal(source.status, "ready_with_errors");
  assert.deepEqual(source.error, {
    code: "page_limit",
    message:
      "The limit of 5 pages is reached, and 11 pages were not read. Raise max_pages or leave parts of the site out.",
  });
});

test("a first version that waits for approval says so", async () => {
  const { byPath } = await read((path) => (path === "/" ? manualPage(path) : undefined), {
    approval: true,
    max_pages: 1,
  });
  const page = byPath("/");
  assert.deepEqual([page.version, page.pending_version, page.reason.code], [null, 1, "waiting_for_approval"]);
});
