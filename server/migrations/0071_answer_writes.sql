-- What is written before a visitor reads the first word, as functions: their plans are kept for the connection. They run as their
-- caller, so row-level security holds inside them too.

-- A new chat with its event, the visitor's question and the answer that is about to be made.
CREATE FUNCTION citedesk_begin_chat(workspace uuid, chat uuid, agent uuid, visitor uuid, chat_title text, event uuid,
  event_data jsonb, question uuid, question_text text, answer uuid, version integer, reserved bigint)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, message_count)
  VALUES (workspace, chat, agent, visitor, chat_title, 2);
  INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, event, 'chat.started', event_data);
  INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at, in_reply_to, agent_version,
    reserved_micros)
  VALUES
    (workspace, question, chat, agent, 'user', 'completed', question_text, now(), NULL, NULL, 0),
    (workspace, answer, chat, agent, 'assistant', 'pending', '', NULL, question, version, reserved);
END
$$;

-- What of an answer may be sent from now on. False: it is no longer under way.
CREATE FUNCTION citedesk_store_progress(workspace uuid, message uuid, new_content text, new_statements jsonb, first_word integer,
  new_citations jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messages SET status = 'streaming', content = new_content, statements = new_statements,
    first_word_ms = coalesce(first_word_ms, first_word)
  WHERE workspace_id = workspace AND id = message AND status IN ('pending', 'streaming');
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, message, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
  RETURN true;
END
$$;
