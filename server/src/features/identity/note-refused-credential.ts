import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { type RefusedOrigin, refusedEvent } from "./refused-event.ts";

/** A key that ended, or came from a site that it is not for; or a site's word about a visitor that does not hold. */
export function noteRefusedCredential(
  { seldomAudit }: { seldomAudit: SeldomAudit },
  workspaceId: string,
  origin: RefusedOrigin,
  { prefix, id, reason }: { prefix: "key" | "agent"; id: string; reason: string },
): void {
  const action = prefix === "key" ? "api_key.refused" : "identity_token.refused";
  seldomAudit.note(async () => [
    refusedEvent(workspaceId, origin, action, { kind: prefix, id: formatId(prefix, id) }, reason),
  ]);
}
