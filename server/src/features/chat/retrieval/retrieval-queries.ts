import type { TimedRange } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { SourceAccess } from "../../sources/index.ts";

export interface ReadableSource {
  id: string;
  access: SourceAccess;
  type: string;
}

/** The sources of an agent that answers may use, at one moment. */
export interface AgentSources {
  /** Equal stamps: equal sources. */
  stamp: string;
  revision: number;
  sources: ReadableSource[];
  /** Ids of the workspace's sources that are being read now. */
  unfinished: string[];
}

/** `known`: as they were read before; what has not changed since is not read again. */
export async function findAgentSources(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  known?: AgentSources | undefined,
): Promise<AgentSources> {
  const [row] = await executor.query<Omit<AgentSources, "sources"> & { sources: ReadableSource[] | null }>(
    sql`SELECT * FROM citedesk_agent_sources(${workspaceId}, ${agentId}, ${known?.stamp ?? null})`,
  );
  const isSame = known !== undefined && row!.stamp === known.stamp;
  return { ...row!, sources: isSame ? known.sources : (row!.sources ?? []) };
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
    SELECT * FROM citedesk_readable_passages(${workspaceId}, ${agentId}, ${sourceIds}::uuid[], ${passageIds}::uuid[])`);
}

export interface StoredText {
  text: string;
  sha256: string;
  /** Of what is watched or listened to: when each stretch of the text is said, in the order of the text. */
  times?: readonly TimedRange[];
}

/** Stored texts by version id: what citations are checked against. `timed`: those whose times are wanted. */
export async function findVersionTexts(
  executor: Executor,
  workspaceId: string,
  versionIds: string[],
  timed: ReadonlySet<string>,
): Promise<Map<string, StoredText>> {
  const rows = await executor.query<{ id: string; text: string; text_sha256: string; times: TimedRange[] | null }>(sql`
    SELECT id, text, text_sha256, CASE WHEN id = ANY(${[...timed]}::uuid[]) THEN structure->'times' END AS times
    FROM document_versions WHERE workspace_id = ${workspaceId} AND id = ANY(${versionIds}::uuid[])`);
  return new Map(
    rows.map(({ id, text, text_sha256: sha256, times }) => [id, { text, sha256, ...(times && { times }) }]),
  );
}
