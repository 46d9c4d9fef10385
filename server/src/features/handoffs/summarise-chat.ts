import { formatId } from "../../platform/ids/identifiers.ts";
import { type MessageRow, presentCitation } from "../conversations/index.ts";
import type { HandoffSummary } from "./handoff-schemas.ts";

const MAX_TRIED = 5;
const MAX_SOURCES = 5;

/**
 * A chat for whoever takes it over, in the visitor's own words and the sources' own sentences: what is open, what was
 * tried, and what was shown. `messages` are the newest, newest first; `written` is what a model made of them.
 */
export function summariseChat(
  messages: readonly MessageRow[],
  written: HandoffSummary["written"] = null,
): HandoffSummary {
  const turns = messages
    .filter(({ role, answered }) => role === "assistant" && answered !== null)
    .map((answer) => ({ answer, question: messages.find(({ id }) => id === answer.in_reply_to) }));
  const open = turns.find(({ answer }) => answer.answered === false)?.question;
  return {
    question: (open ?? turns[0]?.question ?? messages.findLast(({ role }) => role === "user"))?.content ?? null,
    tried: turns
      .slice(0, MAX_TRIED)
      .toReversed()
      .flatMap(({ answer, question }) =>
        question
          ? [
              {
                question: question.content,
                answered: answer.answered === true,
                quote: quoteOf(answer),
                reason: answer.reason,
              },
            ]
          : [],
      ),
    sources: countSources(turns.map(({ answer }) => answer)),
    written,
  };
}

/** The first that is not erased. */
function quoteOf({ citations }: MessageRow): string | null {
  return (citations ?? []).map(({ quote }) => quote).find((quote) => quote !== null) ?? null;
}

/** Most cited first. */
function countSources(answers: readonly MessageRow[]): HandoffSummary["sources"] {
  const counted = new Map<string, HandoffSummary["sources"][number]>();
  for (const citation of answers.flatMap(({ citations }) => citations ?? [])) {
    const { source_id: sourceId, document_id: documentId } = citation;
    if (sourceId === null || documentId === null) continue;
    const { title, url } = presentCitation(citation);
    const known = counted.get(documentId);
    const ids = { source_id: formatId("source", sourceId), document_id: formatId("document", documentId) };
    counted.set(documentId, { ...ids, title, url, cited: (known?.cited ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((left, right) => right.cited - left.cited).slice(0, MAX_SOURCES);
}
