-- How an answer ends, in one statement, as a function whose plans are kept. What a reader is shown of it is known before it is
-- written, but for the time at which it began: that is returned then.
DROP FUNCTION citedesk_begin_chat(uuid, uuid, uuid, uuid, text, uuid, jsonb, uuid, text, uuid, integer, bigint);
CREATE FUNCTION citedesk_begin_chat(workspace uuid, chat uuid, agent uuid, visitor uuid, chat_title text, event uuid,
  event_data jsonb, question uuid, question_text text, answer uuid, version integer, reserved bigint)
RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, message_count)
  VALUES (workspace, chat, agent, visitor, chat_title, 2);
  INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, event, 'chat.started', event_data);
  INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at, in_reply_to, agent_version,
    reserved_micros)
  VALUES
    (workspace, question, chat, agent, 'user', 'completed', question_text, now(), NULL, NULL, 0),
    (workspace, answer, chat, agent, 'assistant', 'pending', '', NULL, question, version, reserved);
  RETURN now();
END
$$;

-- False, and nothing written: it is no longer under way (cancelled, or taken for lost).
CREATE FUNCTION citedesk_end_answer(workspace uuid, message uuid, new_content text, new_error text, ending jsonb,
  new_citations jsonb, event uuid, event_type text, event_data jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messages m SET status = e.status, completed_at = now(), content = new_content, kind = e.kind, answered = e.answered,
    reason = e.reason, score = e.score, model = e.model, degraded = e.degraded, revision = e.revision, statements = e.statements,
    suggestions = e.suggestions, nearest = e.nearest, withheld = e.withheld, retrieved = e.retrieved,
    pending_sources = e.pending_sources, input_tokens = e.input_tokens, output_tokens = e.output_tokens,
    cost_micros = e.cost_micros, reserved_micros = 0, first_word_ms = coalesce(m.first_word_ms, e.first_word_ms),
    error_code = e.error_code, error_message = new_error
  FROM jsonb_to_record(ending) AS e(status text, kind text, answered boolean, reason text, score real, model text,
    degraded boolean, revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb,
    pending_sources integer, input_tokens integer, output_tokens integer, cost_micros bigint, first_word_ms integer,
    error_code text)
  WHERE m.workspace_id = workspace AND m.id = message AND m.status IN ('pending', 'streaming');
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, message, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
  INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, event, event_type, event_data);
  RETURN true;
END
$$;
