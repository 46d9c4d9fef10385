import { ORIGIN } from "../../platform/http/schemas.ts";
import type { Sighting } from "./read-sighting.ts";

/** As `allowed_origins` takes it: what can't be allowed isn't offered. */
const TAKEN = new RegExp(ORIGIN.pattern);

/**
 * The site that a browser claims, where it is none of `origins`: of the page itself nothing is kept. Undefined for
 * sites that may show the chat, and for what is no site.
 */
export function readRefusedOrigin(claimed: string | undefined, origins: readonly string[]): Sighting | undefined {
  if (claimed === undefined || !URL.canParse(claimed)) return undefined;
  const { origin } = new URL(claimed);
  if (!TAKEN.test(origin) || origin.length > ORIGIN.maxLength) return undefined;
  return origins.some((known) => new URL(known).origin === origin) ? undefined : { origin, page: "", isAllowed: false };
}
