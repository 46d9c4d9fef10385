import { type FetchedPage, FetchFailure, type FetchRequest, type PageFetcher } from "../ports/page-fetcher.ts";
import { SHOP_PAGES, SHOP_SITE, type ShopPage } from "./shop-texts.ts";

export const CRM_ENDPOINT = "https://crm.harbor-lantern.example/hooks";
/** Fails at some events, and takes them when they are sent again. */
export const DESK_ENDPOINT = "https://desk.harbor-lantern.example/events";
/** Was taken down: answers 410. */
export const OLD_ENDPOINT = "https://old.harbor-lantern.example/hooks";
const FAILS_AT_EVERY = 7;

/** The shop's site and the endpoints of its webhooks, in this process alone: nothing leaves the machine. */
export function openDemoSite(): PageFetcher {
  const failedOnce = new Set<number>();
  return {
    async fetch(request) {
      if (request.url === CRM_ENDPOINT) return answer(request, 200, '{"stored":true}', "application/json");
      if (request.url === OLD_ENDPOINT) return answer(request, 410, "This address is no longer used.", "text/plain");
      if (request.url === DESK_ENDPOINT) {
        const { sequence } = JSON.parse(String(request.body)) as { sequence: number };
        const isFailing = sequence % FAILS_AT_EVERY === 0 && !failedOnce.has(sequence);
        failedOnce.add(sequence);
        return isFailing
          ? answer(request, 503, "The desk is being restarted.", "text/plain")
          : answer(request, 200, "ok", "text/plain");
      }
      const { origin, pathname } = new URL(request.url);
      if (origin !== SHOP_SITE) throw new FetchFailure("dns_failed", request.url, "There is no such name.");
      if (pathname === "/robots.txt") return answer(request, 200, "User-agent: *\nDisallow: /staff\n", "text/plain");
      const page = SHOP_PAGES[pathname];
      return page
        ? answer(request, 200, toHtml(page), "text/html; charset=utf-8")
        : answer(request, 404, "<!doctype html><title>Nothing</title><p>There is nothing here.</p>", "text/html");
    },
  };
}

function answer({ url }: FetchRequest, status: number, body: string, type: string): FetchedPage {
  return {
    url,
    redirects: [],
    status,
    headers: { "content-type": type },
    body: new TextEncoder().encode(body),
    durationMs: 1,
  };
}

/** One that programs are asked to leave alone, and one that is no longer there. */
const OTHER_LINKS = { "/staff": "For staff", "/prices-2024": "Last year's prices" };

function toHtml({ title, lines }: ShopPage): string {
  const titles = Object.entries(SHOP_PAGES).map(([path, page]) => [path, page.title]);
  const links = [...titles, ...Object.entries(OTHER_LINKS)].map(
    ([path, name]) => `<li><a href="${path}">${name}</a></li>`,
  );
  const rows = lines.filter((line) => line.startsWith("|")).map((line) => line.slice(1).split("|"));
  const table = rows.map(
    (cells, row) => `<tr>${cells.map((cell) => wrap(row === 0 ? "th" : "td", cell)).join("")}</tr>`,
  );
  const paragraphs = lines.filter((line) => !line.startsWith("|")).map((line) => wrap("p", line));
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><nav><ul>${links.join("")}</ul></nav>
<main><h1>${title}</h1>${table.length > 0 ? `<table>${table.join("")}</table>` : ""}${paragraphs.join("\n")}</main>
</body></html>`;
}

function wrap(element: string, text: string): string {
  return `<${element}>${text}</${element}>`;
}
