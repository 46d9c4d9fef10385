import iconv from "iconv-lite";
import type { ExtractedDocument } from "../extracted-document.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { appendBehindRaised, appendRaised } from "./raised-figures.ts";
import { RtfTable } from "./rtf-table.ts";

/** Groups whose text isn't the document's. */
const SKIPPED = new Set(
  "fonttbl colortbl stylesheet pict object header headerl headerr headerf footer footerl footerr footerf themedata colorschememapping datastore latentstyles listtable listoverridetable rsidtbl generator xmlnstbl fldinst bkmkstart bkmkend private template filetbl revtbl mmathPr nonshppict annotation atnid atnauthor".split(
    " ",
  ),
);
const SYMBOLS: Record<string, string> = {
  tab: "\t",
  line: "\n",
  emdash: "—",
  endash: "–",
  lquote: "‘",
  rquote: "’",
  ldblquote: "“",
  rdblquote: "”",
  bullet: "•",
  emspace: " ",
  enspace: " ",
};
const STRIKES = new Set(["strike", "striked", "deleted"]);
const TOKEN = /\\([a-z]+)(-?\d+)? ?|\\'([0-9a-f]{2})|\\(.)|([{}])|[\r\n]+|([^\\{}\r\n]+)/giu;

interface GroupState {
  isSkipped: boolean;
  isTitle: boolean;
  /** Struck out, once or twice, or deleted under review. */
  isStruck: boolean;
  isRaised: boolean;
  isBold: boolean;
  /** The paragraph stands in a cell. */
  isInCell: boolean;
  /** Characters after `\u` that stand in for it in old readers. */
  fallback: number;
  outline: number | undefined;
}

/** Rich Text Format 1.9: paragraphs, table rows, headings by outline level, the title of its information group. */
export function readRtf(source: string): ExtractedDocument {
  const builder = new DocumentBuilder();
  const codePage = codePageOf(source);
  const groups: GroupState[] = [];
  let group: GroupState = {
    isSkipped: false,
    isTitle: false,
    isStruck: false,
    isRaised: false,
    isBold: false,
    isInCell: false,
    fallback: 1,
    outline: undefined,
  };
  let title = "";
  let text = "";
  let table = new RtfTable();
  let skipNext = 0;
  let isAfterStruck = false;
  let isAfterRaised = false;
  const add = (more: string): void => {
    if (group.isTitle) title += more;
    else if (!group.isSkipped && !group.isStruck) {
      const next = isAfterStruck && /\s$/u.test(text) ? more.trimStart() : more;
      if (group.isRaised) text = appendRaised(text, next);
      else text = isAfterRaised ? appendBehindRaised(text, next) : text + next;
      isAfterRaised = group.isRaised;
      table.addText(next, group.isBold);
    }
    isAfterStruck = group.isStruck;
  };
  const closeTable = (): void => {
    table.write(builder);
    table = new RtfTable();
  };
  const closeParagraph = (): void => {
    if (group.isInCell) text += " ";
    else {
      closeTable();
      if (group.outline !== undefined) builder.heading(group.outline + 1, text);
      else builder.paragraph(text);
      text = "";
    }
  };
  for (const [, word, parameter, hex, symbol, brace, plain] of source.matchAll(TOKEN)) {
    if (brace === "{") groups.push({ ...group });
    else if (brace === "}") group = groups.pop() ?? group;
    else if (word !== undefined) {
      const name = word.toLowerCase();
      if (SKIPPED.has(word)) group.isSkipped = true;
      else if (name === "info") group.isSkipped = true;
      else if (name === "title") group.isTitle = true;
      else if (name === "par" || name === "sect" || name === "page") closeParagraph();
      else if (name === "cell" || name === "nestcell") {
        table.closeCell(text);
        text = "";
      } else if (name === "row" || name === "nestrow") table.closeRow();
      else if (name === "trhdr") table.markHeader();
      else if (name === "plain") group.isStruck = group.isRaised = group.isBold = false;
      else if (name === "b") group.isBold = parameter !== "0";
      else if (name === "intbl") group.isInCell = true;
      else if (name === "super") group.isRaised = parameter !== "0";
      else if (name === "nosupersub") group.isRaised = false;
      else if (STRIKES.has(name)) group.isStruck = parameter !== "0";
      else if (name === "pard") {
        group.outline = undefined;
        group.isInCell = false;
      } else if (name === "outlinelevel" && Number(parameter) < 6) group.outline = Number(parameter);
      else if (name === "uc") group.fallback = Number(parameter ?? 1);
      else if (name === "u" && parameter !== undefined) {
        add(String.fromCharCode((Number(parameter) + 65_536) % 65_536));
        skipNext = group.fallback;
      } else if (SYMBOLS[name] !== undefined) add(SYMBOLS[name]);
    } else if (hex !== undefined) {
      if (skipNext > 0) skipNext--;
      else add(iconv.decode(Buffer.from(hex, "hex"), codePage));
    } else if (symbol !== undefined) {
      if (symbol === "*") group.isSkipped = true;
      else if (symbol === "~") add("\u00a0");
      else if (symbol === "_") add("-");
      else if ("\\{}".includes(symbol)) add(symbol);
    } else if (plain !== undefined) {
      add(plain.slice(skipNext));
      skipNext = Math.max(0, skipNext - plain.length);
    }
  }
  group.isInCell = false;
  closeParagraph();
  return builder.build({ mediaType: "application/rtf", title });
}

function codePageOf(source: string): string {
  const number = /\\ansicpg(\d+)/u.exec(source.slice(0, 2000))?.[1];
  const name = `windows-${number}`;
  return number && iconv.encodingExists(name) ? name : "windows-1252";
}
