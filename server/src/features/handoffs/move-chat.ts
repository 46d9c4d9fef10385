import type { Database } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getReadableChat, lockChat } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { endOpenHandoff } from "./handoff-moves.ts";

/** Resolves a chat, or opens it again. Throws 404. */
export async function moveChat(
  database: Database,
  principal: Principal,
  publicId: string,
  status: "open" | "resolved",
): Promise<void> {
  const { workspaceId } = principal;
  await database.inWorkspace(workspaceId, async (transaction) => {
    const readable = await getReadableChat(transaction, principal, parseId("chat", publicId));
    const chat = await lockChat(transaction, workspaceId, readable.id);
    await endOpenHandoff(transaction, principal, chat, status);
    await recordAudit(transaction, principal, {
      action: `chat.${status === "open" ? "reopened" : "resolved"}`,
      target: { kind: "chat", id: publicId },
      before: { status: chat.status },
      after: { status },
    });
  });
}
