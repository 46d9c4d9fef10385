import { readXml } from "../archive/read-xml.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import { canonicalLine } from "../text/canonical-text.ts";
import type { ImportedPage } from "./import-contents.ts";
import { LeftOutList } from "./left-out-list.ts";
import { findColumns, type Row, readRows, tooMany } from "./read-rows.ts";

export const PAGE_COLUMNS = {
  url: ["url", "urls", "address", "page", "page url", "link", "loc", "adresse", "seite"],
  title: ["title", "name", "titel"],
};

const MAX_ROWS = 10_000;
const MAX_ADDRESS = 2048;

/**
 * A list of pages: CSV whose first line names a column `url`, or addresses alone, a line each, or a sitemap as a file.
 * Throws `ExtractionFailure` for a sitemap of sitemaps, and where there are too many.
 */
export function readPageList(source: string) {
  const leftOut = new LeftOutList();
  const seen = new Set<string>();
  const rows = readAddresses(source);
  if (rows.length > MAX_ROWS) throw new ExtractionFailure("too_large", tooMany(MAX_ROWS));
  const items = rows.flatMap(({ line, address, title }): ImportedPage[] => {
    const url = addressOf(address.trim());
    const leave = (code: string, message: string): ImportedPage[] => {
      leftOut.add(code, message, { line, field: "url", name: canonicalLine(address).slice(0, 200) });
      return [];
    };
    if (url === undefined)
      return leave("invalid", "This is no http or https address such as https://example.com/help.");
    if (url.length > MAX_ADDRESS) return leave("too_long", "The address is longer than 2,048 characters.");
    if (seen.has(url)) return leave("twice", "The address stands further up already.");
    seen.add(url);
    return [{ line, url, title: canonicalLine(title).slice(0, 300) || null }];
  });
  return { kind: "pages" as const, items, leftOut: leftOut.reasons };
}

interface AddressRow {
  line: number;
  address: string;
  title: string;
}

function readAddresses(source: string): AddressRow[] {
  if (/^\uFEFF?\s*</u.test(source)) return readSitemap(source);
  const [first] = source.replace(/^\uFEFF/u, "").split(/\r?\n/u, 1);
  const columns = findColumns(readRows(`${first}\n`, 1)[0], PAGE_COLUMNS);
  const [url, title] = [columns.url, columns.title];
  if (url === undefined) return linesOf(source).map(({ line, cells }) => ({ line, address: cells[0]!, title: "" }));
  return readRows(source, MAX_ROWS)
    .slice(1)
    .map(({ line, cells }) => ({
      line,
      address: cells[url] ?? "",
      title: title === undefined ? "" : (cells[title] ?? ""),
    }));
}

/** An address may have commas in it: without names of columns a line is one address. */
function linesOf(source: string): Row[] {
  return source
    .replace(/^\uFEFF/u, "")
    .split(/\r\n?|\n/u)
    .map((text, index) => ({ line: index + 1, cells: [text.trim().replace(/^"(.*)"$/u, "$1")] }))
    .filter(({ cells }) => cells[0] !== "");
}

/** sitemaps.org: the `loc` of each `url`. */
function readSitemap(source: string): AddressRow[] {
  const rows: AddressRow[] = [];
  const open: string[] = [];
  let text = "";
  // It is text by now, whatever encoding it says it had.
  readXml(Buffer.from(source.trimStart().replace(/^<\?xml[^>]*\?>/u, "")), {
    open(name) {
      open.push(name);
      text = "";
      if (name === "sitemapindex")
        throw new ExtractionFailure(
          "broken",
          "This sitemap names other sitemaps. Add it by its address instead: then they are read too.",
        );
    },
    text(more) {
      text += more;
    },
    close(name) {
      open.pop();
      if (name === "loc" && open.at(-1) === "url") rows.push({ line: rows.length + 1, address: text, title: "" });
      text = "";
    },
  });
  if (rows.length === 0)
    throw new ExtractionFailure(
      "broken",
      "This XML names no pages: a sitemap has `urlset`, with a `loc` for each page.",
    );
  return rows;
}

/** As a browser would ask for it; without a scheme it is taken as https. */
function addressOf(text: string): string | undefined {
  const whole = /^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/u.test(whole) || !URL.canParse(whole)) return undefined;
  const url = new URL(whole);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return undefined;
  if (!/\.|^localhost$|^\[/.test(url.hostname)) return undefined;
  url.hash = "";
  return url.href;
}
