import { Resolver } from "node:dns/promises";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { DomainLookupFailure, type DomainResolver } from "../../ports/domain-resolver.ts";

const TRY_MS = 2_500;
const TRIES = 2;
/** The name servers said that there is nothing. */
const NOTHING = ["ENOTFOUND", "ENODATA"];

/** `servers`: as `address` or `address:port`; none: those of the machine. */
export function createDnsDomainResolver({ servers }: { servers: readonly string[] }): DomainResolver {
  return {
    async readTexts(name) {
      assertNoOpenTransaction("DNS");
      // Of its own each time: a resolver remembers the servers that the machine had when it was made.
      const resolver = new Resolver({ timeout: TRY_MS, tries: TRIES });
      if (servers.length > 0) resolver.setServers(servers);
      try {
        return (await resolver.resolveTxt(name)).map((parts) => parts.join(""));
      } catch (error) {
        const { code } = error as { code?: string };
        if (code !== undefined && NOTHING.includes(code)) return [];
        throw new DomainLookupFailure(`The name servers of ${name} did not answer (${code ?? "no reason given"}).`, {
          cause: error,
        });
      }
    },
  };
}
