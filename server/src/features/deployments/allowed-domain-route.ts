import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { findServedDomain } from "./find-served-domain.ts";
import { readHostname } from "./read-hostname.ts";

/**
 * Asked by a proxy before it gets a certificate for a name (`on_demand_tls ask` of Caddy): 200 for a proven domain and
 * for this service's own name, 404 for every other, so that nobody can make it ask for certificates of names that are
 * not served. It tells no more than opening the name does.
 */
export function allowedDomainRoute(
  app: HttpApp,
  { database, config }: { database: Database; config: { baseUrl: string } },
): void {
  app.get("/internal/domains/allowed", { schema: { hide: true } }, async (request, reply) => {
    const { domain } = request.query as { domain?: unknown };
    const hostname = typeof domain === "string" ? readHostname(domain) : undefined;
    const isOwn = hostname === new URL(config.baseUrl).hostname;
    const proven = hostname === undefined ? undefined : await findServedDomain(database, hostname, config.baseUrl);
    if (!isOwn && !proven?.is_verified) throw new NotFoundError("domain");
    return reply.header("cache-control", "no-store").type("text/plain; charset=utf-8").send(`${hostname}\n`);
  });
}
