import type { Transaction } from "../../platform/database/database.ts";
import { type AgentSettings, handoffRulesOf, type OfficeState, officeState } from "../agents/index.ts";
import { requestHandoff } from "./handoff-moves.ts";

/** As an assistant's settings were stored by any version of this service. */
type RuledSettings = Partial<Pick<AgentSettings, "office_hours" | "handoff_rules">>;

/** Whoever wishes, and by which of the assistant's rules. */
export type WishForPerson = Pick<Parameters<typeof requestHandoff>[2], "requestedBy" | "rule">;

/** Nobody is there, and the assistant's rules let nobody wait: who asked leaves their details instead. */
export function asksForDetails(settings: RuledSettings, at: Date): OfficeState | undefined {
  const state = officeState(settings.office_hours ?? null, at);
  return handoffRulesOf(settings).outside_hours === "details" && !state.isOpen ? state : undefined;
}

/** A wish for a person, as the assistant's rules have it: the visitor waits, or is asked for their details. */
export async function askForPerson(
  transaction: Transaction,
  workspaceId: string,
  settings: RuledSettings,
  request: Parameters<typeof requestHandoff>[2],
  at: Date,
): Promise<"waits" | "details"> {
  if (asksForDetails(settings, at)) return "details";
  await requestHandoff(transaction, workspaceId, request);
  return "waits";
}
