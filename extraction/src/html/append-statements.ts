import type { DocumentBuilder } from "../text/document-builder.ts";
import { isDiscussion, signsOf } from "./element-signs.ts";
import { childElements, contains, findElements, type PageElement } from "./page-node.ts";
import { partNeighbours } from "./part-neighbours.ts";
import { saysSomething } from "./says-something.ts";
import { BLOCKS, isUnread, visibleLine } from "./visible-text.ts";

/**
 * Writes what the frame of a site's start says and `builder` doesn't have: an announcement above the page, a
 * registration below it. Menus, forms, questions for consent and lines that lead to other pages are no statements.
 */
export function appendStatements(builder: DocumentBuilder, frame: readonly PageElement[]): void {
  let count = 0;
  for (const line of frame.flatMap(statementsIn)) {
    if (builder.text.includes(line) || line.length > MAX_LINE || ++count > MAX_LINES) continue;
    builder.paragraph(line);
  }
}

const MAX_LINE = 300;
const MAX_LINES = 20;

function statementsIn(element: PageElement): string[] {
  if (isUnread(element) || SKIPPED.has(element.name) || element.attributes.role === "dialog") return [];
  if (CONSENT.test(signsOf(element)) || isDiscussion(element)) return [];
  if (contains(element, BLOCKS)) return childElements(element).flatMap(statementsIn);
  partNeighbours(element);
  const line = visibleLine(element);
  const leadsOn = element.name === "a" || findElements(element, "a").length > 0;
  return !leadsOn && saysSomething(line, false) ? [line] : [];
}

const SKIPPED = new Set(["nav", "dialog", "form", "template", "button", "select", "h1", "h2", "h3", "h4", "h5", "h6"]);
const CONSENT = /cookie|consent|gdpr/i;
