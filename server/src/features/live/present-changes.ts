import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { askerIn, getMessage, getReadableChat, presentChat, presentMessage } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { getLead, presentLead } from "../leads/index.ts";
import { getSource, presentSource } from "../sources/index.ts";
import type { Change } from "./live-queries.ts";
import type { LiveEvent } from "./live-schemas.ts";

/** The things themselves as the caller reads them elsewhere. What was erased meanwhile is left out. */
export async function presentChanges(
  executor: Executor,
  principal: Principal,
  changes: readonly Change[],
): Promise<LiveEvent[]> {
  const events = await Promise.all(changes.map((change) => presentChange(executor, principal, change)));
  return events.filter((event) => event !== undefined);
}

async function showChat(executor: Executor, principal: Principal, id: string) {
  return presentChat(await getReadableChat(executor, principal, id), principal.kind === "visitor");
}

async function presentChange(
  executor: Executor,
  principal: Principal,
  { kind, id, gone }: Change,
): Promise<LiveEvent | undefined> {
  const { workspaceId } = principal;
  try {
    switch (kind) {
      case "chat":
        if (gone) return { type: "chat.deleted", data: { id: formatId("chat", id) } };
        return { type: "chat.changed", data: await showChat(executor, principal, id) };
      case "message": {
        const row = await getMessage(executor, workspaceId, id);
        const asker = askerIn(principal, await getReadableChat(executor, principal, row.chat_id));
        return { type: "message.changed", data: presentMessage(row, principal.kind === "member", asker) };
      }
      case "lead":
        if (gone) return { type: "lead.deleted", data: { id: formatId("lead", id) } };
        return { type: "lead.changed", data: presentLead(await getLead(executor, workspaceId, id)) };
      case "source":
        if (gone) return { type: "source.deleted", data: { id: formatId("source", id) } };
        return { type: "source.changed", data: presentSource(await getSource(executor, workspaceId, id)) };
    }
  } catch (error) {
    if (error instanceof NotFoundError) return undefined;
    throw error;
  }
}
