import type { RankedPassage } from "../ranking/rank-passages.ts";

/** The documents that the ranked passages are of, by their bare titles. */
export function documentsByTitle(ranked: readonly RankedPassage[]): ReadonlyMap<string, string> {
  const documents = new Map<string, string>();
  for (const { candidate } of ranked) {
    const title = bare(candidate.title ?? "");
    if (title.length >= SHORTEST_TITLE && candidate.documentId !== undefined)
      documents.set(title, candidate.documentId);
  }
  return documents;
}

const SHORTEST_TITLE = 6;

/**
 * Whether a text is an index's entry for another document, by its title: `Sound problems — Troubleshoot having no
 * sound`. That one answers, not its name in a list.
 */
export function pointsElsewhere(
  text: string,
  documentId: string | undefined,
  documents: ReadonlyMap<string, string>,
): boolean {
  const named = documents.get(bare(text)) ?? documents.get(bare(text.replace(SUMMARY, "")));
  return named !== undefined && named !== documentId;
}

const SUMMARY = /\s+[—–]\s.*$/su;

function bare(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
