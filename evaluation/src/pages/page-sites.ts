import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type ContentPlace, type GoldPage, goldOf } from "./gold-page.ts";

export interface PageSite {
  name: string;
  pages: GoldPage[];
}

/** The project's own pages (`sets/web-pages`), each frame a site. */
export async function loadOwnSites(): Promise<PageSite[]> {
  const folder = new URL("../../sets/web-pages/", import.meta.url);
  const contents = await readFolder(new URL("contents/", folder));
  const frames = await readFolder(new URL("frames/", folder));
  return frames.map(({ name, text: frame }) => ({
    name,
    pages: contents.map(({ name: content, text }) => {
      const title = /<h1>(.*?)</u.exec(text)?.[1]?.trim() ?? content;
      const fill = (inner: string) => frame.replaceAll("{{title}}", title).replace("{{content}}", () => inner);
      const gold = goldOf(fill(`<div id="gold-content">${text}</div>`), { content: ["#gold-content"] })!;
      return { url: `https://${name}.example/${content}`, html: fill(text), gold };
    }),
  }));
}

interface HelpSite {
  name: string;
  place: ContentPlace;
}

/** Pages of documentation as packages ship it, of many generators (`sets/help-sites`). */
export async function loadHelpSites(): Promise<PageSite[]> {
  const folder = new URL("../../sets/help-sites/", import.meta.url);
  const sites = JSON.parse(await readFile(new URL("sites.json", folder), "utf8")) as HelpSite[];
  return Promise.all(
    sites.map(async ({ name, place }) => {
      const lines = gunzipSync(await readFile(new URL(`pages/${name}.jsonl.gz`, folder))).toString("utf8");
      const pages = lines
        .split("\n")
        .filter(Boolean)
        .map((line) => JSON.parse(line) as { path: string; html: string });
      return {
        name,
        pages: pages.map(({ path, html }) => {
          const gold = goldOf(html, place);
          if (!gold) throw new Error(`${name} has no marked content on ${path}.`);
          return { url: `https://${name}.example/${path}`, html, gold };
        }),
      };
    }),
  );
}

/** Manuals that packages install, with the place of the text in their generator's pages: found by looking at them. */
const MANUALS: readonly { name: string; folder: string; place: ContentPlace }[] = [
  {
    name: "PostgreSQL",
    folder: "postgresql-doc-15/html",
    place: { content: ["body"], frame: [".navheader", ".navfooter"], either: [".toc", ".lot"] },
  },
  { name: "Python", folder: "python3.11/html", place: sphinx() },
  { name: "Git", folder: "git-doc", place: { content: ["body"], frame: ["#footer"], either: ["#toc"] } },
  { name: "CMake", folder: "cmake-data/html", place: sphinx() },
  {
    name: "SQLAlchemy",
    folder: "python-sqlalchemy-doc/html",
    place: { content: ["#docs-body"], either: [".toctree-wrapper"] },
  },
  {
    name: "Apache HTTP Server",
    folder: "apache2-doc/manual/en",
    place: {
      content: ["#page-content", "#directive-list", "#directive-ref"],
      frame: [".toplang", ".bottomlang"],
      either: ["#quickview", ".letters"],
    },
  },
  { name: "Node.js", folder: "nodejs/api", place: { content: ["#apicontent"], either: ["#toc", "#gtoc"] } },
  {
    name: "DocBook XSL",
    folder: "docbook-xsl-doc-html/doc",
    place: { content: ["body"], frame: [".navheader", ".navfooter"], either: [".toc"] },
  },
];

function sphinx(): ContentPlace {
  return { content: ["[role=main]"], either: ["nav.contents", ".contents.topic", ".toctree-wrapper", ".indextable"] };
}

/**
 * npm's own manual, which lies beside whatever npm runs this, and those of Debian's packages that are installed, or
 * unpacked under `EVALUATION_MANUALS` (`--help` names them). At most so many pages of each.
 */
export async function loadManuals(environment: NodeJS.ProcessEnv, mostPages: number): Promise<PageSite[]> {
  const debian = environment.EVALUATION_MANUALS ?? "/usr/share/doc";
  const places = [
    ...(environment.npm_execpath === undefined
      ? []
      : [{ name: "npm", folder: join(dirname(environment.npm_execpath), "../docs/output"), place: NPM }]),
    ...MANUALS.map((manual) => ({ ...manual, folder: join(debian, manual.folder) })),
  ];
  const sites: PageSite[] = [];
  for (const { name, folder, place } of places)
    if (existsSync(folder)) sites.push({ name, pages: await loadManual(folder, place, mostPages) });
  return sites;
}

const NPM: ContentPlace = { content: ["#content"], either: ["#table_of_contents", "#edit"] };

/** Spread evenly over the manual. */
async function loadManual(folder: string, place: ContentPlace, mostPages: number): Promise<GoldPage[]> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".html")).toSorted();
  const step = Math.max(1, names.length / mostPages);
  const chosen = names.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step));
  const pages: GoldPage[] = [];
  for (const name of chosen) {
    const html = await readFile(join(folder, name), "utf8");
    const gold = html.length > LONGEST ? undefined : goldOf(html, place);
    if (gold && gold.text.trim().length >= SHORTEST) pages.push({ url: `https://manual.example/${name}`, html, gold });
  }
  return pages;
}

/** Of a page's source, and of a text: a stub that only leads on has none. */
const LONGEST = 500_000;
const SHORTEST = 200;

async function readFolder(folder: URL): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".html")).toSorted();
  return Promise.all(
    names.map(async (name) => ({ name: name.slice(0, -5), text: await readFile(new URL(name, folder), "utf8") })),
  );
}
