import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type DomainRow, getDomain, listDomains } from "./domain-queries.ts";
import type { DomainStatus } from "./domain-schemas.ts";

/** Lists custom domains, newest first. */
export function showDomains(
  database: Database,
  { workspaceId }: Principal,
  filter: {
    status?: DomainStatus | undefined;
    agentId?: string | undefined;
    brandId?: string | undefined;
    search?: string | undefined;
  },
  after: CursorPosition | undefined,
  limit: number,
): Promise<DomainRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listDomains(transaction, workspaceId, filter, after, limit),
  );
}

/** Gets a custom domain with what its last check found. */
export function showDomain(database: Database, { workspaceId }: Principal, id: string): Promise<DomainRow> {
  return database.inWorkspace(workspaceId, (transaction) => getDomain(transaction, workspaceId, parseId("domain", id)));
}
