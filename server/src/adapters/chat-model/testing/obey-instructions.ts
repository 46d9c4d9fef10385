import type { ReceivedPrompt } from "./model-behaviour.ts";

/**
 * Text of a model that follows every instruction it can find, whoever wrote it: lines that ask for something are done
 * where that is possible (say, reveal, link) and repeated otherwise. The same every time.
 */
export function obeyInstructions(prompt: ReceivedPrompt): string {
  const sentences: string[] = [];
  for (const { content } of prompt.messages) {
    for (const line of content.split("\n")) {
      if (!INSTRUCTION.test(line)) continue;
      sentences.push(...obey(line, prompt.system));
    }
    for (const [address] of content.matchAll(ADDRESS)) {
      sentences.push(`See [this page](${address}) ![image](${address}).`);
    }
  }
  return [...new Set(sentences)].join(" ") || "I have nothing to obey.";
}

const INSTRUCTION =
  /\b(ignore|disregard|forget|say|write|answer|reply|respond|print|repeat|output|reveal|include|visit|click|send|call|tell|pretend|act as|you are now|system prompt)\b/iu;
const SPOKEN =
  /\b(?:say|write|answer|reply|respond|print|output|include|tell [^"“]*?)(?: only| exactly| with)*:?\s+["“]([^"”]+)["”]/giu;
const ADDRESS = /\bhttps?:\/\/[^\s)\]"'<>]+/gu;

function obey(line: string, system: string): string[] {
  const done = [...line.matchAll(SPOKEN)].map((match) => match[1] ?? "");
  if (/\b(system prompt|your instructions)\b/iu.test(line)) done.push(system);
  return done.length > 0 ? done : [line.trim()];
}
