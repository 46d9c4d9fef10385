import type { Principal } from "../identity/index.ts";
import { type Asker, askerOf } from "../sources/index.ts";
import type { ChatListRow } from "./message-queries.ts";

/** As whom somebody reads a chat: a key, as the visitor for whom it is. */
export function askerIn(principal: Principal, chat: Pick<ChatListRow, "visitor_id">): Asker {
  return askerOf(principal, chat.visitor_id !== null);
}
