import type { Database } from "../../platform/database/database.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { getWebhook, listWebhooks, type WebhookRow } from "./webhook-queries.ts";

/** Lists webhooks, newest first. */
export function showWebhooks(
  database: Database,
  { workspaceId }: Principal,
  filter: { status: string | undefined; search: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<WebhookRow[]> {
  return database.inWorkspace(workspaceId, (transaction) =>
    listWebhooks(transaction, workspaceId, filter, after, limit),
  );
}

/** Gets a webhook. */
export function showWebhook(database: Database, { workspaceId }: Principal, id: string): Promise<WebhookRow> {
  return database.inWorkspace(workspaceId, (transaction) =>
    getWebhook(transaction, workspaceId, parseId("webhook", id)),
  );
}
