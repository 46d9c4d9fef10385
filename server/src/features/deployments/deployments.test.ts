import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { holdOpen } from "../../testing/hold-open.ts";
import { until } from "../../testing/open-chat.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, stranger, as, url } = await withTestServer();
const SITE = "https://www.example.com";

async function publishedAgent(settings: object = {}): Promise<{ id: string; slug: string }> {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop & more", allowed_origins: [SITE], ...settings });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  return agent;
}

const list = async (agent: string, query = "") =>
  (await owner.get(`/v2/agents/${agent}/deployments${query}`)).body.data;
const only = async (agent: string, kind: string) => (await list(agent, `?kind=${kind}`))[0];
const open = (path: string, headers: Record<string, string> = {}) => fetch(url + path, { headers });
/** A loader that can't serve is a script that says so. */
const serves = async (path: string) => {
  const response = await open(path);
  return response.status === 200 && !(await response.text()).startsWith("console.warn(");
};
const ticketIn = (page: string) => /data-ticket="([^"]+)"/.exec(page)![1];

test("every assistant comes with a widget, an embed and a page, each with what to paste", async () => {
  const agent = await publishedAgent();
  const rows = await list(agent.id);
  assert.deepEqual(
    rows.map((row: { kind: string; default: boolean; serving: boolean }) => [row.kind, row.default, row.serving]),
    [
      ["widget", true, true],
      ["embed", true, true],
      ["page", true, true],
    ],
  );
  const [widget, embed, page] = rows;
  assert.equal(widget.snippet, `<script async src="${url}/widget/${agent.id}.js"></script>`);
  assert.match(embed.snippet, new RegExp(`^<iframe src="${url}/a/${embed.id}" title="Shop &amp; more chat"`));
  assert.equal(page.snippet, `${url}/a/${agent.slug}`);
  for (const { url: address } of rows) assert.equal((await fetch(address)).status, 200, address);
  assert.deepEqual(widget.allowed_origins, [SITE]);
  assert.equal((await only((await owner.post("/v2/agents", { name: "Draft" })).body.id, "page")).serving, false);
});

test("a disabled deployment serves nothing, and the others go on", async () => {
  const agent = await publishedAgent();
  const [widget, embed, page] = await list(agent.id);
  const set = (id: string, enabled: boolean) =>
    owner.request("PATCH", `/v2/agents/${agent.id}/deployments/${id}`, { enabled });
  const served = () =>
    Promise.all([`/widget/${agent.id}.js`, `/a/${embed.id}`, `/a/${agent.slug}`, `/a/${agent.id}`].map(serves));
  assert.deepEqual(await served(), [true, true, true, true]);
  await set(widget.id, false);
  assert.deepEqual(await served(), [false, true, true, true]);
  const ticket = ticketIn(await (await open(`/a/${page.id}/chat`)).text());
  const { body: disabled } = await set(page.id, false);
  assert.equal(disabled.serving, false);
  assert.deepEqual(await served(), [false, true, false, false]);
  assert.equal((await as(undefined).post("/v2/visitor_tokens", { ticket })).status, 404);
  await set(page.id, true);
  assert.equal((await as(undefined).post("/v2/visitor_tokens", { ticket })).status, 201);
  const again = await as(undefined).post("/v2/visitor_tokens", { ticket });
  assert.deepEqual([again.status, again.body.code], [401, "ticket_spent"]);
});

test("further deployments have addresses of their own and can be deleted, those that came with it can't", async () => {
  const agent = await publishedAgent();
  const path = `/v2/agents/${agent.id}/deployments`;
  const { status, body: widget, headers } = await owner.post(path, { kind: "widget", name: "Second site" });
  assert.equal(status, 201);
  assert.equal(headers.get("location"), `${path}/${widget.id}`);
  assert.equal(widget.url, `${url}/widget/${widget.id}.js`);
  const loader = await open(`/widget/${widget.id}.js`, { "x-forwarded-host": "evil.example" });
  assert.equal(loader.headers.get("cache-control"), "public, max-age=60");
  const script = await loader.text();
  assert.match(script, new RegExp(`"deploymentId":"${widget.id}"`));
  assert.ok(script.includes(`"baseUrl":"${url}"`) && !script.includes("evil.example"));
  const { body: page } = await owner.post(path, { kind: "page" });
  assert.equal((await fetch(page.url)).status, 200);
  assert.match(await (await open(`/widget/${page.id}.js`)).text(), /"mode":"page"/);
  const renamed = await owner.request("PATCH", `${path}/${page.id}`, { name: "Other" });
  assert.equal(renamed.body.name, "Other");
  assert.equal((await owner.request("DELETE", `${path}/${page.id}`)).status, 204);
  assert.equal((await fetch(page.url)).status, 404);
  const own = await only(agent.id, "embed");
  assert.equal((await owner.request("DELETE", `${path}/${own.id}`)).body.code, "default_deployment");
  const { body: log } = await owner.get(`/v2/audit_events?target_id=${page.id}`);
  assert.deepEqual(
    log.data.map(({ action }: { action: string }) => action),
    ["deployment.deleted", "deployment.updated", "deployment.created"],
  );
});

test("a deployment shows on which pages it was seen, of the allowed sites alone, and how often", async () => {
  const agent = await publishedAgent();
  const [widget, , page] = await list(agent.id);
  const frame = { "sec-fetch-dest": "iframe" };
  const on = (address: string) => `/a/${widget.id}/chat?on=${encodeURIComponent(address)}`;
  await open(`/widget/${agent.id}.js`, { referer: `${SITE}/` });
  await open(on(`${SITE}/shipping?name=Ada#top`), frame);
  await open(on(`${SITE}/shipping`), frame);
  await open(on("https://evil.example/"), frame);
  await open(on("javascript:alert(1)"), frame);
  await open(`/a/${agent.slug}?utm=x`);
  await context.sightings.flush();
  const seen = (await only(agent.id, "widget")).seen;
  assert.deepEqual(
    seen.map((row: { origin: string; page: string; count: number }) => [row.origin, row.page, row.count]).sort(),
    [
      [SITE, null, 1],
      [SITE, "/shipping", 2],
    ],
  );
  await open(on(`${SITE}/shipping`), frame);
  await context.sightings.flush();
  const { body } = await owner.get(`/v2/agents/${agent.id}/deployments/${widget.id}`);
  assert.deepEqual([body.seen[0].page, body.seen[0].count], ["/shipping", 3]);
  assert.ok(body.seen[0].last_seen_at > body.seen[0].first_seen_at);
  const own = (await owner.get(`/v2/agents/${agent.id}/deployments/${page.id}`)).body.seen;
  assert.deepEqual([own[0].origin, own[0].page], [url, `/a/${agent.slug}`]);
});

test("a site that isn't allowed and loads the widget is told, at once, until it is allowed; of many the newest", async () => {
  const agent = await publishedAgent();
  const [widget, embed] = await list(agent.id);
  const other = "https://example.com";
  const load = (referer: string) => open(`/widget/${agent.id}.js`, { referer });
  const refused = async () =>
    (await only(agent.id, "widget")).refused.map((row: { origin: string; count: number }) => [row.origin, row.count]);
  await load(`${SITE}/`);
  await context.sightings.flush();
  // Nothing of the page is kept, and our own pages and what is no site are none.
  await load(`${other}/account?name=Ada`);
  await until(async () => (await refused()).length === 1, "the first one is told at once");
  for (const claimed of [
    `${other}/`,
    `${url}/assistants`,
    "about:srcdoc",
    "ftp://example.com",
    "https://a;b.example",
    "x",
  ])
    await load(claimed);
  await context.sightings.flush();
  assert.deepEqual(await refused(), [[other, 2]]);
  const row = await only(agent.id, "widget");
  assert.deepEqual([row.seen.length, row.seen[0].origin], [1, SITE]);
  // An iframe elsewhere is such a site, a link that is followed from there is not.
  await open(`/a/${embed.id}`, { referer: `${other}/`, "sec-fetch-dest": "iframe" });
  await open(`/a/${agent.slug}`, { referer: `${other}/`, "sec-fetch-dest": "document" });
  await context.sightings.flush();
  assert.deepEqual((await only(agent.id, "embed")).refused.length, 1);
  assert.deepEqual((await only(agent.id, "page")).refused, []);
  // Whoever makes up many fills five places, and pushes out none of those that are allowed.
  for (let index = 0; index < 60; index += 1) await load(`https://${index}.evil.example/`);
  await context.sightings.flush();
  assert.deepEqual([(await refused()).length, (await only(agent.id, "widget")).seen.length], [5, 1]);
  await load(`${other}/`);
  await context.sightings.flush();
  assert.equal((await refused())[0][0], other);
  await owner.request("PATCH", `/v2/agents/${agent.id}`, { allowed_origins: [SITE, other] });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  assert.ok(!(await refused()).some(([origin]: [string]) => origin === other));
  await load(`${other}/`);
  await context.sightings.flush();
  const { seen } = (await owner.get(`/v2/agents/${agent.id}/deployments/${widget.id}`)).body;
  assert.ok(seen.some(({ origin }: { origin: string }) => origin === other));
});

test("page views cost no write each, and of many pages the newest are kept", async () => {
  const agent = await publishedAgent();
  const widget = await only(agent.id, "widget");
  let transactions = 0;
  const { inWorkspace } = context.database;
  const count = async () => {
    const { data } = (await owner.get(`/v2/agents/${agent.id}/deployments?kind=widget`)).body;
    return data[0].seen.length;
  };
  const view = (index: number) =>
    open(`/a/${widget.id}/chat?on=${encodeURIComponent(`${SITE}/${index}`)}`, { "sec-fetch-dest": "iframe" });
  await view(0);
  await until(async () => (await count()) === 1, "the first one is told at once");
  for (let index = 1; index < 60; index += 1) await view(index);
  assert.equal(await count(), 1);
  context.database.inWorkspace = (...parameters) => {
    transactions += 1;
    return inWorkspace.call(context.database, ...parameters) as never;
  };
  await context.sightings.flush();
  context.database.inWorkspace = inWorkspace;
  assert.equal(transactions, 1);
  assert.equal(await count(), 50);
});

test("a deployment that is erased in the same moment takes no other's sightings with it", async () => {
  const [gone, stays] = [await publishedAgent(), await publishedAgent()];
  const view = async () => {
    for (const { id } of [gone, stays]) await open(`/widget/${id}.js`, { referer: `${SITE}/` });
  };
  await view();
  await context.sightings.flush();
  await view();
  const { id } = await only(gone.id, "widget");
  const workspaceId = parseId("workspace", (await owner.get(`/v2/agents/${gone.id}`)).body.workspace_id)!;
  const held = await holdOpen(context.database, workspaceId, (transaction) =>
    transaction.query(sql`DELETE FROM deployments WHERE id = ${parseId("deployment", id)}`),
  );
  const flushed = context.sightings.flush();
  await held.untilAwaited();
  await held.end();
  await flushed;
  assert.equal((await only(stays.id, "widget")).seen.length, 1);
  assert.equal(await only(gone.id, "widget"), undefined);
});

test("a page that isn't there is a page to a browser, and a problem document to others", async () => {
  const page = await open("/a/none-such", { accept: "text/html,application/xhtml+xml,*/*;q=0.8" });
  assert.equal(page.status, 404);
  assert.match(page.headers.get("content-type")!, /^text\/html/);
  assert.match(page.headers.get("content-security-policy")!, /default-src 'none'/);
  assert.match(await page.text(), /<h1>Not found<\/h1>/);
  const strange = await open("/%3Cscript%3E", { accept: "text/html" });
  assert.doesNotMatch(await strange.text(), /<script/i);
  for (const [path, accept] of [
    ["/a/none-such", "*/*"],
    ["/v2/none-such", "text/html"],
  ])
    assert.match((await open(path!, { accept: accept! })).headers.get("content-type")!, /problem\+json/);
});

test("the chat that a mail's link opens by itself has the brand's icon, or none, and asks for no other", async () => {
  const icon_url = "https://cdn.example/icon.png";
  const { body: brand } = await owner.post("/v2/brands", { name: "Iconic", icon_url });
  for (const [given, icon] of [
    [{ brand_id: brand.id }, icon_url],
    [{}, "data:,"],
  ] as const) {
    const { body: agent } = await owner.post("/v2/agents", { name: "Mailing", ...given });
    await owner.post(`/v2/agents/${agent.id}/publish`);
    const page = await fetch(`${url}/a/${agent.id}/chat?mode=page&storage=none`);
    assert.ok((await page.text()).includes(`<link rel="icon" href="${icon}">`), icon);
    const images = /img-src [^;]*/.exec(page.headers.get("content-security-policy")!)![0];
    assert.ok(images.includes(icon === icon_url ? "https://cdn.example" : "data:"), images);
  }
});

test("an assistant for members alone has neither page nor widget", async () => {
  const agent = await publishedAgent({ access: { visitors: "members" } });
  assert.equal((await open(`/a/${agent.slug}`)).status, 404);
  const script = await open(`/widget/${agent.id}.js`);
  assert.equal(script.status, 200);
  assert.match(await script.text(), /^console\.warn\("Citedesk: This assistant is for members alone\."\);$/m);
  assert.equal((await only(agent.id, "page")).serving, false);
});

test("another account finds none of it, not even below an assistant of its own", async () => {
  const agent = await publishedAgent();
  const { id } = await only(agent.id, "page");
  const { body: theirs } = await stranger.post("/v2/agents", { name: "Theirs" });
  assert.equal((await stranger.get(`/v2/agents/${agent.id}/deployments`)).status, 404);
  assert.equal((await stranger.post(`/v2/agents/${agent.id}/deployments`, { kind: "page" })).status, 404);
  for (const below of [agent.id, theirs.id]) {
    const path = `/v2/agents/${below}/deployments/${id}`;
    assert.equal((await stranger.get(path)).status, 404);
    assert.equal((await stranger.request("PATCH", path, { enabled: false })).status, 404);
    assert.equal((await stranger.request("DELETE", path)).status, 404);
  }
  const { body: other } = await owner.post("/v2/agents", { name: "Other" });
  assert.equal((await owner.get(`/v2/agents/${other.id}/deployments/${id}`)).status, 404);
});
