import assert from "node:assert/strict";
import { test } from "node:test";
import { loadHelpSites } from "./page-sites.ts";
import { readSite } from "./read-site.ts";
import { addKept, addScores, scorePage, shareOf } from "./score-page.ts";

const sites = await loadHelpSites();

test("the help sites are two hundred pages and more, each with a marked text that has blocks of every kind among them", () => {
  const golds = sites.flatMap(({ pages }) => pages.map(({ gold }) => gold));
  assert.ok(golds.length >= 200, `${golds.length} pages`);
  for (const gold of golds) assert.notEqual(gold.text.trim(), "");
  for (const kind of ["headings", "terms", "rows", "code"] as const) {
    const blocks = golds.reduce((sum, gold) => sum + gold[kind].length, 0);
    assert.ok(blocks >= 900, `${blocks} ${kind}`);
  }
});

test("of two pages of each help site, all but a hundredth of the blocks are kept, and nothing of the frame to speak of", async () => {
  const scores = [];
  for (const { name, pages } of sites) {
    const some = pages.slice(0, 2);
    const { texts, falseTwins } = await readSite({ name, pages: some });
    assert.deepEqual(falseTwins, [], name);
    scores.push(...some.map(({ gold }, index) => scorePage(gold, texts[index]!)));
  }
  const { headings, terms, rows, code, boilerplate } = addScores(scores);
  assert.ok(shareOf(addKept([headings, terms, rows, code])) >= 0.99, JSON.stringify({ headings, terms, rows, code }));
  assert.ok(shareOf(boilerplate) <= 0.02, JSON.stringify(boilerplate));
});
