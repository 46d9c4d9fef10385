import { estimateTokens } from "./estimate-tokens.ts";
import type { PromptPassage, PromptTurn } from "./prompt.ts";

/** The newest turns that fit, starting with one of the visitor's, as every provider wants it. */
export function fitHistory(turns: readonly PromptTurn[], maxTokens: number): PromptTurn[] {
  let left = maxTokens;
  let start = turns.length;
  while (start > 0) {
    left -= estimateTokens(turns[start - 1]?.content ?? "");
    if (left < 0) break;
    start -= 1;
  }
  while (turns[start]?.role === "assistant") start += 1;
  return turns.slice(start);
}

/** The best passages that fit whole; the first one is cut at the end of a sentence, or of a word, where it must be. */
export function fitPassages(
  passages: readonly PromptPassage[],
  maxTokens: number,
  show: (passage: PromptPassage) => string,
): PromptPassage[] {
  const fitting: PromptPassage[] = [];
  let left = maxTokens;
  for (const passage of passages) {
    const tokens = estimateTokens(show(passage));
    if (tokens > left) continue;
    fitting.push(passage);
    left -= tokens;
  }
  const [best] = passages;
  if (best === undefined || fitting.includes(best)) return fitting;
  const frame = estimateTokens(show({ ...best, text: "" }));
  const text = cutText(best.text, maxTokens - frame);
  return text === "" ? fitting : [{ ...best, text }];
}

function cutText(text: string, maxTokens: number): string {
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (estimateTokens(text.slice(0, middle)) <= maxTokens) low = middle;
    else high = middle - 1;
  }
  const cut = text.slice(0, low);
  if (cut.length === text.length) return cut;
  const sentence = cut.search(/[.!?。！？][^.!?。！？]*$/u);
  if (sentence > cut.length / 3) return cut.slice(0, sentence + 1);
  const word = cut.search(/\s\S*$/u);
  return word > 0 ? cut.slice(0, word) : cut.replace(/\p{Cs}$/u, "");
}
