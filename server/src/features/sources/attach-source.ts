import type { Database, Transaction } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import type { Principal } from "../identity/index.ts";
import {
  deleteAttachment,
  getSource,
  insertAttachment,
  raiseRevision,
  raiseSourceVersion,
  SOURCES,
  type SourceRow,
} from "./source-queries.ts";

/** Public ids: `id` of the assistant, `source_id` of the source. */
interface Attachment {
  id: string;
  source_id: string;
}

/** Lets an assistant answer from a source. Throws 404 and 412. */
export function attachSource(
  database: Database,
  principal: Principal,
  ids: Attachment,
  ifMatch: string | undefined,
): Promise<SourceRow> {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const id = await change(transaction, principal, {
      ids,
      ifMatch,
      action: "source.attached",
      write: insertAttachment,
    });
    return getSource(transaction, workspaceId, id);
  });
}

/** Stops an assistant from answering from a source, which stays in its library. Throws 404 and 412. */
export async function detachSource(
  database: Database,
  principal: Principal,
  ids: Attachment,
  ifMatch: string | undefined,
): Promise<void> {
  await database.inWorkspace(principal.workspaceId, (transaction) =>
    change(transaction, principal, { ids, ifMatch, action: "source.detached", write: deleteAttachment }),
  );
}

async function change(
  transaction: Transaction,
  principal: Principal,
  {
    ids,
    ifMatch,
    action,
    write,
  }: {
    ids: Attachment;
    ifMatch: string | undefined;
    action: "source.attached" | "source.detached";
    write: (transaction: Transaction, workspaceId: string, sourceId: string, agentId: string) => Promise<void>;
  },
): Promise<string> {
  const { workspaceId } = principal;
  const agent = await getAgent(transaction, workspaceId, parseId("agent", ids.id));
  const source = await lockForChange(transaction, workspaceId, SOURCES, { id: ids.source_id, ifMatch });
  await write(transaction, workspaceId, source.id, agent.id);
  await raiseSourceVersion(transaction, workspaceId, source.id);
  await raiseRevision(transaction, workspaceId);
  await recordAudit(transaction, principal, {
    action,
    target: { kind: "source", id: ids.source_id },
    after: { agent_id: ids.id },
  });
  return source.id;
}

/** As part of what else is done; who calls it has judged the right to. */
export function attachWithin(transaction: Transaction, principal: Principal, ids: Attachment): Promise<string> {
  return change(transaction, principal, {
    ids,
    ifMatch: undefined,
    action: "source.attached",
    write: insertAttachment,
  });
}
