import type { DocumentBuilder } from "../text/document-builder.ts";
import type { PageFacts } from "./page-facts.ts";
import { childElements, contains, findElements, type PageElement } from "./page-node.ts";
import { partNeighbours } from "./part-neighbours.ts";
import { BLOCKS, isUnread, visibleLine } from "./visible-text.ts";

/**
 * Whether a page says how to reach those whose site it is, beside its own text: the site's start, and pages whose title
 * says so. Of the frame that all pages have in common, address, telephone, e-mail and opening hours are read there.
 */
export function tellsContacts(url: string | undefined, { title }: Pick<PageFacts, "title">): boolean {
  return isStartOfSite(url) || (title !== null && CONTACT.test(title));
}

/** `/`, `/en/`, `/index.php`. */
export function isStartOfSite(url: string | undefined): boolean {
  const path = url === undefined ? undefined : URL.parse(url)?.pathname;
  return path !== undefined && START.test(path);
}

const START = /^\/(?:[a-z]{2}(?:-[a-z]{2})?\/?)?(?:index\.\w+|home\/?)?$/i;
const CONTACT =
  /(?:^|[^\p{L}])(?:contact(?:s| us)?|contacto|contatti|contatto|contato|contactez|kontakt\p{L}*|impressum|imprint|legal notice|mentions légales|aviso legal|about(?: us)?|über uns|à propos|qui sommes-nous|quiénes somos|chi siamo|over ons|om oss|om os|o nas|find us|anfahrt|opening hours|öffnungszeiten|horaires|horarios?|orari|openingstijden)(?=$|[^\p{L}])/iu;

/** Writes those lines of the frame that `builder` doesn't have, with the headings above them. */
export function appendContacts(builder: DocumentBuilder, frame: readonly PageElement[], language: string | null): void {
  const known = new Set<string>();
  let count = 0;
  for (const { heading, line } of frame.flatMap((element) => contactsIn(element, language))) {
    if (known.has(line) || builder.text.includes(line) || line.length > MAX_LINE || ++count > MAX_LINES) continue;
    if (heading !== "" && !known.has(heading)) builder.heading(2, heading);
    builder.paragraph(line);
    known.add(line).add(heading);
  }
}

const MAX_LINE = 300;
const MAX_LINES = 20;

interface Contact {
  heading: string;
  line: string;
}

function contactsIn(root: PageElement, language: string | null): Contact[] {
  const found: Contact[] = [];
  let heading = "";
  const visit = (element: PageElement): void => {
    if (isUnread(element) || SKIPPED.has(element.name) || element.attributes.role === "dialog") return;
    if (/^h[1-6]$/.test(element.name)) {
      heading = visibleLine(element);
    } else if (!isLine(element)) {
      for (const child of childElements(element)) visit(child);
    } else {
      partNeighbours(element);
      for (const line of linesOf(element, language)) found.push({ heading, line });
    }
  };
  visit(root);
  return found;
}

const SKIPPED = new Set(["nav", "dialog", "form", "template"]);
const LINES = new Set(["address", "tr", "dl", "a"]);

/** What is read as one: an address, a row, the smallest block of text. */
function isLine(element: PageElement): boolean {
  return LINES.has(element.name) || !contains(element, BLOCKS);
}

function linesOf(element: PageElement, language: string | null): string[] {
  const line = visibleLine(element).replace(/\s*\|\s*$/u, "");
  if (line === "" || /©|copyright|\(c\)/i.test(line)) return [];
  const links = [...(element.name === "a" ? [element] : []), ...findElements(element, "a")];
  const [reached, others] = [links.filter(isReach), links.filter((link) => !isReach(link) && isPageLink(link))];
  const isStated = element.name === "address" || isMarked(element) || reached.length > 0;
  if (others.length === 0)
    return isStated || SAYS_CONTACT.some((pattern) => pattern.test(line)) ? [named(line, reached[0], language)] : [];
  // Among links to pages only what leads to people counts.
  return reached.map((link) => named(visibleLine(link), link, language)).filter((text) => text !== "");
}

function isReach({ attributes }: PageElement): boolean {
  return /^(?:tel|mailto):/i.test(attributes.href?.trim() ?? "");
}

/** A map beside an address leads to no page of the site. */
function isPageLink({ attributes }: PageElement): boolean {
  return attributes.href !== undefined && !/maps|goo\.gl/i.test(attributes.href);
}

/** By schema.org's microdata. */
function isMarked(element: PageElement): boolean {
  if (MARKS.test(element.attributes.itemprop ?? "")) return true;
  return childElements(element).some(isMarked);
}

const MARKS = /(?:^|\s)(?:address|streetAddress|telephone|email|openingHours|openingHoursSpecification)(?:$|\s)/;

/** A number alone says what it is by its link. */
function named(line: string, link: PageElement | undefined, language: string | null): string {
  if (line === "" || link === undefined || /\p{L}{2}/u.test(line) || !/^tel:/i.test(link.attributes.href!.trim()))
    return line;
  return `${PHONE[language?.slice(0, 2).toLowerCase() ?? ""] ?? "Phone"}: ${line}`;
}

const PHONE: Record<string, string> = {
  de: "Telefon",
  fr: "Téléphone",
  es: "Teléfono",
  it: "Telefono",
  pt: "Telefone",
  nl: "Telefoon",
  pl: "Telefon",
  sv: "Telefon",
  da: "Telefon",
};

const SAYS_CONTACT = [
  // A telephone number with its label.
  /(?:^|[^\p{L}])(?:t|tel|phone|telephone|telefon\p{L}*|téléphone|tél|teléfono|fax|call|ring|hotline|mobile?|handy)[.:]*\s*:?\s*\+?[\d(][\d\s()/.–-]{5,}/iu,
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  // A weekday with a time, or closed.
  /(?:^|[^\p{L}])(?:mon|tues?|wed(?:nes)?|thurs?|fri|satur|sat|sun)(?:day)?s?\.?(?=[^\p{L}]).*(?:\d\s?(?:am|pm|h|:\d\d)|\d{1,2}\s?[–-]\s?\d{1,2}|closed)/iu,
  /(?:^|[^\p{L}])(?:mo|di|mi|do|fr|sa|so|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|täglich|lun(?:di|es|edì)?|mar(?:di|tes|tedì)?|mer(?:credi|coledì)?|miércoles|jeudi|jueves|giovedì|vendredi|viernes|venerdì|samedi|sábado|sabato|dimanche|domingo|domenica|maandag|zaterdag|zondag)\.?(?=[^\p{L}]).*(?:\d\s?(?:uhr|h|[:.]\d\d)|\d{1,2}\s?[–-]\s?\d{1,2}|geschlossen|fermé|cerrado|chiuso|gesloten)/iu,
  // Postcode and town, or a British or American postcode.
  /(?:^|[^\p{N}\p{L}])(?!(?:19|20)\d\d\s)\d{4,5}\s+\p{Lu}\p{Ll}{2}/u,
  /(?:^|\s)[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?=$|[\s,.·|])/,
  /,\s*[A-Z]{2}\s+\d{5}(?=$|[\s,.·|-])/,
];
