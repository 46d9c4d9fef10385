import { type BlockMeasure, linkDensity, looseParagraphs, measureBlock } from "./block-measure.ts";
import { cleanArticle, type Strictness } from "./clean-article.ts";
import { classWeight, isBlock, isDiscussion, isUnlikely } from "./element-signs.ts";
import { childElements, type PageElement, prune } from "./page-node.ts";

const ATTEMPTS: Strictness[] = [
  { removesUnlikely: true, weighsClasses: true, cleansConditionally: true },
  { removesUnlikely: false, weighsClasses: true, cleansConditionally: true },
  { removesUnlikely: false, weighsClasses: false, cleansConditionally: true },
  { removesUnlikely: false, weighsClasses: false, cleansConditionally: false },
];
const ENOUGH_TEXT = 250;

/**
 * The element that holds a page's main text, cleaned of what isn't part of it. The way of scoring is that of Mozilla's
 * Readability (github.com/mozilla/readability), on a tree measured once; `clean-article.ts` goes further than it.
 * `makeTree` gives a fresh tree at each attempt.
 */
export function findArticle(
  makeTree: () => PageElement,
  title: string,
): { article: PageElement; textLength: number } | undefined {
  let longest: { article: PageElement; textLength: number } | undefined;
  for (const strictness of ATTEMPTS) {
    const article = attempt(makeTree(), strictness, title);
    if (!article) continue;
    const textLength = measureAll(article).get(article)!.text;
    if (textLength > (longest?.textLength ?? 0)) longest = { article, textLength };
    if (textLength >= ENOUGH_TEXT) return { article, textLength };
  }
  return longest;
}

function attempt(root: PageElement, strictness: Strictness, title: string): PageElement | undefined {
  const body = findBody(root);
  prune(body, (element) => isDiscussion(element) || (strictness.removesUnlikely && isUnlikely(element)));
  const measures = measureAll(body);
  const scores = scoreCandidates(body, measures, strictness.weighsClasses);
  const ranked = [...scores]
    .map(([element, score]) => ({ element, score: score * (1 - linkDensity(measures.get(element)!)) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, 5);
  for (const { element, score } of ranked) scores.set(element, score);
  const top = ranked[0] ? climb(ranked, scores) : body;
  const article = withSiblings(top, scores, measures);
  cleanArticle(article, {
    strictness,
    title,
    kept: new Set(ranked[0] ? [ranked[0].element, ...ancestorsOf(ranked[0].element)] : []),
  });
  return article;
}

export function findBody(root: PageElement): PageElement {
  const html = childElements(root).find((child) => child.name === "html") ?? root;
  return childElements(html).find((child) => child.name === "body") ?? html;
}

function measureAll(root: PageElement): Map<PageElement, BlockMeasure> {
  const measures = new Map<PageElement, BlockMeasure>();
  const measure = (element: PageElement): BlockMeasure => {
    const measured = measureBlock(element, measure);
    measures.set(element, measured);
    return measured;
  };
  measure(root);
  return measures;
}

const SCORED = new Set("section h2 h3 h4 h5 h6 p td pre".split(" "));
const START_SCORES: Record<string, number> = {
  div: 5,
  pre: 3,
  td: 3,
  blockquote: 3,
  address: -3,
  ol: -3,
  ul: -3,
  dl: -3,
  dd: -3,
  dt: -3,
  li: -3,
  form: -3,
  h1: -5,
  h2: -5,
  h3: -5,
  h4: -5,
  h5: -5,
  h6: -5,
  th: -5,
};

/** Each run of text gives points to the elements around it, fewer the farther they are. */
function scoreCandidates(body: PageElement, measures: Map<PageElement, BlockMeasure>, weighsClasses: boolean) {
  const scores = new Map<PageElement, number>();
  const give = (ancestor: PageElement | null, length: number, commas: number): void => {
    if (length < 25) return;
    const points = 2 + commas + Math.min(Math.floor(length / 100), 3);
    for (let level = 0; ancestor?.parent && level < 5; level++, ancestor = ancestor.parent) {
      if (ancestor.name === "html" || ancestor.name === "") break;
      const start = scores.get(ancestor) ?? startScore(ancestor, weighsClasses);
      scores.set(ancestor, start + points / (level === 0 ? 1 : level === 1 ? 2 : level * 3));
    }
  };
  const visit = (element: PageElement): void => {
    if (element.name === "div") {
      const isPlain = !element.children.some(isBlock);
      const runs = looseParagraphs(element, (child) => measures.get(child)!);
      for (const run of runs) give(isPlain && runs.length === 1 ? element.parent : element, run.text, run.commas);
    } else if (SCORED.has(element.name)) {
      const measure = measures.get(element)!;
      give(parentOf(element), measure.text, measure.commas);
    }
    for (const child of element.children) if (child.kind === "element") visit(child);
  };
  visit(body);
  return scores;
}

function startScore(element: PageElement, weighsClasses: boolean): number {
  return (START_SCORES[element.name] ?? 0) + (weighsClasses ? classWeight(element) : 0);
}

/** A division around a single paragraph is no level of its own. */
function parentOf(element: PageElement): PageElement | null {
  const { parent } = element;
  if (element.name !== "p" || parent?.name !== "div") return parent;
  const isAlone = parent.children.every(
    (child) => child === element || (child.kind === "text" && child.text.trim() === ""),
  );
  return isAlone ? parent.parent : parent;
}

/** From the best element up to the one that holds its equals as well. */
function climb(ranked: { element: PageElement; score: number }[], scores: Map<PageElement, number>): PageElement {
  let top = ranked[0]!.element;
  const best = ranked[0]!.score;
  const equals = ranked.slice(1).filter(({ score }) => score >= best * 0.75);
  if (equals.length >= 3) {
    const shared = ancestorsOf(top).find(
      (ancestor) => equals.filter(({ element }) => ancestorsOf(element).includes(ancestor)).length >= 3,
    );
    if (shared && shared.name !== "body" && shared.name !== "html" && shared.name !== "") top = shared;
  }
  let last = scores.get(top) ?? 0;
  const threshold = last / 3;
  for (let above = top.parent; above && above.name !== "body" && above.name !== ""; above = above.parent) {
    const score = scores.get(above);
    if (score === undefined) continue;
    if (score < threshold) break;
    if (score > last) {
      top = above;
      break;
    }
    last = score;
  }
  while (top.parent && top.parent.name !== "body" && top.parent.name !== "" && childElements(top.parent).length === 1) {
    top = top.parent;
  }
  return top;
}

function ancestorsOf(element: PageElement): PageElement[] {
  const found: PageElement[] = [];
  for (let above = element.parent; above; above = above.parent) found.push(above);
  return found;
}

/** A new element with the best one and those beside it that read like a part of it. */
function withSiblings(top: PageElement, scores: Map<PageElement, number>, measures: Map<PageElement, BlockMeasure>) {
  const article: PageElement = { kind: "element", name: "div", attributes: {}, children: [], parent: null };
  const parent = top.parent;
  const siblings = parent && top.name !== "body" ? childElements(parent) : [top];
  const topScore = scores.get(top) ?? 0;
  const threshold = Math.max(10, topScore * 0.2);
  for (const sibling of siblings) {
    const bonus =
      sibling !== top && top.attributes.class && sibling.attributes.class === top.attributes.class ? topScore * 0.2 : 0;
    const score = scores.get(sibling);
    const isPart =
      sibling === top ||
      (score !== undefined && score + bonus >= threshold) ||
      isLooseParagraph(sibling, measures.get(sibling)!);
    if (!isPart) continue;
    sibling.parent = article;
    article.children.push(sibling);
  }
  return article;
}

function isLooseParagraph(element: PageElement, measure: BlockMeasure): boolean {
  if (element.name !== "p" && !(element.name === "div" && !element.children.some(isBlock))) return false;
  const density = linkDensity(measure);
  if (measure.text > 80) return density < 0.25;
  return element.name === "p" && measure.text > 0 && density === 0 && endsSentence(element);
}

function endsSentence(element: PageElement): boolean {
  const last = element.children.at(-1);
  return last?.kind === "text" && /\.\s*$/u.test(last.text);
}
