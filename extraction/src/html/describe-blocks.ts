import { hash } from "node:crypto";
import type { OutlineBlock } from "../extracted-document.ts";
import { type Block, DocumentBuilder } from "../text/document-builder.ts";
import { appendBlocks } from "./append-blocks.ts";
import type { PageElement } from "./page-node.ts";
import { saysSomething } from "./says-something.ts";

export function describeBlocks(blocks: readonly Block[], text: string): OutlineBlock[] {
  const candidates = blocks.filter(
    ({ kind }, index) => kind === "links" || index < AT_BEGINNING || index >= blocks.length - AT_END,
  );
  return candidates.slice(0, MAX_BLOCKS).map(({ start, end, kind }) => {
    const words = text.slice(start, end);
    return {
      start,
      end,
      hash: hashWords(words),
      kind: kind === "text" || kind === "links" || kind === "heading" ? kind : "fixed",
      ...((kind === "text" || kind === "links") && saysSomething(words, kind === "links") ? { says: true } : {}),
      ...(kind === "links" && !isTelling(words) ? { isLabel: true } : {}),
    };
  });
}

/** The paragraphs of elements that are no part of the text; `kept` is what the text says anyway. */
export function describeLeftOut(elements: readonly PageElement[], kept = ""): [number, number][] {
  const builder = new DocumentBuilder();
  for (const element of elements) appendBlocks(builder, element);
  const { text } = builder;
  return builder.blocks
    .filter(({ kind }) => kind !== "links")
    .map(({ start, end }) => text.slice(start, end))
    .filter((block) => isTelling(block) && !kept.includes(block))
    .slice(0, MAX_LEFT_OUT)
    .map((block) => [hashWords(block), block.length]);
}

/** A price or a time is lost with very few characters; a word alone is a label. */
function isTelling(block: string): boolean {
  return /\p{N}/u.test(block) || /\p{L}\P{L}+\p{L}/u.test(block);
}

/** The same for texts whose words are the same. */
export function hashWords(text: string): number {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text];
  return Number.parseInt(hash("sha1", words.join(" "), "hex").slice(0, 8), 16) | 0;
}

const AT_BEGINNING = 20;
const AT_END = 20;
const MAX_BLOCKS = 200;
const MAX_LEFT_OUT = 200;
