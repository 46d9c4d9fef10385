import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { startBenchSite } from "./bench-site.ts";
import { runScript } from "./script-process.ts";

/** The same site on loopback, crawled by the service until its pages can be searched, and by Crawlee until they are fetched. */
export const crawlBench: Bench = async ({ client, documents, agentId, projectRoot, quick }) => {
  const pages = quick ? 100 : 500;
  const site = await startBenchSite(documents, pages);
  try {
    const crawlee = await crawlWithCrawlee(projectRoot, site.address, pages);
    const peer = boundedRow({
      what: "… Crawlee (Cheerio) in the same run, fetched and parsed",
      reference: "138",
      figures: { "": crawlee },
      format: formatNumber,
    });
    const started = performance.now();
    const source = await client.addWebsite(agentId, site.address, pages);
    if (source === undefined)
      return [unmeasuredRow(WHAT, "This version of the service takes no websites.", "≥ 40"), peer];
    await client.waitUntilRead([source], 120_000);
    const own = pages / ((performance.now() - started) / 1000);
    const row = boundedRow({
      what: WHAT,
      figures: { "": own, "times Crawlee": own / crawlee },
      bounds: [{ figure: "", atLeast: 40 }],
      format: formatNumber,
      note: `${pages} pages. The mark of 1.5 × Crawlee is for pages fetched, this figure for pages searchable.`,
    });
    return [row, peer];
  } finally {
    await site.close();
  }
};

const WHAT = "crawl on loopback, all the way to searchable, pages a second";

/** In a process of its own, as the service is: the site alone stays in this one. */
async function crawlWithCrawlee(projectRoot: string, address: string, pages: number): Promise<number> {
  const script = new URL("./crawlee-peer.ts", import.meta.url);
  return Number(await runScript(script, [projectRoot, address, String(pages)], projectRoot));
}
