import type { ArchiveEntry, ExtractedDocument } from "../extracted-document.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import { appendBlocks } from "../html/append-blocks.ts";
import { findBody } from "../html/find-article.ts";
import { parsePage } from "../html/page-node.ts";
import { removeHidden } from "../html/remove-hidden.ts";
import { canonicalLine } from "./canonical-text.ts";
import { DocumentBuilder } from "./document-builder.ts";

export const MAX_ARTICLES = 2000;

type Fields = Record<string, unknown>;

/**
 * The articles of a help centre as its export or interface lists them: `{articles: [{title, body, html_url, locale,
 * draft}]}` (Zendesk), `{type: "list", data: [{type: "article", title, body, url, state}]}` (Intercom), pages of such
 * lists, or the articles alone. Undefined: it is none. Each published article is a document of its own.
 */
export function readArticles(value: unknown): ExtractedDocument | undefined {
  const articles = listArticles(value);
  if (!articles) return undefined;
  if (articles.length > MAX_ARTICLES)
    throw new ExtractionFailure("too_large", "The export has more than 2,000 articles. Split it into smaller files.");
  const names = new Set<string>();
  const entries = articles.map((article, index): ArchiveEntry => {
    const name = nameOf(article, index, names);
    names.add(name);
    if (isDraft(article)) return { name, ...urlOf(article), failure: DRAFT };
    const document = readArticle(article);
    if (document.text === "") return { name, ...urlOf(article), failure: EMPTY };
    return { name, ...urlOf(article), document };
  });
  return { ...new DocumentBuilder().build({ mediaType: "application/json" }), entries };
}

function listArticles(value: unknown): Fields[] | undefined {
  if (Array.isArray(value)) {
    const [first] = value;
    if (isObject(first) && !isArticle(first)) {
      const pages = value.map((page) => (isObject(page) ? listArticles(page) : undefined));
      return pages.length > 0 && pages.every((page) => page !== undefined) ? pages.flat() : undefined;
    }
    return isArticle(first) ? value.filter(isObject) : undefined;
  }
  if (!isObject(value)) return undefined;
  const list = value.articles ?? (value.type === "list" ? value.data : undefined);
  return Array.isArray(list) && list.some(isArticle) ? list.filter(isObject) : undefined;
}

/** A title with a body, and what only articles have. */
function isArticle(value: unknown): value is Fields {
  if (!isObject(value)) return false;
  const hasBody = ["body", "html", "content"].some((name) => typeof value[name] === "string" || value[name] === null);
  const hasTitle = typeof value.title === "string" || typeof value.name === "string";
  return hasBody && hasTitle && ARTICLE_SIGNS.some((name) => Object.hasOwn(value, name));
}

const ARTICLE_SIGNS = ["draft", "state", "status", "html_url", "locale", "default_locale", "section_id", "published"];

/** What a help centre keeps to itself is not for visitors either. */
function isDraft(article: Fields): boolean {
  const state = text(article.state ?? article.status).toLowerCase();
  const isPublished = state === "" || ["published", "public", "live", "active"].includes(state);
  return article.draft === true || article.published === false || !isPublished;
}

const DRAFT = { code: "draft", message: "The article is a draft: only published ones come in." } as const;
const EMPTY = { code: "empty", message: "The article holds no text." } as const;

function readArticle(article: Fields): ExtractedDocument {
  const builder = new DocumentBuilder();
  const title = canonicalLine(text(article.title ?? article.name));
  const page = parsePage(text(article.body ?? article.html ?? article.content));
  removeHidden(page);
  const body = new DocumentBuilder();
  appendBlocks(body, findBody(page));
  const hasText = body.text !== "";
  if (hasText && title !== "") builder.heading(1, title);
  if (hasText) appendBlocks(builder, findBody(page));
  const language = text(article.locale ?? article.default_locale ?? article.language);
  const modified = Date.parse(text(article.edited_at ?? article.updated_at));
  return {
    ...builder.build({
      mediaType: "text/html",
      title: title || null,
      language: /^[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*$/.test(language) ? language.replaceAll("_", "-") : null,
    }),
    ...(Number.isNaN(modified) ? {} : { modifiedAt: new Date(modified).toISOString() }),
  };
}

/** Stays the same from one export to the next. */
function nameOf(article: Fields, index: number, taken: ReadonlySet<string>): string {
  const id = canonicalLine(text(article.id)) || canonicalLine(text(article.title ?? article.name)) || `${index + 1}`;
  const locale = canonicalLine(text(article.locale ?? article.default_locale));
  const name = (locale ? `${locale}/${id}` : id).slice(0, 500);
  return taken.has(name) ? `${name} (${index + 1})` : name;
}

/** Where people read it, not where programs do. */
function urlOf(article: Fields): { url?: string } {
  for (const field of ["html_url", "public_url", "url"]) {
    const address = text(article[field]);
    if (!URL.canParse(address) || address.length > 2048) continue;
    const { protocol, pathname, username } = new URL(address);
    if (/^https?:$/.test(protocol) && username === "" && !/\/api\/v\d|\.json$/.test(pathname)) return { url: address };
  }
  return {};
}

function text(value: unknown): string {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : "";
}

function isObject(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
