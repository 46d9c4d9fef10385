import type { Database } from "../../platform/database/database.ts";
import { findProvenDomain, type ProvenDomain } from "../../platform/unscoped/domain-queries.ts";
import { readHostname } from "./read-hostname.ts";

/** Whose domain a request came under; undefined: this service's own name, or one that nobody proved. */
export async function findServedDomain(
  database: Database,
  requested: string,
  baseUrl: string,
): Promise<ProvenDomain | undefined> {
  const hostname = readHostname(requested);
  if (hostname === undefined || hostname === new URL(baseUrl).hostname) return undefined;
  return database.unscoped((transaction) => findProvenDomain(transaction, hostname));
}
