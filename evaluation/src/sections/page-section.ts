import { pagePeers } from "../pages/page-peers.ts";
import { loadManuals, loadOwnSites, type PageSite } from "../pages/page-sites.ts";
import { readSite } from "../pages/read-site.ts";
import { addScores, type PageScore, scorePage, shareOf } from "../pages/score-page.ts";
import { boundedRow, formatNumber, formatShare, type ReportRow } from "../report/report-row.ts";
import { arePeersInstalled, installPeers } from "../systems/peer-modules.ts";
import type { Section } from "./section.ts";

/** What is kept of help pages and manuals: what must be, and nothing of the site's frame. */
export const pageSection: Section = async ({ projectRoot, quick }) => {
  if (!arePeersInstalled(projectRoot)) await installPeers(projectRoot);
  const rows = await measureSites("own pages", await loadOwnSites(), projectRoot);
  for (const manual of await loadManuals(process.env, quick ? QUICK_PAGES : MAX_PAGES))
    rows.push(...(await measureSites(`${manual.name}'s manual`, [manual], projectRoot)));
  return { name: "Help pages and manuals", rows };
};

const QUICK_PAGES = 20;
const MAX_PAGES = 3000;
/** The peers read some of a large manual: they take long. */
const PEER_PAGES = 100;

async function measureSites(name: string, sites: PageSite[], projectRoot: string): Promise<ReportRow[]> {
  const scores: PageScore[] = [];
  const falseTwins: string[] = [];
  for (const site of sites) {
    const read = await readSite(site);
    scores.push(...site.pages.map(({ gold }, index) => scorePage(gold, read.texts[index]!)));
    falseTwins.push(...read.falseTwins.map(({ url, of }) => `${url} as ${of}`));
  }
  const few = scores.filter(({ words }) => shareOf(words) < LEAST_KEPT).length;
  const ours = figuresOf(scores);
  return [
    boundedRow({
      what: `${name}, ${formatNumber(scores.length)} pages: what is kept`,
      reference: await describePeers(sites, projectRoot),
      figures: ours,
      bounds: [
        ...(["headings", "terms", "rows", "code"] as const).map((figure) => ({ figure, atLeast: 0.99 })),
        { figure: "boilerplate", atMost: 0.02 },
      ],
    }),
    boundedRow({
      what: "… pages below .8 of their own words, share",
      figures: { "": few / scores.length },
      bounds: [{ figure: "", atMost: 0.01 }],
    }),
    boundedRow({
      what: "… pages taken for another with the same text, and are not",
      figures: { "": falseTwins.length },
      bounds: [{ figure: "", atMost: 0 }],
      format: formatNumber,
      ...(falseTwins.length > 0 ? { note: falseTwins.slice(0, 5).join("; ") } : {}),
    }),
  ];
}

const LEAST_KEPT = 0.8;

function figuresOf(scores: PageScore[]): Record<keyof PageScore, number> {
  const { headings, terms, rows, code, words, boilerplate } = addScores(scores);
  return {
    headings: shareOf(headings),
    terms: shareOf(terms),
    rows: shareOf(rows),
    code: shareOf(code),
    words: shareOf(words),
    boilerplate: boilerplate.of === 0 ? 0 : shareOf(boilerplate),
  };
}

async function describePeers(sites: PageSite[], projectRoot: string): Promise<string> {
  const pages = sites.flatMap((site) => site.pages);
  const step = Math.max(1, Math.ceil(pages.length / PEER_PAGES));
  const some = pages.filter((_, index) => index % step === 0);
  const described: string[] = [];
  for (const { name, read } of await pagePeers(projectRoot)) {
    const scores: PageScore[] = [];
    for (const page of some) scores.push(scorePage(page.gold, await read(page)));
    const figures = Object.entries(figuresOf(scores)).map(([figure, value]) => `${figure} ${formatShare(value)}`);
    described.push(`${name}: ${figures.join(", ")}`);
  }
  return described.join("; ");
}
