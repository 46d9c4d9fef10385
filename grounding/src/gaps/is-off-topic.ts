import { questionLanguage } from "../ranking/site-terms/question-language.ts";
import { readQuestion } from "./read-question.ts";

/** Fewer words are what people type into a search field: they are about the site that has it. */
const FEW_WORDS = 3;

/**
 * Whether a question that nothing in the sources comes near is none for this site: it asks what an encyclopedia knows,
 * or for a pastime, or it has no word to the site (`you`, `my order`) and names nothing that sites are asked for.
 * Whoever isn't sure says no.
 */
export function isOffTopic(question: string): boolean {
  if (GENERAL.some((pattern) => pattern.test(question))) return true;
  const words = question.match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length <= FEW_WORDS) return false;
  const language = questionLanguage(question);
  // Only where the language is one whose words to a site are known here.
  const addresses = language === null ? undefined : ADDRESSES[language.slice(0, 2)];
  if (!addresses || addresses.test(question)) return false;
  return readQuestion(question).every(({ things }) => things.length === 0);
}

/** What any shop, school or office might be asked goes before these. */
const GENERAL: readonly RegExp[] = [
  /\b(?:capital (?:city )?of|hauptstadt (?:von|der|des)|capitale (?:du|de|des|d['’]))/iu,
  /\b(?:president|king|queen|prime minister|pope|präsident\w*|kanzler\w*|könig\w*|papst|président|roi|reine|pape)\b/iu,
  /\b(?:tell|erzähl\w*|raconte\w*)\b.{0,20}\b(?:joke|story|witz|geschichte|blague|histoire)\b/iu,
  /\b(?:poem|gedicht|poème|horoscope?|horoskop)\b/iu,
  /\b(?:weather|wetter)\b|quel temps fera/iu,
  /\bworld cup\b|\b(?:fußball-?)?weltmeister\w*\b|coupe du monde/iu,
  /\d+\s*(?:times|mal|fois|[x×*+/÷])\s*\d+/iu,
  /\b(?:translate|übersetz\w*|tradui\w*)\b.+\b(?:into|to|ins|auf|en)\b/iu,
  /\bwho (?:wrote|invented|discovered|painted|composed|won)\b|\bwer (?:hat|war|ist) .+(?:geschrieben|erfunden|entdeckt|gemalt|gewonnen)\b|\bqui a (?:écrit|inventé|découvert|peint|gagné)\b/iu,
  /\b(?:how|wie) (?:old|tall|high|far away|alt|hoch|weit weg) (?:is|ist) (?:the|der|die|das) (?:pope|moon|sun|earth|mond|sonne|erde|mount)\b/iu,
];

/** Words by which somebody speaks to a site or of their dealings with it. */
const ADDRESSES: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:you|your|yours|u|ur|my|mine|we|our|i|i['’](?:m|d|ve|ll)|sell|sells|sold|here|in stock|open|available)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:Sie|Ihnen|Ihr|Ihre[mnrs]?|ihr|[Ee]uch|[Ee]ure?|[Dd]u|[Dd]ein\p{L}*|[Ii]ch|[Mm]ich|[Mm]ir|[Mm]ein\p{L}*|[Ww]ir|[Uu]nser\p{L}*|man|[Hh]ier|[Gg]ibt es|[Gg]ibts|[Vv]erkauf\p{L}*|[Mm]öglich|[Ee]rlaubt)(?!\p{L})/u,
  fr: /(?<!\p{L})(?:vous|votre|vos|tu|ton|ta|tes|je|j['’]\p{L}+|mon|ma|mes|nous|notre|nos|on|ici|y a-t-il|possible|accepté\p{L}*|vend\p{L}*)(?!\p{L})/iu,
};
