import { detectLanguage, primaryLanguage } from "@citedesk/grounding";
import { LRUCache } from "lru-cache";
import sql from "sql-template-tag";
import type { Database } from "../../../platform/database/database.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";

/** Languages that an agent's sources are written in, as primary subtags, the commonest first. */
export type SourceLanguages = (
  database: Database,
  workspaceId: string,
  turn: Pick<ChatTurn, "agentId" | "sources">,
) => Promise<string[]>;

/** Read again when the workspace's revision has changed. */
export function cacheSourceLanguages(most: number): SourceLanguages {
  const kept = new LRUCache<string, { revision: number; languages: string[] }>({ max: most });
  return async (database, workspaceId, { agentId, sources: { revision, sources } }) => {
    const key = `${workspaceId} ${agentId}`;
    const known = kept.get(key);
    if (known?.revision === revision) return known.languages;
    const languages = await readLanguages(
      database,
      workspaceId,
      sources.map(({ id }) => id),
    );
    kept.set(key, { revision, languages });
    return languages;
  };
}

/** Files that don't say their language are judged by how some of them begin. */
async function readLanguages(database: Database, workspaceId: string, sourceIds: string[]): Promise<string[]> {
  const ofSources = sql`workspace_id = ${workspaceId} AND source_id = ANY(${sourceIds}::uuid[]) AND state = 'live'`;
  const { told, untold } = await database.inWorkspace(workspaceId, async (transaction) => ({
    told: await transaction.query<{ language: string; versions: number }>(sql`
      SELECT language, count(*)::integer AS versions FROM document_versions
      WHERE ${ofSources} AND language IS NOT NULL GROUP BY language`),
    untold: await transaction.query<{ opening: string }>(sql`
      SELECT left(text, ${OPENING}) AS opening FROM document_versions
      WHERE ${ofSources} AND language IS NULL ORDER BY id LIMIT ${MAX_SAMPLES}`),
  }));
  const counts = new Map<string, number>();
  const count = (language: string, versions: number) => {
    const primary = primaryLanguage(language);
    counts.set(primary, (counts.get(primary) ?? 0) + versions);
  };
  for (const { language, versions } of told) count(language, versions);
  for (const { opening } of untold) {
    const language = detectLanguage(opening);
    if (language !== null) count(language, 1);
  }
  return [...counts].toSorted((left, right) => right[1] - left[1]).map(([language]) => language);
}

const OPENING = 1_500;
const MAX_SAMPLES = 40;
