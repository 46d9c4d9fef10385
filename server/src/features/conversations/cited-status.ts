import { type Asker, mayReadSource } from "../sources/index.ts";
import type { CitationRow, CitedStanding } from "./message-queries.ts";
import type { Citation } from "./message-schemas.ts";

/**
 * What has become of the text behind a quote, for this asker; without one, whatever anybody may read. The quote stays
 * in the answer that it was given in; the text around it follows what may be read now. In this order:
 *   erased       nothing is left
 *   deleted      the source or the page is gone: nobody reads on
 *   restricted   the asker may not read it any more, or the assistant answers from it no more
 *   disabled     switched off: members read on
 *   replaced     there is a newer version: members read on, others in the newer one where it has the quote
 */
export function citedStatus(
  { status, standing }: Pick<CitationRow, "status" | "standing">,
  asker?: Asker,
): Citation["status"] {
  if (status === "erased" || !standing) return status;
  if (!standing.is_in_reach) return "restricted";
  if (standing.is_deleted) return "deleted";
  if (asker && !(asker.isMember || standing.is_attached)) return "restricted";
  if (asker && !mayReadSource(standing.access, asker)) return "restricted";
  if (!standing.is_enabled) return "disabled";
  return standing.is_live ? "current" : "replaced";
}

/**
 * Whether what an answer names beside its quotes may be named to this asker now: the title of a source that came near,
 * a question that was drawn from one. Unlike a quote it was no part of the answer, and stays no longer than its source
 * may be read. What was named a moment ago has no standing yet.
 */
export function mayBeNamed(standing: CitedStanding | null | undefined, asker?: Asker): boolean {
  if (!standing) return true;
  const status = citedStatus({ status: "current", standing }, asker);
  return status === "current" || (status === "disabled" && asker?.isMember === true);
}
