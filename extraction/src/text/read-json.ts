import type { ExtractedDocument } from "../extracted-document.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { findQuestionPair } from "./question-pair.ts";
import { readArticles } from "./read-articles.ts";

const MAX_DEPTH = 64;
const LONG_TEXT = 300;

/**
 * JSON: a list's objects are units with their keys as names, nested objects are sections, long strings paragraphs, and
 * questions stand above their answers. Of a help centre's export each article is a document.
 */
export function readJson(source: string): ExtractedDocument {
  const builder = new DocumentBuilder();
  const value: unknown = JSON.parse(source.replace(/^\uFEFF/u, ""));
  const articles = readArticles(value);
  if (articles) return articles;
  appendValue(builder, value, [], 0);
  return builder.build({ mediaType: "application/json" });
}

/** One JSON value a line, each a unit. Lines that aren't JSON end the reading with `broken`. */
export function readJsonLines(source: string): ExtractedDocument {
  const builder = new DocumentBuilder();
  let isFirst = true;
  for (const [index, line] of source
    .replace(/^\uFEFF/u, "")
    .split("\n")
    .entries()) {
    if (line.trim() === "") continue;
    isFirst = appendRecord(builder, parseLine(line, index + 1), [], 0, isFirst);
  }
  return builder.build({ mediaType: "application/x-ndjson" });
}

function parseLine(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (error) {
    throw new ExtractionFailure("broken", `Line ${number} is not JSON. Correct it and upload the file again.`, {
      cause: error,
    });
  }
}

function appendValue(builder: DocumentBuilder, value: unknown, path: string[], depth: number): void {
  if (Array.isArray(value)) {
    let isFirst = true;
    for (const part of value) isFirst = appendRecord(builder, part, path, depth, isFirst);
    return;
  }
  if (!isObject(value)) {
    builder.paragraph(scalarText(value));
    return;
  }
  if (appendPair(builder, value, path)) return;
  let isFirst = true;
  for (const [key, part] of Object.entries(value)) {
    if ((isObject(part) || Array.isArray(part)) && depth < MAX_DEPTH) {
      builder.heading(Math.min(6, path.length + 1), key);
      appendValue(builder, part, [...path, key], depth + 1);
      isFirst = true;
    } else if (typeof part === "string" && (part.length > LONG_TEXT || /\?\s*$/u.test(key))) {
      builder.heading(Math.min(6, path.length + 1), key);
      builder.paragraph(part);
      isFirst = true;
    } else {
      builder.unit(`${key}: ${scalarText(part)}`, { first: isFirst });
      isFirst = false;
    }
  }
}

/** One of a list. Whether the next one begins a list of lines anew. */
function appendRecord(
  builder: DocumentBuilder,
  record: unknown,
  path: string[],
  depth: number,
  isFirst: boolean,
): boolean {
  if (isObject(record) && appendPair(builder, record, path)) return true;
  // A group of questions is a section.
  if (depth < MAX_DEPTH && isObject(record) && Object.values(record).some(holdsPairs)) {
    appendValue(builder, record, path, depth + 1);
    return true;
  }
  builder.unit(formatRecord(record), { first: isFirst });
  return false;
}

function holdsPairs(value: unknown): boolean {
  return Array.isArray(value) && value.some((part) => isObject(part) && findQuestionPair(part) !== undefined);
}

/** A question is a heading above its answer, as on pages. */
function appendPair(builder: DocumentBuilder, record: Record<string, unknown>, path: string[]): boolean {
  const pair = findQuestionPair(record);
  if (!pair) return false;
  builder.heading(Math.min(6, path.length + 1), pair.question);
  builder.paragraph(pair.answer);
  builder.unit(formatRecord(pair.others), { first: true });
  return true;
}

/** A record on one line: `name: Pro | price.amount: 10`. */
function formatRecord(value: unknown): string {
  const fields: string[] = [];
  const visit = (part: unknown, name: string, depth: number): void => {
    if (depth < MAX_DEPTH && Array.isArray(part)) {
      if (part.every((item) => !isObject(item) && !Array.isArray(item))) {
        const list = part.map(scalarText).filter((text) => text !== "");
        if (list.length > 0) fields.push(name ? `${name}: ${list.join(", ")}` : list.join(", "));
      } else for (const item of part) visit(item, name, depth + 1);
    } else if (depth < MAX_DEPTH && isObject(part)) {
      for (const [key, item] of Object.entries(part)) visit(item, name ? `${name}.${key}` : key, depth + 1);
    } else {
      const text = scalarText(part);
      if (text !== "") fields.push(name ? `${name}: ${text}` : text);
    }
  };
  visit(value, "", 0);
  return fields.join(" | ");
}

function scalarText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
