/** Where a browser says that it shows the chat. */
export interface Sighting {
  origin: string;
  /** Path of the page; empty where the browser told the origin alone. */
  page: string;
  /** False: its pages may not show the chat, and the owner is asked whether they should. */
  isAllowed: boolean;
}

const MAX_CHARACTERS = 300;

/**
 * The page that a browser claims, without its query, which may hold what visitors typed. `isExact` false: of a
 * `Referer`, whose path is `/` also where only the origin was told (Referrer Policy). Undefined for what is no address,
 * and for pages outside of `origins`, so that others can't fill the list with theirs.
 */
export function readSighting(
  claimed: string | undefined,
  origins: readonly string[],
  { isExact }: { isExact: boolean },
): Sighting | undefined {
  const url = claimed !== undefined && URL.canParse(claimed) ? new URL(claimed) : undefined;
  if (!url || !origins.some((origin) => new URL(origin).origin === url.origin)) return undefined;
  const page = url.pathname === "/" && !isExact ? "" : url.pathname;
  return { origin: url.origin, page: page.slice(0, MAX_CHARACTERS), isAllowed: true };
}
