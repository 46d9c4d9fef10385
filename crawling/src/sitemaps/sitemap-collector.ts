import { readDate } from "./read-date.ts";
import { readLanguage } from "./read-language.ts";
import type { SitemapEntry } from "./sitemap.ts";

export type SitemapFailureCode = "too_large" | "doctype" | "not_a_sitemap" | "unreadable";

/** `message` is a sentence for people. */
export class SitemapFailure extends Error {
  readonly code: SitemapFailureCode;
  constructor(code: SitemapFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "SitemapFailure";
    this.code = code;
  }
}

/** What else an entry says, as it is written. */
export interface EntryFacts {
  modified?: string | null;
  title?: string | null;
  language?: string | null;
}

/** Takes addresses as a reader finds them: each once, only those of the web, and no more than `maxEntries`. */
export class SitemapCollector {
  readonly #base: string;
  readonly #maxEntries: number;
  readonly #pages = new Map<string, SitemapEntry>();
  readonly #sitemaps = new Map<string, SitemapEntry>();
  isFull = false;

  constructor(base: string, maxEntries: number) {
    this.#base = base;
    this.#maxEntries = maxEntries;
  }

  addPage(address: string, facts: EntryFacts = {}): void {
    this.#add(this.#pages, address, facts);
  }

  addSitemap(address: string, modified: string | null): void {
    this.#add(this.#sitemaps, address, { modified });
  }

  result(): { pages: SitemapEntry[]; sitemaps: SitemapEntry[] } {
    return { pages: [...this.#pages.values()], sitemaps: [...this.#sitemaps.values()] };
  }

  #add(entries: Map<string, SitemapEntry>, address: string, { modified, title, language }: EntryFacts): void {
    const trimmed = address.trim();
    if (trimmed === "" || trimmed.length > MAX_ADDRESS_LENGTH) return;
    const parsed = URL.parse(trimmed, this.#base);
    if (parsed === null || !/^https?:$/.test(parsed.protocol) || entries.has(parsed.href)) return;
    if (this.#pages.size + this.#sitemaps.size >= this.#maxEntries) {
      this.isFull = true;
      return;
    }
    const shortTitle = title?.replace(/\s+/g, " ").trim().slice(0, MAX_TITLE_LENGTH) || null;
    entries.set(parsed.href, {
      url: parsed.href,
      modifiedAt: readDate(modified ?? null),
      title: shortTitle,
      language: readLanguage(language),
    });
  }
}

/** As sitemaps.org has it. */
const MAX_ADDRESS_LENGTH = 2048;
const MAX_TITLE_LENGTH = 500;
