import type { SeldomEvent } from "../../platform/events/seldom-audit.ts";
import { budgetAddress } from "../../platform/http/trusted-proxies.ts";

/** Where a request comes from that proved nothing. */
export interface RefusedOrigin {
  address: string | null;
  requestId: string | null;
}

/** For the audit log: one who proved nothing has an address alone. */
export function refusedEvent(
  workspaceId: string,
  { address, requestId }: RefusedOrigin,
  action: string,
  target: { kind: string; id: string },
  reason: string,
): SeldomEvent {
  const actor = { kind: "system" as const, id: null, name: "Unknown", address, requestId };
  return { workspaceId, actor, action, target, after: { reason }, source: budgetAddress(address ?? "") };
}
