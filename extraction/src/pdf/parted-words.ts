import type { PageLine } from "./page-lines.ts";
import type { PdfPage } from "./repeated-lines.ts";

/** How often a word that some line ends within stands whole elsewhere: with a hyphen, without, in which letters. */
export type PartedWords = ReadonlyMap<string, number>;

interface Forms {
  hyphened: string;
  joined: string;
  /** The next line goes on with a capital, and not because all are. */
  isCapital: boolean;
}

export function countPartedWords(pages: PdfPage[]): PartedWords {
  const counts = new Map<string, number>();
  for (const { lines } of pages)
    for (const [at, line] of lines.entries()) {
      if (!line.isHyphenated) continue;
      const { hyphened, joined } = formsOf(line.text, lines[at + 1]?.text ?? "");
      for (const form of [hyphened.toLowerCase(), joined.toLowerCase(), joined]) counts.set(form, 0);
    }
  if (counts.size === 0) return counts;
  for (const { lines } of pages)
    for (const { text } of lines)
      for (const written of text.split(" ")) {
        const word = trimMarks(written);
        const small = word.toLowerCase();
        for (const form of small === word ? [word] : [word, small]) {
          const count = counts.get(form);
          if (count !== undefined) counts.set(form, count + 1);
        }
      }
  return counts;
}

/** A word parted at the line's end is joined, other lines get a space between. */
export function joinLines(lines: PageLine[], parted: PartedWords): string {
  let text = "";
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1]?.text ?? "";
    if (line.isHyphenated) text += line.text + (hasOwnHyphen(formsOf(line.text, next), parted) ? "-" : "");
    // Before a figure the hyphen is still there: `COVID-` / `19`.
    else
      text +=
        line.text.endsWith("-") && !line.text.endsWith(" -") && /^\p{N}/u.test(next) ? line.text : `${line.text} `;
  }
  return text.trim();
}

/** `E-` / `Mail`, and what the document writes so elsewhere; neither `INFOR-` / `MATION` nor `Trace-` / `Monkey`. */
function hasOwnHyphen({ hyphened, joined, isCapital }: Forms, parted: PartedWords): boolean {
  if (isCapital) return (parted.get(joined) ?? 0) === 0;
  return (parted.get(hyphened.toLowerCase()) ?? 0) > (parted.get(joined.toLowerCase()) ?? 0);
}

function formsOf(before: string, next: string): Forms {
  const [head = ""] = /[\p{L}\p{N}-]+$/u.exec(before.slice(before.lastIndexOf(" ") + 1)) ?? [];
  const [tail = ""] = /^[\p{L}\p{N}-]+/u.exec(next) ?? [];
  const isCapital = /^\p{Lu}/u.test(tail) && /(?:\p{Ll}|\p{N}|^\p{Lu})$/u.test(head);
  return { hyphened: `${head}-${tail}`, joined: head + tail, isCapital };
}

/** Without quotation marks, brackets and stops around it. */
function trimMarks(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && isMark(text.charCodeAt(start))) start++;
  while (end > start && isMark(text.charCodeAt(end - 1))) end--;
  return end - start === text.length ? text : text.slice(start, end);
}

function isMark(code: number): boolean {
  if (code < 0xc0) return !((code > 47 && code < 58) || (code > 64 && code < 91) || (code > 96 && code < 123));
  return code >= 0x2000 && code < 0x2e80;
}
