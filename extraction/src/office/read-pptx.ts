import { prefixedAttribute, readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import type { ExtractedDocument } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendTable } from "../text/table-rows.ts";
import { appendCharts } from "./append-charts.ts";
import { mainPart, readPackageFacts, readRelations } from "./read-package-facts.ts";
import { readShapes, type Shapes } from "./read-shapes.ts";

/**
 * Presentations: a page a slide, its title as heading, tables as rows, the speaker's notes behind. Hidden slides are
 * left out.
 */
export function readPptx(archive: ZipArchive): ExtractedDocument {
  const main = mainPart(archive, "ppt/presentation.xml");
  const builder = new DocumentBuilder();
  let firstTitle: string | null = null;
  for (const [index, path] of slidePaths(archive, main).entries()) {
    const bytes = archive.read(path);
    const slide = bytes ? readShapes(bytes) : undefined;
    if (!slide || slide.isHidden) continue;
    builder.startPage(index + 1);
    const title = slide.blocks.find((block) => block.kind === "title");
    if (title?.kind === "title") firstTitle ??= title.text;
    appendSlide(builder, slide);
    appendCharts(builder, archive, path);
    const notes = [...readRelations(archive, path).values()].find(({ kind }) => kind === "notesSlide");
    const notesBytes = notes ? archive.read(notes.path) : undefined;
    if (notesBytes) appendNotes(builder, readShapes(notesBytes));
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

/** Date, footer and number of the slide stand on every slide. */
const FURNITURE = new Set(["dt", "ftr", "sldNum", "hdr", "sldImg"]);

function appendSlide(builder: DocumentBuilder, slide: Shapes): void {
  const shown = slide.blocks.filter((block) => !FURNITURE.has(block.placeholder));
  // Shapes stand in the order they were drawn; the title leads wherever it was.
  for (const block of shown) if (block.kind === "title") builder.heading(2, block.text);
  for (const block of shown) {
    if (block.kind === "text") builder.paragraph(block.text);
    else if (block.kind === "table") appendTable(builder, block.rows, "guess");
  }
}

function appendNotes(builder: DocumentBuilder, notes: Shapes): void {
  for (const block of notes.blocks) {
    if (!FURNITURE.has(block.placeholder) && block.kind === "text") builder.paragraph(block.text);
  }
}
