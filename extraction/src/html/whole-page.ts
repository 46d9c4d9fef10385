import { type BlockMeasure, measurer, measureUnlinked } from "./block-measure.ts";
import { isDiscussion, isInCode, signsOf } from "./element-signs.ts";
import { findContents, isContentsLabel } from "./find-contents.ts";
import { isNamedFrame } from "./is-named-frame.ts";
import { isLanguageSwitch, isPager } from "./is-pager.ts";
import { childElements, contains, findElements, hasAncestor, type PageElement, prune, rawText } from "./page-node.ts";
import { removeFields } from "./remove-fields.ts";
import { removeLeadingMenus } from "./remove-leading-menus.ts";

/**
 * Everything on a page but the frame that all pages of a site share, by what its elements are named and made of.
 * Changes the tree. Lists of links stay when they are in the page's main part. What the names don't tell is found by
 * comparing pages (`crawling/src/templates`).
 */
export function wholePage(body: PageElement): WholePage {
  const measure = measurer();
  const main = findMain(body, measure);
  const content = main ?? body;
  const title = main && findHeadingOutside(body, main, measure);
  const frame: PageElement[] = main ? siblingsUpTo(main, body) : [];
  const isContents = findContents(content, measure);
  const around = { isInMain: main !== undefined, measure };
  const mustGo = (element: PageElement) => isContents(element) || isFrame(element, around);
  prune(content, (element) => {
    const isGone = mustGo(element) || (isContentsLabel(element) && isFollowedBy(element, isContents));
    if (isGone) frame.push(element);
    return isGone;
  });
  if (!main) removeLeadingMenus(body);
  if (main && title) main.children.unshift(title);
  return { content, frame, hasMain: main !== undefined, textLength: measureUnlinked(content) };
}

export interface WholePage {
  content: PageElement;
  /** What was taken out, or stands outside. */
  frame: PageElement[];
  /** The page declares which part is its main one. */
  hasMain: boolean;
  /** Without links. */
  textLength: number;
}

function isFollowedBy(element: PageElement, is: (next: PageElement) => boolean): boolean {
  const siblings = element.parent ? childElements(element.parent) : [];
  const next = siblings[siblings.indexOf(element) + 1];
  return next !== undefined && is(next);
}

/** Everything around an element. */
function siblingsUpTo(element: PageElement, root: PageElement): PageElement[] {
  const around: PageElement[] = [];
  for (let inner = element; inner !== root && inner.parent; inner = inner.parent)
    for (const sibling of childElements(inner.parent)) if (sibling !== inner) around.push(sibling);
  return around;
}

type Measure = (element: PageElement) => BlockMeasure;

interface Surroundings {
  isInMain: boolean;
  measure: Measure;
}

/** What a page declares to be its main part, unless that holds next to nothing of its text. */
function findMain(body: PageElement, measure: Measure): PageElement | undefined {
  const candidates = findMains(body);
  if (candidates.length === 0) return undefined;
  const [largest] = candidates
    .map((element) => ({ element, text: measure(element).text }))
    .sort((one, other) => other.text - one.text);
  const { element, text } = largest!;
  if (text > ENOUGH_TEXT) return element;
  if (text === 0) return undefined;
  const around = measure(body);
  return text >= (around.text - around.linkText) * LEAST_SHARE ? element : undefined;
}

const ENOUGH_TEXT = 200;
const LEAST_SHARE = 0.25;

function findMains(body: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const visit = (element: PageElement): void => {
    for (const child of childElements(element)) {
      if (child.name === "main" || child.attributes.role === "main") found.push(child);
      else visit(child);
    }
  };
  visit(body);
  return found;
}

/** The page's title in a banner above its main part. */
function findHeadingOutside(body: PageElement, main: PageElement, measure: Measure): PageElement | undefined {
  if (contains(main, TITLES)) return undefined;
  const [title, ...others] = findElements(body, "h1").filter((heading) => {
    const { text, linkText } = measure(heading);
    return text > 0 && linkText < text / 2 && !hasAncestor(heading, "nav");
  });
  return others.length === 0 ? title : undefined;
}

const TITLES = new Set(["h1"]);
const FRAME = new Set(["nav", "dialog", "noscript"]);
const FRAME_ROLES = new Set(["navigation", "contentinfo", "search", "dialog", "alertdialog", "menu", "menubar"]);
/** What authors put beside their text and mean to be read: notes, warnings, examples. */
const NOTE_NAMES =
  /(?:^|[\s_-])(?:note|notes|admonition|warning|tip|hint|info|caution|important|danger|callout|alert|example|footnotes?|endnotes?|pullquote|summary|box|seealso)/i;

function isFrame(element: PageElement, around: Surroundings): boolean {
  const { name } = element;
  const { measure } = around;
  if (name === "body" || name === "main" || name === "html" || element.attributes.role === "main") return false;
  const role = element.attributes.role ?? "";
  if (name === "aside" || role === "complementary") return !isNote(element, around);
  if (name === "header" || role === "banner") return isBanner(element, around);
  if (name === "footer") return !hasAncestor(element, "blockquote") && !isFooterOfCard(element, measure);
  if (FRAME.has(name) || FRAME_ROLES.has(role)) return true;
  if (name === "form" && measure(element).text <= MAX_OF_FIELDS && !isFrameByName(element, around))
    return !removeFields(element, measure);
  if (isPager(element, measure) || isLanguageSwitch(element, measure)) return true;
  if (isDiscussion(element)) return true;
  return isFrameByName(element, around);
}

/** What a form says beside its fields is told apart in small ones; larger ones are read as they stand. */
const MAX_OF_FIELDS = 300;

function isFrameByName(element: PageElement, { isInMain, measure }: Surroundings): boolean {
  // The id of a heading is made of its words.
  if (OWN_PARTS.has(element.name) || isInCode(element)) return false;
  return isNamedFrame(element, { isOwn: isInMain || hasAncestor(element, "article"), measure });
}

const OWN_PARTS = new Set(["h1", "h2", "h3", "h4", "h5", "h6", "dt", "pre", "code"]);

function isNote(aside: PageElement, { isInMain, measure }: Surroundings): boolean {
  const { text, linkText } = measure(aside);
  if (linkText > text * 0.4) return false;
  return (
    NOTE_NAMES.test(`${signsOf(aside)} ${aside.attributes.role ?? ""}`) ||
    (isInMain && !isNamedFrame(aside, { isOwn: false, measure }))
  );
}

/** Cards side by side end with what each costs or offers; what ends posts (who wrote it, when) tells none of that. */
function isFooterOfCard(footer: PageElement, measure: Measure): boolean {
  const card = footer.parent;
  const { text, linkText } = measure(footer);
  if (!card?.parent || !CARDS.has(card.name) || linkText > text / 2 || !OFFERS.test(rawText(footer))) return false;
  return childElements(card.parent).some(
    (other) => other !== card && childElements(other).some(({ name }) => name === "footer"),
  );
}

const CARDS = new Set(["article", "section", "li", "div"]);
/** A price, or a sentence. */
const OFFERS = /\p{Sc}|\b(?:EUR|USD|CHF|GBP)\b|\p{Ll}[.!?](?=\s|$)/u;

/** Above a page's text stands what all pages show, unless it is the page's own title. */
function isBanner(header: PageElement, { isInMain, measure }: Surroundings): boolean {
  const { text, linkText } = measure(header);
  if (linkText > text / 2) return true;
  if (isInMain || hasAncestor(header, "article") || hasAncestor(header, "section")) return false;
  return !findElements(header, "h1").some((title) => rawText(title).trim() !== "" && measure(title).linkText === 0);
}
