import { primaryLanguage } from "../../analysis/analyze.ts";

/** Whether a question asks how something is done, rather than how long, how much or how many. */
export function asksForSteps(question: string, language: string | null): boolean {
  return STEPS[primaryLanguage(language)]?.test(question) ?? false;
}

/**
 * Whether words name something that is to be done, or a trouble, rather than ask for a fact: `set default browser`. No
 * question word or verb of asking heads them, and nothing says that they are a question.
 */
export function namesTask(question: string): boolean {
  return !/[?？؟]\s*$/u.test(question) && !ASKS.test(question);
}

/** At the beginning, in the languages whose pages have steps to tell of. */
const ASKS = new RegExp(
  `^[\\s¿¡"'“«(]*(?:${[
    "what|why|when|where|who|whom|which|whose|is|are|am|was|were|do|does|did|can|could|may|might|should|shall|will|would|has|have|had",
    "was|warum|wieso|weshalb|wann|wo|wer|wem|wen|welche[rsnm]?|ist|sind|bin|hat|haben|habt|kann|können|könnt|darf|dürfen|soll|sollte|muss|müssen|gibt|macht",
    "qu['’]|que|quoi|quel(?:le)?s?|pourquoi|quand|où|qui|est|avez|peut|puis|dois|doit|faut|y a",
    "qué|por qué|cuándo|dónde|quién(?:es)?|cuál(?:es)?|hay|puedo|puede|tengo|tiene|tienen|debo|se puede",
    "che|cosa|perché|quando|dove|chi|qual[ei]?|è|sono|posso|può|devo|si può",
    "wat|waarom|wanneer|waar|wie|welke?|zijn|heb|heeft|hebben|kan|kunnen|mag|moet",
    "o que|por que|onde|quem|quais|qual|há|pode|devo|tenho|tem",
    "vad|varför|när|var|vem|vilk(?:en|et|a)|är|har|får|måste|ska|finns",
  ].join("|")})(?!\\p{L})`,
  "iu",
);

const STEPS: Readonly<Record<string, RegExp>> = {
  en: /\bhow (?:do|does|can|could|should|would|to|are|is)\b|\bsteps? (?:to|for|before|after|in)\b|\b(?:steps|instructions|guide)[?\s]*$|\bguide to\b/i,
  de: /(?<!\p{L})wie (?!lange?(?!\p{L})|viele?(?!\p{L})|oft|teuer|alt|hoch|groß|weit|schnell|schwer|bald|hei(?:ß|ss)t)\p{L}+/iu,
  fr: /(?<!\p{L})comment(?!\p{L})/iu,
  es: /(?<!\p{L})c[oó]mo(?!\p{L})/iu,
  it: /(?<!\p{L})come(?!\p{L})/iu,
  pt: /(?<!\p{L})como(?!\p{L})/iu,
  nl: /(?<!\p{L})hoe (?!lang|veel|vaak|duur|oud|groot|ver|snel)\p{L}+/iu,
  da: /(?<!\p{L})hvordan(?!\p{L})/iu,
  sv: /(?<!\p{L})hur (?!länge|många|mycket|ofta|gammal|stor|lång)\p{L}+/iu,
  pl: /(?<!\p{L})jak (?!długo|często|dużo|duży)\p{L}+/iu,
  ru: /(?<!\p{L})как(?! долго| часто)(?!\p{L})/iu,
};
