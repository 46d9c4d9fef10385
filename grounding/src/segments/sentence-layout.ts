import type { Token } from "../analysis/analyze.ts";
import { splitSentences } from "../analysis/split-sentences.ts";
import type { Segment } from "./segment.ts";
import { readVarint, type VarintWriter } from "./varints.ts";

/** Where the sentences of a passage's text lie. Sentences without terms are left out. */
export interface SentenceLayout {
  /** Whether the words were analysed as English ones. */
  isEnglish: boolean;
  /** Position in the text of each sentence's first term. */
  starts: number[];
  /** Terms in each sentence. */
  lengths: number[];
}

/**
 * Writes the layout of a text with these terms: twice the number of sentences, plus one for English; then for each
 * sentence the distance of its first term from that of the sentence before, and its length.
 */
export function writeSentences(writer: VarintWriter, text: string, tokens: readonly Token[], isEnglish: boolean): void {
  const { starts, lengths } = layOut(text, tokens);
  writer.write(starts.length * 2 + (isEnglish ? 1 : 0));
  let before = 0;
  for (const [sentence, start] of starts.entries()) {
    writer.write(start - before);
    writer.write(lengths[sentence]!);
    before = start;
  }
}

function layOut(text: string, tokens: readonly Token[]): Pick<SentenceLayout, "starts" | "lengths"> {
  const sentences = splitSentences(text);
  const starts: number[] = [];
  const lengths: number[] = [];
  let sentence = 0;
  let last = -1;
  for (const { start, position } of tokens) {
    while (start >= sentences[sentence]!.end) sentence++;
    if (sentence !== last) {
      starts.push(position);
      lengths.push(0);
      last = sentence;
    }
    lengths[lengths.length - 1]!++;
  }
  return { starts, lengths };
}

/** Undefined for passages of a file that an earlier version wrote, which didn't keep them. */
export function readSentences(
  { sentenceBytes, sentenceStart }: Pick<Segment, "sentenceBytes" | "sentenceStart">,
  passage: number,
): SentenceLayout | undefined {
  const end = sentenceStart[passage + 1]!;
  if (sentenceStart[passage] === end) return undefined;
  const cursor = { at: sentenceStart[passage]! };
  const layout: SentenceLayout = { isEnglish: readVarint(sentenceBytes, cursor) % 2 === 1, starts: [], lengths: [] };
  for (let start = 0; cursor.at < end; ) {
    start += readVarint(sentenceBytes, cursor);
    layout.starts.push(start);
    layout.lengths.push(readVarint(sentenceBytes, cursor));
  }
  return layout;
}
