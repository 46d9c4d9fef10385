import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { DEFAULT_HANDOFF_RULES } from "../agents/index.ts";
import { lockChat, presentChat, updateChatRow } from "../conversations/index.ts";
import { findOpenHandoff, returnToLine } from "./handoff-queries.ts";
import { withTranscript } from "./present-handoff.ts";
import { findLostAssignments, findLostHandoffs, type LostHandoff } from "./supporter-queries.ts";

/**
 * Chats whose holder is gone, or leaves the visitor without a word for too long, wait for a person again, at the place
 * that they had; and a chat is nobody's any more whose assignee may not answer it. Safe to repeat.
 */
export async function returnHandoffs(database: Database, workspaceId: string): Promise<void> {
  const { idle_minutes: idleMinutes } = DEFAULT_HANDOFF_RULES;
  const [lost, unassigned] = await database.inWorkspace(workspaceId, async (transaction) => [
    await findLostHandoffs(transaction, workspaceId, idleMinutes),
    await findLostAssignments(transaction, workspaceId),
  ]);
  for (const handoff of lost)
    await database.inWorkspace(workspaceId, (transaction) =>
      returnHandoff(transaction, workspaceId, handoff, idleMinutes),
    );
  for (const chatId of unassigned)
    await database.inWorkspace(workspaceId, (transaction) => unassign(transaction, workspaceId, chatId));
}

/** Looks again under the chat's lock: the holder may have written, or somebody else may have it by now. */
async function returnHandoff(
  transaction: Transaction,
  workspaceId: string,
  { id, chat_id: chatId }: LostHandoff,
  idleMinutes: number,
): Promise<void> {
  const chat = await lockChat(transaction, workspaceId, chatId);
  const lost = (await findLostHandoffs(transaction, workspaceId, idleMinutes)).find((candidate) => candidate.id === id);
  if (!lost) return;
  const before = await findOpenHandoff(transaction, workspaceId, chatId);
  const row = await returnToLine(transaction, workspaceId, id, lost.reason);
  await updateChatRow(transaction, workspaceId, { ...chat, status: "waiting_for_human", assigned_to: null });
  const handoff = await withTranscript(transaction, workspaceId, row);
  await recordEvent(transaction, workspaceId, "handoff.returned", handoff);
  await recordAudit(
    transaction,
    { workspaceId, actor: SYSTEM_ACTOR },
    {
      action: "handoff.returned",
      target: { kind: "handoff", id: handoff.id },
      before: { claimed_by: before?.claimed_by ? formatId("member", before.claimed_by) : null },
      after: { status: "waiting", reason: lost.reason },
    },
  );
}

async function unassign(transaction: Transaction, workspaceId: string, chatId: string): Promise<void> {
  const chat = await lockChat(transaction, workspaceId, chatId);
  if (!(await findLostAssignments(transaction, workspaceId)).includes(chatId)) return;
  const updated = await updateChatRow(transaction, workspaceId, { ...chat, assigned_to: null });
  await recordEvent(transaction, workspaceId, "chat.assigned", presentChat(updated));
}
