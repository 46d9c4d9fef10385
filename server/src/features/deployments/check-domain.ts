import type { Database } from "../../platform/database/database.ts";
import { type AuditActor, recordAudit } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import { DomainLookupFailure, type DomainResolver } from "../../ports/domain-resolver.ts";
import { type DomainRow, getDomain, setDomainState } from "./domain-queries.ts";
import type { DomainReason } from "./domain-schemas.ts";
import { presentDomain, proofOf } from "./present-domain.ts";
import { stateAfterCheck } from "./state-after-check.ts";

export interface DomainCheckContext {
  clock: Clock;
  database: Database;
  domainResolver: DomainResolver;
}

/** Looks for the domain's record and stores what that means. Throws `NotFoundError`. */
export async function checkDomain(
  { clock, database, domainResolver }: DomainCheckContext,
  who: { workspaceId: string; actor: AuditActor },
  id: string | undefined,
): Promise<DomainRow> {
  const { workspaceId } = who;
  const row = await database.inWorkspace(workspaceId, (transaction) => getDomain(transaction, workspaceId, id));
  const found = await lookFor(domainResolver, row);
  try {
    return await settle(found);
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "domains_verified") throw error;
    return settle("taken");
  }

  function settle(reason: DomainReason | null): Promise<DomainRow> {
    return database.inWorkspace(workspaceId, async (transaction) => {
      const before = await getDomain(transaction, workspaceId, row.id, { lock: true });
      const after = { ...before, ...stateAfterCheck(before, reason, new Date(clock.now())) };
      await setDomainState(transaction, workspaceId, row.id, after);
      if (after.status !== before.status)
        await recordAudit(transaction, who, {
          action: after.status === "verified" ? "domain.verified" : "domain.failed",
          target: { kind: "domain", id: formatId("domain", row.id) },
          before: { status: before.status },
          after: { hostname: row.hostname, status: after.status, reason: presentDomain(after).reason },
        });
      return after;
    });
  }
}

/** Null: the record is there. */
async function lookFor(resolver: DomainResolver, row: DomainRow): Promise<DomainReason | null> {
  const { name, value } = proofOf(row);
  try {
    const texts = await resolver.readTexts(name);
    if (texts.some((text) => text.trim() === value)) return null;
    return texts.length === 0 ? "no_record" : "wrong_record";
  } catch (error) {
    if (error instanceof DomainLookupFailure) return "unreachable";
    throw error;
  }
}
