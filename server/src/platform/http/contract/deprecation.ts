import "@fastify/swagger";
import type { HttpApp } from "../http-app.ts";

/**
 * An operation that is going away, in a route's `config`: `{ deprecation: { since: "2027-01-31", sunset: "2028-02-01" }
 * }`.
 */
export interface Deprecation {
  /** The day from which on it is discouraged, `YYYY-MM-DD`. */
  since: string;
  /** The day it goes, at least twelve months later. */
  sunset: string;
  /** What to use instead: an operation's path, or a page. */
  instead?: string;
}

declare module "fastify" {
  interface FastifyContextConfig {
    deprecation?: Deprecation;
  }
}

const SHORTEST_NOTICE_MONTHS = 12;

/**
 * Marks deprecated operations in the contract, and on each of their responses: `Deprecation` (RFC 9745), `Sunset` (RFC
 * 8594) and a `Link` to what comes instead. A notice that is too short stops the start. Routes that are added later are
 * covered.
 */
export function announceDeprecations(app: HttpApp): void {
  app.addHook("onRoute", (route) => {
    const deprecation = route.config?.deprecation;
    if (!deprecation) return;
    assertNotice(`${String(route.method)} ${route.url}`, deprecation);
    const { since, sunset, instead } = deprecation;
    const notice = `Deprecated since ${since}, gone after ${sunset}.${instead ? ` Use ${instead}.` : ""}`;
    const own = route.schema?.description;
    route.schema = { ...route.schema, deprecated: true, description: own ? `${own}\n\n${notice}` : notice };
  });
  app.addHook("onRequest", async (request, reply) => {
    const deprecation = request.routeOptions.config.deprecation;
    if (deprecation) reply.headers(deprecationHeaders(deprecation));
  });
}

function assertNotice(route: string, { since, sunset }: Deprecation): void {
  const earliest = new Date(since);
  earliest.setUTCMonth(earliest.getUTCMonth() + SHORTEST_NOTICE_MONTHS);
  if (new Date(sunset) >= earliest) return;
  throw new Error(
    `${route}: it may go ${SHORTEST_NOTICE_MONTHS} months after ${since} at the earliest, not on ${sunset}.`,
  );
}

function deprecationHeaders({ since, sunset, instead }: Deprecation): Record<string, string> {
  return {
    deprecation: `@${Date.parse(since) / 1000}`,
    sunset: new Date(sunset).toUTCString(),
    ...(instead ? { link: `<${instead}>; rel="successor-version"` } : {}),
  };
}
