import assert from "node:assert/strict";
import { test } from "node:test";
import { runCrawlCampaign } from "./testing/crawl-campaign.ts";

test("a crawl that is killed again and again ends like one that was not, and reads no page twice", async (t) => {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  // The long form: npm run campaign:crawl
  const kills = 2;
  const report = await runCrawlCampaign({ pages: 240, kills, log: (line) => t.diagnostic(line), databaseUrl });
  assert.equal(report.resumedMs.length, kills);
  assert.ok(Math.max(...report.resumedMs) < 30_000);
});
