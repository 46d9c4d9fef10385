import { type IdentifierPrefix, parseId } from "../ids/identifiers.ts";

/** Of no row: a filter by an id that isn't one gives an empty list. */
const NO_SUCH_ID = "00000000-0000-0000-0000-000000000000";

/** The UUID to filter by; undefined when the caller didn't filter. */
export function filterId(prefix: IdentifierPrefix, id: string | undefined): string | undefined {
  return id === undefined ? undefined : (parseId(prefix, id) ?? NO_SUCH_ID);
}
