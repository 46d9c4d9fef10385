import { attribute, type XmlHandlers } from "../archive/read-xml.ts";
import { appendTitledTable } from "../text/append-titled-table.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendBehindRaised, appendRaised } from "../text/raised-figures.ts";
import type { OpenDocumentKind } from "./open-document-kind.ts";
import { newCellBudget, OpenDocumentRows } from "./open-document-rows.ts";
import type { OpenDocumentStyles } from "./open-document-styles.ts";
import { pictureDescription } from "./picture-description.ts";

/** Comments, deleted text, forms, style definitions, and the marks of notes, which would look like figures. */
const SKIPPED = new Set([
  "annotation",
  "note-citation",
  "tracked-changes",
  "forms",
  "automatic-styles",
  "font-face-decls",
  "scripts",
  "master-styles",
]);

const FURNITURE = new Set(["date-time", "footer", "header", "page-number"]);
const HAS_STYLE = new Set(["p", "h", "span"]);

/** Takes the events of an OpenDocument's `content.xml` and writes its blocks. */
export class OpenDocumentWriter implements XmlHandlers {
  readonly #builder: DocumentBuilder;
  readonly #kind: OpenDocumentKind;
  readonly #styles: OpenDocumentStyles;
  readonly #notes: string[] = [];
  /** Paragraphs nest (text boxes and notes inside paragraphs), so their texts are a stack. */
  readonly #paragraphs: { text: string; level: number | undefined; isBold: boolean }[] = [];
  /** Of paragraphs and the spans in them, what they do with their text. */
  readonly #spans: { isStruck: boolean; isRaised: boolean; isBold: boolean }[] = [];
  readonly #lists: { isFirst: boolean }[] = [];
  #itemText: string[] | undefined;
  readonly #budget = newCellBudget();
  #rows = new OpenDocumentRows(this.#budget);
  #tableDepth = 0;
  #noteDepth = 0;
  #isAfterStruck = false;
  #isAfterRaised = false;
  #skipped = 0;
  #page = 0;
  /** A frame shows a picture; its description follows inside it. */
  #isPicture = false;
  #description: string | undefined;
  #sheetName = "";
  /** Charts and the like that stand in hidden sheets, by their path in the archive. */
  readonly hiddenObjects = new Set<string>();
  firstTitle: string | null = null;

  constructor(builder: DocumentBuilder, kind: OpenDocumentKind, styles: OpenDocumentStyles) {
    this.#builder = builder;
    this.#kind = kind;
    this.#styles = styles;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipped > 0 || SKIPPED.has(name) || this.#isFurniture(name, attributes)) {
      this.#styles.open(name, attributes);
      if (name === "object") this.#hideObject(attribute(attributes, "href"));
      this.#skipped++;
      return;
    }
    if (name === "table" && this.#kind === "ods" && this.#styles.hidesTable(attribute(attributes, "style-name"))) {
      this.#page++;
      this.#skipped = 1;
      return;
    }
    if (HAS_STYLE.has(name)) {
      const style = attribute(attributes, "style-name");
      this.#spans.push({
        isStruck: this.#styles.isStruck(style),
        isRaised: this.#styles.isRaised(style),
        isBold: this.#styles.isBold(style),
      });
    }
    if (name === "p" || name === "h") {
      const level = name === "h" ? Number(attribute(attributes, "outline-level") ?? 1) : undefined;
      this.#paragraphs.push({ text: "", level, isBold: true });
    } else if (name === "s") this.text(" ".repeat(Math.min(100, Number(attribute(attributes, "c") ?? 1) || 1)));
    else if (name === "tab") this.text("\t");
    else if (name === "line-break") this.text("\n");
    else if (name === "note-body") this.#noteDepth++;
    else if (name === "frame") this.#isPicture = false;
    else if (name === "image") this.#isPicture = true;
    else if (name === "desc" && this.#isPicture) this.#description = "";
    else if (name === "list") {
      // An item's own text stands before the list inside it.
      this.#writeItem();
      this.#lists.push({ isFirst: this.#lists.at(-1)?.isFirst ?? true });
    } else if (name === "list-item") this.#itemText = [];
    else if (name === "page") this.#builder.startPage(++this.#page);
    else this.#openTablePart(name, attributes);
  }

  text(text: string): void {
    if (this.#skipped > 0) return;
    const paragraph = this.#paragraphs.at(-1);
    if (this.#description !== undefined) this.#description += text;
    else if (paragraph) {
      paragraph.text = this.#continue(paragraph.text, text);
      if (text.trim() !== "" && !this.#spans.some((span) => span.isBold)) paragraph.isBold = false;
    }
  }

  #continue(before: string, text: string): string {
    const isStruck = this.#spans.some((span) => span.isStruck);
    const isRaised = this.#spans.some((span) => span.isRaised);
    const next = this.#isAfterStruck && /\s$/u.test(before) ? text.trimStart() : text;
    const isAfterRaised = this.#isAfterRaised;
    this.#isAfterStruck = isStruck;
    if (isStruck) return before;
    this.#isAfterRaised = isRaised;
    if (isRaised) return appendRaised(before, next);
    return isAfterRaised ? appendBehindRaised(before, next) : before + next;
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#styles.close(name);
      this.#skipped--;
      return;
    }
    if (HAS_STYLE.has(name)) this.#spans.pop();
    if (name === "p" || name === "h") this.#closeParagraph();
    else if (name === "note-body") this.#noteDepth--;
    else if (name === "desc") this.#closeDescription();
    else if (name === "frame") this.#isPicture = false;
    else if (name === "list") this.#lists.pop();
    else if (name === "list-item") this.#closeItem();
    else if (name === "page") this.#builder.endPage();
    else this.#closeTablePart(name);
  }

  /** Notes stand at the end of a text, as they do on paper. */
  finish(): void {
    this.#builder.endPage();
    for (const note of this.#notes) this.#builder.paragraph(note);
  }

  #closeParagraph(): void {
    const { text, level, isBold } = this.#paragraphs.pop()!;
    if (text.trim() === "") return;
    if (this.#noteDepth > 0) this.#notes.push(text);
    else if (this.#tableDepth > 0) this.#rows.addParagraph(text, isBold);
    else if (level !== undefined) {
      this.firstTitle ??= text;
      this.#builder.heading(level, text);
    } else if (this.#itemText) this.#itemText.push(text);
    else {
      if (this.#kind === "odp") this.firstTitle ??= text;
      this.#builder.paragraph(text);
    }
  }

  #closeDescription(): void {
    const text = pictureDescription(this.#description);
    this.#description = undefined;
    if (text === null) return;
    this.#paragraphs.push({ text, level: undefined, isBold: false });
    this.#closeParagraph();
  }

  #closeItem(): void {
    this.#writeItem();
    this.#itemText = this.#lists.length > 1 ? [] : undefined;
  }

  #writeItem(): void {
    const text = this.#itemText?.join(" ") ?? "";
    if (text === "") return;
    const indent = "  ".repeat(Math.max(0, Math.min(6, this.#lists.length - 1)));
    this.#builder.unit(`${indent}- ${text}`, { first: this.#lists.at(-1)?.isFirst ?? true });
    for (const open of this.#lists) open.isFirst = false;
    this.#itemText = [];
  }

  #openTablePart(name: string, attributes: Record<string, string>): void {
    if (name === "table") {
      if (++this.#tableDepth > 1) return;
      this.#rows = new OpenDocumentRows(this.#budget);
      if (this.#kind === "ods") {
        this.#builder.startPage(++this.#page);
        this.#sheetName = attribute(attributes, "name") ?? "";
      }
    } else if (this.#tableDepth === 1) this.#rows.open(name, attributes);
  }

  #closeTablePart(name: string): void {
    if (name === "table") {
      if (--this.#tableDepth > 0) return;
      const { cells, header } = this.#rows;
      if (this.#kind === "ods" && cells.some((row) => row.some((cell) => cell.trim() !== ""))) {
        this.#builder.heading(2, this.#sheetName);
      }
      appendTitledTable(this.#builder, cells, this.#kind === "odt" ? header : "guess");
      if (this.#kind === "ods") this.#builder.endPage();
    } else if (this.#tableDepth === 1) this.#rows.close(name);
  }

  /** Date, footer and number of a slide, and of its notes. */
  #isFurniture(name: string, attributes: Record<string, string>): boolean {
    if (this.#kind !== "odp") return false;
    return name === "page-number" || (name === "frame" && FURNITURE.has(attribute(attributes, "class") ?? ""));
  }

  #hideObject(path: string | undefined): void {
    if (path !== undefined) this.hiddenObjects.add(path.replace(/^\.\//, ""));
  }
}
