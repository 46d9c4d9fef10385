import sql, { join } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { Embedder } from "../../ports/embedder.ts";

type Model = Pick<Embedder, "vectorSpace" | "dimensions">;

export interface PassageToEmbed {
  id: string;
  title: string;
  heading_path: string[];
  text: string;
}

/**
 * Passages that are used, or wait for approval, and have no vector of this model; in the order of their ids, behind
 * `after`.
 */
export function findPassagesToEmbed(
  executor: Executor,
  workspaceId: string,
  { model, after, limit }: { model: Model; after: string; limit: number },
): Promise<PassageToEmbed[]> {
  return executor.query<PassageToEmbed>(sql`
    SELECT p.id, v.title, p.heading_path, p.text
    FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
    WHERE p.workspace_id = ${workspaceId} AND p.id > ${after} AND v.state IN ('live', 'hidden')
      AND p.rules >= v.passage_rules
      AND NOT EXISTS (SELECT FROM passage_embeddings e
        WHERE e.workspace_id = p.workspace_id AND e.passage_id = p.id AND e.model = ${model.vectorSpace}
          AND (${model.dimensions}::integer IS NULL OR e.dimensions = ${model.dimensions}))
    ORDER BY p.id LIMIT ${limit}`);
}

/** Those whose passage is gone by now are left out. */
export async function putEmbeddings(
  executor: Executor,
  workspaceId: string,
  model: Model,
  embeddings: { passageId: string; vector: Float32Array }[],
): Promise<void> {
  const rows = embeddings.map(
    ({ passageId, vector }) => sql`(${passageId}::uuid, ${vector.length}::integer, ${writeVector(vector)}::halfvec)`,
  );
  await executor.query(sql`
    INSERT INTO passage_embeddings (workspace_id, passage_id, model, dimensions, embedding)
    SELECT p.workspace_id, p.id, ${model.vectorSpace}, r.dimensions, r.embedding
    FROM (VALUES ${join(rows)}) AS r (id, dimensions, embedding)
    JOIN passages p ON p.workspace_id = ${workspaceId} AND p.id = r.id
    ON CONFLICT (workspace_id, passage_id, model) DO UPDATE SET
      dimensions = excluded.dimensions, embedding = excluded.embedding`);
}

/** Vectors of models that are no longer used, some at a time. True: there may be more. */
export async function deleteOtherModels(
  executor: Executor,
  workspaceId: string,
  model: Model,
  limit: number,
): Promise<boolean> {
  const rows = await executor.query(sql`
    DELETE FROM passage_embeddings WHERE (workspace_id, passage_id, model) IN (
      SELECT workspace_id, passage_id, model FROM passage_embeddings
      WHERE workspace_id = ${workspaceId} AND model <> ${model.vectorSpace} LIMIT ${limit})
    RETURNING 1`);
  return rows.length === limit;
}

export interface NearPassage {
  id: string;
  /** Cosine of the angle between passage and question. */
  similarity: number;
}

/**
 * The live passages of these sources that are nearest to the question, and how near the `known` ones are. Every vector
 * is looked at, so that nothing is missed.
 */
export function findNearestPassages(
  executor: Executor,
  workspaceId: string,
  query: { model: Model; vector: Float32Array; sourceIds: readonly string[]; known: readonly string[]; limit: number },
): Promise<NearPassage[]> {
  const { model, vector, sourceIds, known, limit } = query;
  const asked = sql`${writeVector(vector)}::halfvec`;
  return executor.query<NearPassage>(sql`
    WITH near AS MATERIALIZED (
      SELECT e.passage_id AS id, -(e.embedding <#> ${asked}) AS similarity
      FROM document_versions v
      JOIN passages p ON p.workspace_id = v.workspace_id AND p.version_id = v.id
      JOIN passage_embeddings e ON e.workspace_id = p.workspace_id AND e.passage_id = p.id
      WHERE v.workspace_id = ${workspaceId} AND v.state = 'live' AND v.source_id = ANY(${[...sourceIds]}::uuid[])
        AND p.rules = v.passage_rules AND e.model = ${model.vectorSpace} AND e.dimensions = ${vector.length})
    (SELECT id, similarity FROM near ORDER BY similarity DESC, id LIMIT ${limit})
    UNION SELECT id, similarity FROM near WHERE id = ANY(${[...known]}::uuid[])`);
}

function writeVector(vector: Float32Array): string {
  return `[${vector.join(",")}]`;
}
