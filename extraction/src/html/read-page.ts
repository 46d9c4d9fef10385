import type { ExtractedDocument } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { isInvisible } from "./element-signs.ts";
import { findArticle, findBody } from "./find-article.ts";
import { appendBlocks } from "./page-blocks.ts";
import { type PageFacts, readPageFacts } from "./page-facts.ts";
import { findPageProblem } from "./page-problems.ts";
import { copyTree, findElements, type PageElement, parsePage, prune, rawText } from "./page-tree.ts";
import { findStatedArticle, trimToStated } from "./stated-article.ts";
import { wholePage } from "./whole-page.ts";

/**
 * The main text of a web page with its headings, lists, tables and code, and what the page says about itself. Throws
 * `ExtractionFailure` for pages that are empty without scripts or ask to sign in.
 */
export function readPage(source: string, url?: string): ExtractedDocument {
  const root = parsePage(source);
  const facts = readPageFacts(root, url);
  const problem = findPageProblem(root, findBody(root));
  if (problem) throw problem;
  const builder = new DocumentBuilder();
  appendBlocks(builder, mainContent(root, facts));
  const { title, language, structuredData, isArticle: _, ...rest } = facts;
  return {
    ...builder.build({ mediaType: "text/html", title, language }),
    ...rest,
    ...(structuredData.length > 0 ? { structuredData } : {}),
  };
}

const SHORT_TEXT = 250;

/** An article's text has to be most of its page; other pages are read as a whole. Uses up `root`. */
function mainContent(root: PageElement, facts: PageFacts): PageElement {
  const pageTitle = findElements(root, "title").map(rawText)[0] ?? "";
  prune(root, isInvisible);
  const article = findArticle(() => copyTree(root), `${pageTitle} ${facts.title ?? ""}`);
  const whole = wholePage(findBody(root));
  const least = facts.isArticle ? whole.textLength * 0.1 : Math.max(SHORT_TEXT, whole.textLength * 0.4);
  if (!article || article.textLength < least) return whole.content;
  const stated = findStatedArticle(facts.structuredData);
  if (stated !== undefined) trimToStated(article.article, stated);
  return article.article;
}
