import type { ReceivedPrompt } from "./model-behaviour.ts";

/**
 * What a careful model answers to a prompt of `buildPrompt`: the sentence of the passages that shares most words with
 * the question, with its verbatim quote, or the refusal marker when none shares any. The same every time.
 */
export function answerFromPassages(prompt: ReceivedPrompt): string {
  const best = findBestSentence(prompt);
  return best === undefined ? refusalOf(prompt) : `${best.text} [${best.number}: "${best.text}"]`;
}

/**
 * What a careless model answers: the same quote, under a statement that says something else (another number, a "not",
 * or a claim of its own). None of it may ever reach a visitor as supported.
 */
export function inventFromPassages(prompt: ReceivedPrompt): string {
  const best = findBestSentence(prompt);
  if (best === undefined) return "It is free of charge for everyone. [1]";
  const altered = /\d/u.test(best.text)
    ? best.text.replace(/\d+/gu, (digits) => String(Number(digits) + 3))
    : best.text.replace(/\b(is|are|was|were|can|will|has|have|does|do)\b/u, "$1 not");
  const statement = altered === best.text ? `Nobody knows that ${best.text}` : altered;
  return `${statement} [${best.number}: "${best.text}"] It is free of charge for everyone. [${best.number}]`;
}

interface Sentence {
  number: number;
  text: string;
}

function findBestSentence(prompt: ReceivedPrompt): Sentence | undefined {
  const content = prompt.messages.at(-1)?.content ?? "";
  const question = /<question>\n([\s\S]*?)\n<\/question>/u.exec(content)?.[1] ?? "";
  const asked = new Set(longWords(question));
  let best: Sentence | undefined;
  let most = 0;
  for (const [, number, text = ""] of content.matchAll(/<passage number="(\d+)"[^>]*>\n([\s\S]*?)\n<\/passage>/gu)) {
    for (const sentence of text.split(/(?<=[.!?])\s+|\n+/u)) {
      const shared = new Set(longWords(sentence).filter((word) => asked.has(word))).size;
      if (shared <= most) continue;
      most = shared;
      best = { number: Number(number), text: sentence.trim() };
    }
  }
  return best;
}

/** Rough stems of the words that carry meaning. */
function longWords(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? []).filter((word) => !EMPTY.has(word)).map(stem);
}

function stem(word: string): string {
  return word.length > 5 ? word.slice(0, 5) : word.replace(/s$/u, "");
}

const EMPTY = new Set(
  "the and for are you your how what when where who why can does did has have with this that".split(" "),
);

/** The prompt says itself which word stands for "not in the passages". */
function refusalOf(prompt: ReceivedPrompt): string {
  return /\b[A-Z]+(?:_[A-Z]+)+\b/u.exec(prompt.system)?.[0] ?? "I don't know.";
}
