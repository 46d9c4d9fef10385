import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";

export interface AnsweringAgentRow {
  name: string;
  language: string | null;
  time_zone: string | null;
}

/** As visitors know it, or the draft where none is published; also one that is deleted: its chats stay readable. */
export async function findAnsweringAgent(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<AnsweringAgentRow> {
  const [row] = await executor.query<AnsweringAgentRow>(sql`
    SELECT d.definition ->> 'name' AS name, d.definition -> 'settings' ->> 'language' AS language,
      d.definition -> 'settings' -> 'office_hours' ->> 'timezone' AS time_zone
    FROM agents a LEFT JOIN agent_versions v
      ON v.workspace_id = a.workspace_id AND v.agent_id = a.id AND v.version = a.published_version
    CROSS JOIN LATERAL (SELECT coalesce(v.definition, jsonb_build_object('name', a.name, 'settings', a.settings)) AS definition) d
    WHERE a.workspace_id = ${workspaceId} AND a.id = ${agentId}`);
  return row ?? { name: "", language: null, time_zone: null };
}

export interface HandoffStepsRow {
  requested_by: string;
  name: string | null;
  created_at: Date;
  claimed_at: Date | null;
  ended_at: Date | null;
}

/** Who was wanted in a chat, and came and went, in order. */
export function listHandoffSteps(executor: Executor, workspaceId: string, chatId: string): Promise<HandoffStepsRow[]> {
  return executor.query<HandoffStepsRow>(sql`
    SELECT requested_by, claimed_by_name AS name, created_at, claimed_at, ended_at FROM handoffs
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} ORDER BY id`);
}

export interface LeftDetailsRow {
  fields: Record<string, unknown>;
  created_at: Date;
}

/** What was left in a chat's form, in order. */
export function listLeftDetails(executor: Executor, workspaceId: string, chatId: string): Promise<LeftDetailsRow[]> {
  return executor.query<LeftDetailsRow>(sql`
    SELECT fields, created_at FROM leads
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND deleted_at IS NULL ORDER BY id`);
}
