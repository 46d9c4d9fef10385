import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

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

export interface QuestionBefore {
  question: string;
  /** Oldest first. */
  turns: { role: "user" | "assistant"; text: string }[];
}

/** The question that a message answered, with the turns before it. */
export async function findQuestionBefore(
  executor: Executor,
  workspaceId: string,
  questionId: string,
  turns: number,
): Promise<QuestionBefore | undefined> {
  const rows = await executor.query<{ id: string; role: string; content: string }>(sql`
    SELECT m.id, m.role, m.content FROM messages q
    JOIN messages m ON m.workspace_id = q.workspace_id AND m.chat_id = q.chat_id AND m.id <= q.id
      AND m.status = 'completed'
    WHERE q.workspace_id = ${workspaceId} AND q.id = ${questionId}
    ORDER BY m.id DESC LIMIT ${turns + 1}`);
  const [question, ...before] = rows;
  if (question?.id !== questionId) return undefined;
  return {
    question: question.content,
    turns: before
      .toReversed()
      .map(({ role, content }) => ({ role: role === "user" ? "user" : "assistant", text: content })),
  };
}
