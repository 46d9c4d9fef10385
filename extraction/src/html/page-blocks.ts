import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendTable } from "../text/table-rows.ts";
import { childElements, contains, findElements, type PageElement, type PageNode, rawText } from "./page-tree.ts";

/** Writes an element's content to the builder: headings, paragraphs, lists, tables as rows, code. */
export function appendBlocks(builder: DocumentBuilder, root: PageElement): void {
  new BlockWriter(builder).write(root);
}

/** The text a reader sees in an element on one run of lines; `\n` only where the page breaks a line. */
export function visibleText(root: PageElement): string {
  let text = "";
  const visit = (node: PageNode): void => {
    if (node.kind === "text") {
      text += node.text.replace(/\s+/gu, " ");
      return;
    }
    if (SKIPPED.has(node.name)) return;
    if (node.name === "br") text += "\n";
    const isBlock = BLOCKS.has(node.name);
    if (isBlock) text += " ";
    node.children.forEach(visit);
    if (isBlock) text += " ";
  };
  root.children.forEach(visit);
  return text;
}

const SKIPPED = new Set(
  "script style title template noscript svg canvas iframe object embed button select input textarea audio video head map datalist dialog".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

const SECTION_TAGS = new Set("h1 h2 h3 h4 h5 h6 pre table".split(" "));
const LAYOUT_TAGS = new Set("table h1 h2 h3 h4 h5 h6 pre article section form".split(" "));

class BlockWriter {
  readonly #builder: DocumentBuilder;
  #inline = "";

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
  }

  write(root: PageElement): void {
    this.#children(root);
    this.#flush();
  }

  #children(parent: PageElement): void {
    for (const child of parent.children) {
      if (child.kind === "text") this.#inline += child.text.replace(/\s+/gu, " ");
      else this.#element(child);
    }
  }

  #element(element: PageElement): void {
    const name = element.name;
    if (SKIPPED.has(name) || isHidden(element)) return;
    if (name === "br") this.#inline += "\n";
    else if (!BLOCKS.has(name)) this.#children(element);
    else {
      this.#flush();
      this.#block(name, element);
      this.#flush();
    }
  }

  #block(name: string, element: PageElement): void {
    if (/^h[1-6]$/.test(name)) this.#builder.heading(Number(name[1]), visibleText(element));
    else if (name === "pre") this.#builder.preformatted(rawText(element));
    else if (name === "ul" || name === "ol" || name === "menu") this.#list(element, name === "ol", 0);
    else if (name === "dl") this.#definitions(element);
    else if (name === "table" && isDataTable(element)) this.#table(element);
    else this.#children(element);
  }

  #flush(): void {
    const inline = this.#inline;
    this.#inline = "";
    if (inline.trim() === "") return;
    for (const paragraph of inline.split(/(?:[^\S\n]*\n){2,}/u)) {
      const lines = paragraph.split("\n").map((line) => line.replace(/\s+/gu, " ").trim());
      this.#builder.paragraph(lines.filter((line) => line !== "").join("\n"));
    }
  }

  #list(list: PageElement, ordered: boolean, depth: number): boolean {
    let isFirst = depth === 0;
    let number = Number.parseInt(list.attributes.start ?? "1", 10) || 1;
    for (const element of childElements(list)) {
      if (isHidden(element)) continue;
      if (isList(element)) {
        isFirst = this.#list(element, element.name === "ol", depth + 1) && isFirst;
        continue;
      }
      if (hasBlocksOfItsOwn(element)) {
        this.#children(element);
        this.#flush();
        isFirst = true;
        continue;
      }
      const text = itemText(element).replace(/\s+/gu, " ").trim();
      if (text !== "") {
        const marker = ordered ? `${number++}. ` : "- ";
        this.#builder.unit("  ".repeat(Math.min(depth, 6)) + marker + text, { first: isFirst });
        isFirst = false;
      }
      for (const nested of nestedLists(element)) {
        isFirst = this.#list(nested, nested.name === "ol", depth + 1) && isFirst;
      }
    }
    return isFirst;
  }

  #definitions(list: PageElement): void {
    let term = "";
    let isFirst = true;
    const visit = (parent: PageElement): void => {
      for (const child of childElements(parent)) {
        if (child.name === "dt") term = visibleText(child).replace(/\s+/gu, " ").trim();
        else if (child.name === "dd") {
          const text = visibleText(child).replace(/\s+/gu, " ").trim();
          const unit = [term, text].filter((part) => part !== "").join(/[:?!.]$/u.test(term) ? " " : ": ");
          this.#builder.unit(unit, { first: isFirst });
          isFirst = false;
          term = "";
        } else visit(child);
      }
    };
    visit(list);
    if (term) this.#builder.paragraph(term);
  }

  #table(table: PageElement): void {
    const caption = childElements(table).find((child) => child.name === "caption");
    if (caption) this.#builder.paragraph(visibleText(caption).replace(/\s+/gu, " "));
    const rows = rowsOf(table);
    const first = rows[0];
    const isHeader = first !== undefined && first.length > 1 && first.every((cell) => cell.name === "th");
    appendTable(this.#builder, rows.map(spread), isHeader ? "marked" : "none");
  }
}

function isHidden(element: PageElement): boolean {
  if (element.attributes.hidden !== undefined) return true;
  const style = element.attributes.style;
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function isList(element: PageElement): boolean {
  return element.name === "ul" || element.name === "ol" || element.name === "menu";
}

/** Cards, steps with headings and the like: a list by tag, a row of sections by content. */
function hasBlocksOfItsOwn(item: PageElement): boolean {
  if (contains(item, SECTION_TAGS)) return true;
  return findElements(item, "p").length > 1;
}

function itemText(item: PageElement): string {
  let text = "";
  const visit = (node: PageNode): void => {
    if (node.kind === "text") {
      text += node.text;
      return;
    }
    if (SKIPPED.has(node.name) || isList(node)) return;
    const breaks = node.name === "br" || BLOCKS.has(node.name);
    if (breaks) text += " ";
    node.children.forEach(visit);
    if (breaks) text += " ";
  };
  item.children.forEach(visit);
  return text;
}

function nestedLists(item: PageElement): PageElement[] {
  const found: PageElement[] = [];
  const visit = (element: PageElement): void => {
    for (const child of childElements(element)) {
      if (isList(child)) found.push(child);
      else visit(child);
    }
  };
  visit(item);
  return found;
}

/** Layout tables hold blocks, other tables or a single column; only the others are data. */
function isDataTable(table: PageElement): boolean {
  const role = table.attributes.role;
  if (role === "presentation" || role === "none") return false;
  if (contains(table, LAYOUT_TAGS)) return false;
  const rows = rowsOf(table);
  if (!rows.some((row) => row.length > 1)) return false;
  return !rows.some((row) => row.some((cell) => findElements(cell, "p").length > 3));
}

function rowsOf(table: PageElement): PageElement[][] {
  return findElements(table, "tr")
    .map((row) => childElements(row).filter((cell) => cell.name === "td" || cell.name === "th"))
    .filter((row) => row.length > 0);
}

/** A cell over several columns counts for each, so that the names above stay aligned. */
function spread(row: PageElement[]): string[] {
  return row.flatMap((cell) => {
    const span = Math.min(50, Number.parseInt(cell.attributes.colspan ?? "1", 10) || 1);
    return [visibleText(cell), ...new Array<string>(Math.max(0, span - 1)).fill("")];
  });
}
