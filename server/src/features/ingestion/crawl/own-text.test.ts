import assert from "node:assert/strict";
import { test } from "node:test";
import { BlockKeepers, SiteTemplate } from "@citedesk/crawling";
import { extractDocument } from "@citedesk/extraction";
import { findOwnText } from "./own-text.ts";

const MENU = [
  "About this manual",
  "Buffer",
  "Child processes",
  "Cluster",
  "Command-line options",
  "Console",
  "File system",
];

/** What a page of links keeps where each entry of several words, and none of one, is known to be in all menus. */
async function readContents(below: string): Promise<string> {
  const list = MENU.map((entry) => `<li><a href="/${entry}.html">${entry}</a></li>`).join("");
  const document = await extractDocument(Buffer.from(`<title>Manual</title><ul>${list}</ul>${below}`), {
    fileName: "page.html",
    mediaType: "text/html",
    url: "https://manual.example/index.html",
  });
  const { blocks } = document.outline!;
  const inMenus = blocks.filter(({ start, end }) =>
    MENU.some((entry) => /\P{L}/u.test(entry) && document.text.slice(start, end).includes(entry)),
  );
  const template = new SiteTemplate();
  for (let page = 0; page < 8; page++)
    template.put(
      `${page}`,
      inMenus.map(({ hash }) => hash),
    );
  return findOwnText("index", document, { template, keepers: new BlockKeepers() }).content.text;
}

test("a page of nothing but the site's menu keeps all of it, entries of one word and of several", async () => {
  const text = await readContents("<p>Manual v18.2</p>");
  assert.deepEqual(
    MENU.filter((entry) => !text.includes(entry)),
    [],
  );
});

test("a menu above a page's own text goes whole, with its entries of one word", async () => {
  const text = await readContents(
    "<p>All chapters were read again in spring, and their examples run as they stand.</p>",
  );
  assert.deepEqual(
    MENU.filter((entry) => text.includes(entry)),
    [],
  );
});

test("a sentence without spaces is a page's own text", async () => {
  const text = await readContents("<p>我们周一至周五九点到十八点营业。</p>");
  assert.deepEqual(
    MENU.filter((entry) => text.includes(entry)),
    [],
  );
});
