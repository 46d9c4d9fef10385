export type LineBlock = "paragraph" | "list_item" | "heading" | "quotation" | "table" | "code";

export interface LineKind {
  block: LineBlock;
  /** The characters that make it so, with the space behind: `- `, `2. `, `## `, `> `; empty for others. */
  mark: string;
}

/** What a line of Markdown is; undefined while its first characters leave that open and more may come. */
export function readLine(line: string, isWhole: boolean): LineKind | undefined {
  const item = /^\s*(?:[-*+•▪◦‣–]|\d{1,3}[.)])\s+(?=\S)/.exec(line);
  if (DAY.test(line)) return { block: "paragraph", mark: "" };
  if (!isWhole && OPEN_WORD.test(line)) return undefined;
  if (item) return { block: "list_item", mark: item[0] };
  const heading = /^\s{0,3}#{1,6}\s+(?=\S)/.exec(line);
  if (heading) return { block: "heading", mark: heading[0] };
  const quotation = /^\s{0,3}>\s?(?=\S)/.exec(line);
  if (quotation) return { block: "quotation", mark: quotation[0] };
  if (/^\s{0,3}(?:```|~~~)/.test(line)) return { block: "code", mark: "" };
  if (/^\s{0,3}\|/.test(line)) return { block: "table", mark: "" };
  if (!isWhole && OPEN.test(line)) return undefined;
  return { block: "paragraph", mark: "" };
}

const OPEN = /^\s*(?:[-*+•▪◦‣–]\s*|\d{1,3}[.)]?\s*|#{1,6}\s*|>\s*|`{1,2}|~{1,2})?$/;

/** `5. Mai ist geschlossen` is no item of a list: its number is the model's word. */
const DAY =
  /^\s*\d{1,2}\. (?:januar|jänner|februar|märz|marts|mars|april|mai|maj|juni|juli|august|september|oktober|november|dezember|december|desember)(?!\p{L})/iu;
const OPEN_WORD = /^\s*\d{1,2}\. \p{L}*$/u;
