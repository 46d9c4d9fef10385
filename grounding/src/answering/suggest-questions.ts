/** A heading or title that a source can answer on, with where it stands. */
export interface SuggestionTopic {
  heading: string;
  title: string | null;
}

/**
 * Up to `limit` prompts that the sources can answer: headings that are questions come first, as they are written, then headings
 * that name a topic. Headings that only structure a page ("Introduction", "Contact") and near-doubles are left out.
 */
export function suggestQuestions(topics: readonly SuggestionTopic[], limit = 3): string[] {
  const chosen: string[] = [];
  const seen = new Set<string>();
  const isQuestion = (text: string) => /[?？؟]$/.test(text);
  const headings = topics.map(({ heading }) => tidy(heading)).filter(isUseful);
  for (const heading of [...headings.filter(isQuestion), ...headings.filter((text) => !isQuestion(text))]) {
    const key = heading.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
    if (chosen.length >= limit) break;
    if (seen.has(key)) continue;
    seen.add(key);
    chosen.push(heading);
  }
  return chosen;
}

function tidy(heading: string): string {
  return heading
    .replace(/^\s*(?:#{1,6}\s+|(?:\d+\.)+\d*\s+|\d+\)\s+)/, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:#*_¶]+$/, "")
    .trim();
}

function isUseful(heading: string): boolean {
  return heading.length >= 4 && heading.length <= 100 && /\p{L}{2}/u.test(heading) && !STRUCTURAL.test(heading);
}

const STRUCTURAL =
  /^(?:introduction|overview|contents|table of contents|summary|conclusion|references|see also|notes|home|menu|contact|about|about us|faq|links|navigation|related|appendix|index|impressum|inhalt|einleitung|übersicht|kontakt|startseite|accueil|sommaire|inicio|contacto)$/i;
