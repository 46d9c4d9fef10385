import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { MemberPrincipal, Principal } from "../identity/index.ts";

/** Only people take chats over. Throws 403 for keys and visitors. */
export function memberOf(principal: Principal): MemberPrincipal {
  if (principal.kind === "member") return principal;
  throw new ForbiddenError("Only a signed-in member can take a chat over.");
}
