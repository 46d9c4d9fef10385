import type { MarkedExtension, Tokens } from "marked";

/**
 * Footnotes of Markdown, `[^1]` in a text and `[^1]: The note.` where the note stands: it is a paragraph there, and the
 * mark, which would look like a citation, is left out. A mark without a note stays as it is written.
 */
export function markdownFootnotes(source: string): MarkedExtension {
  const notes = new Set([...source.matchAll(/^ {0,3}\[\^([^\]\s]{1,100})\]:/gmu)].map(([, id]) => id));
  if (notes.size === 0) return {};
  return {
    extensions: [
      {
        name: "footnote",
        level: "block",
        tokenizer(text) {
          const match = NOTE.exec(text);
          if (!match) return undefined;
          const inside = match[1]!.replace(/^(?: {2,4}|\t)/gmu, "").trim();
          return { type: "footnote", raw: match[0], tokens: this.lexer.blockTokens(`${inside}\n`, []) };
        },
        renderer({ tokens = [] }: Tokens.Generic) {
          return this.parser.parse(tokens);
        },
      },
      {
        name: "footnote-mark",
        level: "inline",
        start: (text) => text.indexOf("[^"),
        tokenizer(text) {
          const match = MARK.exec(text);
          return match && notes.has(match[1]) ? { type: "footnote-mark", raw: match[0] } : undefined;
        },
        renderer: () => "",
      },
    ],
  };
}

/** To the next blank line or note; lines behind a blank one belong to it when they are indented. */
const NOTE =
  /^ {0,3}\[\^[^\]\s]{1,100}\]:([^\n]*(?:\n(?! {0,3}\[\^|[^\S\n]*(?:\n|$))[^\n]+|\n\n(?: {2}|\t)[^\n]+)*)(?:\n+|$)/u;
const MARK = /^\[\^([^\]\s]{1,100})\]/u;
