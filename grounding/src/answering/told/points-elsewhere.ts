import type { RankedPassage } from "../../ranking/rank-passages.ts";

/**
 * Whether a text of a document is an index's entry for another one of those that were ranked, by its title: `Sound
 * problems — Troubleshoot having no sound`. That one answers, not its name in a list.
 */
export function pointsElsewhere(ranked: readonly RankedPassage[]): (text: string, documentId?: string) => boolean {
  let documents: ReadonlyMap<string, string> | undefined;
  return (text, documentId) => {
    if (!mayBeEntry(text)) return false;
    documents ??= documentsByTitle(ranked);
    const named = documents.get(bare(text)) ?? documents.get(bare(text.replace(SUMMARY, "")));
    return named !== undefined && named !== documentId;
  };
}

/** Most texts are sentences, and no title is one. */
function mayBeEntry(text: string): boolean {
  if (text.length > LONGEST_ENTRY) return false;
  return !".!?".includes(text.at(-1) ?? "") || text.includes(" — ") || text.includes(" – ");
}

/** A title and a summary, in UTF-16 code units. */
const LONGEST_ENTRY = 400;

function documentsByTitle(ranked: readonly RankedPassage[]): ReadonlyMap<string, string> {
  const documents = new Map<string, string>();
  for (const { candidate } of ranked) {
    const title = bare(candidate.title ?? "");
    if (title.length >= SHORTEST_TITLE && candidate.documentId !== undefined)
      documents.set(title, candidate.documentId);
  }
  return documents;
}

const SHORTEST_TITLE = 6;

const SUMMARY = /\s+[—–]\s.*$/su;

function bare(text: string): string {
  return text.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}
