import type { Database } from "../../../platform/database/database.ts";
import { createMask, type Mask, readPersonalDataRule } from "../../personal-data/index.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";

/** For a question that models may see: as the workspace wants it now. */
export async function maskFor(database: Database, workspaceId: string): Promise<Mask> {
  const rule = await database.inWorkspace(workspaceId, (transaction) => readPersonalDataRule(transaction, workspaceId));
  return createMask(rule);
}

/** What was said before the question, as models may see it. */
export function hideInHistory(mask: Mask, turn: ChatTurn): ChatTurn {
  return { ...turn, history: turn.history.map((said) => ({ ...said, text: mask.hide(said.text) })) };
}
