import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { SourceStatus } from "../sources/index.ts";

export interface SourceAccess {
  /** `claim`: the visitor's identity token carries `name` with this `value`. */
  visitors: "all" | "identified" | "claim" | "members";
  claim?: { name: string; value: unknown };
}

export interface ReadableSource {
  id: string;
  access: SourceAccess;
  status: SourceStatus;
}

// A source serves the agents that it is attached to, and those of the brand whose library it is in.
const SERVES_AGENT = (agentId: string) => sql`
  (EXISTS (SELECT 1 FROM source_agents a
           WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = ${agentId})
   OR (s.library_kind = 'brand' AND s.library_id = (
         SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = ${agentId})))`;

/** The agent's sources with the revision of the same moment. */
export async function findAgentSources(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<{ revision: number; sources: ReadableSource[] }> {
  const [row] = await executor.query<{ revision: string; sources: ReadableSource[] | null }>(sql`
    SELECT w.revision, (
      SELECT json_agg(json_build_object('id', s.id, 'access', s.access, 'status', s.status)) FROM sources s
      WHERE s.workspace_id = ${workspaceId} AND s.deleted_at IS NULL AND s.enabled AND ${SERVES_AGENT(agentId)}
    ) AS sources
    FROM workspaces w WHERE w.id = ${workspaceId}`);
  return { revision: Number(row?.revision ?? 0), sources: row?.sources ?? [] };
}

export interface PassageRow {
  id: string;
  version_id: string;
  document_id: string;
  source_id: string;
  document_version: number;
  title: string;
  url: string | null;
  language: string | null;
  version_created_at: Date;
  heading_path: string[];
  start_offset: number;
  end_offset: number;
  page: number | null;
  time_from: number | null;
  time_to: number | null;
  text: string;
  source_type: string;
  /** Of `qa` sources: the question as the owner wrote it. */
  stored_question: { question: string; alternatives: string[] } | null;
  /** Of the version's whole text. */
  text_sha256: string;
}

/** The texts of candidates, but only of what this agent may use at this moment. */
export function findReadablePassages(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  sourceIds: string[],
  passageIds: string[],
): Promise<PassageRow[]> {
  return executor.query<PassageRow>(sql`
    SELECT p.id, p.version_id, v.document_id, v.source_id, v.number AS document_version, v.title, v.url, v.language,
      v.created_at AS version_created_at, p.heading_path, p.start_offset, p.end_offset, p.page, p.time_from, p.time_to,
      p.text, v.text_sha256, s.type AS source_type, CASE WHEN s.type = 'qa' THEN s.settings END AS stored_question
    FROM passages p
    JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id AND v.state = 'live'
    JOIN sources s ON s.workspace_id = v.workspace_id AND s.id = v.source_id AND s.deleted_at IS NULL AND s.enabled
    WHERE p.workspace_id = ${workspaceId} AND p.id = ANY(${passageIds}::uuid[])
      AND s.id = ANY(${sourceIds}::uuid[]) AND ${SERVES_AGENT(agentId)}`);
}

/** Stored texts by version id: what citations are checked against. */
export async function findVersionTexts(
  executor: Executor,
  workspaceId: string,
  versionIds: string[],
): Promise<Map<string, { text: string; sha256: string }>> {
  const rows = await executor.query<{ id: string; text: string; text_sha256: string }>(sql`
    SELECT id, text, text_sha256 FROM document_versions
    WHERE workspace_id = ${workspaceId} AND id = ANY(${versionIds}::uuid[])`);
  return new Map(rows.map((row) => [row.id, { text: row.text, sha256: row.text_sha256 }]));
}
