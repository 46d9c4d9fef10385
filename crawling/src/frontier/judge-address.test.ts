import assert from "node:assert/strict";
import { test } from "node:test";
import { TrapDetector } from "../addresses/trap-detector.ts";
import { parseRobots } from "../robots/parse-robots.ts";
import { type AddressRules, judgeAddress } from "./judge-address.ts";

const rules: AddressRules = {
  scope: { start: "https://shop.example/", include: [], exclude: ["/old/*"], sameSite: true },
  robotsOf: (host) => (host === "shop.example" ? parseRobots("User-agent: *\nDisallow: /private") : null),
  agent: "CitedeskBot",
  traps: new TrapDetector({ year: 2026 }),
  maxDepth: 3,
};

test("an address that a page names is read, skipped with its reason, or ignored", () => {
  const seen = new Set(["https://shop.example/known"]);
  const judge = (address: string, depth = 1) =>
    judgeAddress({ address, base: "https://shop.example/a/b", depth }, rules, (url) => !seen.has(url));
  const skipped = (address: string, depth?: number) => {
    const judged = judge(address, depth);
    return judged.verdict === "skip" ? judged.event : judged;
  };

  assert.deepEqual(judge("c?utm_source=x#y"), { verdict: "read", url: "https://shop.example/a/c", kind: "page" });
  assert.deepEqual(judge("/price.pdf"), { verdict: "read", url: "https://shop.example/price.pdf", kind: "document" });
  assert.deepEqual(judge("http://www.shop.example/private"), {
    verdict: "read",
    url: "http://www.shop.example/private",
    kind: "page",
  });
  for (const address of ["mailto:a@shop.example", "/logo.png", "https://other.example/", "/known#part", "http://["]) {
    assert.deepEqual(judge(address), { verdict: "ignore" }, address);
  }
  assert.deepEqual(skipped("/private/a"), { kind: "robots" });
  assert.deepEqual(skipped("/old/a"), { kind: "out_of_scope", why: "excluded" });
  assert.deepEqual(skipped("/deep", 4), { kind: "limit", limit: "max_depth", value: 3 });
  assert.deepEqual(skipped("/x/x/x/x"), { kind: "trap" });
});

test("a known address or one that is skipped anyway doesn't use up a trap's budget", () => {
  const traps = new TrapDetector({ year: 2026, budgets: { oneParameter: 1 } });
  const judge = (address: string, isNew: boolean) =>
    judgeAddress({ address, base: "https://shop.example/", depth: 1 }, { ...rules, traps }, () => isNew).verdict;
  assert.equal(judge("/list?page=1", false), "ignore");
  assert.equal(judge("/private?page=1", true), "skip");
  assert.equal(judge("/list?page=2", true), "read");
  assert.equal(judge("/list?page=3", true), "skip");
});
