import { formatId } from "../../platform/ids/identifiers.ts";
import type { DomainRow } from "./domain-queries.ts";
import type { Domain, DomainReason } from "./domain-schemas.ts";

export function presentDomain(row: DomainRow): Domain {
  return {
    id: formatId("domain", row.id),
    hostname: row.hostname,
    agent_id: formatId("agent", row.agent_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    deployment_id: formatId("deployment", row.deployment_id),
    status: row.status,
    reason: row.reason && { code: row.reason, message: explain(row.reason, row) },
    record: { type: "TXT", ...proofOf(row) },
    checked_at: row.checked_at?.toISOString() ?? null,
    next_check_at: row.next_check_at?.toISOString() ?? null,
    verified_at: row.verified_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** The TXT record that proves a domain: below its name, so that it stands beside any CNAME. */
export function proofOf({ hostname, token }: Pick<DomainRow, "hostname" | "token">): { name: string; value: string } {
  return { name: `_citedesk.${hostname}`, value: `citedesk-verification=${token}` };
}

function explain(reason: DomainReason, row: DomainRow): string {
  const { name } = proofOf(row);
  switch (reason) {
    case "no_record":
      return `There is no TXT record at ${name}. Set it, and give DNS up to an hour to show it.`;
    case "wrong_record":
      return `The TXT record at ${name} holds something else. Copy the value as it stands here.`;
    case "unreachable":
      return `The name servers of ${row.hostname} did not answer. It is tried again within an hour.`;
    case "taken":
      return `Another workspace serves ${row.hostname}. It is free 48 hours after that workspace's record is gone.`;
  }
}
