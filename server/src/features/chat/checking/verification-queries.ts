import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { AgentDefinition } from "../../agents/index.ts";

export interface StoredCitationVersion {
  text: string;
  text_sha256: string;
  state: string;
}

/** The texts that quotes stand in: of document versions, and results of tools, by id. */
export async function findCitedVersions(
  executor: Executor,
  workspaceId: string,
  ids: string[],
): Promise<Map<string, StoredCitationVersion>> {
  const rows = await executor.query<StoredCitationVersion & { id: string }>(sql`
    SELECT id, text, text_sha256, state FROM document_versions
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])
    UNION ALL
    SELECT id, result, sha256, 'live' FROM tool_calls
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND result IS NOT NULL`);
  return new Map(rows.map(({ id, ...version }) => [id, version]));
}

/** Texts of passages by id; those of versions that are gone are missing. */
export async function findCitedPassages(
  executor: Executor,
  workspaceId: string,
  ids: string[],
): Promise<Map<string, string>> {
  const rows = await executor.query<{ id: string; text: string }>(sql`
    SELECT id, text FROM passages WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
  return new Map(rows.map(({ id, text }) => [id, text]));
}

/** What an answer was composed from. */
export interface AnsweredTurn {
  /** The version of the agent that gave it. */
  agent: AgentDefinition;
  question: string;
  /** Before the question, oldest first. */
  turns: { role: "user" | "assistant"; text: string }[];
}

/** Undefined where the question or the version is gone; `turns`: how many of those before the question. */
export async function findAnsweredTurn(
  executor: Executor,
  workspaceId: string,
  { agentId, version, questionId }: { agentId: string; version: number; questionId: string },
  turns: number,
): Promise<AnsweredTurn | undefined> {
  const [row] = await executor.query<{
    definition: AgentDefinition | null;
    turns: { id: string; role: string; content: string }[] | null;
  }>(sql`
    SELECT * FROM citedesk_answered_turn(${workspaceId}, ${agentId}, ${version}, ${questionId}, ${turns + 1})`);
  const [question, ...before] = row?.turns ?? [];
  if (!row?.definition || question?.id !== questionId) return undefined;
  return {
    agent: row.definition,
    question: question.content,
    turns: before
      .toReversed()
      .map(({ role, content }) => ({ role: role === "user" ? "user" : "assistant", text: content })),
  };
}
