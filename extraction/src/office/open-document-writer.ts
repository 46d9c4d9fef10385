import { attribute, type XmlHandlers } from "../archive/read-xml.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendBehindRaised, appendRaised } from "../text/raised-figures.ts";
import { appendTable } from "../text/table-rows.ts";
import { formatNumber } from "./cell-formats.ts";
import type { OpenDocumentKind } from "./open-document-kind.ts";
import type { OpenDocumentStyles } from "./open-document-styles.ts";
import { pictureDescription } from "./picture-description.ts";

const MAX_CELLS = 2_000_000;
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

const HAS_STYLE = new Set(["p", "h", "span"]);

/** Takes the events of an OpenDocument's `content.xml` and writes its blocks. */
export class OpenDocumentWriter implements XmlHandlers {
  readonly #builder: DocumentBuilder;
  readonly #kind: OpenDocumentKind;
  readonly #styles: OpenDocumentStyles;
  readonly #notes: string[] = [];
  /** Paragraphs nest (text boxes and notes inside paragraphs), so their texts are a stack. */
  readonly #paragraphs: { text: string; level: number | undefined }[] = [];
  /** Of paragraphs and the spans in them, what they do with their text. */
  readonly #spans: { isStruck: boolean; isRaised: boolean }[] = [];
  readonly #lists: { isFirst: boolean }[] = [];
  #itemText: string[] | undefined;
  #rows: string[][] = [];
  #tableDepth = 0;
  #cell: string[] = [];
  #cellValue = "";
  #cellRepeats = 1;
  #rowRepeats = 1;
  #headerRows = 0;
  #isInHeader = false;
  #noteDepth = 0;
  #isAfterStruck = false;
  #isAfterRaised = false;
  #skipped = 0;
  #page = 0;
  /** A frame shows a picture; its description follows inside it. */
  #isPicture = false;
  #description: string | undefined;
  #sheetName = "";
  #cells = 0;
  firstTitle: string | null = null;

  constructor(builder: DocumentBuilder, kind: OpenDocumentKind, styles: OpenDocumentStyles) {
    this.#builder = builder;
    this.#kind = kind;
    this.#styles = styles;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (this.#skipped > 0 || SKIPPED.has(name)) {
      this.#styles.open(name, attributes);
      this.#skipped++;
      return;
    }
    if (HAS_STYLE.has(name)) {
      const style = attribute(attributes, "style-name");
      this.#spans.push({ isStruck: this.#styles.isStruck(style), isRaised: this.#styles.isRaised(style) });
    }
    if (name === "p" || name === "h") {
      const level = name === "h" ? Number(attribute(attributes, "outline-level") ?? 1) : undefined;
      this.#paragraphs.push({ text: "", level });
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
    else if (paragraph) paragraph.text = this.#continue(paragraph.text, text);
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
    const { text, level } = this.#paragraphs.pop()!;
    if (text.trim() === "") return;
    if (this.#noteDepth > 0) this.#notes.push(text);
    else if (this.#tableDepth > 0) this.#cell.push(text);
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
    this.#paragraphs.push({ text, level: undefined });
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
      this.#rows = [];
      this.#headerRows = 0;
      if (this.#kind === "ods") {
        this.#builder.startPage(++this.#page);
        this.#sheetName = attribute(attributes, "name") ?? "";
      }
    } else if (this.#tableDepth !== 1) return;
    else if (name === "table-header-rows") this.#isInHeader = true;
    else if (name === "table-row") {
      this.#rows.push([]);
      this.#rowRepeats = Number(attribute(attributes, "number-rows-repeated") ?? 1) || 1;
      if (this.#isInHeader) this.#headerRows++;
    } else if (name === "table-cell" || name === "covered-table-cell") {
      this.#cell = [];
      // What is shown stands as text; the tables of charts have values alone.
      this.#cellValue = attribute(attributes, "value") ?? "";
      this.#cellRepeats = Number(attribute(attributes, "number-columns-repeated") ?? 1) || 1;
    }
  }

  #closeTablePart(name: string): void {
    if (name === "table") {
      if (--this.#tableDepth > 0) return;
      if (this.#kind === "ods" && this.#rows.some((row) => row.some((cell) => cell.trim() !== ""))) {
        this.#builder.heading(2, this.#sheetName);
      }
      appendTable(
        this.#builder,
        this.#rows,
        this.#kind === "odt" ? (this.#headerRows === 1 ? "marked" : "none") : "guess",
      );
      this.#rows = [];
      if (this.#kind === "ods") this.#builder.endPage();
    } else if (this.#tableDepth !== 1) return;
    else if (name === "table-header-rows") this.#isInHeader = false;
    else if (name === "table-row") {
      // Programs fill sheets to their last row by repeating an empty one.
      const row = this.#rows.at(-1)!;
      if (row.every((cell) => cell === "")) this.#rows.pop();
      else for (let copies = 1; copies < Math.min(this.#rowRepeats, 1000); copies++) this.#rows.push([...row]);
    } else if (name === "table-cell" || name === "covered-table-cell") this.#closeCell();
  }

  #closeCell(): void {
    const text = this.#cell.join(" ") || (this.#cellValue && formatNumber(this.#cellValue, "plain", false));
    const repeats = Math.min(this.#cellRepeats, text === "" ? 256 : 1024);
    this.#cells += repeats;
    if (this.#cells > MAX_CELLS) {
      throw new ExtractionFailure(
        "too_large",
        "The file has more than two million cells. Split it into smaller files.",
      );
    }
    const row = this.#rows.at(-1);
    if (row) for (let copies = 0; copies < repeats; copies++) row.push(text);
    this.#cell = [];
  }
}
