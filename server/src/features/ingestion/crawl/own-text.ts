import { createHash } from "node:crypto";
import {
  type BlockKeepers,
  cutRanges,
  divideTemplate,
  findTemplate,
  fingerprintText,
  hashesOf,
  type SiteTemplate,
  shareKept,
  type TemplateBlock,
} from "@citedesk/crawling";
import { countWords } from "@citedesk/grounding";
import type { ExtractedDocument } from "../../../ports/text-extractor.ts";

/** What is known of a site's template by now. */
export interface KnownTemplate {
  template: SiteTemplate;
  keepers: BlockKeepers;
}

/** A page's text without its site's template, and what tells it from other pages. */
export interface OwnText {
  content: ExtractedDocument;
  /** These two know nothing of what the page keeps for its site. */
  fingerprint: string;
  textSha256: string;
  /** What it is compared by. */
  blocks: number[];
  /** What its site's template says: that this page keeps, and that another one keeps. */
  keptBlocks: number[];
  cutBlocks: number[];
  /** Of the page's own words, 0 to 1; null for files. */
  kept: number | null;
}

/**
 * Takes away what stands on most pages of the site, as far as it is known by now. What of that says something stays
 * where `page` (its document's id) is the first to have it.
 */
export function findOwnText(page: string, document: ExtractedDocument, known: KnownTemplate): OwnText {
  const { outline } = document;
  if (!outline) {
    return { content: document, ...identify(document, null), blocks: [], keptBlocks: [], cutBlocks: [], kept: null };
  }
  const { template, keepers } = known;
  const found = findTemplate(outline, template);
  const { cut, kept: keptBlocks, keptElsewhere: cutBlocks } = divideTemplate(page, found, keepers);
  const bare = without(document, found);
  const content = keptBlocks.length === 0 ? bare : without(document, cut);
  const kept = Math.round(shareKept(outline, content.text.length, template) * 1000) / 1000;
  return { content, ...identify(bare, kept), blocks: hashesOf(outline), keptBlocks, cutBlocks, kept };
}

function without(document: ExtractedDocument, blocks: readonly TemplateBlock[]): ExtractedDocument {
  if (blocks.length === 0) return document;
  const cut = cutRanges(document.text, blocks);
  // A page of nothing but its site's words says those: a list of its pages, with a version or a name below.
  const words = cut.text.replaceAll(".", "");
  if (countWords(words, 0, words.length) < FEWEST_WORDS) return document;
  const moved = <Range extends { start: number; end: number }>(ranges: Range[]) =>
    ranges.flatMap((range) => cut.move(range) ?? []);
  return {
    ...document,
    text: cut.text,
    headings: moved(document.headings),
    pages: moved(document.pages),
    times: moved(document.times),
    units: moved(document.units),
  };
}

/**
 * Pages are the same when their texts are, under whatever title. Where little text is left, or little of the page was
 * kept, everything that stood on the page counts too: its links, its frame.
 */
function identify(content: ExtractedDocument, kept: number | null): Pick<OwnText, "fingerprint" | "textSha256"> {
  const [first] = content.headings;
  const titleEnd = first?.start === 0 ? first.end : 0;
  const fingerprint = fingerprintText(content.text, titleEnd);
  const isThin = !fingerprint.includes(".") || (kept ?? 1) < LEAST_KEPT;
  const identity =
    isThin && content.outline ? `${content.text}\n${content.title}\n${content.outline.words}` : content.text;
  return {
    fingerprint: isThin ? fingerprint.split(".")[0]! : fingerprint,
    textSha256: createHash("sha256").update(identity).digest("hex"),
  };
}

/** Less is no text of a page's own; `v18.2` is one. */
const FEWEST_WORDS = 4;
/** Of a page's own words; below, its owner is warned. */
export const LEAST_KEPT = 0.6;
