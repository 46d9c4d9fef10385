import { InvalidError } from "../../../platform/errors/app-error.ts";
import type { Principal } from "../../identity/index.ts";

const MAX_CHARACTERS = 500;

/**
 * The page on which a chat begins, without its query and fragment, which may hold what visitors typed. Anybody can
 * claim a page: of visitors only those of the assistant's own sites are kept. Throws 422 for what is no address.
 */
export function pageOf(
  { kind }: Pick<Principal, "kind">,
  claimed: string | undefined,
  allowedOrigins: readonly string[],
): string | null {
  if (claimed === undefined) return null;
  if (!URL.canParse(claimed)) throw new InvalidError([{ pointer: "/page_url", message: "is not an address." }]);
  const { origin, pathname } = new URL(claimed);
  if (kind === "visitor" && !allowedOrigins.some((allowed) => new URL(allowed).origin === origin)) return null;
  return (origin + pathname).slice(0, MAX_CHARACTERS);
}
