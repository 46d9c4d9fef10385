import assert from "node:assert/strict";
import { describe, test } from "node:test";
import {
  afterEnd,
  afterStart,
  type Classified,
  classifyOutcome,
  fingerprintKeys,
  fingerprintText,
  freshPace,
  judgeAddress,
  looksLikeSignIn,
  looksLikeSoftNotFound,
  type PageEvent,
  parseRobots,
  planFetch,
  readSitemap,
  TrapDetector,
} from "../index.ts";

interface SitePage {
  status?: number | (() => number);
  retryAfterMs?: number;
  title?: string;
  text?: string;
  links?: string[];
  noindex?: boolean;
  failure?: { code: string; message: string };
}

const origin = "https://shop.example";
const words = (name: string) =>
  Array.from({ length: 80 }, (_, n) => `${name}${"abcdefghij"[n % 10]}${"klmnopqrst"[(n * 7) % 10]}`).join(" ");

/** Runs a crawl over a site in memory, on a clock of its own: the parts together, as the server joins them. */
function crawl(site: Record<string, SitePage>, robots: string, sitemap?: string) {
  const rules = {
    scope: { start: `${origin}/`, include: [], exclude: ["/old/*"], sameSite: true },
    robotsOf: () => parseRobots(robots),
    agent: "CitedeskBot",
    traps: new TrapDetector({ year: 2026, budgets: { oneParameter: 3 } }),
    maxDepth: 3,
  };
  const policy = { maxConcurrent: 4, delayMs: 0 };
  const outcomes = new Map<string, Classified>();
  const seen = new Set<string>();
  const fetched: string[] = [];
  const kept: { url: string; fingerprint: string }[] = [];
  let queue: { url: string; depth: number; attempt: number; notBefore: number }[] = [];
  let pace = freshPace();
  let now = 0;

  const find = (address: string, base: string, depth: number) => {
    const judged = judgeAddress({ address, base, depth }, rules, (url) => !seen.has(url));
    if (judged.verdict === "ignore") return;
    seen.add(judged.url);
    if (judged.verdict === "read") queue.push({ url: judged.url, depth, attempt: 1, notBefore: 0 });
    else outcomes.set(judged.url, classifyOutcome(judged.event, { url: judged.url, attempt: 1 }));
  };
  const eventOf = (url: string, page: SitePage): PageEvent => {
    const status = typeof page.status === "function" ? page.status() : (page.status ?? 200);
    if (page.failure) return { kind: "fetch_failure", ...page.failure };
    if (status !== 200) return { kind: "response", status, retryAfterMs: page.retryAfterMs ?? null };
    const shown = { url, title: page.title ?? null, text: page.text ?? "" };
    if (looksLikeSoftNotFound(shown)) return { kind: "soft_not_found" };
    if (looksLikeSignIn(shown)) return { kind: "sign_in_page" };
    if (page.noindex) return { kind: "noindex" };
    if (shown.text === "") return { kind: "extraction_failure", code: "needs_scripts", message: "Only scripts." };
    const fingerprint = fingerprintText(shown.text);
    const keys = fingerprintKeys(fingerprint);
    const twin = kept.find((other) => fingerprintKeys(other.fingerprint).some((key) => keys.includes(key)));
    if (twin) return { kind: "duplicate", of: twin.url };
    kept.push({ url, fingerprint });
    return { kind: "read" };
  };

  find("/", origin, 0);
  for (const page of sitemap ? readSitemap(sitemap, origin).pages : []) find(page.url, origin, 1);
  for (let step = 0; queue.length > 0; step++) {
    assert.ok(step < 10_000, "the crawl has no end");
    const plan = planFetch(pace, policy, now);
    const next = queue.find((entry) => entry.notBefore <= now);
    if (plan.action === "wait" || next === undefined) {
      const waits = [
        ...(plan.action === "wait" && plan.until ? [plan.until] : []),
        ...queue.map((entry) => entry.notBefore),
      ];
      now = Math.min(...waits.filter((time) => time > now));
      continue;
    }
    queue = queue.filter((entry) => entry !== next);
    const page = site[next.url.slice(origin.length)] ?? { status: 404 };
    pace = afterStart(pace, policy, now);
    now += 20;
    fetched.push(next.url);
    const event = eventOf(next.url, page);
    const status = event.kind === "response" ? event.status : 200;
    const answered = { kind: "answered", status, durationMs: 20, retryAfterMs: page.retryAfterMs ?? null } as const;
    pace = afterEnd(pace, policy, page.failure ? { kind: "failed" } : answered, now);

    const classified = classifyOutcome(event, next);
    if (classified.retry) queue.push({ ...next, attempt: next.attempt + 1, notBefore: now + classified.retry.afterMs });
    else outcomes.set(next.url, classified);
    for (const link of page.links ?? []) find(link, next.url, next.depth + 1);
  }
  const shown = Object.fromEntries(
    [...outcomes].map(([url, { outcome, reason }]) => [
      url.slice(origin.length),
      reason ? `${outcome}: ${reason.code}` : outcome,
    ]),
  );
  return { shown, fetched, seen, now };
}

describe("a whole crawl", () => {
  test("gives every page it finds one outcome with the right reason, and fetches none twice", () => {
    let busy = 2;
    const timeout = { code: "timeout", message: "No answer." };
    const site: Record<string, SitePage> = {
      "/": {
        text: words("home"),
        links: [
          "/a?utm_source=x",
          "a#part",
          "/busy",
          "/gone",
          "/soft",
          "/login",
          "/scripts",
          "/slow",
          "/logo.png",
          "/hidden",
          "/private/x",
          "/old/x",
          "/twin",
          "https://other.example/",
          "mailto:a@shop.example",
          "/cal?m=1",
          "/x/x/x/x",
        ],
      },
      "/a": { text: words("a"), links: ["/", "/deep1"] },
      "/deep1": { text: words("d"), links: ["/deep2"] },
      "/deep2": { text: words("e"), links: ["/deep3"] },
      "/busy": { status: () => (busy-- > 0 ? 503 : 200), retryAfterMs: 9000, text: words("busy") },
      "/soft": { title: "Page not found | Shop", text: "Sorry." },
      "/login": { title: "Sign in", text: "E-mail Password" },
      "/scripts": { text: "" },
      "/slow": { failure: timeout },
      "/hidden": { noindex: true, text: words("h") },
      "/twin": { text: `${words("a")}!` },
      "/only-in-sitemap": { text: words("s") },
      ...Object.fromEntries(
        Array.from({ length: 9 }, (_, n) => [`/cal?m=${n + 1}`, { text: words(`m${n}`), links: [`/cal?m=${n + 2}`] }]),
      ),
    };
    const { shown, fetched, seen } = crawl(
      site,
      "User-agent: *\nDisallow: /private/",
      `${origin}/only-in-sitemap\n${origin}/a`,
    );
    assert.deepEqual(shown, {
      "/": "read",
      "/a": "read",
      "/busy": "read",
      "/cal?m=1": "read",
      "/cal?m=2": "read",
      "/cal?m=3": "read",
      "/cal?m=4": "skipped: max_depth",
      "/deep1": "read",
      "/deep2": "read",
      "/deep3": "skipped: max_depth",
      "/gone": "failed: not_found",
      "/hidden": "skipped: noindex",
      "/login": "empty: sign_in_page",
      "/old/x": "skipped: out_of_scope",
      "/only-in-sitemap": "read",
      "/private/x": "skipped: robots",
      "/scripts": "empty: needs_scripts",
      "/slow": "failed: timeout",
      "/soft": "failed: not_found",
      "/twin": "duplicate: duplicate",
      "/x/x/x/x": "skipped: trap",
    });
    assert.equal(Object.keys(shown).length, seen.size, "what was found and what is shown are the same number");
    const times = (path: string) => fetched.filter((url) => url === origin + path).length;
    assert.deepEqual([times("/busy"), times("/slow"), times("/a"), times("/private/x")], [3, 3, 1, 0]);
  });

  test("ends on a site that never does", () => {
    const endless = new Proxy<Record<string, SitePage>>(
      {},
      {
        get: (_, path) => {
          const page = Number(/=(\d+)/.exec(String(path))?.[1] ?? 0);
          return {
            text: words("same"),
            links: [`/?page=${page + 1}`, `/?page=${page + 1}&sort=${page}`, `${String(path).split("?")[0]}more/`],
          };
        },
      },
    );
    const { fetched } = crawl(endless, "");
    assert.ok(fetched.length < 60, String(fetched.length));
    assert.equal(new Set(fetched).size, fetched.length);
  });
});
