import { BlockKeepers, hashesOf, SiteTemplate } from "@citedesk/crawling";
import { extractDocument } from "@citedesk/extraction";
import { findOwnText } from "../../../server/src/features/ingestion/crawl/own-text.ts";
import { TwinFinder } from "../../../server/src/features/ingestion/crawl/twin-finder.ts";
import type { GoldPage } from "./gold-page.ts";
import type { PageSite } from "./page-sites.ts";
import { wordsOf } from "./score-page.ts";

export interface ReadSite {
  texts: string[];
  /** Addresses of pages that were taken for others though their words differ in more than a few. */
  falseTwins: { url: string; of: string }[];
}

/**
 * As the service reads a site: each page by itself, then all of them compared for what is the site's and what says the
 * same.
 */
export async function readSite({ pages }: PageSite): Promise<ReadSite> {
  const template = new SiteTemplate();
  const keepers = new BlockKeepers();
  const documents = [];
  for (const { url, html } of pages) {
    const document = await extractDocument(Buffer.from(html), { fileName: "page.html", mediaType: "text/html", url });
    if (document.outline) template.put(url, hashesOf(document.outline));
    documents.push(document);
  }
  const twins = new TwinFinder();
  const falseTwins: ReadSite["falseTwins"] = [];
  const texts = documents.map((document, index) => {
    const page = pages[index]!;
    const known = { template, keepers };
    const { content, fingerprint, textSha256, keptBlocks } = findOwnText(page.url, document, known);
    keepers.put(page.url, keptBlocks);
    const read = { url: page.url, documentId: page.url, fingerprint, textSha256, canonicalUrl: null, isKnown: false };
    const twin = twins.find(read);
    if (!twin) twins.add(read);
    else if (isOther(page, pages.find(({ url }) => url === twin.url)!))
      falseTwins.push({ url: page.url, of: twin.url });
    return content.text;
  });
  return { texts, falseTwins };
}

/** By all words that must be kept, in whatever order. */
function isOther(one: GoldPage, other: GoldPage): boolean {
  const left = new Map<string, number>();
  const count = (page: GoldPage, by: number) => {
    for (const word of wordsOf(page.gold.text)) left.set(word, (left.get(word) ?? 0) + by);
  };
  count(one, 1);
  count(other, -1);
  return [...left.values()].reduce((sum, times) => sum + Math.abs(times), 0) > MAX_OTHER_WORDS;
}

/** Another last sentence of a word or two makes no other text. */
const MAX_OTHER_WORDS = 6;
