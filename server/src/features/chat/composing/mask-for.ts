import type { Database, Transaction } from "../../../platform/database/database.ts";
import { createMask, type Mask, readPersonalDataRule } from "../../personal-data/index.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";

/** For a question that models may see: as the workspace wants it now. */
export async function maskFor(database: Database, workspaceId: string): Promise<Mask> {
  const read = (transaction: Transaction) => readPersonalDataRule(transaction, workspaceId);
  return createMask(await database.inWorkspace(workspaceId, read, { pipelined: true }));
}

/** What was said before the question, as models may see it. */
export function hideInHistory(mask: Mask, turn: ChatTurn): ChatTurn {
  return { ...turn, history: turn.history.map((said) => ({ ...said, text: mask.hide(said.text) })) };
}
