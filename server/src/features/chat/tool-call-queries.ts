import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export interface StoredToolCall {
  id: string;
  messageId: string;
  name: string;
  /** As the model wrote them. */
  arguments: unknown;
  result: string | null;
  sha256: string | null;
  error: { code: string; message: string } | null;
  durationMs: number;
}

export async function insertToolCall(executor: Executor, workspaceId: string, call: StoredToolCall): Promise<void> {
  await executor.query(sql`
    INSERT INTO tool_calls (workspace_id, id, message_id, tool_name, arguments, result, sha256, error_code, error_message,
      duration_ms)
    VALUES (${workspaceId}, ${call.id}, ${call.messageId}, ${call.name}, ${JSON.stringify(call.arguments ?? {})},
      ${call.result}, ${call.sha256}, ${call.error?.code ?? null}, ${call.error?.message ?? null}, ${call.durationMs})`);
}
