import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { extractDocument } from "@citedesk/extraction";
import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { type ArticleScore, meanScore, scoreArticle } from "./measures/article-score.ts";

/** Figures of one extractor over the pages; rates are means over pages, F1 is of the two means. */
export interface ArticleFigures {
  precision: number;
  recall: number;
  f1: number;
  pagesPerSecond: number;
  /** By page, in the order of the sample, for paired comparisons. */
  pages: ArticleScore[];
}

/**
 * How much of the text that a person would keep each extractor finds on the sample's pages, and how fast: ours as it
 * ships, and Mozilla's Readability on linkedom in the same run. `sharedData` is the folder with `samples/pages`.
 */
export async function measureArticleText(
  sharedData: string,
): Promise<{ ours: ArticleFigures; readability: ArticleFigures }> {
  const pages = await loadPages(join(sharedData, "samples", "pages"));
  return { ours: await measure(pages, readOurs), readability: await measure(pages, readWithReadability) };
}

interface SamplePage {
  html: string;
  articleBody: string;
}

async function loadPages(folder: string): Promise<SamplePage[]> {
  const truth = JSON.parse(await readFile(join(folder, "ground-truth.json"), "utf8")) as Record<
    string,
    { articleBody: string }
  >;
  return Promise.all(
    Object.entries(truth).map(async ([id, { articleBody }]) => {
      const bytes = gunzipSync(await readFile(join(folder, "html", `${id}.html.gz`)));
      return { html: bytes.toString("utf8"), articleBody };
    }),
  );
}

async function measure(pages: SamplePage[], read: (html: string) => string | Promise<string>): Promise<ArticleFigures> {
  for (const page of pages.slice(0, 10)) await read(page.html);
  const texts: string[] = [];
  const started = performance.now();
  for (const page of pages) texts.push(await read(page.html));
  const seconds = (performance.now() - started) / 1000;
  const scores = pages.map((page, index) => scoreArticle(page.articleBody, texts[index]!));
  return { ...meanScore(scores), pagesPerSecond: pages.length / seconds, pages: scores };
}

async function readOurs(html: string): Promise<string> {
  const { text } = await extractDocument(Buffer.from(html), { fileName: "page.html", mediaType: "text/html" });
  return text;
}

function readWithReadability(html: string): string {
  const { document } = parseHTML(html);
  return new Readability(document as unknown as Document).parse()?.textContent ?? "";
}
