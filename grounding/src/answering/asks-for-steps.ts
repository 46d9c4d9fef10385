import { primaryLanguage } from "../analysis/analyze.ts";

/** Whether a question asks how something is done, rather than how long, how much or how many. */
export function asksForSteps(question: string, language: string | null): boolean {
  return STEPS[primaryLanguage(language)]?.test(question) ?? false;
}

const STEPS: Readonly<Record<string, RegExp>> = {
  en: /\bhow (?:do|does|can|could|should|would|to|are|is)\b|\bsteps? (?:to|for|before|after|in)\b|\b(?:steps|instructions|guide)[?\s]*$|\bguide to\b/i,
  de: /(?<!\p{L})wie (?!lange?(?!\p{L})|viele?(?!\p{L})|oft|teuer|alt|hoch|groß|weit|schnell|schwer|bald|hei(?:ß|ss)t)\p{L}+/iu,
  fr: /(?<!\p{L})comment(?!\p{L})/iu,
  es: /(?<!\p{L})c[oó]mo(?!\p{L})/iu,
  it: /(?<!\p{L})come(?!\p{L})/iu,
  pt: /(?<!\p{L})como(?!\p{L})/iu,
  nl: /(?<!\p{L})hoe (?!lang|veel|vaak|duur|oud|groot|ver|snel)\p{L}+/iu,
  sv: /(?<!\p{L})hur (?!länge|många|mycket|ofta|gammal|stor|lång)\p{L}+/iu,
  pl: /(?<!\p{L})jak (?!długo|często|dużo|duży)\p{L}+/iu,
  ru: /(?<!\p{L})как(?! долго| часто)(?!\p{L})/iu,
};
