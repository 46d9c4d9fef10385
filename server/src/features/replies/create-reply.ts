import type { Database } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { assertNamesLibrary, findNamedLibrary } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { presentReply } from "./present-reply.ts";
import { refuseTakenShortcut } from "./refuse-taken-shortcut.ts";
import { insertReply, type ReplyRow } from "./reply-queries.ts";
import type { CreateReplyBody } from "./reply-schemas.ts";

/** Adds a text that people send again and again. */
export function createReply(database: Database, principal: Principal, body: CreateReplyBody): Promise<ReplyRow> {
  const { workspaceId } = principal;
  const { title, text, shortcut = null } = body;
  assertNamesLibrary(principal, "reply", body);
  return refuseTakenShortcut(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const library = await findNamedLibrary(transaction, workspaceId, body);
      const after = await insertReply(transaction, workspaceId, { id: newId(), title, text, shortcut, ...library });
      await recordChange(transaction, principal, "reply.created", { after: presentReply(after) });
      return after;
    }),
  );
}
