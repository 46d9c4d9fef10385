import { AppError } from "../errors/app-error.ts";

/** Of what can be removed but not edited: an invitation, a sign-in, a visitor. */
export const UNEDITED_VERSION = 1;

/** A version of what can be edited, not of progress or counts. */
export function entityTag(version: number): string {
  return `"${version}"`;
}

/** As `assertMatches`, of what may not be there yet: then no `If-Match` holds, not even `*` (RFC 9110 §13.1.1). */
export function assertMatchesStored(ifMatch: string | undefined, version: number | undefined): void {
  if (version !== undefined) assertMatches(ifMatch, version);
  else if (ifMatch !== undefined) {
    const message = `If-Match names ${ifMatch}, and nothing is stored here yet. Repeat your change without it.`;
    throw new AppError("precondition_failed", "stale_version", message);
  }
}

/** Throws 412 when `If-Match` names another version. `*` and no header match everything. */
export function assertMatches(ifMatch: string | undefined, version: number): void {
  if (ifMatch === undefined || ifMatch.trim() === "*") return;
  const tags = ifMatch.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (tags.includes(entityTag(version))) return;
  throw new AppError(
    "precondition_failed",
    "stale_version",
    `If-Match names ${ifMatch}; the current version is ${entityTag(version)}. Read it again, then repeat your change.`,
    { headers: { etag: entityTag(version) } },
  );
}
