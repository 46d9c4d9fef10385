import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { AgentDefinition } from "../../agents/index.ts";

/** An assistant as somebody may ask it. */
export interface ReachedAgent {
  version: number;
  agent: AgentDefinition;
}

/** An assistant, whoever asks it. */
export interface AskedAgent {
  /** Of its row; another one after each change of it. */
  stamp: string;
  /** Tokens of visitors are of one. */
  visitorGeneration: number;
  draft: ReachedAgent;
  /** Undefined while nothing of it is published, and once it is archived. */
  published: ReachedAgent | undefined;
}

export async function findAskedAgent(
  executor: Executor,
  workspaceId: string,
  id: string,
): Promise<AskedAgent | undefined> {
  const [row] = await executor.query<AskedAgentRow>(sql`
    SELECT a.xmin::text AS stamp, a.name, a.model, a.prompt, a.settings, a.version, a.visitor_generation,
      v.version AS published_version, v.definition AS published
    FROM agents a LEFT JOIN agent_versions v ON v.workspace_id = a.workspace_id AND v.agent_id = a.id
      AND v.version = a.published_version AND a.archived_at IS NULL
    WHERE a.workspace_id = ${workspaceId} AND a.id = ${id} AND a.deleted_at IS NULL`);
  if (!row) return undefined;
  const { stamp, version, visitor_generation, published_version: publishedVersion, published, ...agent } = row;
  return {
    stamp,
    visitorGeneration: visitor_generation,
    draft: { version, agent },
    published: published && publishedVersion !== null ? { version: publishedVersion, agent: published } : undefined,
  };
}

interface AskedAgentRow extends AgentDefinition {
  stamp: string;
  version: number;
  visitor_generation: number;
  published_version: number | null;
  published: AgentDefinition | null;
}

/** Under which an assistant and its sources were read. */
export interface Stamps {
  agent: string;
  sources: string;
  /** Ids of the workspace's sources that were being read. */
  unfinished: readonly string[];
}

/** Is all as it was under these stamps? */
export async function isCurrent(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  { agent, sources, unfinished }: Stamps,
): Promise<boolean> {
  const [row] = await executor.query<{ current: boolean }>(sql`
    SELECT citedesk_is_current(${workspaceId}, ${agentId}, ${agent}, ${sources}, ${unfinished}::uuid[]) AS current`);
  return row?.current ?? false;
}
