import { runCrawlCampaign } from "./crawl-campaign.ts";

// npm run campaign:crawl [PAGES] [KILLS]: the long form of crawl-campaign.test.ts. On the server of TEST_DATABASE_URL
// when that is set.
const [pages = 2000, kills = 20] = process.argv.slice(2).map(Number);
const report = await runCrawlCampaign({
  pages,
  kills,
  log: console.log,
  databaseUrl: process.env.TEST_DATABASE_URL,
});
const slowest = Math.max(...report.resumedMs);
console.log(
  `${pages} pages, ${kills} kills, ${report.seconds.toFixed(1)} s: every page once, index equal; ` +
    `on again within ${slowest} ms of a restart, ${report.askedAgain} requests repeated`,
);
