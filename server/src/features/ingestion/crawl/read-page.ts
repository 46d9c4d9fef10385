import { createHash } from "node:crypto";
import {
  looksLikeChallenge,
  looksLikeSignIn,
  looksLikeSoftNotFound,
  type PageEvent,
  parseRobotsTag,
} from "@citedesk/crawling";
import type { FetchedPage } from "../../../ports/page-fetcher.ts";
import { RenderFailure } from "../../../ports/page-renderer.ts";
import { type ExtractedDocument, ExtractionFailure } from "../../../ports/text-extractor.ts";
import { extractBytes } from "../extract-bytes.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { CRAWLER_TOKEN } from "./crawl-settings.ts";

/** What an answer of the site holds. */
export interface PageContent {
  /** `read`, or why it is no text for answers. */
  event: PageEvent;
  content: ExtractedDocument | null;
  /** Addresses to follow; null where none could be learnt. */
  links: string[] | null;
  sha256: string;
}

export type PageReaderContext = Pick<IngestionContext, "extractor" | "renderer">;

/**
 * From a successful response to its text: by the type of its bytes, not of its header, unless that names no text at
 * all.
 */
export async function readPage(
  context: PageReaderContext,
  page: FetchedPage,
  options: { url: string; knownSha256: string | null; render: boolean; signal: AbortSignal },
): Promise<PageContent> {
  const sha256 = createHash("sha256").update(page.body).digest("hex");
  const header = parseRobotsTag(page.headers["x-robots-tag"] ?? "", CRAWLER_TOKEN);
  const ended = (event: PageEvent, links: string[] | null = null): PageContent => ({
    event,
    content: null,
    links: header.nofollow ? [] : links,
    sha256,
  });
  const mediaType = page.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (/^(?:image|audio|video|font)\//.test(mediaType)) return ended({ kind: "type", type: mediaType });
  const isSame = sha256 === options.knownSha256 && !header.noindex;
  if (isSame) return ended({ kind: "response", status: 304, retryAfterMs: null });
  try {
    const content = await extract(context, page, options);
    const tag = content.robots ?? { noindex: false, nofollow: false };
    const links = header.nofollow || tag.nofollow ? [] : linksOf(content);
    if (header.noindex || tag.noindex) return ended({ kind: "noindex" }, links);
    const event = judgeText(content, options.url);
    return { event, content: event.kind === "read" ? content : null, links, sha256 };
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    const isPage = /html/.test(mediaType) && error.code === "no_text";
    return ended({ kind: "extraction_failure", code: error.code, message: isPage ? PAGE_WITHOUT_TEXT : error.message });
  }
}

/** Pages in other languages are followed like what the page links to. */
function linksOf({ links, alternates = [] }: ExtractedDocument): string[] {
  return [...new Set([...links, ...alternates.map(({ url }) => url)])];
}

function judgeText(content: ExtractedDocument, url: string): PageEvent {
  if (content.text.trim() === "" && content.links.length > 0) return { kind: "leads_on" };
  if (content.text.trim() === "")
    return { kind: "extraction_failure", code: "no_text", message: "The file holds no text of its own." };
  if (content.mediaType !== "text/html") return { kind: "read" };
  const [heading] = content.headings;
  const page = {
    url,
    title: content.title,
    heading: heading ? content.text.slice(heading.start, heading.end) : null,
    text: content.text,
  };
  if (looksLikeSoftNotFound(page)) return { kind: "soft_not_found" };
  if (looksLikeSignIn(page)) return { kind: "sign_in_page" };
  return looksLikeChallenge(page) ? { kind: "challenge" } : { kind: "read" };
}

/** With a browser where the page is empty without its scripts and one is installed. */
async function extract(
  context: PageReaderContext,
  page: FetchedPage,
  { url, render, signal }: { url: string; render: boolean; signal: AbortSignal },
): Promise<ExtractedDocument> {
  try {
    return await extractBytes(context, page.body, page.headers["content-type"], url, signal);
  } catch (error) {
    if (!(error instanceof ExtractionFailure) || error.code !== "needs_scripts") throw error;
    if (!context.renderer) throw new ExtractionFailure("needs_scripts", NO_BROWSER, { cause: error });
    if (!render) throw error;
    try {
      const body = await context.renderer.render(url, signal);
      return await extractBytes(context, body, "text/html; charset=utf-8", url, signal);
    } catch (failure) {
      if (failure instanceof RenderFailure)
        throw new ExtractionFailure("needs_scripts", failure.message, { cause: failure });
      throw failure;
    }
  }
}

const PAGE_WITHOUT_TEXT = "The page holds no text. Upload what it should say as a file.";
/** The settings of a source don't help here. */
const NO_BROWSER =
  "The page is empty until its scripts run, and this service has no browser for that. Have its operator install one, or upload the text as a file.";
