import { attribute, readXml } from "../archive/read-xml.ts";
import { mathText } from "./math-text.ts";

/**
 * Puts a part of a Word file into what the converter knows: text that is struck out twice or hidden, itself or by one
 * of `hiddenStyles`, is struck out once and so left out; the text of simple fields stands in its place; equations are
 * text.
 */
export function plainWordXml(bytes: Uint8Array, hiddenStyles: ReadonlySet<string>): Uint8Array {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isStyled = hiddenStyles.size > 0 && buffer.includes("<w:rStyle");
  if (!isStyled && !MARKS.some((mark) => buffer.includes(mark))) return bytes;
  const plain = buffer
    .toString("latin1")
    .replace(NOT_STRUCK, "")
    .replace(/<w:(?:dstrike|vanish)(?=[\s/>])/g, "<w:strike")
    .replace(CHARACTER_STYLE, (mark, style: string) => (hiddenStyles.has(style) ? `${mark}<w:strike/>` : mark))
    .replace(FIELD, "")
    .replace(/<\/?m:oMathPara(?=[\s>])[^>]*>|<m:oMathParaPr(?=[\s>]).*?<\/m:oMathParaPr>/gs, "")
    .replace(/<m:oMath(?=[\s>]).*?<\/m:oMath>/gs, (math) => toRun(mathText(Buffer.from(math, "latin1"))));
  return Buffer.from(plain, "latin1");
}

/** Styles of characters by which text is hidden. */
export function findHiddenStyles(styles: Uint8Array | undefined): Set<string> {
  const hidden = new Set<string>();
  if (!styles) return hidden;
  let style = "";
  readXml(styles, {
    open(name, attributes) {
      if (name === "style")
        style = attribute(attributes, "type") === "character" ? (attribute(attributes, "styleId") ?? "") : "";
      const isOff = /^(?:0|false|off)$/.test(attribute(attributes, "val") ?? "");
      if (name === "vanish" && style !== "" && !isOff) hidden.add(style);
    },
    close(name) {
      if (name === "style") style = "";
    },
  });
  return hidden;
}

function toRun(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  const run = `<w:r><w:t xml:space="preserve">${escaped}</w:t></w:r>`;
  return Buffer.from(run).toString("latin1");
}

const MARKS = ["<w:dstrike", "<w:vanish", "<w:fldSimple", "<m:oMath"];
/** Would stand before what hides the same text. */
const NOT_STRUCK = /<w:(?:d?strike|vanish)\s+w:val="(?:0|false|off)"\s*\/>/g;
const CHARACTER_STYLE = /<w:rStyle\s+w:val="([^"]*)"\s*\/>/g;
const FIELD =
  /<w:fldSimple(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*\/?>|<\/w:fldSimple\s*>|<w:fldData(?=[\s>]).*?<\/w:fldData>/gs;
