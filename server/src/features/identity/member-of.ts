import { ForbiddenError } from "../../platform/errors/app-error.ts";
import type { MemberPrincipal, Principal } from "./principal.ts";

/** For operations that only a person has. Throws 403. */
export function memberOf(principal: Principal): MemberPrincipal {
  if (principal.kind !== "member") throw new ForbiddenError("Only a member can do this; sign in.");
  return principal;
}
