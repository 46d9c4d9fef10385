import { createHash } from "node:crypto";
import { cutRanges, findTemplate, fingerprintText, hashesOf, type SiteTemplate, shareKept } from "@citedesk/crawling";
import type { ExtractedDocument } from "../../../ports/text-extractor.ts";

/** A page's text without its site's template, and what tells it from other pages. */
export interface OwnText {
  content: ExtractedDocument;
  fingerprint: string;
  textSha256: string;
  /** What it is compared by. */
  blocks: number[];
  /** Of the page's own words, 0 to 1; null for files. */
  kept: number | null;
}

/** Takes away what stands on most pages of the site, as far as `template` knows it by now. */
export function findOwnText(document: ExtractedDocument, template: SiteTemplate): OwnText {
  const { outline } = document;
  const content = outline ? withoutTemplate(document, template) : document;
  const kept = outline ? Math.round(shareKept(outline, content.text.length, template) * 1000) / 1000 : null;
  return {
    content,
    ...identify(content, kept),
    blocks: outline ? hashesOf(outline) : [],
    kept,
  };
}

function withoutTemplate(document: ExtractedDocument, template: SiteTemplate): ExtractedDocument {
  const found = findTemplate(document.outline!, template);
  if (found.length === 0) return document;
  const cut = cutRanges(document.text, found);
  // A page of nothing but its site's words says those.
  if (cut.text.trim() === "") return document;
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

/** Of a page's own words; below, its owner is warned. */
export const LEAST_KEPT = 0.6;
