import { checkStatement, type SupportPassage } from "@citedesk/grounding";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { formatId, parseId } from "../../../platform/ids/identifiers.ts";
import type { Clock } from "../../../ports/clock.ts";
import { findAgentVersion } from "../../agents/index.ts";
import { type CitationRow, getReadableMessage, type MessageRow, type SupportLevel } from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import { findCitedPassages, findCitedVersions, type StoredCitationVersion } from "./verification-queries.ts";

export interface VerifiedStatementRow {
  start: number;
  end: number;
  text: string;
  support: SupportLevel | null;
  passed: boolean;
  /** A code of the support rule, or `quote_missing`; null when it passed. */
  reason: string | null;
  citations: number[];
}

export interface MessageVerification {
  message_id: string;
  passed: boolean;
  checked_at: string;
  statements: VerifiedStatementRow[];
  citations: CheckedCitation[];
}

interface CheckedCitation {
  number: number;
  /** The quote stands at its place in the stored text whose sha256 the citation names. */
  in_place: boolean;
  /** That text is what answers use today. */
  current: boolean;
}

/**
 * Checks a stored answer again, statement by statement, against the stored texts that it cites. Nothing is changed.
 * Throws 404, and 409 `not_an_answer`.
 */
export function verifyMessage(
  { database, clock }: { database: Database; clock: Clock },
  principal: Principal,
  id: string,
): Promise<MessageVerification> {
  return database.inWorkspace(principal.workspaceId, async (transaction) =>
    verifyAnswer(
      transaction,
      await getReadableMessage(transaction, principal, parseId("message", id)),
      principal,
      clock.now(),
    ),
  );
}

async function verifyAnswer(
  transaction: Transaction,
  message: MessageRow,
  { workspaceId }: Principal,
  now: number,
): Promise<MessageVerification> {
  if (message.role !== "assistant" || message.status === "pending" || message.status === "streaming")
    throw new AppError("conflict", "not_an_answer", "Only an answer that has ended can be verified.");
  const citations = message.citations ?? [];
  const agent =
    message.agent_version === null
      ? undefined
      : await findAgentVersion(transaction, workspaceId, message.agent_id, message.agent_version);
  const [versions, passages] = await Promise.all([
    findCitedVersions(transaction, workspaceId, [
      ...new Set(citations.flatMap((citation) => textIdOf(citation) ?? [])),
    ]),
    findCitedPassages(transaction, workspaceId, [...new Set(citations.flatMap(({ passage_id: id }) => id ?? []))]),
  ]);
  const checked = citations.map((citation) => checkPlace(citation, versions.get(textIdOf(citation) ?? "")));
  const statements = (message.statements ?? []).map((statement): VerifiedStatementRow => {
    const { start, end, citations: numbers } = statement;
    const text = message.content.slice(start, end);
    const cited = citations.filter(({ number }) => numbers.includes(number));
    const inPlace = checked.filter(({ number }) => numbers.includes(number)).every((citation) => citation.in_place);
    // The stored quote is what the statement was passed with.
    const quote = cited[0]?.quote;
    const verdict = checkStatement({
      statement: text,
      passages: cited.map((citation) => evidenceOf(citation, passages)),
      mode: agent?.settings.grounding ?? "balanced",
      ...(quote ? { quote } : {}),
    });
    // Code is shown only as it stands in a source, and words don't judge it; what a checker backed stands as long as
    // its quotes do.
    const isChecked = statement.support === "checked" && inPlace;
    const support = text.startsWith("```") && inPlace ? "verbatim" : isChecked ? "checked" : verdict.support;
    const passed = cited.length > 0 && inPlace && support !== null;
    const reason = passed ? null : inPlace ? (verdict.reason?.code ?? "nothing_to_check") : "quote_missing";
    return { start, end, text, support, passed, reason, citations: numbers };
  });
  return {
    message_id: formatId("message", message.id),
    passed: statements.every(({ passed }) => passed),
    checked_at: new Date(now).toISOString(),
    statements,
    citations: checked,
  };
}

function textIdOf({ version_id: versionId, tool_call_id: callId }: CitationRow): string | null {
  return versionId ?? callId;
}

function checkPlace(citation: CitationRow, version: StoredCitationVersion | undefined): CheckedCitation {
  const { number, start_offset: start, end_offset: end, quote, sha256, status } = citation;
  const isThere = status === "current" && quote !== null && version !== undefined;
  const inPlace = isThere && version.text_sha256 === sha256 && version.text.slice(start, end) === quote;
  return { number, in_place: inPlace, current: inPlace && version.state === "live" };
}

function evidenceOf(citation: CitationRow, passages: ReadonlyMap<string, string>): SupportPassage {
  const text = (citation.passage_id && passages.get(citation.passage_id)) ?? citation.quote ?? "";
  return { id: String(citation.number), title: citation.title, text };
}
