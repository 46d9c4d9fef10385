import { pairedBootstrap } from "../measures/paired-bootstrap.ts";
import type { GoldPage } from "../pages/gold-page.ts";
import { pagePeers } from "../pages/page-peers.ts";
import { loadHelpSites, loadManuals, loadOwnSites, type PageSite } from "../pages/page-sites.ts";
import { readSite } from "../pages/read-site.ts";
import { addKept, addScores, type PageScore, scorePage, shareOf } from "../pages/score-page.ts";
import { boundedRow, formatNumber, formatShare, type ReportRow } from "../report/report-row.ts";
import { arePeersInstalled, installPeers } from "../systems/peer-modules.ts";
import type { Section } from "./section.ts";

/** What is kept of help pages and manuals: what must be, and nothing of the site's frame. */
export const pageSection: Section = async ({ projectRoot, quick }) => {
  if (!arePeersInstalled(projectRoot)) await installPeers(projectRoot);
  const rows = [
    ...(await measureSites("help sites", await loadHelpSites(), projectRoot)),
    ...(await measureSites("own pages", await loadOwnSites(), projectRoot)),
  ];
  for (const manual of await loadManuals(process.env, quick ? QUICK_PAGES : MAX_PAGES))
    rows.push(...(await measureSites(`${manual.name}'s manual`, [manual], projectRoot)));
  return { name: "Help pages and manuals", rows };
};

const QUICK_PAGES = 20;
const MAX_PAGES = 3000;
/** The peers read some of a large manual: they take long. */
const PEER_PAGES = 250;

async function measureSites(name: string, sites: PageSite[], projectRoot: string): Promise<ReportRow[]> {
  const scores: PageScore[] = [];
  const falseTwins: string[] = [];
  for (const site of sites) {
    const read = await readSite(site);
    scores.push(...site.pages.map(({ gold }, index) => scorePage(gold, read.texts[index]!)));
    falseTwins.push(...read.falseTwins.map(({ url, of }) => `${url} as ${of}`));
  }
  const few = scores.filter(({ words }) => shareOf(words) < LEAST_KEPT).length;
  return [
    boundedRow({
      what: `${name}, ${formatNumber(scores.length)} pages: what is kept`,
      figures: figuresOf(scores),
      bounds: [
        ...(["headings", "terms", "rows", "code"] as const).map((figure) => ({ figure, atLeast: 0.99 })),
        { figure: "boilerplate", atMost: 0.02 },
      ],
    }),
    ...(await peerRows(sites, scores, projectRoot)),
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

/** What others keep of the same pages, and how far ours is from it, page by page. */
async function peerRows(sites: PageSite[], ours: PageScore[], projectRoot: string): Promise<ReportRow[]> {
  const pages = sites.flatMap((site) => site.pages);
  const step = Math.max(1, Math.ceil(pages.length / PEER_PAGES));
  const some = (list: readonly unknown[]) => list.filter((_, index) => index % step === 0);
  const rows: ReportRow[] = [];
  for (const { name, read } of await pagePeers(projectRoot)) {
    const theirs: PageScore[] = [];
    for (const page of some(pages) as GoldPage[]) theirs.push(scorePage(page.gold, await read(page)));
    rows.push(
      boundedRow({
        what: `… ${name}`,
        figures: figuresOf(theirs),
        note: describeDistance(some(ours) as PageScore[], theirs),
      }),
    );
  }
  return rows;
}

function describeDistance(ours: PageScore[], theirs: PageScore[]): string {
  const apart = (of: (score: PageScore) => number) => {
    const { difference, low, high } = pairedBootstrap(ours.map(of), theirs.map(of));
    return `${formatShare(difference)} [${formatShare(low)}, ${formatShare(high)}]`;
  };
  const blocks = apart(({ headings, terms, rows, code }) => shareOf(addKept([headings, terms, rows, code])));
  const frame = apart(({ boilerplate }) => (boilerplate.of === 0 ? 0 : shareOf(boilerplate)));
  return `ours is ${blocks} of a page's blocks and ${frame} boilerplate apart, over ${theirs.length} pages`;
}
