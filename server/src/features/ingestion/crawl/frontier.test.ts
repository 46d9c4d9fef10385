import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { systemClock } from "../../../adapters/clock/system-clock.ts";
import { Frontier } from "./frontier.ts";
import type { FoundPage } from "./frontier-queries.ts";
import { RobotsReader } from "./robots-reader.ts";

const START = "https://shop.example/";

function newFrontier(settings: { maxPages?: number; maxDepth?: number; exclude?: string[] } = {}): Frontier {
  const fetcher = { fetch: () => Promise.reject(new Error("Nothing is fetched here.")) };
  return new Frontier({
    settings: {
      url: START,
      include: [],
      exclude: [],
      maxPages: 1000,
      maxDepth: 10,
      sameSite: true,
      followLinks: true,
      listSha256: undefined,
      render: false,
      ...settings,
    },
    robots: new RobotsReader(fetcher, { clock: systemClock, timeoutMs: 1, retryFactor: 1 }),
    startUrl: START,
    year: 2026,
  });
}

const shown = (page: FoundPage | undefined) => page && `${page.state} ${page.reason?.code ?? ""}`.trim();

describe("an address that a page names", () => {
  test("joins once, however it is written", () => {
    const frontier = newFrontier();
    frontier.addStart(START);
    assert.equal(shown(frontier.consider("/a?utm_source=x#top", START, 1)), "waiting");
    for (const again of ["/a", "a", "https://shop.example/a?gclid=1", START])
      assert.equal(frontier.consider(again, START, 1), undefined);
  });

  test("is shown with the reason when it is left out, and not at all when it is no page of the site", () => {
    const frontier = newFrontier({ maxPages: 2, maxDepth: 3, exclude: ["/old"] });
    frontier.addStart(START);
    assert.equal(shown(frontier.consider("/old/a", START, 1)), "done out_of_scope");
    assert.equal(shown(frontier.consider("/deep", START, 4)), "done max_depth");
    assert.equal(shown(frontier.consider("/a", START, 1)), "waiting");
    assert.equal(shown(frontier.consider("/b", START, 1)), "done max_pages");
    for (const none of ["https://other.example/", "/logo.png", "mailto:a@b.example", "/feed.xml"])
      assert.equal(frontier.consider(none, START, 1), undefined);
  });

  test("waits for a redirect that is on its way there", () => {
    const frontier = newFrontier();
    frontier.reserve(`${START}new`, `${START}old`);
    assert.equal(frontier.has(`${START}new`), false, "nobody knows yet whether it will be a page");
    assert.equal(frontier.consider("/new", START, 1), undefined);
    frontier.release(`${START}old`);
    assert.equal(shown(frontier.addMoved(`${START}new`, 1)), "fetching");
    assert.equal(frontier.addMoved(`${START}new`, 1), undefined);
    assert.ok(frontier.has(`${START}new`));
  });
});

test("what is shown without being read has an end too", () => {
  const frontier = newFrontier({ maxPages: 1 });
  frontier.addStart(START);
  const pages = Array.from({ length: 5000 }, (_, index) => frontier.consider(`/p/${index}`, START, 1));
  assert.equal(pages.filter((page) => page !== undefined).length, 1000);
});

test("a restart stands where the run stood: same limits, same budgets, next place", () => {
  const settings = { maxPages: 62 };
  const first = newFrontier(settings);
  const found = [first.addStart(START)];
  const month = (number: number) => `/events/${2026 + Math.floor(number / 12)}/${(number % 12) + 1}`;
  for (let number = 0; number < 70; number++) found.push(first.consider(month(number), START, 1)!);
  const second = newFrontier(settings);
  for (const { url, place, state } of found) second.recall({ url, place, isTaken: state === "waiting" });
  for (const address of [month(3), month(90), "/a", "/b"]) {
    assert.deepEqual(second.consider(address, START, 1), first.consider(address, START, 1), address);
  }
});
