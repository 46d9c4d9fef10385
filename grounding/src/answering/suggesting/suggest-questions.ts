import { askAbout } from "./ask-about.ts";

/** A heading or title that a source can answer on, with where it stands. */
export interface SuggestionTopic {
  heading: string;
  title: string | null;
}

/**
 * Up to `limit` questions that the sources can answer: headings that are questions come first, as they are written,
 * then what a person would ask about a heading's topic, in languages that `askAbout` has words for. Left out are
 * headings that only structure a page ("Introduction", "Sources"), file names, the page's own title and near-doubles.
 * `language` is a BCP 47 tag.
 */
export function suggestQuestions(
  topics: readonly SuggestionTopic[],
  limit = 3,
  language: string | null = null,
): string[] {
  const chosen: string[] = [];
  const seen = new Set<string>();
  const isQuestion = (text: string) => /[?？؟]$/.test(text);
  const headings = topics
    .filter(({ heading, title }) => title === null || isQuestion(heading) || keyOf(heading) !== keyOf(title))
    .map(({ heading }) => tidy(heading))
    .filter((heading) => isUseful(heading));
  for (const heading of [...headings.filter(isQuestion), ...headings.filter((text) => !isQuestion(text))]) {
    if (chosen.length >= limit) break;
    const question = isQuestion(heading) ? heading : askAbout(heading, language);
    if (question === undefined || seen.has(keyOf(question))) continue;
    seen.add(keyOf(question));
    chosen.push(question);
  }
  return chosen;
}

function keyOf(heading: string): string {
  return tidy(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function tidy(heading: string): string {
  return heading
    .replace(/^\s*(?:#{1,6}\s+|(?:\d+\.)+\d*\s+|\d+\)\s+)/, "")
    .replace(/\s+/g, " ")
    .replace(/[\s:#*_¶]+$/, "")
    .trim();
}

function isUseful(heading: string): boolean {
  return (
    heading.length >= 4 &&
    heading.length <= 100 &&
    /\p{L}{2}/u.test(heading) &&
    !STRUCTURAL.test(heading) &&
    !FILE_NAME.test(heading)
  );
}

const FILE_NAME = /\.(?:txt|md|pdf|docx?|xlsx?|pptx?|html?|csv|json|od[tsp]|epub|rtf|xml|eml)$/i;
const STRUCTURAL =
  /^(?:introduction|sources|details|examples?|options|general|other|misc|documents?|untitled|overview|contents|table of contents|summary|conclusion|references|see also|notes|home|menu|contact|about|about us|faq|links|navigation|related|appendix|index|impressum|inhalt|einleitung|übersicht|kontakt|startseite|accueil|sommaire|inicio|contacto)$/i;
