import type { Database } from "../../platform/database/database.ts";
import { deleteOldRecords } from "../../platform/http/idempotency-queries.ts";
import { deleteOldWindows } from "../../platform/unscoped/rate-queries.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import { eraseChats } from "./erase-visitor.ts";
import {
  deleteOldAuditEvents,
  deleteOldDeliveries,
  deleteOldEvents,
  findRetention,
  listOldChats,
  listOldVisitors,
} from "./retention-queries.ts";
import { listChatIds } from "./visitor-queries.ts";

const BATCH = 100;

/** The daily job: erases what each workspace keeps no longer, in short transactions; and what nobody needs after a day. */
export async function applyRetention(database: Database): Promise<void> {
  await database.unscoped(deleteOldWindows);
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await database.inWorkspace(workspaceId, (transaction) => deleteOldRecords(transaction, workspaceId));
    await applyToWorkspace(database, workspaceId);
  }
}

async function applyToWorkspace(database: Database, workspaceId: string): Promise<void> {
  const { chats_days, visitors_days, logs_days } = await database.inWorkspace(workspaceId, (transaction) =>
    findRetention(transaction, workspaceId),
  );
  if (chats_days !== null)
    await untilDone(async () =>
      database.inWorkspace(workspaceId, async (transaction) => {
        const ids = await listOldChats(transaction, workspaceId, chats_days, BATCH);
        if (ids.length > 0) await eraseChats(transaction, workspaceId, ids, undefined);
        return ids.length;
      }),
    );
  if (visitors_days !== null)
    await untilDone(async () =>
      database.inWorkspace(workspaceId, async (transaction) => {
        const ids = await listOldVisitors(transaction, workspaceId, visitors_days, BATCH);
        for (const id of ids)
          await eraseChats(transaction, workspaceId, await listChatIds(transaction, workspaceId, id), id);
        return ids.length;
      }),
    );
  if (logs_days === null) return;
  for (const deleteOld of [deleteOldAuditEvents, deleteOldDeliveries, deleteOldEvents])
    await untilDone(() =>
      database.inWorkspace(workspaceId, (transaction) => deleteOld(transaction, workspaceId, logs_days, BATCH)),
    );
}

async function untilDone(step: () => Promise<number>): Promise<void> {
  while ((await step()) === BATCH);
}
