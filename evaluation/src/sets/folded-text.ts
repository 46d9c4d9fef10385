import type { TextRange } from "@citedesk/grounding";

/**
 * Finds a quoted snippet wherever only its words and their order agree: case, punctuation, marks of emphasis and line
 * breaks may differ, as between Markdown and the text that was made of it.
 */
export function findSnippet(text: string, snippet: string): TextRange[] {
  const words = snippet.match(/[\p{L}\p{N}]+/gu);
  if (!words) return [];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${words.join("[^\\p{L}\\p{N}]+")}(?![\\p{L}\\p{N}])`, "giu");
  return [...text.matchAll(pattern)].map((match) => ({ start: match.index, end: match.index + match[0].length }));
}
