import { createHash } from "node:crypto";
import { removeHidden, removeHiddenDeep } from "../../../platform/remove-hidden.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";

/** The result of a call as a passage: what an answer says of it is checked and cited like any other source. */
export function toolPassage(callId: string, toolName: string, result: string, calledAt: Date): FoundPassage {
  return {
    id: callId,
    version_id: callId,
    documentId: callId,
    document_id: callId,
    source_id: callId,
    tool_call_id: callId,
    document_version: 0,
    title: `Result of ${toolName}`,
    url: null,
    language: null,
    version_created_at: calledAt,
    heading_path: [],
    headingPath: [],
    start_offset: 0,
    end_offset: result.length,
    page: null,
    time_from: null,
    time_to: null,
    text: result,
    source_type: "tool",
    stored_question: null,
    text_sha256: createHash("sha256").update(result).digest("hex"),
    lexicalScore: 0,
  };
}

const MAX_LINES = 200;

/** JSON as lines of `path: value`, so that it reads like text; anything else as it is. */
export function readableResult(content: string): string {
  let value: unknown;
  try {
    value = removeHiddenDeep(JSON.parse(content));
  } catch {
    return removeHidden(content).normalize("NFC").replaceAll("\r\n", "\n").trim();
  }
  const lines: string[] = [];
  const walk = (path: string, node: unknown): void => {
    if (lines.length >= MAX_LINES || node === null) return;
    if (typeof node !== "object") {
      lines.push(path === "" ? String(node) : `${path}: ${String(node).replaceAll(/\s+/g, " ").trim()}`);
      return;
    }
    for (const [name, child] of Object.entries(node))
      walk(Array.isArray(node) ? path : `${path} ${name.replaceAll("_", " ")}`.trim(), child);
  };
  walk("", value);
  return lines.join("\n").normalize("NFC");
}
