import { formatId } from "../../platform/ids/identifiers.ts";
import type { Asker } from "../sources/index.ts";
import { citedStatus, mayBeNamed } from "./cited-status.ts";
import { fragmentUrl } from "./fragment-url.ts";
import type { ChatListRow, CitationRow, MessageRow } from "./message-queries.ts";
import type { Chat, Citation, Message } from "./message-schemas.ts";
import { nameForVisitors } from "./name-for-visitors.ts";

/**
 * `forMember`: with what was withheld and addresses of colleagues, which visitors never see. `asker`: whose reading of
 * the sources its citations tell of, and what it names follows; without one, that of anybody.
 */
export function presentMessage(row: MessageRow, forMember: boolean, asker?: Asker): Message {
  return {
    id: formatId("message", row.id),
    chat_id: formatId("chat", row.chat_id),
    agent_id: formatId("agent", row.agent_id),
    role: row.role,
    status: row.status,
    content: row.content,
    kind: row.kind,
    answered: row.answered,
    reason: row.reason,
    score: row.score === null ? null : Math.round(row.score * 1000) / 1000,
    citations: (row.citations ?? []).map((citation) => presentCitation(citation, asker)),
    statements: row.statements ?? [],
    suggestions: namedSuggestions(row, asker),
    nearest_sources: (row.nearest ?? [])
      .filter(({ standing }) => mayBeNamed(standing, asker))
      .map(({ source_id, document_id, title, url, quote }) => ({
        source_id: formatId("source", source_id),
        document_id: formatId("document", document_id),
        title,
        url,
        ...quote,
      })),
    ...(row.searched_for === null ? {} : { searched_for: row.searched_for }),
    ...(forMember && row.withheld ? { withheld: row.withheld } : {}),
    model: row.model,
    ...(row.degraded ? { degraded: true } : {}),
    usage: presentUsage(row),
    ...(forMember && row.role === "assistant"
      ? { cost: row.cost_micros === null ? null : row.cost_micros / 1_000_000 }
      : {}),
    pending_sources: row.pending_sources,
    agent_version: row.agent_version,
    first_word_ms: row.first_word_ms,
    ...(row.author_id === null
      ? {}
      : {
          author: {
            member_id: formatId("member", row.author_id),
            name: forMember ? (row.author_name ?? "") : nameForVisitors(row.author_name),
          },
        }),
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
    created_at: row.created_at.toISOString(),
  };
}

/** Without those that were drawn only from what the asker may not read. */
function namedSuggestions({ suggestions, suggested }: MessageRow, asker?: Asker): string[] {
  return (suggestions ?? []).filter((suggestion) => {
    const drawnFrom = (suggested ?? []).filter(({ question }) => question === suggestion);
    return drawnFrom.length === 0 || drawnFrom.some(({ standing }) => mayBeNamed(standing, asker));
  });
}

type StoredUsage = Pick<
  MessageRow,
  "input_tokens" | "output_tokens" | "checker_input_tokens" | "checker_output_tokens"
>;

export function presentUsage(row: StoredUsage): Message["usage"] {
  const { input_tokens, output_tokens, checker_input_tokens: read, checker_output_tokens: written } = row;
  if (read === null || written === null) return { input_tokens, output_tokens };
  return { input_tokens, output_tokens, checker: { input_tokens: read, output_tokens: written } };
}

export function presentCitation(row: CitationRow, asker?: Asker): Citation {
  const place = { page: row.page, timeFrom: row.time_from };
  return {
    number: row.number,
    status: citedStatus(row, asker),
    kind: row.tool_call_id ? "tool" : "document",
    source_id: row.source_id && formatId("source", row.source_id),
    document_id: row.document_id && formatId("document", row.document_id),
    document_version: row.document_version,
    title: row.title,
    url: row.url,
    fragment_url: row.quote === null ? null : fragmentUrl(row.url, row.quote, place),
    quote: row.quote,
    start: row.start_offset,
    end: row.end_offset,
    sha256: row.sha256,
    ...(row.page === null ? {} : { page: row.page }),
    ...(row.time_from === null || row.time_to === null ? {} : { time: { from: row.time_from, to: row.time_to } }),
  };
}

/** `forVisitor`: without what members file it under. */
export function presentChat(row: ChatListRow, forVisitor = false): Chat {
  return {
    id: formatId("chat", row.id),
    agent_id: formatId("agent", row.agent_id),
    visitor_id: row.visitor_id && formatId("visitor", row.visitor_id),
    status: row.status,
    assigned_to: row.assigned_to && formatId("member", row.assigned_to),
    holder_name: forVisitor && row.holder_name !== null ? nameForVisitors(row.holder_name) : row.holder_name,
    last_person: row.last_person && {
      handoff_id: formatId("handoff", row.last_person.handoff_id),
      name: forVisitor ? nameForVisitors(row.last_person.name) : (row.last_person.name ?? ""),
      rating: row.last_person.rating,
    },
    title: forVisitor ? row.title : (row.own_title ?? row.title),
    ...(forVisitor ? {} : { tags: row.tags }),
    page_url: row.page_url,
    message_count: row.message_count,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
