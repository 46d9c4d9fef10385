import sql, { raw, type Sql } from "sql-template-tag";
import type { Database } from "../platform/database/database.ts";

/** What of a row is an id of another copy, and which of its times go back with it. */
interface CopiedTable {
  table: string;
  ids: readonly string[];
  times: readonly string[];
  /** Words that must differ between copies. */
  names?: readonly string[];
}

/** In the order in which they name each other. */
const CHATS: readonly CopiedTable[] = [
  { table: "visitors", ids: ["id"], times: ["created_at", "last_seen_at"], names: ["external_id"] },
  { table: "chats", ids: ["id", "visitor_id"], times: ["created_at", "updated_at"] },
  { table: "messages", ids: ["id", "chat_id", "in_reply_to"], times: ["created_at", "completed_at"] },
  { table: "citations", ids: ["message_id"], times: [] },
  { table: "gaps", ids: ["id"], times: ["opened_at", "closed_at", "created_at", "updated_at"] },
  { table: "gap_questions", ids: ["message_id", "gap_id"], times: [] },
];
const PAGES: CopiedTable = {
  table: "documents",
  ids: ["id"],
  times: ["created_at", "updated_at", "fetched_at"],
  names: ["key", "url"],
};
/** So that none runs into the limit of a statement's time. */
const COPIES_A_STATEMENT = 20;
/** Where an id says its version: those of the service are of version 7. */
const VERSION_AT = 15;

/**
 * The same week again and again, each a week before the last, until there are that many chats and pages: for looking at
 * pages with much on them. Ids are made of those that were copied, so that two runs give the same.
 */
export async function repeatWeek(
  database: Database,
  workspaceId: string,
  { rows, onProgress }: { rows: number; onProgress: (share: number) => void },
): Promise<void> {
  const { chats, pages } = await database.inWorkspace(workspaceId, async (transaction) => {
    const [found] = await transaction.query<{ chats: number; pages: number }>(sql`
      SELECT (SELECT count(*)::int FROM chats) AS chats, (SELECT count(*)::int FROM documents) AS pages`);
    return found!;
  });
  const copy = (table: CopiedTable, copies: { of: number; days: number }) =>
    copyRows(
      (statement) => database.inWorkspace(workspaceId, (transaction) => transaction.query(statement)),
      table,
      copies,
    );
  for (const [place, table] of CHATS.entries()) {
    await copy(table, { of: Math.ceil(rows / chats), days: 7 });
    onProgress((place + 1) / (CHATS.length + 1));
  }
  await copy(PAGES, { of: Math.ceil(rows / pages), days: 0 });
  onProgress(1);
}

/** Each copy lies that many days before the one before it; what was copied is the first of them. */
async function copyRows(
  run: (statement: Sql) => Promise<unknown>,
  { table, ids, times, names = [] }: CopiedTable,
  copies: { of: number; days: number },
): Promise<void> {
  const changed = [
    ...ids.map((id) => `'${id}', ${copiedId(`r.${id}`)}`),
    ...times.map((time) => `'${time}', r.${time} - make_interval(days => ${copies.days} * copy)`),
    ...names.map((word) => `'${word}', r.${word} || '#' || copy`),
  ].join(", ");
  for (let first = 1; first < copies.of; first += COPIES_A_STATEMENT)
    await run(sql`
      INSERT INTO ${raw(table)}
      SELECT copied.*
      FROM ${raw(table)} r
      CROSS JOIN generate_series(${first}::int, ${Math.min(copies.of, first + COPIES_A_STATEMENT) - 1}::int) copy
      CROSS JOIN LATERAL jsonb_populate_record(NULL::${raw(table)}, to_jsonb(r) || jsonb_build_object(${raw(changed)}))
        AS copied
      WHERE substr(r.${raw(ids[0]!)}::text, ${VERSION_AT}, 1) = '7'`);
}

/** Of version 8, that of ids made by rules of one's own. */
const copiedId = (id: string) =>
  `overlay(overlay(md5(${id}::text || '-' || copy) placing '8' from 13) placing '8' from 17)::uuid`;
