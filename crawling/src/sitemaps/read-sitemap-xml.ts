import { SaxesParser } from "saxes";
import type { XmlFormat } from "./sitemap.ts";
import { type SitemapCollector, SitemapFailure } from "./sitemap-collector.ts";

/**
 * Reads the XML formats in one pass. saxes goes on after an error when it is given a handler, which is what recovers
 * stray ampersands and unclosed elements. Names are read without regard to their prefix, except that what belongs
 * to an entry must share the entry's: so the `loc` of an image or a video is never taken for a page.
 */
export function* readSitemapXml(
  text: string,
  collector: SitemapCollector,
): Generator<undefined, { format: XmlFormat; isBroken: boolean }, undefined> {
  const parser = new SaxesParser({ position: false });
  const open: string[] = [];
  let format: XmlFormat | undefined;
  let isBroken = false;
  let entry: Entry | undefined;
  let value: string | undefined;

  parser.on("error", () => {
    isBroken = true;
  });
  parser.on("doctype", () => {
    throw new SitemapFailure("doctype", "The sitemap has a DOCTYPE, which is refused. Remove that line.");
  });
  parser.on("opentag", (tag) => {
    if (open.length === 0 && format === undefined) format = formatOf(tag.name);
    const [name, prefix] = splitName(tag.name);
    if (ENTRIES.has(name)) entry = { name, prefix, depth: open.length, fields: {}, link: null, languages: [] };
    else if (entry !== undefined && open.length === entry.depth + 1) {
      value = "";
      if (name === "link") readLink(entry, prefix, tag.attributes as Attributes);
      if (name === "guid" && (tag.attributes as Attributes).isPermaLink === "false") value = undefined;
    }
    open.push(tag.name);
  });
  const addText = (part: string) => {
    if (value !== undefined && value.length < MAX_VALUE_LENGTH) value += part;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", (tag) => {
    open.pop();
    if (entry === undefined) return;
    const [name, prefix] = splitName(tag.name);
    if (open.length === entry.depth) {
      collectEntry(entry, collector);
      entry = undefined;
    } else if (open.length === entry.depth + 1 && value !== undefined) {
      if (prefix === entry.prefix || name === "date") entry.fields[name] ??= value;
      value = undefined;
    }
    if (collector.isFull) throw new EnoughRead();
  });

  try {
    for (let start = 0; start < text.length; start += TURN) {
      parser.write(text.slice(start, start + TURN));
      yield;
    }
    parser.close();
  } catch (error) {
    if (error instanceof SitemapFailure) throw error;
    if (!(error instanceof EnoughRead)) isBroken = true;
  }
  if (format === undefined) {
    throw new SitemapFailure(
      "not_a_sitemap",
      "This is not a sitemap or feed: its XML holds neither. Check its address, or add the site as a website.",
    );
  }
  return { format, isBroken };
}

interface Entry {
  name: string;
  prefix: string;
  depth: number;
  fields: Record<string, string>;
  /** Atom keeps the address in an attribute. */
  link: { address: string; language: string | null } | null;
  /** The same page in each language that `xhtml:link` names, itself among them. */
  languages: { address: string; language: string }[];
}

type Attributes = Partial<Record<string, string>>;

class EnoughRead extends Error {}

/** Characters after which others get their turn: some 4 ms. */
const TURN = 64 * 1024;
const ENTRIES = new Set(["url", "sitemap", "item", "entry"]);
const MAX_VALUE_LENGTH = 10_000;
const MAX_LANGUAGES = 200;

function collectEntry({ name, fields, link, languages }: Entry, collector: SitemapCollector): void {
  const modified = fields.lastmod ?? null;
  if (name === "sitemap") {
    collector.addSitemap(fields.loc ?? "", modified);
  } else if (name === "url") {
    const own = fields.loc?.trim() ?? "";
    const language = languages.find(({ address }) => address === own)?.language ?? null;
    collector.addPage(own, { modified, language });
    for (const other of languages) collector.addPage(other.address, { language: other.language });
  } else {
    const address = link?.address ?? (fields.link?.trim() || fields.guid || "");
    collector.addPage(address, {
      modified: fields.updated ?? fields.pubDate ?? fields.published ?? fields.date ?? null,
      title: fields.title ?? null,
      language: link?.language ?? null,
    });
  }
}

/**
 * An entry's own address in Atom; or, with the prefix of another namespace, a language of the page (Google's
 * `xhtml:link`).
 */
function readLink(entry: Entry, prefix: string, { rel = "alternate", href, hreflang }: Attributes): void {
  if (rel !== "alternate" || href === undefined) return;
  if (prefix === entry.prefix) entry.link ??= { address: href, language: hreflang ?? null };
  else if (hreflang !== undefined && entry.languages.length < MAX_LANGUAGES)
    entry.languages.push({ address: href.trim(), language: hreflang });
}

function formatOf(root: string): XmlFormat | undefined {
  switch (splitName(root)[0]) {
    case "urlset":
      return "urlset";
    case "sitemapindex":
      return "sitemapindex";
    case "rss":
    case "RDF":
      return "rss";
    case "feed":
      return "atom";
    default:
      return undefined;
  }
}

/** `image:loc` → name `loc`, prefix `image`. */
function splitName(name: string): [name: string, prefix: string] {
  const colon = name.indexOf(":");
  return colon < 0 ? [name, ""] : [name.slice(colon + 1), name.slice(0, colon)];
}
