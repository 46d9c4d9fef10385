import { prefixedAttribute, readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import type { ExtractedDocument } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendTable } from "../text/table-rows.ts";
import { mainPart, readPackageFacts, readRelations } from "./open-packaging.ts";
import { appendCharts } from "./read-chart.ts";

/** Presentations: a page a slide, its title as heading, tables as rows, the speaker's notes behind. Hidden slides are left out. */
export function readPptx(archive: ZipArchive): ExtractedDocument {
  const main = mainPart(archive, "ppt/presentation.xml");
  const builder = new DocumentBuilder();
  let firstTitle: string | null = null;
  for (const [index, path] of slidePaths(archive, main).entries()) {
    const bytes = archive.read(path);
    const slide = bytes ? readSlide(bytes) : undefined;
    if (!slide || slide.isHidden) continue;
    builder.startPage(index + 1);
    const title = slide.blocks.find((block) => block.kind === "title");
    if (title?.kind === "title") firstTitle ??= title.text;
    appendSlide(builder, slide);
    appendCharts(builder, archive, path);
    const notes = [...readRelations(archive, path).values()].find(({ kind }) => kind === "notesSlide");
    const notesBytes = notes ? archive.read(notes.path) : undefined;
    if (notesBytes) appendNotes(builder, readSlide(notesBytes));
  }
  const { title, language, modifiedAt } = readPackageFacts(archive, "docProps/core.xml");
  const document = builder.build({
    mediaType: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
    // The program's own name for a new file is no title.
    title: title && !/^PowerPoint/i.test(title) ? title : firstTitle,
    language,
  });
  return modifiedAt ? { ...document, modifiedAt } : document;
}

function slidePaths(archive: ZipArchive, main: string): string[] {
  const relations = readRelations(archive, main);
  const paths: string[] = [];
  readXml(archive.read(main)!, {
    open(name, attributes) {
      if (name !== "sldId") return;
      const slide = relations.get(prefixedAttribute(attributes, "id") ?? "");
      if (slide && archive.has(slide.path)) paths.push(slide.path);
    },
  });
  return paths;
}

type SlideBlock =
  | { kind: "title"; text: string; placeholder: string }
  | { kind: "text"; text: string; placeholder: string }
  | { kind: "table"; rows: string[][]; placeholder: string };

interface Slide {
  isHidden: boolean;
  blocks: SlideBlock[];
}

/** Date, footer and number of the slide stand on every slide. */
const FURNITURE = new Set(["dt", "ftr", "sldNum", "hdr", "sldImg"]);

function appendSlide(builder: DocumentBuilder, slide: Slide): void {
  const shown = slide.blocks.filter((block) => !FURNITURE.has(block.placeholder));
  // Shapes stand in the order they were drawn; the title leads wherever it was.
  for (const block of shown) if (block.kind === "title") builder.heading(2, block.text);
  for (const block of shown) {
    if (block.kind === "text") builder.paragraph(block.text);
    else if (block.kind === "table") appendTable(builder, block.rows, "guess");
  }
}

function appendNotes(builder: DocumentBuilder, notes: Slide): void {
  for (const block of notes.blocks) {
    if (!FURNITURE.has(block.placeholder) && block.kind === "text") builder.paragraph(block.text);
  }
}

function readSlide(bytes: Uint8Array): Slide {
  const slide: Slide = { isHidden: false, blocks: [] };
  let placeholder = "";
  let paragraphs: string[] = [];
  let paragraph = "";
  let isText = false;
  let skipped = 0;
  let rows: string[][] | undefined;
  const closeShape = (): void => {
    const text = paragraphs.filter((line) => line.trim() !== "").join("\n");
    const isTitle = placeholder === "title" || placeholder === "ctrTitle";
    if (text) slide.blocks.push({ kind: isTitle ? "title" : "text", text, placeholder } as SlideBlock);
    paragraphs = [];
    placeholder = "";
  };
  readXml(bytes, {
    open(name, attributes) {
      if (skipped > 0 || name === "Fallback") skipped++;
      if (skipped > 0) return;
      if (name === "sld" && (attributes.show === "0" || attributes.show === "false")) slide.isHidden = true;
      else if (name === "ph") placeholder = attributes.type ?? "body";
      else if (name === "tbl") rows = [];
      else if (name === "tr") rows?.push([]);
      else if (name === "t") isText = true;
      else if (name === "br") paragraph += "\n";
      else if (name === "tab") paragraph += "\t";
    },
    text(text) {
      if (isText && skipped === 0) paragraph += text;
    },
    close(name) {
      if (skipped > 0) {
        skipped--;
        return;
      }
      if (name === "t") isText = false;
      else if (name === "p" || name === "pt") {
        paragraphs.push(paragraph);
        paragraph = "";
      } else if (name === "tc") {
        rows?.at(-1)?.push(paragraphs.join(" "));
        paragraphs = [];
      } else if (name === "tbl" && rows) {
        slide.blocks.push({ kind: "table", rows, placeholder });
        rows = undefined;
      } else if (name === "sp" || name === "txSp") closeShape();
    },
  });
  closeShape();
  return slide;
}
