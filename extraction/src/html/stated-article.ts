import { childElements, type PageElement, type PageNode, parsePage, rawText } from "./page-node.ts";
import { schemaTypes } from "./read-structured-data.ts";

const SHINGLE = 4;
/** Shorter ones are summaries. */
const LEAST_LENGTH = 400;
/** Shares of words: of the stated text that the page has to show, and of a block that has to be stated to count. */
const SHOWN = 0.6;
const STATED = 0.3;
/** With more of the page outside, the statement is the beginning of a longer text. */
const CUT_SHORT = 0.35;

/**
 * The text of the article as the page's structured data gives it (schema.org `articleBody`), when that is a whole text.
 */
export function findStatedArticle(structuredData: Record<string, unknown>[]): string | undefined {
  const bodies = structuredData
    .filter((entry) => schemaTypes(entry).some((type) => /(?:Article|BlogPosting|Report)$/.test(type)))
    .map((entry) => entry.articleBody)
    .filter((body) => typeof body === "string")
    .map((body) => (/<\/?[a-z]|&\w+;/i.test(body) ? rawText(parsePage(body)) : body));
  const longest = bodies.sort((a, b) => b.length - a.length)[0];
  return longest !== undefined && longest.length >= LEAST_LENGTH ? longest : undefined;
}

/**
 * Takes out what stands before the first and behind the last block of the stated text. Does nothing when the page
 * shows much of that text elsewhere or not at all: then it is cut short, or of another article. What stands between
 * stays, as tables and lists are often left out of the statement.
 */
export function trimToStated(article: PageElement, stated: string): void {
  const shingles = shinglesOf(wordsOf(stated));
  if (shingles.size === 0) return;
  const blocks = leafBlocks(article).map((element) => {
    const found = shinglesOf(wordsOf(rawText(element)));
    const shared = [...found].filter((shingle) => shingles.has(shingle));
    return { element, found: found.size, shared };
  });
  const shown = new Set(blocks.flatMap(({ shared }) => shared));
  if (shown.size < shingles.size * SHOWN) return;
  const isStated = ({ found, shared }: (typeof blocks)[number]) => found > 0 && shared.length >= found * STATED;
  const first = blocks.findIndex(isStated);
  const last = blocks.findLastIndex(isStated);
  const outside = blocks.filter((_, index) => index < first || index > last);
  const words = (some: typeof blocks) => some.reduce((sum, { found }) => sum + found, 0);
  if (words(outside) > words(blocks) * CUT_SHORT) return;
  removeElements(article, new Set(outside.map(({ element }) => element)));
}

/** Elements that hold text and no other blocks with text: paragraphs, items, headings, cells. */
function leafBlocks(root: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const visit = (element: PageElement): void => {
    const inner = childElements(element).filter((child) => BLOCKS.has(child.name) || holdsBlock(child));
    const holdsText = element.children.some((child) => child.kind === "text" && child.text.trim() !== "");
    if (inner.length === 0 || holdsText) found.push(element);
    else for (const child of childElements(element)) visit(child);
  };
  for (const child of childElements(root)) visit(child);
  return found;
}

const BLOCKS = new Set(
  "article blockquote dd div dl dt figure h1 h2 h3 h4 h5 h6 header li ol p pre section table tbody td th thead tr ul".split(
    " ",
  ),
);

function holdsBlock(node: PageNode): boolean {
  return (
    node.kind === "element" &&
    node.children.some((child) => child.kind === "element" && (BLOCKS.has(child.name) || holdsBlock(child)))
  );
}

function removeElements(root: PageElement, gone: ReadonlySet<PageElement>): void {
  root.children = root.children.filter((child) => child.kind === "text" || !gone.has(child));
  for (const child of childElements(root)) removeElements(child, gone);
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function shinglesOf(words: string[]): Set<string> {
  const shingles = new Set<string>();
  for (let start = 0; start + SHINGLE <= words.length; start++)
    shingles.add(words.slice(start, start + SHINGLE).join(" "));
  return shingles;
}
