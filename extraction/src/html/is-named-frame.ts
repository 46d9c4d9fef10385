import type { BlockMeasure } from "./block-measure.ts";
import { signsOf } from "./element-signs.ts";
import { contains, findElements, type PageElement, rawText } from "./page-node.ts";

type Measure = (element: PageElement) => BlockMeasure;

export interface FramePlace {
  /** Inside of what the page declares to be its own: its main part, or an article. */
  isOwn: boolean;
  measure: Measure;
}

/**
 * Whether an element whose class or id names a part of the frame also behaves like it: rows to share are made
 * of links, menus of links without prices, in what is the page's own a sign-up or search has a field, consent is asked
 * for by a button, and sidebars and footers stand beside. `lunch-menu` and `bike-sharing` name what a page is about.
 */
export function isNamedFrame(element: PageElement, place: FramePlace): boolean {
  const kinds = kindsOf(element);
  return kinds.length > 0 && isSmall(element, place) && kinds.some((kind) => BEHAVES[kind](element, place));
}

type Kind = keyof typeof WORDS;

const MENU = /(?:^|[_-])menu(?:$|[_-])/i;
const WORDS = {
  links: /(?:^|[_-])(?:nav|navigation|nav-?(?:links|list)|share|sharing|social)(?:$|[_-])/i,
  menu: MENU,
  ways: /(?:^|[_-])(?:navbar|nav-?(?:header|footer|row|bottom|top)|bread-?crumbs?|skip-?links?|pagination|pager|prev-?next|edit-?(?:this-?)?(?:page|link)|toc-?toggle)(?:$|[_-])/i,
  beside:
    /(?:^|[_-])(?:site-?header|site-?footer|page-?footer|footer|sidebar|(?:top|bottom)-?nav(?:igation)?)(?:$|[_-])/i,
  fields: /(?:^|[_-])(?:newsletter|search-?form|searchbox)(?:$|[_-])/i,
  consent: /(?:^|[_-])(?:cookies?|consent|gdpr)(?:$|[_-])/i,
};

/** By each name alone: `no-sidebar` and `content-sidebar` say how the page is laid out around this element. */
function kindsOf(element: PageElement): Kind[] {
  const names = signsOf(element).split(/\s+/u).filter(Boolean);
  if (names.some((name) => OWN_NAMES.test(name))) return [];
  const telling = names.filter((name) => !LAYOUT_NAMES.test(name));
  return (Object.keys(WORDS) as Kind[]).filter((kind) => telling.some((name) => WORDS[kind].test(name)));
}

const OWN_NAMES = /^(?:(?:site|page|main|entry|post)-?)?content$|^(?:main|primary)$/i;
const LAYOUT_NAMES =
  /(?:^|[_-])(?:no|not|without|has|with)[_-]|(?:^|[_-])(?:content|main)[_-](?:\w+[_-])?sidebar|sidebar[_-](?:content|main)[_-]/i;

const MAX_OF_A_FRAME = 3_000;

/** Headings, terms and code are a page's own, whatever it calls the box around them. */
function isSmall(element: PageElement, { measure }: FramePlace): boolean {
  const { text, linkText } = measure(element);
  if (text >= MAX_OF_A_FRAME) return linkText > text * 0.6;
  return linkText > text * 0.3 || !contains(element, OWN);
}

const OWN = new Set(["h1", "dt", "pre"]);

const BEHAVES = {
  links: (element, place) => isLinks(element, place) || isLabel(element, place),
  menu: (element, place) => (isLinks(element, place) && !isBillOfFare(element, place)) || saysMenu(element),
  ways: () => true,
  beside: (element, place) => !place.isOwn || isLinks(element, place),
  fields: (element, place) =>
    !place.isOwn || contains(element, FIELDS) || isLinks(element, place) || isLabel(element, place),
  consent: (element, place) => isBanner(element) || asksForConsent(element) || isLinks(element, place),
} satisfies Record<Kind, (element: PageElement, place: FramePlace) => boolean>;

const FIELDS = new Set(["input", "form"]);

/** Links and buttons, and what little stands between them. A page's own part may describe what it links to. */
function isLinks(element: PageElement, { isOwn, measure }: FramePlace): boolean {
  const { text, linkText } = measure(element);
  const buttons = findElements(element, "button").reduce((sum, button) => sum + measure(button).text, 0);
  return linkText + buttons > text * (isOwn ? 0.5 : 0.3);
}

/** `Menu`, `Share this on`: a word or three over icons, without a figure. */
function isLabel(element: PageElement, { measure }: FramePlace): boolean {
  if (measure(element).text - measure(element).linkText > MAX_LABEL || contains(element, BLOCKS_OF_TEXT)) return false;
  return !/\p{N}/u.test(rawText(element));
}

/** `Menu` over the links. Other words are a dish's: `menu-item-title`. */
function saysMenu(element: PageElement): boolean {
  return MENU_LABEL.test(rawText(element).trim());
}

const MENU_LABEL =
  /^(?:(?:main|site|open|close|toggle|show|hide|haupt)[ -]?)?(?:menu|menü|menù|menú|navigation)\s*:?$/iu;

/** What is called a menu around a dish has prices beside the links, or several in them. */
function isBillOfFare(element: PageElement, { measure }: FramePlace): boolean {
  let menu = element;
  for (let above: PageElement | null = element, level = 0; above && level < MAX_LEVELS; above = above.parent, level++)
    if (MENU.test(signsOf(above))) menu = above;
  if (measure(menu).text > MAX_BILL) return false;
  const inLinks = findElements(menu, "a").flatMap((link) => pricesIn(rawText(link)));
  return new Set(inLinks).size > 1 || pricesIn(rawText(menu)).length > inLinks.length;
}

/** How far around a dish's name its menu begins. */
const MAX_LEVELS = 5;
/** In characters. */
const MAX_BILL = 20_000;

function pricesIn(text: string): string[] {
  return text.match(/\p{Sc}\s?\d+|\d[\s\d]*\p{Sc}|\d[.,]\d\d(?!\d)|\d\s?(?:EUR|USD|CHF|GBP)\b/gu) ?? [];
}

const MAX_LABEL = 40;
const BLOCKS_OF_TEXT = new Set(["p", "table", "dl", "h2", "h3", "h4"]);

/** `cookie-banner`, and not `cookie-recipe`. */
function isBanner(element: PageElement): boolean {
  return BANNER_NAMES.test(signsOf(element));
}

const BANNER_NAMES =
  /(?:cookies?|consent|gdpr)[_-]?(?:\w+[_-])?(?:banner|bar|notice|notification|popup|overlay|modal|dialog|message|info|hint|law|warning|alert|disclaimer|consent|manager|container|wrapper|box|settings|preferences)(?:$|[\s_-])/i;

function asksForConsent(element: PageElement): boolean {
  return findElements(element, "button", "a", "input").some((control) =>
    AGREE.test((control.attributes.value ?? rawText(control)).trim()),
  );
}

const AGREE =
  /^(?:i )?(?:accept|agree|allow|reject|decline|refuse|deny|ok(?:ay)?\b|got it|akzeptieren|alle akzeptieren|annehmen|zustimmen|einverstanden|ablehnen|verstanden|accepter|tout accepter|j.accepte|refuser|aceptar|acepto|rechazar|aceitar|recusar|accetta|rifiuta|accepteren|akkoord|weigeren|acceptera|godkänn|afvis|akceptuj|zgadzam|принять|согласен|同意|同意する)/iu;
