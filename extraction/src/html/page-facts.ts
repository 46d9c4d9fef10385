import { findElements, type PageElement, rawText } from "./page-node.ts";
import { readStructuredData, schemaTypes } from "./read-structured-data.ts";

/** What a page says about itself, beside its text. */
export interface PageFacts {
  title: string | null;
  language: string | null;
  canonicalUrl?: string;
  robots?: { noindex: boolean; nofollow: boolean };
  modifiedAt?: string;
  links: string[];
  /** The page in other languages (`link rel="alternate" hreflang`), itself among them where it says so. */
  alternates?: { url: string; language: string }[];
  structuredData: Record<string, unknown>[];
  /** Whether the page says that it is an article. */
  isArticle: boolean;
}

const MAX_LINKS = 10_000;

/** `url` is where the page came from; without it only absolute links are known. */
export function readPageFacts(
  root: PageElement,
  url: string | undefined,
  redirects: readonly string[] = [],
): PageFacts {
  const metas = metaContents(root);
  const structuredData = readStructuredData(root);
  const base = resolve(findElements(root, "base")[0]?.attributes.href ?? "", url) ?? url;
  const canonical = findElements(root, "link").find((link) => hasToken(link.attributes.rel, "canonical"))?.attributes
    .href;
  const canonicalUrl = canonical ? resolve(canonical, base) : undefined;
  const alternates = collectAlternates(root, base);
  const robots = metas.get("robots")?.toLowerCase();
  const modifiedAt = modificationDate(root, metas, structuredData);
  return {
    title: pageTitle(root, metas),
    language: findElements(root, "html")[0]?.attributes.lang ?? metas.get("content-language") ?? null,
    ...(canonicalUrl ? { canonicalUrl } : {}),
    ...(robots === undefined ? {} : { robots: robotsRules(robots) }),
    ...(modifiedAt ? { modifiedAt } : {}),
    links: collectLinks(root, base, redirects),
    ...(alternates.length > 0 ? { alternates } : {}),
    structuredData,
    isArticle: metas.get("og:type")?.toLowerCase() === "article" || structuredData.some(isArticle),
  };
}

/** By lower-case `name`, `property` or `http-equiv`; the first of each counts. */
function metaContents(root: PageElement): Map<string, string> {
  const contents = new Map<string, string>();
  for (const { attributes } of findElements(root, "meta")) {
    const name = (attributes.name ?? attributes.property ?? attributes["http-equiv"])?.toLowerCase();
    const content = attributes.content?.trim();
    if (name && content && !contents.has(name)) contents.set(name, content);
  }
  return contents;
}

/** The heading when the page's title merely adds the site's name to it, else what the page shares as its title. */
function pageTitle(root: PageElement, metas: Map<string, string>): string | null {
  const title = oneLine(findElements(root, "title")[0]);
  const headings = findElements(root, "h1")
    .map(oneLine)
    .filter((heading) => heading !== "");
  const repeated = headings.find((heading) => title.toLowerCase().includes(heading.toLowerCase()));
  if (repeated && repeated.length >= 10) return repeated;
  return metas.get("og:title") || title || headings[0] || null;
}

function oneLine(element: PageElement | undefined): string {
  return element ? rawText(element).replace(/\s+/gu, " ").trim() : "";
}

function robotsRules(content: string): { noindex: boolean; nofollow: boolean } {
  const rules = content.split(/[\s,]+/u);
  const isNone = rules.includes("none");
  return { noindex: isNone || rules.includes("noindex"), nofollow: isNone || rules.includes("nofollow") };
}

function modificationDate(
  root: PageElement,
  metas: Map<string, string>,
  structuredData: Record<string, unknown>[],
): string | undefined {
  const candidates = [
    metas.get("article:modified_time"),
    metas.get("og:updated_time"),
    ...structuredData.map((entry) => entry.dateModified),
    metas.get("last-modified"),
    metas.get("article:published_time"),
    ...structuredData.map((entry) => entry.datePublished),
    metas.get("date"),
    ...findElements(root, "time")
      .slice(0, 1)
      .map((element) => element.attributes.datetime),
  ];
  for (const candidate of candidates) {
    const time = typeof candidate === "string" && /\d{4}/.test(candidate) ? Date.parse(candidate) : Number.NaN;
    if (!Number.isNaN(time)) return new Date(time).toISOString();
  }
  return undefined;
}

function collectLinks(root: PageElement, base: string | undefined, first: readonly string[]): string[] {
  const links = new Set(first.flatMap((address) => resolve(address, base) ?? []));
  for (const { attributes } of findElements(root, "a", "area")) {
    if (links.size >= MAX_LINKS) break;
    const link = attributes.href === undefined ? undefined : resolve(attributes.href, base);
    if (link) links.add(link);
  }
  return [...links];
}

function collectAlternates(root: PageElement, base: string | undefined): { url: string; language: string }[] {
  return findElements(root, "link")
    .slice(0, MAX_LINKS)
    .flatMap(({ attributes: { rel, href, hreflang } }) => {
      const url = href && hreflang && hasToken(rel, "alternate") ? resolve(href, base) : undefined;
      return url && hreflang ? [{ url, language: hreflang }] : [];
    });
}

/** An absolute http(s) address without fragment, or undefined. */
function resolve(address: string, base: string | undefined): string | undefined {
  const url = URL.parse(address.trim(), base);
  if (!url || (url.protocol !== "https:" && url.protocol !== "http:")) return undefined;
  url.hash = "";
  return url.href;
}

function hasToken(list: string | undefined, token: string): boolean {
  return list?.toLowerCase().split(/\s+/u).includes(token) ?? false;
}

function isArticle(entry: Record<string, unknown>): boolean {
  return schemaTypes(entry).some((type) => /(?:Article|BlogPosting|Report)$/.test(type));
}
