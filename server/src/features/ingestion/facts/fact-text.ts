import { detectLanguage, type Heading, type StructuredText, type TextRange } from "@citedesk/grounding";
import type { FactSection } from "./describe-business.ts";

/** Sections as canonical text: a heading line, then a line for each statement, none of which is cut. */
export function toFactText(title: string, sections: readonly FactSection[]): StructuredText {
  const headings: Heading[] = [];
  const units: TextRange[] = [];
  let text = "";
  for (const { heading, lines } of sections) {
    if (text !== "") text += "\n\n";
    headings.push({ start: text.length, end: text.length + heading.length, level: 1 });
    text += heading;
    for (const line of lines) {
      const start = text.length + 1;
      text += `\n${line}`;
      if (!line.includes("\n")) units.push({ start, end: text.length });
    }
  }
  return { text, title, language: detectLanguage(text), headings, pages: [], times: [], units };
}

/** NFC with LF, as every stored text. */
export function toCanonical(text: string): string {
  return text.normalize("NFC").replaceAll(/\r\n?/g, "\n");
}
