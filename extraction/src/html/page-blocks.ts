import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendTable } from "../text/table-rows.ts";

/** Writes an element's content to the builder: headings, paragraphs, lists, tables as rows, code. */
export function appendBlocks(builder: DocumentBuilder, root: Element): void {
  new BlockWriter(builder).write(root);
}

/** The text a reader sees in an element on one run of lines; `\n` only where the page breaks a line. */
export function visibleText(root: Element): string {
  let text = "";
  const visit = (node: Node): void => {
    if (node.nodeType === TEXT) text += (node as Text).data.replace(/\s+/gu, " ");
    if (node.nodeType !== ELEMENT) return;
    const name = (node as Element).localName;
    if (SKIPPED.has(name)) return;
    if (name === "br") text += "\n";
    const isBlock = BLOCKS.has(name);
    if (isBlock) text += " ";
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child);
    if (isBlock) text += " ";
  };
  for (let child = root.firstChild; child; child = child.nextSibling) visit(child);
  return text;
}

const ELEMENT = 1;
const TEXT = 3;
const SKIPPED = new Set(
  "script style template noscript svg canvas iframe object embed button select input textarea audio video head map datalist dialog".split(
    " ",
  ),
);
const BLOCKS = new Set(
  "address article aside blockquote body caption center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol option p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

class BlockWriter {
  readonly #builder: DocumentBuilder;
  #inline = "";

  constructor(builder: DocumentBuilder) {
    this.#builder = builder;
  }

  write(root: Element): void {
    this.#children(root);
    this.#flush();
  }

  #children(node: Node): void {
    for (let child = node.firstChild; child; child = child.nextSibling) {
      if (child.nodeType === TEXT) this.#inline += (child as Text).data.replace(/\s+/gu, " ");
      else if (child.nodeType === ELEMENT) this.#element(child as Element);
    }
  }

  #element(element: Element): void {
    const name = element.localName;
    if (SKIPPED.has(name) || isHidden(element)) return;
    if (name === "br") this.#inline += "\n";
    else if (!BLOCKS.has(name)) this.#children(element);
    else {
      this.#flush();
      this.#block(name, element);
      this.#flush();
    }
  }

  #block(name: string, element: Element): void {
    if (/^h[1-6]$/.test(name)) this.#builder.heading(Number(name[1]), visibleText(element));
    else if (name === "pre") this.#builder.preformatted(element.textContent ?? "");
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

  #list(list: Element, ordered: boolean, depth: number): boolean {
    let isFirst = depth === 0;
    let number = Number.parseInt(list.getAttribute("start") ?? "1", 10) || 1;
    for (let item = list.firstChild; item; item = item.nextSibling) {
      if (item.nodeType !== ELEMENT) continue;
      const element = item as Element;
      if (isHidden(element)) continue;
      if (isList(element)) {
        isFirst = this.#list(element, element.localName === "ol", depth + 1) && isFirst;
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
        isFirst = this.#list(nested, nested.localName === "ol", depth + 1) && isFirst;
      }
    }
    return isFirst;
  }

  #definitions(list: Element): void {
    let term = "";
    let isFirst = true;
    const visit = (parent: Element): void => {
      for (const child of parent.children) {
        if (child.localName === "dt") term = visibleText(child).replace(/\s+/gu, " ").trim();
        else if (child.localName === "dd") {
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

  #table(table: Element): void {
    const caption = [...table.children].find((child) => child.localName === "caption");
    if (caption) this.#builder.paragraph(visibleText(caption).replace(/\s+/gu, " "));
    const rows = rowsOf(table);
    const first = rows[0];
    const isHeader = first !== undefined && first.length > 1 && first.every((cell) => cell.localName === "th");
    appendTable(this.#builder, rows.map(spread), isHeader ? "marked" : "none");
  }
}

function isHidden(element: Element): boolean {
  if (element.hasAttribute("hidden")) return true;
  const style = element.getAttribute("style");
  return style !== null && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
}

function isList(element: Element): boolean {
  return element.localName === "ul" || element.localName === "ol" || element.localName === "menu";
}

/** Cards, steps with headings and the like: a list by tag, a row of sections by content. */
function hasBlocksOfItsOwn(item: Element): boolean {
  if (item.querySelector("h1,h2,h3,h4,h5,h6,pre,table") !== null) return true;
  return item.querySelectorAll("p").length > 1;
}

function itemText(item: Element): string {
  let text = "";
  const visit = (node: Node): void => {
    if (node.nodeType === TEXT) text += (node as Text).data;
    if (node.nodeType !== ELEMENT) return;
    const element = node as Element;
    if (SKIPPED.has(element.localName) || isList(element)) return;
    if (element.localName === "br" || BLOCKS.has(element.localName)) text += " ";
    for (let child = element.firstChild; child; child = child.nextSibling) visit(child);
    if (BLOCKS.has(element.localName)) text += " ";
  };
  for (let child = item.firstChild; child; child = child.nextSibling) visit(child);
  return text;
}

function nestedLists(item: Element): Element[] {
  const found: Element[] = [];
  const visit = (element: Element): void => {
    for (const child of element.children) {
      if (isList(child)) found.push(child);
      else visit(child);
    }
  };
  visit(item);
  return found;
}

/** Layout tables hold blocks, other tables or a single column; only the others are data. */
function isDataTable(table: Element): boolean {
  const role = table.getAttribute("role");
  if (role === "presentation" || role === "none") return false;
  if (table.querySelector("table,h1,h2,h3,h4,h5,h6,pre,article,section,form") !== null) return false;
  const rows = rowsOf(table);
  if (!rows.some((row) => row.length > 1)) return false;
  return !rows.some((row) => row.some((cell) => cell.querySelectorAll("p").length > 3));
}

function rowsOf(table: Element): Element[][] {
  return [...table.querySelectorAll("tr")]
    .map((row) => [...row.children].filter((cell) => cell.localName === "td" || cell.localName === "th"))
    .filter((row) => row.length > 0);
}

/** A cell over several columns counts for each, so that the names above stay aligned. */
function spread(row: Element[]): string[] {
  return row.flatMap((cell) => {
    const span = Math.min(50, Number.parseInt(cell.getAttribute("colspan") ?? "1", 10) || 1);
    return [visibleText(cell), ...new Array<string>(Math.max(0, span - 1)).fill("")];
  });
}
