import type { OpenedDatabase } from "../platform/database/open-database.ts";

const SOURCES = 150;
const LONG = { statementTimeoutMs: 3_600_000 };

/**
 * A year of a busy workspace: `answers` answers with their questions, in chats of one to four questions by visitors who
 * come back, on three assistants, at the hours at which people ask; a fifth of the questions nobody else asks. Made in
 * the database, without what watches changes:
 * whoever measures counts it anew.
 */
export async function fillYear(
  { owner }: Pick<OpenedDatabase, "owner">,
  { workspaceId, agentIds, answers }: { workspaceId: string; agentIds: readonly string[]; answers: number },
): Promise<void> {
  const id = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;
  const agent = `('{${agentIds.join(",")}}'::uuid[])[1 + (v % ${agentIds.length})]`;
  const chats = Math.round(answers / 2.5);
  const visitors = Math.round(chats / 2);
  const of = `'${workspaceId}'::uuid`;
  await owner.lend(async (connection) => {
    const run = (statement: string) => connection.query(statement);
    await run("SET session_replication_role = replica");
    await run("SET citedesk.migrating = 'on'");
    await run("SELECT setseed(0.17)");
    await run(`INSERT INTO visitors (workspace_id, id, agent_id)
      SELECT ${of}, ${id("visitor", "v")}, ${agent} FROM generate_series(1, ${visitors}) v`);
    // What is asked in a chat follows within minutes, now and then an hour later.
    await run(`CREATE TEMPORARY TABLE begun AS SELECT n, 1 + floor(random() * ${visitors})::integer AS v,
      date_trunc('hour', now()) - interval '6 hours' - make_interval(secs => floor(random() * 364) * 86400
        + (0.5 + (random() + random() + random() - 1.5) / 3) * 86400) AS at,
      (ARRAY['en','en','en','de','de','fr'])[1 + floor(random() * 6)::integer] AS language,
      1 + (n % 4) AS questions FROM generate_series(1, ${chats}) n`);
    await run(`INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, language, page_url, created_at, updated_at)
      SELECT ${of}, ${id("chat", "n")}, ${agent}, ${id("visitor", "v")}, 'A chat', language,
        'https://www.example.com/page-' || n % 200, at, at FROM begun`);
    await run(`CREATE TEMPORARY TABLE asked AS SELECT n, v, k, at + make_interval(secs => (k - 1) * 60 + random() * 50
        + CASE WHEN k = 4 AND n % 5 = 0 THEN 5400 ELSE 0 END) AS at, random() AS dice,
      floor(8000 * random() * random() * random())::integer AS text FROM begun, generate_series(1, questions) k`);
    await run(`INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, completed_at)
      SELECT ${of}, ${id("question", "n || '/' || k")}, ${id("chat", "n")}, ${agent}, 'user', 'completed',
        CASE WHEN k = 3 THEN 'I wrote to you on day ' || n || ': is it there by now?'
          ELSE 'How much does number ' || text || ' of the catalogue cost, and when does it come?' END, at, at FROM asked`);
    await run(`INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, completed_at,
        in_reply_to, kind, answered, reason, cost_micros, first_word_ms, agent_version)
      SELECT ${of}, ${id("answer", "n || '/' || k")}, ${id("chat", "n")}, ${agent}, 'assistant',
        CASE WHEN dice > 0.995 THEN 'failed' ELSE 'completed' END, repeat('It costs 40 euros and comes on Monday. ', 5), at, at,
        ${id("question", "n || '/' || k")}, 'answer', CASE WHEN dice > 0.97 THEN NULL ELSE dice > 0.2 END,
        CASE WHEN dice <= 0.2 THEN (ARRAY['no_support','out_of_scope','policy'])[1 + n % 3] END,
        CASE WHEN n % 2 = 0 THEN floor(dice * 4000)::bigint END, floor(10 + 300 * dice * dice)::integer, 1 FROM asked`);
    await run(`INSERT INTO sources (workspace_id, id, type, title, library_id, library_kind, identity, settings, agent_id, status)
      SELECT ${of}, ${id("source", "v")}, 'text', 'Catalogue ' || v, ${agent}, 'agent', v::text, '{}', ${agent}, 'ready'
      FROM generate_series(1, ${SOURCES}) v`);
    await run(`INSERT INTO citations (workspace_id, message_id, number, status, source_id, document_version, title, start_offset,
        end_offset, sha256)
      SELECT ${of}, ${id("answer", "n || '/' || k")}, t, 'erased', ${id("source", `1 + (text * t) % ${SOURCES}`)}, 1, 'Catalogue', 0, 40, ''
      FROM asked, generate_series(1, 1 + n % 2) t WHERE dice > 0.2 AND dice <= 0.97`);
    await run(`INSERT INTO feedback (workspace_id, id, message_id, chat_id, agent_id, author, author_kind, rating, created_at, updated_at)
      SELECT ${of}, ${id("feedback", "n || '/' || k")}, ${id("answer", "n || '/' || k")}, ${id("chat", "n")}, ${agent},
        'visitor:' || n, 'visitor', CASE WHEN n % 3 = 0 THEN 'negative' ELSE 'positive' END, at, at FROM asked WHERE dice < 0.05`);
    await run(`INSERT INTO handoffs (workspace_id, id, chat_id, agent_id, status, requested_by, claimed_at, ended_at, created_at, updated_at)
      SELECT ${of}, ${id("handoff", "n")}, ${id("chat", "n")}, ${agent}, 'resolved', 'visitor', at + interval '2 minutes',
        at + interval '9 minutes', at, at FROM begun WHERE n % 25 = 0`);
    await run(`INSERT INTO leads (workspace_id, id, agent_id, chat_id, status, fields, person_id, created_at, updated_at)
      SELECT ${of}, ${id("lead", "n")}, ${agent}, ${id("chat", "n")}, 'new', '{}', ${id("lead", "n")}, at, at FROM begun WHERE n % 30 = 0`);
    await run("DROP TABLE begun, asked");
    await run("RESET session_replication_role");
    await run("RESET citedesk.migrating");
    await run("ANALYZE");
  }, LONG);
}
