import { foldPhrase } from "./fold-phrase.ts";
import { PHRASES_BY_LANGUAGE, PHRASES_OF_ALL } from "./phrases/phrases-by-language.ts";

/**
 * Whether a message agrees to what was proposed or refuses it, in en de fr es it pt nl pl ru ja zh ar he th; null when
 * it does anything else. Only a message that is nothing but such words counts: "Yes, but what does it cost?" agrees to
 * nothing.
 */
export function readConsent(message: string): "yes" | "no" | null {
  if (message.length > LONGEST) return null;
  const words = foldPhrase(message).replace(COURTESIES, " ").replace(/ +/g, " ").trim();
  if (YES.has(words)) return "yes";
  return NO.has(words) ? "no" : null;
}

const LONGEST = 60;
/** As `foldPhrase` writes them. */
const COURTESIES =
  /(?<![\p{L}\p{N}])(?:please|thanks|thank you|bitte|danke|s il vous plait|s il te plait|merci|por favor|gracias|per favore|grazie|obrigado|obrigada|alstublieft|graag|dank je|prosze|dziekuje|пожалуиста|спасибо)(?![\p{L}\p{N}])/gu;

const YES = phrasesOf("yes", PHRASES_OF_ALL.yes);
const NO = phrasesOf("no", "");

function phrasesOf(kind: "yes" | "no", ofAll: string): ReadonlySet<string> {
  const lists = [ofAll, ...Object.values(PHRASES_BY_LANGUAGE).map((phrases) => phrases[kind])];
  const phrases = new Set(lists.flatMap((list) => list.split("|")).map((phrase) => foldPhrase(phrase)));
  phrases.delete("");
  return phrases;
}
