import { structuredPatch } from "diff";

export interface TextDifference {
  /** Line numbers count from 1. Lines begin with ` ` (same), `-` (went) or `+` (came), as in a unified diff. */
  hunks: { old_start: number; new_start: number; lines: string[] }[];
  /** True where the texts differ too much, or in too many lines, to show it all. */
  is_cut: boolean;
}

const CONTEXT_LINES = 2;
const MAX_LINES = 400;
const MAX_CHARACTERS = 40_000;
/** Beyond these two texts have little in common, and comparing them takes long. */
const MAX_EDITS = 2_000;
const TIMEOUT_MS = 100;

/**
 * The lines that differ, by Myers' algorithm (An O(ND) Difference Algorithm, 1986). null: there was, or is, no text.
 */
export function compareTexts(before: string | null, after: string | null): TextDifference {
  const limits = { context: CONTEXT_LINES, maxEditLength: MAX_EDITS, timeout: TIMEOUT_MS };
  // A text that came or went as a whole needs no comparing.
  const isWhole = before === null || after === null;
  const patch = isWhole
    ? { hunks: [wholeHunk(before, after)] }
    : structuredPatch("", "", withLineEnd(before), withLineEnd(after), "", "", limits);
  if (!patch) return { hunks: [], is_cut: true };
  return cut(patch.hunks);
}

function withLineEnd(text: string): string {
  return text.endsWith("\n") ? text : `${text}\n`;
}

interface Hunk {
  oldStart: number;
  newStart: number;
  lines: string[];
}

function wholeHunk(before: string | null, after: string | null): Hunk {
  const sign = before === null ? "+" : "-";
  const lines = (before ?? after ?? "").split("\n", MAX_LINES + 1);
  return {
    oldStart: before === null ? 0 : 1,
    newStart: after === null ? 0 : 1,
    lines: lines.map((line) => sign + line),
  };
}

function cut(hunks: Hunk[]): TextDifference {
  const shown: TextDifference["hunks"] = [];
  let lines = 0;
  let characters = 0;
  for (const { oldStart, newStart, lines: all } of hunks) {
    const kept: string[] = [];
    for (const line of all) {
      if (lines >= MAX_LINES || characters + line.length > MAX_CHARACTERS) {
        if (kept.length > 0) shown.push({ old_start: oldStart, new_start: newStart, lines: kept });
        return { hunks: shown, is_cut: true };
      }
      kept.push(line);
      lines += 1;
      characters += line.length;
    }
    shown.push({ old_start: oldStart, new_start: newStart, lines: kept });
  }
  return { hunks: shown, is_cut: false };
}
