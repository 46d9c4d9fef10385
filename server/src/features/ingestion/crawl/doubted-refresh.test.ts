import assert from "node:assert/strict";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { refreshDueSources } from "../refresh-due-sources.ts";
import { readSiteFor } from "./testing/read-site-for.ts";
import { htmlPage, proseOf, type SitePage, startSite } from "./testing/site-server.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
context.crawlLimits = { ...context.crawlLimits, retryFactor: 0.01 };

const readSite = readSiteFor(owner);
const page = (name: string, text: string, links: string[] = []): SitePage => ({
  body: htmlPage(name, `${text} ${proseOf(name)}`, links),
});
const redirect = (to: string): SitePage => ({ status: 302, headers: { location: to } });

const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const change = (statement: ReturnType<typeof sql>) =>
  context.database.inWorkspace(workspaceId, (transaction) => transaction.query(statement));

const NAMES = ["pumpkins", "radishes", "turnips", "carrots", "parsnips", "leeks", "onions", "beets"];

/** A shop of nine pages. */
function shop(): Record<string, SitePage> {
  const products = NAMES.map((name, index): [string, SitePage] => [
    `/${name}`,
    page(name, `${name} cost ${index} euros.`),
  ]);
  return {
    "/": page(
      "Welcome",
      "We sell vegetables.",
      NAMES.map((name) => `/${name}`),
    ),
    ...Object.fromEntries(products),
  };
}

const answerEverything = (pages: Record<string, SitePage>, answer: (path: string) => SitePage) => {
  for (const path of Object.keys(pages)) pages[path] = answer(path);
};

/** How many of the vegetables answers know. */
const countFound = async (find: (query: string) => Promise<string[]>) => {
  let known = 0;
  for (const name of NAMES) if ((await find(`${name} cost`)).some((text) => text.includes(`${name} cost`))) known += 1;
  return known;
};

const LOGIN = { body: htmlPage("Sign in", '<form action="/login" method="post"><input type="password"></form>') };

for (const [name, links] of [
  ["that nothing links to", []],
  ["that is a page of the site", ["/login"]],
] as const)
  test(`where every page redirects to a sign-in page ${name}, all keep their text; a second refresh confirms it`, async () => {
    const pages = shop();
    if (links.length > 0) {
      pages["/login"] = LOGIN;
      pages["/"] = page("Welcome", "We sell vegetables.", [...NAMES.map((one) => `/${one}`), ...links]);
    }
    const { refresh, outcomes, find } = await readSite(pages);
    assert.equal(await countFound(find), NAMES.length);
    const open = { ...pages };
    answerEverything(pages, () => redirect("/login"));
    pages["/login"] = LOGIN;

    const closed = await refresh();
    assert.deepEqual([closed.status, closed.error.code], ["failed", "sign_in_page"]);
    assert.equal(await countFound(find), NAMES.length);
    const { "/login": login, ...others } = await outcomes();
    assert.equal(login, links.length > 0 ? "empty: sign_in_page" : undefined);
    for (const outcome of Object.values(others))
      assert.match(String(outcome), /^failed: (?:unconfirmed|sign_in_page)$/);

    for (const [path, before] of Object.entries(open)) pages[path] = before;
    const again = await refresh();
    assert.deepEqual([again.progress.fetched, again.progress.passages > NAMES.length], [NAMES.length + 1, true]);

    answerEverything(pages, () => redirect("/login"));
    pages["/login"] = LOGIN;
    await refresh();
    assert.equal(await countFound(find), NAMES.length, "the doubt of before is settled");
    await refresh();
    assert.equal(await countFound(find), 0);
    for (const outcome of Object.values(await outcomes())) assert.equal(outcome, "empty: sign_in_page");
  });

test("where the whole site says that it will be back soon, pages keep their texts and the source says so", async () => {
  const pages = shop();
  const { refresh, outcomes, find, source } = await readSite(pages);
  const open = { ...pages };
  const maintenance = { body: htmlPage("Back soon", "We will be back soon. Our shop is being mended today.") };
  answerEverything(pages, () => maintenance);

  const closed = await refresh();
  assert.deepEqual([closed.status, closed.error.code], ["ready_with_errors", "unconfirmed"]);
  assert.equal(
    closed.error.message,
    "8 of 9 pages were not there any more, as when a site asks to sign in or is being mended. They keep their last text. If they are gone, refresh the source again: that removes them.",
  );
  const { "/": start, ...others } = await outcomes();
  assert.equal(start, "ready");
  assert.deepEqual(
    Object.values(others),
    NAMES.map(() => "failed: unconfirmed"),
  );
  assert.equal(await countFound(find), NAMES.length);

  for (const [path, before] of Object.entries(open)) pages[path] = before;
  const back = await refresh();
  assert.deepEqual([back.status, back.error, back.progress.fetched], ["ready", null, 9]);

  answerEverything(pages, () => maintenance);
  await refresh();
  assert.equal((await refresh()).status, "ready");
  assert.equal(await countFound(find), 0);
  assert.equal((await owner.get(`/v2/sources/${source.id}`)).body.progress.found, 1);
});

test("where every page leads to another host, as of a name that is for sale, pages keep their texts until that is confirmed", async () => {
  const sale = await startSite((path) =>
    path === "/" ? { body: htmlPage("For sale", "This name is for sale.") } : undefined,
  );
  after(() => sale.close());
  const pages = shop();
  const { refresh, documents, find } = await readSite(pages);
  answerEverything(pages, () => redirect(sale.origin));
  const parked = await refresh();
  assert.deepEqual([parked.status, parked.error.code], ["ready_with_errors", "unconfirmed"]);
  assert.equal(await countFound(find), NAMES.length);
  const rows: { status: string; reason: { code: string } | null }[] = await documents();
  assert.equal(rows.filter(({ reason }) => reason?.code === "unconfirmed").length, NAMES.length + 1);

  assert.equal((await refresh()).status, "ready");
  assert.equal(await countFound(find), 0);
});

test("a refresh by itself confirms a doubt only after a day", async () => {
  const pages = shop();
  const { find, source } = await readSite(pages);
  const id = parseId("source", source.id);
  const refreshByItself = async () => {
    await change(sql`UPDATE sources SET next_refresh_at = now() - interval '1 second' WHERE id = ${id}`);
    await refreshDueSources(context);
    await context.queue.drain();
    return (await owner.get(`/v2/sources/${source.id}`)).body;
  };
  answerEverything(pages, () => ({ body: htmlPage("Back soon", "We will be back soon.") }));
  for (let hour = 0; hour < 3; hour++) assert.equal((await refreshByItself()).error.code, "unconfirmed");
  assert.equal(await countFound(find), NAMES.length);
  await change(sql`UPDATE crawls SET doubted_at = doubted_at - interval '1 day' WHERE source_id = ${id}`);
  assert.equal((await refreshByItself()).status, "ready");
  assert.equal(await countFound(find), 0);
});

test("pages that say the same all at once keep their texts, whatever names them", async () => {
  const pages = shop();
  const { refresh, outcomes, find, site } = await readSite(pages);
  const urls = Object.keys(pages).map((path) => `<url><loc>${site.origin}${path}</loc></url>`);
  answerEverything(pages, () => ({ body: htmlPage("Back soon", "We will be back soon. Our shop is being mended.") }));
  pages["/sitemap.xml"] = { body: `<urlset>${urls.join("")}</urlset>` };
  const closed = await refresh();
  assert.deepEqual([closed.status, closed.error.code], ["ready_with_errors", "unconfirmed"]);
  const kept = Object.values(await outcomes()).filter((outcome) => outcome === "failed: unconfirmed");
  assert.ok(kept.length >= NAMES.length - 2);
  // One or two of them say what they say now: the others are theirs.
  assert.ok((await countFound(find)) >= NAMES.length - 2);
});

test("a site built anew, one that lost fewer than half, and what the owner leaves out by now go at once", async () => {
  const pages = shop();
  const { refresh, outcomes, find, source } = await readSite(pages);
  pages["/"] = page("Welcome", "We sell vegetables.", ["/pumpkins", "/radishes", "/turnips", "/carrots"]);
  assert.equal((await refresh()).status, "ready");
  assert.equal((await outcomes())["/leeks"], "removed: not_linked");
  assert.equal(await countFound(find), 4);

  const fresh = ["/a", "/b", "/c", "/d"];
  for (const path of fresh) pages[path] = page(`New ${path}`, `New page ${path}.`);
  pages["/"] = page("Welcome", "We sell vegetables.", fresh);
  assert.equal((await refresh()).status, "ready");
  assert.equal(await countFound(find), 0);

  const body = { exclude: ["/a", "/b", "/c", "/d"] };
  const { body: changed } = await owner.request("PATCH", `/v2/sources/${source.id}`, body, { prefer: "wait=30" });
  assert.deepEqual([changed.status, changed.error], ["ready", null]);
  for (const path of fresh) assert.equal((await outcomes())[path], "skipped: out_of_scope");
});

test("pages that redirect in a circle fail, and one that leads to a failing page keeps its text", async () => {
  const pages = shop();
  pages["/failing"] = page("Failing", "A page that fails later.");
  pages["/"] = page("Welcome", "We sell.", [
    "/loop1",
    "/loop2",
    "/into",
    "/failing",
    ...NAMES.map((name) => `/${name}`),
  ]);
  pages["/loop1"] = redirect("/loop2");
  pages["/loop2"] = redirect("/loop1");
  pages["/into"] = redirect("/loop1");
  const { refresh, outcomes, find, documents } = await readSite(pages);
  const first = await outcomes();
  for (const path of ["/loop1", "/loop2", "/into"]) assert.equal(first[path], "failed: redirect_loop", path);

  pages["/failing"] = { status: 500 };
  pages["/leeks"] = redirect("/failing");
  pages["/onions"] = redirect("/nowhere");
  pages["/beets"] = redirect("/carrots");
  pages["/turnips"] = redirect("/hidden");
  pages["/hidden"] = { body: htmlPage("Hidden", proseOf("hidden"), [], '<meta name="robots" content="noindex">') };
  pages["/"] = page("Welcome", "We sell.", ["/failing", "/nowhere", "/hidden", ...NAMES.map((name) => `/${name}`)]);
  await refresh();
  const second = await outcomes();
  assert.deepEqual(
    ["/leeks", "/onions", "/beets", "/turnips"].map((path) => second[path]),
    ["failed: server_error", "removed: not_found", "duplicate: redirected", "skipped: noindex"],
  );
  assert.equal(await countFound(find), NAMES.length - 3);
  const leeks = (await documents()).find(({ url }: { url: string }) => url.endsWith("/leeks"));
  assert.match(leeks.reason.message, /Leads on to http.*\/failing, which could not be read\. Its last text stays\./);
});
