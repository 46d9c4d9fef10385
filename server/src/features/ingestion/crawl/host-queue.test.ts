import assert from "node:assert/strict";
import { test } from "node:test";
import { systemClock } from "../../../adapters/clock/system-clock.ts";
import type { PageFetcher } from "../../../ports/page-fetcher.ts";
import type { ClaimedPage } from "./frontier-queries.ts";
import { HostQueue } from "./host-queue.ts";
import { RobotsReader } from "./robots-reader.ts";

const pageAt = (url: string) => ({ url, attempt: 1 }) as ClaimedPage;
const answered = (status: number, retryAfterMs: number | null = null) =>
  ({ kind: "answered", status, durationMs: 10, retryAfterMs }) as const;

async function newQueue(robots: string): Promise<HostQueue> {
  const fetcher: PageFetcher = {
    fetch: async ({ url }) => ({
      url,
      redirects: [],
      status: 200,
      headers: {},
      body: new TextEncoder().encode(robots),
      durationMs: 1,
    }),
  };
  const reader = new RobotsReader(fetcher, { clock: systemClock, timeoutMs: 1000, retryFactor: 1 });
  for (const host of ["one", "two"]) await reader.of(`https://${host}.example/`, AbortSignal.timeout(1000));
  return new HostQueue(reader, 3);
}

test("a host gets two requests at first, more as it answers, and never more than the limit", async () => {
  const queue = await newQueue("");
  queue.add(Array.from({ length: 20 }, (_, index) => pageAt(`https://one.example/${index}`)));
  const takeAll = () => Array.from({ length: 20 }, () => queue.take(0)?.page).filter((page) => page !== undefined);
  let underWay = takeAll();
  assert.equal(underWay.length, 2);
  for (let round = 0; round < 4; round++) {
    for (const page of underWay) queue.ended(page, answered(200), 0);
    underWay = takeAll();
  }
  assert.equal(underWay.length, 3);
});

test("a host that is closed does not keep the pages of another waiting", async () => {
  const queue = await newQueue("");
  const [first, second, other] = ["https://one.example/a", "https://one.example/b", "https://two.example/c"].map(
    pageAt,
  );
  queue.add([first!]);
  queue.ended(queue.take(0)!.page, answered(429, 60_000), 0);
  queue.add([second!, other!]);
  assert.equal(queue.take(0)?.page, other);
  assert.equal(queue.take(0), undefined);
  assert.equal(queue.opensIn(0), 60_000);
  assert.equal(queue.take(60_000)?.page, second);
});

test("a crawl delay is kept between two requests", async () => {
  const queue = await newQueue("User-agent: *\nCrawl-delay: 5\nAllow: /");
  queue.add([pageAt("https://one.example/a"), pageAt("https://one.example/b")]);
  const first = queue.take(1000)!;
  queue.ended(first.page, answered(200), 1010);
  assert.equal(queue.take(5999), undefined);
  assert.ok(queue.take(6000));
});

test("a host that does not answer any more is given up, and its pages with it", async () => {
  const queue = await newQueue("");
  queue.add(Array.from({ length: 12 }, (_, index) => pageAt(`https://one.example/${index}`)));
  for (let now = 0, failures = 0; failures < 10; now += 3_600_000, failures++) {
    const taken = queue.take(now)!;
    assert.equal(taken.givenUp, false);
    queue.ended(taken.page, { kind: "failed" }, now);
  }
  assert.equal(queue.take(0)?.givenUp, true);
});
