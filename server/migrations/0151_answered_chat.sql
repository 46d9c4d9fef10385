-- A question that begins a chat and is answered from what a process knows: the chat, its events, the question, the answer and its
-- citations in one statement, written only if what is known still holds by then and no source is being read. False: nothing was
-- written. `ending` is that of citedesk_end_answer.
CREATE FUNCTION citedesk_store_answered_chat(workspace uuid, agent uuid, known_agent text, known_sources text, chat uuid,
  visitor uuid, chat_title text, chat_event uuid, chat_event_data jsonb, question uuid, question_text text, answer uuid,
  version integer, asked_at timestamptz, answer_text text, ending jsonb, new_citations jsonb, event uuid, event_data jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(citedesk_known_library(workspace, agent, known_agent, known_sources, true)) IS DISTINCT FROM 0 THEN
    RETURN false;
  END IF;
  INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, message_count, created_at, updated_at)
  VALUES (workspace, chat, agent, visitor, chat_title, 2, asked_at, asked_at);
  INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, chat_event, 'chat.started', chat_event_data);
  INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, completed_at)
  VALUES (workspace, question, chat, agent, 'user', 'completed', question_text, asked_at, asked_at);
  INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, completed_at, in_reply_to,
    agent_version, kind, answered, reason, score, model, degraded, revision, statements, suggestions, nearest, withheld, retrieved,
    pending_sources, input_tokens, output_tokens, cost_micros, first_word_ms)
  SELECT workspace, answer, chat, agent, 'assistant', 'completed', answer_text, asked_at, now(), question, version, e.*
  FROM jsonb_to_record(ending) AS e(kind text, answered boolean, reason text, score real, model text, degraded boolean,
    revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb, pending_sources integer,
    input_tokens integer, output_tokens integer, cost_micros bigint, first_word_ms integer);
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, answer, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
  INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, event, 'message.created', event_data);
  RETURN true;
END
$$;
