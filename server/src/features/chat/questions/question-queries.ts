import type { QuestionSource } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

/** A question that was answered when it was drawn; ids are UUIDs. */
export interface OfferedQuestion {
  question: string;
  sourceId: string;
  documentId: string;
}

export interface PassageToAsk extends QuestionSource {
  sourceId: string;
  versionId: string;
}

const OPENING = 400;

/** How the documents of these sources begin, the first passages of each first. */
export async function findPassagesToAsk(
  executor: Executor,
  workspaceId: string,
  sourceIds: string[],
  limit: number,
): Promise<PassageToAsk[]> {
  return executor.query<PassageToAsk>(sql`
    SELECT v.document_id AS "documentId", v.source_id AS "sourceId", v.id AS "versionId", v.title, v.language, p.heading_path AS "headingPath",
      left(p.text, ${OPENING}) AS text, CASE WHEN s.type = 'qa' THEN s.settings->>'question' END AS "storedQuestion"
    FROM document_versions v
    JOIN sources s ON s.workspace_id = v.workspace_id AND s.id = v.source_id
    JOIN passages p ON p.workspace_id = v.workspace_id AND p.version_id = v.id AND p.ordinal < 8
      AND p.rules = v.passage_rules
    WHERE v.workspace_id = ${workspaceId} AND v.state = 'live' AND v.source_id = ANY(${sourceIds}::uuid[])
    ORDER BY p.ordinal, v.id LIMIT ${limit}`);
}

/** Agents whose questions were drawn at another revision than the workspace has by now, or never. */
export async function findAgentsToDraw(executor: Executor, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT a.id FROM agents a JOIN workspaces w ON w.id = a.workspace_id
    LEFT JOIN agent_questions q ON q.workspace_id = a.workspace_id AND q.agent_id = a.id
    WHERE a.workspace_id = ${workspaceId} AND a.deleted_at IS NULL AND a.archived_at IS NULL
      AND q.revision IS DISTINCT FROM w.revision
    ORDER BY q.drawn_at NULLS FIRST, a.id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** A question, with the version of the text that it was drawn from. */
export type DrawnQuestion = OfferedQuestion & { versionId: string };

/**
 * Those whose text is still in use: what is being erased meanwhile is waited for by whoever erases it, or left out
 * here.
 */
export async function putQuestions(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  drawn: { revision: number; questions: DrawnQuestion[] },
): Promise<void> {
  const ids = drawn.questions.map(({ versionId }) => versionId);
  const live = await executor.query<{ id: string }>(sql`
    SELECT id FROM document_versions WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND state = 'live'
    ORDER BY id FOR KEY SHARE`);
  const isLive = new Set(live.map(({ id }) => id));
  const questions = drawn.questions
    .filter(({ versionId }) => isLive.has(versionId))
    .map(({ versionId: _, ...question }) => question);
  await executor.query(sql`
    INSERT INTO agent_questions (workspace_id, agent_id, revision, questions)
    VALUES (${workspaceId}, ${agentId}, ${drawn.revision}, ${JSON.stringify(questions)})
    ON CONFLICT (workspace_id, agent_id) DO UPDATE SET
      revision = excluded.revision, questions = excluded.questions, drawn_at = now()`);
  await executor.query(sql`
    INSERT INTO question_digests (workspace_id, document_id, digest, source_id)
    SELECT ${workspaceId}, q."documentId", md5(q.question), q."sourceId"
    FROM jsonb_to_recordset(${JSON.stringify(questions)}::jsonb) AS q (question text, "sourceId" uuid, "documentId" uuid)
    ORDER BY 2, 3 ON CONFLICT DO NOTHING`);
}

/**
 * The last ones that were drawn, as long as their documents are in use and their sources open to every visitor of the
 * agent.
 */
export async function findQuestions(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<{ revision: number; questions: OfferedQuestion[] } | undefined> {
  const [row] = await executor.query<{ revision: string; questions: OfferedQuestion[] }>(sql`
    SELECT q.revision, coalesce((SELECT json_agg(e.value ORDER BY e.place)
      FROM jsonb_array_elements(q.questions) WITH ORDINALITY AS e (value, place)
      JOIN sources s ON s.workspace_id = q.workspace_id AND s.id = (e.value->>'sourceId')::uuid
      WHERE s.deleted_at IS NULL AND s.enabled AND s.access->>'visitors' = 'all' AND EXISTS (
        SELECT FROM document_versions v WHERE v.workspace_id = q.workspace_id AND v.state = 'live'
          AND v.document_id = (e.value->>'documentId')::uuid)), '[]') AS questions
    FROM agent_questions q WHERE q.workspace_id = ${workspaceId} AND q.agent_id = ${agentId}`);
  return row && { revision: Number(row.revision), questions: row.questions };
}
