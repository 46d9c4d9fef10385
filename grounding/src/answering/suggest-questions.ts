/** A heading or title that a source can answer on, with where it stands. */
export interface SuggestionTopic {
  heading: string;
  title: string | null;
}

/**
 * Up to `limit` prompts that the sources can answer: headings that are questions come first, as they are written, then headings
 * that name a topic, as a question where the language has words for it. Left out are headings that only structure a page
 * ("Introduction", "Sources"), file names, the page's own title and near-doubles. `language` is a BCP 47 tag.
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
    .filter((heading) => isUseful(heading) && (isQuestion(heading) || !isLoneWord(heading)));
  for (const heading of [...headings.filter(isQuestion), ...headings.filter((text) => !isQuestion(text))]) {
    const key = keyOf(heading);
    if (chosen.length >= limit) break;
    if (seen.has(key)) continue;
    seen.add(key);
    chosen.push(isQuestion(heading) ? heading : askAbout(heading, language));
  }
  return chosen;
}

function keyOf(heading: string): string {
  return tidy(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** `Backup` names too little to ask for; scripts without spaces have no lone words. */
function isLoneWord(heading: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\p{N}'’-]+$/u.test(heading);
}

function askAbout(topic: string, language: string | null): string {
  const prompt = PROMPTS[language?.toLowerCase().split(/[-_]/, 1)[0] ?? ""];
  return prompt === undefined ? topic : prompt.replace("…", () => topic);
}

/** They fit any topic, whatever its number and gender. */
const PROMPTS: Readonly<Record<string, string>> = {
  en: "What should I know about “…”?",
  de: "Was sollte ich über „…“ wissen?",
  fr: "Que faut-il savoir sur « … » ?",
  es: "¿Qué debo saber sobre «…»?",
  it: "Che cosa devo sapere su «…»?",
  nl: "Wat moet ik weten over “…”?",
};

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
