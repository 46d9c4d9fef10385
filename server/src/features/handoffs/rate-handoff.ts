import type { Database } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { assertMaySpeak, getReadableChat, lockChat, markChatChanged } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { getHandoff, type HandoffRow, setHandoffRating } from "./handoff-queries.ts";
import type { RateHandoffBody } from "./handoff-schemas.ts";
import { presentHandoff } from "./present-handoff.ts";

/**
 * Stores what the visitor thinks of the person who had the chat, in place of what they thought before. Theirs alone to
 * say, or the key's that opened the chat for them. Throws 403, 404, and 409 where no person has had it and left.
 */
export function rateHandoff(
  database: Database,
  principal: Principal,
  publicId: string,
  { rating, comment }: RateHandoffBody,
): Promise<HandoffRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await getHandoff(transaction, workspaceId, parseId("handoff", publicId));
    assertMaySpeak(principal, await getReadableChat(transaction, principal, found.chat_id));
    await lockChat(transaction, workspaceId, found.chat_id);
    const row = await getHandoff(transaction, workspaceId, found.id);
    const hadPerson = row.claimed_by !== null && (row.status === "released" || row.status === "resolved");
    if (!hadPerson)
      throw new ConflictError("nobody_to_rate", "Only a person who has had this chat, and left it, can be rated.");
    const said = { rating, comment: comment?.trim() || null };
    if (row.rating === said.rating && row.rating_comment === (rating && said.comment)) return row;
    const rated = await setHandoffRating(transaction, workspaceId, row.id, said);
    await markChatChanged(transaction, workspaceId, row.chat_id);
    const handoff = presentHandoff(rated);
    await recordEvent(transaction, workspaceId, "handoff.rated", handoff);
    // As with answers, the log is not about what visitors say.
    if (principal.kind !== "visitor")
      await recordAudit(transaction, principal, {
        action: "handoff.rated",
        target: { kind: "handoff", id: handoff.id },
        after: { feedback: handoff.feedback },
      });
    return rated;
  });
}
