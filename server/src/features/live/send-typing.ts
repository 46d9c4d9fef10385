import type { Database } from "../../platform/database/database.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import { getReadableChat, nameForVisitors } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import type { Typing } from "./live-schemas.ts";
import { TYPING_SECONDS, writeTypingSignal } from "./typing-signal.ts";

/** Tells the other side of a chat that you are writing. */
export async function sendTyping(
  { database, clock }: { database: Database; clock: Clock },
  principal: Principal,
  id: string,
): Promise<void> {
  const { workspaceId, credentialId: sender } = principal;
  const chat = await database.inWorkspace(workspaceId, (transaction) =>
    getReadableChat(transaction, principal, parseId("chat", id)),
  );
  const isVisitor = principal.kind === "visitor";
  const typing: Typing = {
    chat_id: formatId("chat", chat.id),
    role: isVisitor ? "visitor" : "member",
    name: isVisitor ? null : nameForVisitors(principal.name) || null,
    until: new Date(clock.now() + TYPING_SECONDS * 1000).toISOString(),
  };
  const { id: chatId, visitor_id: visitorId } = chat;
  await database.signals.send(writeTypingSignal({ workspaceId, chatId, visitorId, sender, typing }));
}
