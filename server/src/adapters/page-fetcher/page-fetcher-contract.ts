import assert from "node:assert/strict";
import { test } from "node:test";
import type { FetchRequest, PageFetcher } from "../../ports/page-fetcher.ts";
import type { MemoryPage } from "./memory-page-fetcher.ts";

/** A fetcher that sees `pages` (by path) on one site whose address is `origin`. */
export interface ContractSite {
  fetcher: PageFetcher;
  origin: string;
  requests: () => { method: string; headers: Record<string, string | string[] | undefined>; body: string }[];
  close: () => Promise<void>;
}

/** What every `PageFetcher` must do. */
export function testPageFetcher(
  name: string,
  open: (pages: Record<string, MemoryPage>) => Promise<ContractSite>,
): void {
  const onSite = (what: string, pages: Record<string, MemoryPage>, run: (site: Site) => Promise<void>) =>
    test(`${name}: ${what}`, async () => {
      const site = await open(pages);
      const limits = { maxBytes: 1000, timeoutMs: 30_000 };
      try {
        await run({
          ...site,
          read: (path, more) => site.fetcher.fetch({ url: site.origin + path, ...limits, ...more }),
        });
      } finally {
        await site.close();
      }
    });

  onSite(
    "a page comes with status, headers in lower case and bytes",
    { "/a": { status: 404, headers: { "X-Kind": "k" }, body: "größe" } },
    async ({ read, origin }) => {
      const page = await read("/a#top");
      assert.equal(page.status, 404);
      assert.equal(page.url, `${origin}/a`);
      assert.equal(page.headers["x-kind"], "k");
      assert.equal(new TextDecoder().decode(page.body), "größe");
      assert.deepEqual(page.redirects, []);
      assert.ok(page.durationMs >= 0);
    },
  );

  onSite(
    "an unchanged page is a 304 without a body",
    { "/a": { headers: { etag: '"1"' }, body: "x" } },
    async ({ read }) => {
      assert.equal((await read("/a", { etag: '"0"' })).status, 200);
      const page = await read("/a", { etag: '"1"' });
      assert.deepEqual([page.status, page.body.byteLength], [304, 0]);
    },
  );

  onSite(
    "where the status is what counts, a body that is too long is cut",
    { "/long": { status: 202, body: "x".repeat(5000) } },
    async ({ read }) => {
      const page = await read("/long", { mayCut: true });
      assert.deepEqual([page.status, page.body.byteLength], [202, 1000]);
    },
  );

  onSite("a body and headers reach the site, by POST", { "/hook": { body: "ok" } }, async ({ read, requests }) => {
    await read("/hook", { method: "POST", body: "sent", headers: { "X-Signature": "s" } });
    const [seen] = requests();
    assert.deepEqual([seen?.method, seen?.body, seen?.headers["x-signature"]], ["POST", "sent", "s"]);
  });

  onSite(
    "redirects are followed within limits, and only where the caller lets them",
    {
      "/a": { status: 301, headers: { location: "/b" } },
      "/b": { status: 302, headers: { location: "c?d#e" } },
      "/c?d": { body: "end" },
      "/loop": { status: 302, headers: { location: "/loop" } },
      "/inside": { status: 302, headers: { location: "http://169.254.169.254/" } },
      "/file": { status: 302, headers: { location: "file:///etc/passwd" } },
    },
    async ({ read, origin, requests }) => {
      const page = await read("/a");
      assert.equal(page.url, `${origin}/c?d`);
      assert.deepEqual(page.redirects, [`${origin}/b`, `${origin}/c?d`]);
      await assert.rejects(read("/loop"), { code: "redirect_loop" });
      await assert.rejects(read("/file"), { code: "invalid_url" });
      await assert.rejects(read("/a", { maxRedirects: 1 }), { code: "too_many_redirects" });
      const before = requests().length;
      await assert.rejects(read("/a", { mayFollow: async () => false }), {
        code: "redirect_refused",
        url: `${origin}/b`,
      });
      await assert.rejects(read("/inside", { mayFollow: () => false }), (error: { code?: string }) =>
        ["private_address", "redirect_refused"].includes(error.code ?? ""),
      );
      assert.equal(requests().length, before + 2);
    },
  );

  onSite(
    "size, time and the caller's stop end a request",
    {
      "/large": { body: "x".repeat(1001) },
      "/fits": { body: "x".repeat(1000) },
      "/slow": { body: "x", delayMs: 60_000 },
    },
    async ({ read }) => {
      assert.equal((await read("/fits")).body.byteLength, 1000);
      await assert.rejects(read("/large"), { name: "FetchFailure", code: "too_large" });
      await assert.rejects(read("/slow", { timeoutMs: 50 }), { code: "timeout" });
      await assert.rejects(read("/slow", { signal: AbortSignal.timeout(50) }), { code: "aborted" });
      await assert.rejects(read("/fits", { signal: AbortSignal.abort() }), { code: "aborted" });
    },
  );

  onSite("what can't be fetched says why", { "/a": {} }, async ({ fetcher }) => {
    const limits = { maxBytes: 1000, timeoutMs: 30_000 };
    await assert.rejects(fetcher.fetch({ url: "ftp://site.example/", ...limits }), { code: "invalid_url" });
    await assert.rejects(fetcher.fetch({ url: "http://u:p@site.example/", ...limits }), { code: "invalid_url" });
    await assert.rejects(fetcher.fetch({ url: "http://nobody.invalid/", ...limits }), { code: "dns_failed" });
  });
}

type Site = ContractSite & { read: (path: string, more?: Partial<FetchRequest>) => ReturnType<PageFetcher["fetch"]> };
