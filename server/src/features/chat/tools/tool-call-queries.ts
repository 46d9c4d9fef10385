import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

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

/** A call that was held keeps its row. */
export async function putToolCall(executor: Executor, workspaceId: string, call: StoredToolCall): Promise<void> {
  await executor.query(sql`
    INSERT INTO tool_calls (workspace_id, id, message_id, tool_name, arguments, result, sha256, error_code, error_message,
      duration_ms)
    VALUES (${workspaceId}, ${call.id}, ${call.messageId}, ${call.name}, ${JSON.stringify(call.arguments ?? {})},
      ${call.result}, ${call.sha256}, ${call.error?.code ?? null}, ${call.error?.message ?? null}, ${call.durationMs})
    ON CONFLICT (workspace_id, id) DO UPDATE SET status = 'done', result = excluded.result, sha256 = excluded.sha256,
      error_code = excluded.error_code, error_message = excluded.error_message, duration_ms = excluded.duration_ms
      WHERE tool_calls.status = 'running'`);
}
