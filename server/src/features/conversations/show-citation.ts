import type { Database, Transaction } from "../../platform/database/database.ts";
import { AppError, NotFoundError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import type { Asker } from "../sources/index.ts";
import { askerIn } from "./asker-in.ts";
import { citedStatus } from "./cited-status.ts";
import { getReadableChat, getReadableMessage } from "./get-readable-chat.ts";
import {
  type CitationRow,
  findLiveVersion,
  findStoredVersion,
  findToolResult,
  type StoredVersion,
} from "./message-queries.ts";
import type { CitationContext } from "./message-schemas.ts";
import { presentCitation } from "./present-message.ts";

const SURROUNDING_CHARACTERS = 400;

/**
 * A quote in its surroundings, as far as the caller may read these now. Throws 404, and 410 once the source is erased.
 */
export async function showCitation(
  database: Database,
  principal: Principal,
  publicMessageId: string,
  number: number,
): Promise<CitationContext> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const message = await getReadableMessage(transaction, principal, parseId("message", publicMessageId));
    const citation = message.citations?.find((candidate) => candidate.number === number);
    if (!citation) throw new NotFoundError("citation");
    const cited = await findCited(transaction, workspaceId, citation);
    if (citation.status === "erased" || !cited)
      throw new AppError("gone", "citation_erased", "The source of this quote was erased.");
    const asker = askerIn(principal, await getReadableChat(transaction, principal, message.chat_id));
    const shown = await findShown(transaction, workspaceId, { citation, cited, asker });
    return {
      ...presentCitation(citation, asker),
      before: shown?.text.slice(Math.max(0, shown.start - SURROUNDING_CHARACTERS), shown.start).toWellFormed() ?? "",
      after: shown?.text.slice(shown.end, shown.end + SURROUNDING_CHARACTERS).toWellFormed() ?? "",
      read_at: cited.created_at.toISOString(),
    };
  });
}

/** The text that the quote stands in, or undefined where this asker may not read on. */
async function findShown(
  transaction: Transaction,
  workspaceId: string,
  { citation, cited, asker }: { citation: CitationRow; cited: StoredVersion; asker: Asker },
): Promise<{ text: string; start: number; end: number } | undefined> {
  const asCited = { text: cited.text, start: citation.start_offset, end: citation.end_offset };
  switch (citedStatus(citation, asker)) {
    case "current":
      return asCited;
    case "disabled":
      return asker.isMember ? asCited : undefined;
    case "replaced":
      return asker.isMember ? asCited : findQuoted(citation, await findLiveVersion(transaction, workspaceId, citation));
    default:
      return undefined;
  }
}

function findQuoted({ quote }: CitationRow, version: StoredVersion | undefined) {
  const start = quote === null ? -1 : (version?.text.indexOf(quote) ?? -1);
  return version && quote !== null && start >= 0 ? { text: version.text, start, end: start + quote.length } : undefined;
}

async function findCited(
  transaction: Transaction,
  workspaceId: string,
  { version_id: versionId, tool_call_id: callId }: CitationRow,
): Promise<StoredVersion | undefined> {
  if (versionId !== null) return findStoredVersion(transaction, workspaceId, versionId);
  return callId === null ? undefined : findToolResult(transaction, workspaceId, callId);
}
