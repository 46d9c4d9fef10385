import type { ExtractedDocument, PageOutline } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendBlocks } from "./append-blocks.ts";
import { appendContacts, isStartOfSite, tellsContacts } from "./append-contacts.ts";
import { appendStatements } from "./append-statements.ts";
import { findClientRedirects } from "./client-redirects.ts";
import { describeBlocks, describeLeftOut, hashWords } from "./describe-blocks.ts";
import { findArticle, findBody } from "./find-article.ts";
import { findPageProblem } from "./find-page-problem.ts";
import { listPricedChoices } from "./list-priced-choices.ts";
import { looksLikeNews } from "./looks-like-news.ts";
import { nameIcons } from "./name-icons.ts";
import { type PageFacts, readPageFacts } from "./page-facts.ts";
import { copyTree, findElements, type PageElement, parsePage, rawText } from "./page-node.ts";
import { placeStreamed } from "./place-streamed.ts";
import { removeHidden } from "./remove-hidden.ts";
import { removeShortcodes } from "./remove-shortcodes.ts";
import { revealAddresses } from "./reveal-addresses.ts";
import { findStatedArticle, trimToStated } from "./stated-article.ts";
import { visibleText } from "./visible-text.ts";
import { type WholePage, wholePage } from "./whole-page.ts";

/**
 * The main text of a web page with its headings, lists, tables and code, and what the page says about itself. Throws
 * `ExtractionFailure` for pages that are empty without scripts or ask to sign in.
 */
export function readPage(source: string, url?: string): ExtractedDocument {
  const root = parsePage(source);
  placeStreamed(root, source);
  revealAddresses(root);
  removeShortcodes(root);
  const body = findBody(root);
  const hasText = visibleText(body).trim().length >= LEAST_TEXT;
  const redirects = findClientRedirects(root, source, hasText);
  const facts = readPageFacts(root, url, redirects);
  const problem = findPageProblem(root, body);
  if (problem && redirects.length === 0) throw problem;
  const words = `${hashWords(visibleText(body))}`;
  const { content, whole, hidden } = mainContent(root, facts);
  const builder = new DocumentBuilder();
  appendBlocks(builder, content);
  const blocks = describeBlocks(builder.blocks, builder.text);
  // Not among the blocks that pages are compared by: these are the site's, and stay all the same.
  if (tellsContacts(url, facts)) appendContacts(builder, whole.frame, facts.language);
  if (isStartOfSite(url)) appendStatements(builder, whole.frame);
  const { text } = builder;
  const outline: PageOutline = {
    hasMain: whole.hasMain || content !== whole.content,
    words,
    blocks,
    leftOut: {
      frame: describeLeftOut([...whole.frame, ...hidden], text),
      aside: content === whole.content ? [] : describeLeftOut([whole.content], text),
    },
  };
  const { title, language, structuredData, isArticle: _, ...rest } = facts;
  return {
    ...builder.build({ mediaType: "text/html", title, language }),
    ...rest,
    ...(structuredData.length > 0 ? { structuredData } : {}),
    outline,
  };
}

/**
 * A page that says it is an article is read as one, unless that would lose what only manuals have; every other page is
 * read as a whole. Uses up `root`.
 */
function mainContent(root: PageElement, facts: PageFacts): MainContent {
  const pageTitle = findElements(root, "title").map(rawText)[0] ?? "";
  nameIcons(root);
  listPricedChoices(root);
  const hidden = removeHidden(root);
  const isNews = facts.isArticle || looksLikeNews(root);
  const article = isNews ? findArticle(() => copyTree(root), `${pageTitle} ${facts.title ?? ""}`) : undefined;
  const whole = wholePage(findBody(root));
  const least = facts.isArticle ? DECLARED_SHARE : GUESSED_SHARE;
  if (!article || article.textLength < whole.textLength * least) return { content: whole.content, whole, hidden };
  if (countStructure(article.article) < countStructure(whole.content) * MAX_STRUCTURE)
    return { content: whole.content, whole, hidden };
  const stated = findStatedArticle(facts.structuredData);
  if (stated !== undefined) trimToStated(article.article, stated);
  return { content: article.article, whole, hidden };
}

interface MainContent {
  content: PageElement;
  whole: WholePage;
  /** What the page never shows. */
  hidden: PageElement[];
}

/** With less, a page may be nothing but a way to another. */
const LEAST_TEXT = 200;
const DECLARED_SHARE = 0.1;
const GUESSED_SHARE = 0.4;
const MAX_STRUCTURE = 0.9;

/** Code, definitions and rows under a header: an article has few, and loses none of them. */
function countStructure(content: PageElement): number {
  return findElements(content, "pre", "dt", "th").length;
}
