import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { boundedRow, formatNumber } from "../report/report-row.ts";
import { listen } from "../servers/listen.ts";
import type { Bench } from "./bench-context.ts";
import { makeZipfPassages } from "./zipf-passages.ts";

/** A refresh of a large site on which one page has changed: how soon after its fetch the new text is found. */
export const changedPageBench: Bench = async ({ client, agentId, quick }) => {
  const pages = quick ? 300 : 10_000;
  const site = await startChangingSite(pages);
  try {
    const source = await client.addWebsite(agentId, site.address, pages);
    if (source === undefined) throw new Error("The contract has no websites.");
    await client.waitUntilRead([source], 600_000);
    const delays: number[] = [];
    for (const [round, page] of [Math.floor(pages / 2), pages - 1, 5].entries()) {
      const word = `zyxquandle${"abc"[round]}`;
      site.change(page, word);
      await client.refreshSource(source);
      while (!(await client.search(agentId, word)).body.includes(word)) await wait(5);
      delays.push(performance.now() - site.changedFetchedAt());
      await client.waitUntilRead([source], 600_000);
    }
    const slowest = Math.max(...delays) / 1000;
    const row = boundedRow({
      what: `a changed page in a source of ${pages.toLocaleString("en")} pages is searchable, seconds after its fetch`,
      figures: { slowest, fastest: Math.min(...delays) / 1000 },
      bounds: [{ figure: "slowest", atMost: 2 }],
      format: formatNumber,
      note: "Three refreshes of the whole source, each with one changed page.",
    });
    return [row];
  } finally {
    await site.close();
  }
};

/** Ten links a page; the address, links and all texts but one stay the same. */
async function startChangingSite(pages: number) {
  const texts = makeZipfPassages(5_000_000, pages).map(({ text }) => text);
  let changed = -1;
  let fetchedAt = 0;
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt") return void response.end("User-agent: *\nAllow: /\n");
    const number = request.url === "/" ? 0 : Number(/^\/page\/(\d+)$/.exec(request.url ?? "")?.[1] ?? Number.NaN);
    if (!(number < pages)) return void response.writeHead(404).end();
    if (number === changed) fetchedAt = performance.now();
    const links = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1)
      .filter((next) => next < pages)
      .map((next) => `<a href="/page/${next}">Page ${next}</a>`);
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><html lang="en"><head><title>Page ${number}</title></head><body><nav>${links.join(" ")}</nav><main><h1>Page ${number}</h1><p>${texts[number]}</p></main></body></html>`,
      );
  });
  const { address, close } = await listen(server);
  return {
    address: `${address}/`,
    change: (page: number, word: string) => {
      changed = page;
      texts[page] = `${word} ${texts[page]}`;
    },
    changedFetchedAt: () => fetchedAt,
    close,
  };
}
