import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { getReadableChat } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { asksForDetails } from "./ask-for-person.ts";
import { findVisitorSettings } from "./find-visitor-settings.ts";
import type { HandoffContext } from "./handoff-context.ts";
import { claimChat, requestHandoff } from "./handoff-moves.ts";
import type { HandoffRow } from "./handoff-queries.ts";
import type { CreateHandoffBody } from "./handoff-schemas.ts";
import { memberOf } from "./member-of.ts";

const MAX_CONTEXT_BYTES = 2048;

/** Asks for a person in a chat, or takes it over as one. */
export function createHandoff(
  { database, clock }: Pick<HandoffContext, "database" | "clock">,
  principal: Principal,
  body: CreateHandoffBody,
): Promise<{ row: HandoffRow; isNew: boolean }> {
  const { chat_id, reason, context, claim = false } = body;
  assertSmall(context);
  const member = claim ? memberOf(principal) : undefined;
  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const chat = await getReadableChat(transaction, principal, parseId("chat", chat_id));
    if (principal.kind === "visitor")
      await assertMayWait(transaction, principal.workspaceId, chat.agent_id, new Date(clock.now()));
    const said = { reason: reason?.trim() || null, context };
    if (member) return claimChat(transaction, member, chat.id, said);
    const asked = { chatId: chat.id, requestedBy: principal.kind, ...said };
    const requested = await requestHandoff(transaction, principal.workspaceId, asked);
    // What visitors do is in the events; the audit log is of the people who look after them.
    if (requested.isNew && principal.kind !== "visitor")
      await recordAudit(transaction, principal, {
        action: "handoff.requested",
        target: { kind: "handoff", id: formatId("handoff", requested.row.id) },
        after: { chat_id },
      });
    return requested;
  });
}

/** Throws 409 where the assistant's rules have visitors leave their details outside of office hours. */
async function assertMayWait(transaction: Transaction, workspaceId: string, agentId: string, at: Date): Promise<void> {
  const state = asksForDetails(await findVisitorSettings(transaction, workspaceId, agentId), at);
  if (state)
    throw new ConflictError(
      "outside_office_hours",
      "Nobody is here at the moment. Leave your details at POST /v2/leads.",
      {
        opens_at: state.opensAt?.toISOString() ?? null,
      },
    );
}

function assertSmall(context: object | undefined): void {
  const bytes = Buffer.byteLength(JSON.stringify(context ?? {}));
  if (bytes > MAX_CONTEXT_BYTES)
    throw new InvalidError([
      { pointer: "/context", message: `has ${bytes} bytes; at most ${MAX_CONTEXT_BYTES} are kept.` },
    ]);
}
