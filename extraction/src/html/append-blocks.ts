import type { DocumentBuilder } from "../text/document-builder.ts";
import { joinPrices } from "./join-prices.ts";
import type { PageElement, PageNode } from "./page-node.ts";
import { appendPageTable, isDataTable } from "./page-tables.ts";
import { partNeighbours } from "./part-neighbours.ts";
import { tidyInlineMarks } from "./tidy-inline-marks.ts";
import { BLOCKS, isLineNumbers, isUnread, preformattedText, visibleLine } from "./visible-text.ts";

/**
 * Writes an element's content to the builder: headings, paragraphs, lists, definitions, tables as rows, code. Changes
 * the tree.
 */
export function appendBlocks(builder: DocumentBuilder, root: PageElement): void {
  joinPrices(root);
  tidyInlineMarks(root);
  partNeighbours(root);
  new BlockWriter(builder).write(root);
}

const MAX_INDENT = 6;
/** Of a line's characters, beyond which it is a line of links. */
const MAX_LINKED = 0.7;

/** What begins the next line: an item's mark, or the terms of a definition. */
interface Lead {
  kind: "mark" | "terms";
  text: string;
}

/**
 * Walks a tree and hands on block after block. What leads a block (an item's mark, the terms of a definition) waits in
 * `#lead` for the first text after it, so that both stand on one line; where none comes, as before code, it has a line
 * of its own.
 */
class BlockWriter {
  readonly #builder: DocumentBuilder;
  #inline = "";
  /** How much of it is links. */
  #linked = 0;
  #isInLink = false;
  #lead: Lead | undefined;
  /** Of the list around: whether its next item begins it. Undefined outside of lists. */
  #isFirst: boolean | undefined;

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
  }

  write(root: PageElement): void {
    this.#children(root.children);
    this.#flush();
  }

  #children(nodes: readonly PageNode[]): void {
    for (const child of nodes) {
      if (child.kind === "text") this.#text(child.text);
      else this.#element(child);
    }
  }

  #text(raw: string): void {
    const text = raw.replace(/\s+/gu, " ");
    this.#inline += text;
    if (this.#isInLink) this.#linked += text.trim().length;
  }

  #element(element: PageElement): void {
    if (isUnread(element) || isLineNumbers(element)) return;
    if (element.name === "br") this.#inline += "\n";
    else if (!BLOCKS.has(element.name)) {
      const isInLink = this.#isInLink;
      this.#isInLink ||= element.name === "a" && element.attributes.href !== undefined;
      this.#children(element.children);
      this.#isInLink = isInLink;
    } else {
      this.#flush();
      this.#block(element);
      this.#flush();
    }
  }

  #block(element: PageElement): void {
    const { name } = element;
    if (/^h[1-6]$/.test(name)) {
      this.#writeLead();
      this.#builder.heading(Number(name[1]), visibleLine(element));
      this.#endRun();
    } else if (name === "pre") {
      this.#writeLead();
      this.#builder.preformatted(preformattedText(element));
      this.#endRun();
    } else if (isList(element)) this.#list(element, 0);
    else if (name === "dl") this.#definitions(element);
    else if (name === "table" && isDataTable(element)) {
      this.#writeLead();
      appendPageTable(this.#builder, element);
      this.#endRun();
    } else this.#children(element.children);
  }

  /** What was gathered of a line: the rest of an item or a definition that begins with it, else a paragraph. */
  #flush(): void {
    const inline = this.#inline;
    const isLinks = this.#linked > inline.trim().length * MAX_LINKED;
    this.#inline = "";
    this.#linked = 0;
    if (inline.trim() === "") return;
    for (const paragraph of inline.split(/(?:[^\S\n]*\n){2,}/u)) {
      const lines = paragraph.split("\n").map((line) => line.replace(/\s+/gu, " ").trim());
      const text = lines.filter((line) => line !== "").join("\n");
      if (text === "") continue;
      if (this.#lead) this.#writeLead(text.replaceAll("\n", " "), isLinks);
      else {
        this.#builder.paragraph(text, { isLinks });
        this.#endRun();
      }
    }
  }

  #writeLead(text = "", isLinks = false): void {
    const lead = this.#lead;
    this.#lead = undefined;
    if (!lead || (text === "" && lead.kind === "mark")) return;
    const between = lead.kind === "mark" || /[:?!.]$/u.test(lead.text) ? " " : ": ";
    const kind = lead.kind === "mark" ? "item" : "definition";
    const first = this.#isFirst ?? true;
    this.#builder.unit(text === "" ? lead.text : lead.text + between + text, { first, kind, isLinks });
    this.#isFirst = false;
  }

  /** Another block stands between the items: the next one begins anew. */
  #endRun(): void {
    if (this.#isFirst !== undefined) this.#isFirst = true;
  }

  #list(list: PageElement, depth: number): void {
    const before = this.#isFirst;
    const isNested = depth > 0;
    this.#writeLead();
    if (!isNested) this.#isFirst = true;
    const markOf = numbering(list);
    for (const child of list.children) {
      if (child.kind === "text" || isUnread(child)) continue;
      if (isList(child)) this.#list(child, depth + 1);
      else if (child.name === "li") {
        this.#lead = { kind: "mark", text: "  ".repeat(Math.min(depth, MAX_INDENT)) + markOf(child) };
        this.#item(child.children, depth);
        this.#flush();
        this.#lead = undefined;
      } else this.#element(child);
    }
    if (!isNested) this.#isFirst = before === undefined ? undefined : true;
  }

  /** Lists inside an item are indented under it. */
  #item(nodes: readonly PageNode[], depth: number): void {
    for (const child of nodes) {
      if (child.kind === "text") this.#text(child.text);
      else if (isList(child)) {
        this.#flush();
        this.#list(child, depth + 1);
      } else if (TRANSPARENT.has(child.name) && !isUnread(child)) {
        this.#flush();
        this.#item(child.children, depth);
        this.#flush();
      } else this.#element(child);
    }
  }

  /** The terms of a definition lead its description, however many there are and whatever it is made of. */
  #definitions(list: PageElement): void {
    const before = this.#isFirst;
    this.#writeLead();
    this.#isFirst = true;
    let terms: string[] = [];
    const visit = (parent: PageElement): void => {
      for (const child of parent.children) {
        if (child.kind === "text") continue;
        if (child.name === "dt") {
          const term = visibleLine(child, isBlockInTerm);
          if (term !== "") terms.push(term);
          this.#blocksOfTerm(child);
        } else if (child.name === "dd") {
          if (terms.length > 0) this.#lead = { kind: "terms", text: joinTerms(terms) };
          terms = [];
          this.#children(child.children);
          this.#flush();
          this.#writeLead();
        } else if (!isUnread(child)) visit(child);
      }
    };
    visit(list);
    if (terms.length > 0) {
      this.#lead = { kind: "terms", text: joinTerms(terms) };
      this.#writeLead();
    }
    this.#isFirst = before === undefined ? undefined : true;
  }

  /** Code and lists have no place in a term, but pages put them there. */
  #blocksOfTerm(term: PageElement): void {
    for (const child of term.children) {
      if (child.kind === "element" && isBlockInTerm(child)) this.#element(child);
      else if (child.kind === "element") this.#blocksOfTerm(child);
    }
  }
}

const TRANSPARENT = new Set(["div", "p", "section", "article"]);

function isList({ name }: PageElement): boolean {
  return name === "ul" || name === "ol" || name === "menu";
}

function isBlockInTerm(element: PageElement): boolean {
  return isList(element) || element.name === "dl" || element.name === "table";
}

/** `-f, --force` */
function joinTerms(terms: string[]): string {
  return terms.map((term) => term.replace(/[,;]$/u, "")).join(", ");
}

/** The mark of each item: `- `, or the number or letter that its list gives it. */
function numbering(list: PageElement): (item: PageElement) => string {
  if (list.name !== "ol") return () => "-";
  const { start, type, reversed } = list.attributes;
  const items = list.children.filter((child) => child.kind === "element" && child.name === "li").length;
  let next = Number.parseInt(start ?? (reversed === undefined ? "1" : `${items}`), 10);
  if (Number.isNaN(next)) next = 1;
  return (item) => {
    const stated = Number.parseInt(item.attributes.value ?? "", 10);
    if (!Number.isNaN(stated)) next = stated;
    const number = next;
    next += reversed === undefined ? 1 : -1;
    return `${formatNumber(number, type)}.`;
  };
}

function formatNumber(number: number, type: string | undefined): string {
  if ((type === "a" || type === "A") && number >= 1 && number <= 26)
    return String.fromCharCode(type.charCodeAt(0) + number - 1);
  return `${number}`;
}
