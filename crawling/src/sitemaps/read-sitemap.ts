import { decodeXml, isGzip, unzipWithin } from "./decode-xml.ts";
import { readJsonFeed } from "./read-json-feed.ts";
import { readSitemapXml } from "./read-sitemap-xml.ts";
import { recoverLocations } from "./recover-locations.ts";
import { SITEMAP_LIMITS, type Sitemap, type SitemapLimits } from "./sitemap.ts";
import { SitemapCollector, SitemapFailure } from "./sitemap-collector.ts";

/**
 * Reads a sitemap or feed: urlset, sitemap index, RSS 0.9 to 2.0, Atom, JSON Feed, or a plain list of addresses,
 * gzipped or not (sitemaps.org 0.9, RFC 4287). `url` is where it was fetched; relative addresses are resolved against
 * it.
 *
 * Broken XML gives what can be read of it. Throws `SitemapFailure`: `too_large`, `doctype` (a sitemap needs none, and
 * entity bombs do), `not_a_sitemap`, `unreadable`. 50,000 entries take some 400 ms at a stretch: where others wait
 * for the same thread, use `readSitemapInTurns`.
 */
export function readSitemap(
  content: Uint8Array | string,
  url: string,
  limits: SitemapLimits = SITEMAP_LIMITS,
): Sitemap {
  const steps = sitemapSteps(content, url, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** As `readSitemap`, but lets go of the thread every few milliseconds: `pause` ends when it is our turn again. */
export async function readSitemapInTurns(
  content: Uint8Array | string,
  url: string,
  pause: () => Promise<void>,
  limits: SitemapLimits = SITEMAP_LIMITS,
): Promise<Sitemap> {
  const steps = sitemapSteps(content, url, limits);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await pause();
  }
}

/** The reading itself, cut at places where it can wait. */
function* sitemapSteps(
  content: Uint8Array | string,
  url: string,
  limits: SitemapLimits,
): Generator<undefined, Sitemap, undefined> {
  const text = yield* toText(content, limits.maxBytes);
  const collector = new SitemapCollector(url, limits.maxEntries);
  if (text.startsWith("{")) {
    readJsonFeed(text, collector);
    return { format: "json", ...collector.result(), isComplete: !collector.isFull };
  }
  if (!text.startsWith("<")) return yield* readPlainList(text, collector);

  const { format, isBroken } = yield* readSitemapXml(text, collector);
  if (isBroken) yield* recoverLocations(text, format, collector);
  return { format, ...collector.result(), isComplete: !isBroken && !collector.isFull };
}

function* toText(content: Uint8Array | string, maxBytes: number): Generator<undefined, string, undefined> {
  if (content.length > maxBytes) throw new SitemapFailure("too_large", "The sitemap is larger than 50 MB. Split it.");
  if (typeof content === "string") return content.replace(/^\uFEFF/, "").trimStart();
  return decodeXml(isGzip(content) ? yield* unzipWithin(content, maxBytes) : content).trimStart();
}

function* readPlainList(text: string, collector: SitemapCollector): Generator<undefined, Sitemap, undefined> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== "" && !line.startsWith("#"));
  const addresses = filled.filter((line) => /^https?:\/\/\S+$/i.test(line));
  if (addresses.length === 0 || addresses.length < filled.length / 2) {
    throw new SitemapFailure(
      "not_a_sitemap",
      "This is not a sitemap or feed: it is neither XML nor a list of addresses. Check its address, or add the site as a website.",
    );
  }
  for (const [index, address] of addresses.entries()) {
    collector.addPage(address);
    if (index % 1000 === 999) yield;
  }
  return { format: "text", ...collector.result(), isComplete: !collector.isFull };
}
