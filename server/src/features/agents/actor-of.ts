import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";

/** Who made a change, as a version names them. */
export function actorOf(principal: Principal): string {
  if (principal.kind === "member") return formatId("member", principal.memberId);
  return principal.kind === "api_key" ? formatId("key", principal.keyId) : "visitor";
}
