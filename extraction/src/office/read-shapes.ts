import { readXml } from "../archive/read-xml.ts";
import { pictureDescription } from "./picture-description.ts";

export type ShapeBlock =
  | { kind: "title"; text: string; placeholder: string }
  | { kind: "text"; text: string; placeholder: string }
  | { kind: "table"; rows: string[][]; placeholder: string };

export interface Shapes {
  isHidden: boolean;
  blocks: ShapeBlock[];
}

/**
 * The texts, tables and described pictures of a slide, its notes or a sheet's drawing, in the order they were drawn.
 */
export function readShapes(bytes: Uint8Array): Shapes {
  const shapes: Shapes = { isHidden: false, blocks: [] };
  let placeholder = "";
  let paragraphs: string[] = [];
  let paragraph = "";
  let isText = false;
  let isPicture = false;
  let skipped = 0;
  let rows: string[][] | undefined;
  const closeShape = (): void => {
    const text = paragraphs.filter((line) => line.trim() !== "").join("\n");
    const isTitle = placeholder === "title" || placeholder === "ctrTitle";
    if (text) shapes.blocks.push({ kind: isTitle ? "title" : "text", text, placeholder });
    paragraphs = [];
    placeholder = "";
  };
  readXml(bytes, {
    open(name, attributes) {
      if (skipped > 0 || name === "Fallback") skipped++;
      if (skipped > 0) return;
      if (name === "sld" && (attributes.show === "0" || attributes.show === "false")) shapes.isHidden = true;
      else if (name === "ph") placeholder = attributes.type ?? "body";
      else if (name === "pic") isPicture = true;
      else if (name === "cNvPr" && isPicture) {
        const description = pictureDescription(attributes.descr);
        if (description) shapes.blocks.push({ kind: "text", text: description, placeholder: "" });
      } else if (name === "tbl") rows = [];
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
        shapes.blocks.push({ kind: "table", rows, placeholder });
        rows = undefined;
      } else if (name === "pic") {
        isPicture = false;
        placeholder = "";
      } else if (name === "sp" || name === "txSp") closeShape();
    },
  });
  closeShape();
  return shapes;
}
