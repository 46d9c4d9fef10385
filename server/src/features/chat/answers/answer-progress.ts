import { type Citation, type CitationRow, type Message, presentCitation } from "../../conversations/index.ts";
import type { Statement, VerifiedCitation } from "./append-piece.ts";

/** What of an answer is stored, and may therefore be sent. Ids are public ones. */
export interface AnswerProgress {
  messageId: string;
  chatId: string;
  agentId: string;
  content: string;
  statements: readonly Pick<Statement, "end" | "citations">[];
  citations: readonly Citation[];
  /** The whole message, once it has ended. */
  ended?: Message;
}

/** Something that can be followed while it grows: an answer of this process, or one that another process writes. */
export interface FollowedAnswer {
  progress(): AnswerProgress;
  /** Nothing more will come, and how it ended is not known. */
  readonly isBroken: boolean;
  /** Calls `listener` after every change of `progress`, until the returned function is called. */
  follow(listener: () => void): () => void;
}

export function toCitationRow({ number, passage, quote, start, end, sha256, time }: VerifiedCitation): CitationRow {
  return {
    number,
    status: "current",
    ...(passage.tool_call_id === undefined
      ? {
          source_id: passage.source_id,
          document_id: passage.document_id,
          version_id: passage.version_id,
          tool_call_id: null,
        }
      : { source_id: null, document_id: null, version_id: null, tool_call_id: passage.tool_call_id }),
    document_version: passage.document_version,
    title: passage.title,
    url: passage.url,
    quote,
    start_offset: start,
    end_offset: end,
    sha256,
    page: passage.page,
    time_from: time?.from ?? null,
    time_to: time?.to ?? null,
  };
}

export function presentVerified(citation: VerifiedCitation): Citation {
  return presentCitation(toCitationRow(citation));
}
