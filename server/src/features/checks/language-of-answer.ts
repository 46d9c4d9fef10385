import { detectLanguage, primaryLanguage, questionLanguage } from "@citedesk/grounding";

/** As a primary subtag, `de`; null where too little speaks for one. */
export function languageOfAnswer(content: string): string | null {
  const text = content.replaceAll(/\[\d+\]/g, "");
  const language = detectLanguage(text) ?? questionLanguage(text);
  return language === null ? null : primaryLanguage(language);
}
