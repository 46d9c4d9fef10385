import type { AuditEvent } from "./audit-schemas.ts";
import { CHAIN_START, hashAuditEvent, hashLink } from "./hash-audit-event.ts";

/** Written into the log by what takes from it: until where events went by their age, and whose details were erased. */
export const LOG_TRIMMED = "audit.trimmed";
export const DETAILS_ERASED = "audit.details_erased";

export interface ChainProblem {
  /** In the order of the export, from 1. */
  line: number;
  sequence: number | null;
  id: string | null;
  reason: string;
}

export interface ChainResult {
  events: number;
  first: number | null;
  last: { sequence: number; hash: string } | null;
  /** The first event that does not fit; undefined: the log is what was written. */
  problem: ChainProblem | undefined;
}

/**
 * Follows a log from its oldest event to its newest, as `GET /v2/audit_events` gives it in JSON lines. Every event must
 * say what its hash was made of and name the hash of the one before. Two kinds of loss are no problem when a later
 * event of the log itself tells of them: events at the beginning that went by their age, and details that were erased
 * with a person. `expected`: a head that was noted earlier, which must still be there.
 */
export async function verifyAuditChain(
  events: AsyncIterable<AuditEvent>,
  expected?: { sequence: number; hash: string },
): Promise<ChainResult> {
  let line = 0;
  let last: { sequence: number; hash: string } | null = null;
  let first: number | null = null;
  let hasExpected = expected === undefined;
  let trimmedThrough = 0;
  const unexplained = new Map<string, ChainProblem>();
  for await (const event of events) {
    line++;
    const at = (reason: string): ChainProblem => ({ line, sequence: event.sequence, id: event.id, reason });
    const broken = findBreak(event, last);
    if (broken) return { events: line, first, last, problem: at(broken) };
    first ??= event.sequence;
    if (hashAuditEvent(event) !== event.content_hash)
      unexplained.set(event.id, at("its content is not what was written"));
    else if (event.actor.kind === "system" && event.action === LOG_TRIMMED)
      trimmedThrough = Math.max(trimmedThrough, Number(event.after?.through));
    else if (event.action === DETAILS_ERASED)
      for (const id of (event.after?.event_ids ?? []) as string[]) unexplained.delete(id);
    last = { sequence: event.sequence!, hash: event.hash! };
    if (expected?.sequence === last.sequence) {
      hasExpected = expected.hash === last.hash;
      if (!hasExpected) return { events: line, first, last, problem: at("its hash is not the one that was noted") };
    }
  }
  const [altered] = unexplained.values();
  const problem = altered ?? findLoss({ first, trimmedThrough, hasExpected, expected });
  return { events: line, first, last, problem };
}

function findBreak(event: AuditEvent, last: { sequence: number; hash: string } | null): string | undefined {
  const { sequence, content_hash: contentHash, previous_hash: previousHash, hash } = event;
  if (sequence === null || contentHash === null || previousHash === null || hash === null)
    return "it is not in the chain";
  if (last && sequence !== last.sequence + 1)
    return `the event before it is ${last.sequence}: ${sequence > last.sequence ? "some are missing" : "the order is wrong"}`;
  if (previousHash !== (last?.hash ?? (sequence === 1 ? CHAIN_START : previousHash)))
    return "it does not name the hash of the event before it";
  return hash === hashLink(previousHash, contentHash) ? undefined : "its hash does not fit";
}

function findLoss(found: {
  first: number | null;
  trimmedThrough: number;
  hasExpected: boolean;
  expected: { sequence: number; hash: string } | undefined;
}): ChainProblem | undefined {
  const { first, trimmedThrough, hasExpected, expected } = found;
  if (first !== null && first > 1 && trimmedThrough < first - 1)
    return { line: 1, sequence: first, id: null, reason: `events before it are missing, and the log does not say why` };
  const isTrimmed = expected !== undefined && expected.sequence < (first ?? 0);
  if (!hasExpected && !isTrimmed)
    return { line: 0, sequence: expected!.sequence, id: null, reason: "the event that was noted is missing" };
  return undefined;
}
