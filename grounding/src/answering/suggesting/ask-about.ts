import { primaryLanguage } from "../../analysis/analyze.ts";
import { englishWordKind } from "../../analysis/english-word-kind.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { stemEnglish } from "../../analysis/stem-english.ts";
import { stopwordsOf } from "../../analysis/stopwords.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { isCompounding } from "../../ranking/find-compound-end.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { TOPIC_QUESTIONS } from "./topic-questions.ts";

/**
 * What a person would ask about what a heading names (`Returns`: `How do I return something?`, `Reset your password`:
 * `How do I reset my password?`), in the heading's language, a BCP 47 tag; undefined where nothing would read as a
 * question.
 */
export function askAbout(heading: string, language: string | null): string | undefined {
  const spoken = primaryLanguage(language);
  if (language === null) return undefined;
  return (spoken === "en" ? askHow(heading) : undefined) ?? askKnown(heading, spoken) ?? askForMore(heading, spoken);
}

/** A heading of few words, all of them about something that visitors of any site ask for. */
function askKnown(heading: string, language: string): string | undefined {
  const questions = TOPIC_QUESTIONS[language];
  const words = (heading.match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? []).filter((word) => !isCommon(word, language));
  if (!questions || words.length > MOST_WORDS) return undefined;
  return questions.find(([names]) => {
    const things = names.split(" ");
    const isNamed = (thing: string) => words.some((word) => isName(word, language, thing));
    return things.every(isNamed) && words.every((word) => things.some((thing) => isName(word, language, thing)));
  })?.[1];
}

/** `Versandkosten` names delivery by its beginning and a price by its end. */
function isName(word: string, language: string, thing: string): boolean {
  if (isOfThing(word, language, thing)) return true;
  if (!isCompounding(language)) return false;
  for (let end = SHORTEST_PART; end <= word.length - SHORTEST_PART; end++)
    if (isOfThing(word.slice(0, end), language, thing) || isOfThing(word.slice(end), language, thing)) return true;
  return false;
}

function isCommon(word: string, language: string): boolean {
  return stopwordsOf(language).has(foldWord(word)) || isCarryingWord(foldWord(word), language);
}

const SHORTEST_PART = 4;
const MOST_WORDS = 4;

/** `How to return a lamp`, `Cancel your plan`. */
function askHow(heading: string): string | undefined {
  const [, told] = /^how (?:to|do I|can I) (.{3,60})$/i.exec(heading) ?? TASK.exec(heading) ?? [];
  if (told === undefined) return undefined;
  const own = told.replace(/\b(?:your|the)\b/gi, (word) => (word.toLowerCase() === "your" ? "my" : word));
  return `How do I ${own.charAt(0).toLowerCase()}${own.slice(1)}?`;
}

const TASK =
  /^((?:add|apply|book|buy|cancel|change|check|choose|clean|close|connect|create|delete|disable|download|edit|embed|enable|export|find|fix|get|import|install|invite|join|manage|move|open|order|pay|print|publish|remove|rename|renew|rent|repair|replace|report|request|reset|return|rotate|save|schedule|send|set up|share|start|stop|switch|track|transfer|update|upgrade|upload|use|verify|wash) (?:an?|the|your|for|from|to|with|my) .{2,50})$/i;

/** `Gift wrapping`. One word alone names too little to ask for. */
function askForMore(heading: string, language: string): string | undefined {
  const pattern = ASKING_FOR_MORE[language];
  if (pattern === undefined || !/^\S+ \S/u.test(heading) || /[:;|–—/]/u.test(heading)) return undefined;
  return pattern.replace("…", () => (language === "de" ? heading : inSentence(heading, language)));
}

/** With a small letter where the heading only begins with a capital; names keep theirs. */
function inSentence(heading: string, language: string): string {
  const [first = "", ...rest] = heading.split(" ");
  const isPlain = /^\p{Lu}\p{Ll}+$/u.test(first) && rest.every((word) => !/^\p{Lu}/u.test(word));
  const isWord = language !== "en" || englishWordKind(stemEnglish(first.toLowerCase())) !== null;
  return isPlain && isWord ? first.toLowerCase() + heading.slice(first.length) : heading;
}

/** They fit any topic, whatever its number and gender; French has none that does. */
const ASKING_FOR_MORE: Readonly<Record<string, string>> = {
  en: "What can you tell me about …?",
  de: "Was können Sie mir zu „…“ sagen?",
  es: "¿Qué me podéis decir sobre …?",
  it: "Che cosa mi potete dire su …?",
  nl: "Wat kunt u mij vertellen over …?",
  pt: "O que me podem dizer sobre …?",
  sv: "Vad kan ni berätta om …?",
  da: "Hvad kan I fortælle om …?",
};
