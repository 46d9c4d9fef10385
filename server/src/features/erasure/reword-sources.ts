import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { getSource, type SourceRow, startReading, toSourceToPut } from "../sources/index.ts";

/** As the answer to a gap takes over its questions. */
const LONGEST_QUESTION = 1000;
const WORDS_OF_ANSWER = 100;

/**
 * Takes questions that are being erased out of the `qa` sources that were written for them. The answer is its owner's
 * and stays, under another question of the same gap, or under its own first words. What it said until now is the
 * caller's to erase: returns which sources had such words. A deleted source gives its words up too, without being read
 * again.
 */
export async function rewordSources(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  { sourceIds, erased }: { sourceIds: string[]; erased: readonly string[] },
): Promise<string[]> {
  const gone = new Set(erased.map((question) => question.slice(0, LONGEST_QUESTION)));
  const reworded: string[] = [];
  for (const { id, settings, is_deleted } of await lockSources(transaction, workspaceId, sourceIds)) {
    const asked = [settings.question, ...(settings.alternatives ?? [])];
    const left = asked.filter((question) => !gone.has(question));
    if (left.length === asked.length) continue;
    const [question = firstWords(settings.answer), ...alternatives] = left;
    const renamed = toSourceToPut({ type: "qa", question, answer: settings.answer, alternatives });
    await setWords(transaction, workspaceId, id, renamed);
    if (!is_deleted) {
      const row: SourceRow = await getSource(transaction, workspaceId, id);
      await startReading(transaction, queue, workspaceId, row);
    }
    reworded.push(id);
  }
  return reworded;
}

function firstWords(answer: string): string {
  const line = answer.replaceAll(/\s+/g, " ").trim();
  return line.length <= WORDS_OF_ANSWER
    ? line
    : `${line.slice(0, line.lastIndexOf(" ", WORDS_OF_ANSWER) + 1 || WORDS_OF_ANSWER).trim()} …`;
}

interface QuestionAndAnswer {
  id: string;
  settings: { question: string; answer: string; alternatives?: string[] };
  is_deleted: boolean;
}

function lockSources(transaction: Transaction, workspaceId: string, ids: string[]): Promise<QuestionAndAnswer[]> {
  return transaction.query<QuestionAndAnswer>(sql`
    SELECT id, settings, deleted_at IS NOT NULL AS is_deleted FROM sources
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND type = 'qa' AND erasing_at IS NULL
    ORDER BY id FOR UPDATE`);
}

/** Where another entry of the library has the question already, this one goes by its id. */
async function setWords(
  transaction: Transaction,
  workspaceId: string,
  id: string,
  { title, identity, settings }: { title: string; identity: string; settings: Record<string, unknown> },
): Promise<void> {
  await transaction.query(sql`
    UPDATE sources s SET title = ${title}, settings = ${JSON.stringify(settings)}, version = version + 1, updated_at = now(),
      identity = CASE WHEN EXISTS (
        SELECT FROM sources o WHERE o.workspace_id = s.workspace_id AND o.library_id = s.library_id AND o.type = s.type
          AND o.identity = ${identity} AND o.id <> s.id AND o.deleted_at IS NULL) THEN s.id::text ELSE ${identity} END
    WHERE s.workspace_id = ${workspaceId} AND s.id = ${id}`);
}
