-- What every answer reads and writes, as functions: their plans are kept for the connection. With the row-level
-- security of six tables, planning took several times longer than reading. They run as their caller, so the policies
-- hold inside them too.

-- The agent's sources with the revision of the same moment. Most questions come while nothing has changed: then the
-- sources that were read last time still hold, and so do the passages. The stamp says so; `sources` is null when it is
-- the known one. It names all that decides which sources an agent may read here: the revision, the agent's brand and
-- the credential's reach. So whatever changes the sources of an agent has to raise the revision, whoever writes it.
CREATE FUNCTION citedesk_agent_sources(workspace uuid, agent uuid, known text)
RETURNS TABLE (stamp text, revision bigint, unfinished uuid[], sources json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  now_revision bigint;
  now_stamp text;
BEGIN
  SELECT w.revision, format('%s/%s/%s/%s', w.revision, g.brand_id, current_setting('citedesk.agent_ids', true),
    current_setting('citedesk.brand_ids', true))
  INTO now_revision, now_stamp
  FROM workspaces w LEFT JOIN agents g ON g.workspace_id = w.id AND g.id = agent WHERE w.id = workspace;
  RETURN QUERY
  SELECT now_stamp, now_revision,
    ARRAY(SELECT s.id FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing')),
    CASE WHEN now_stamp IS DISTINCT FROM known THEN (
      SELECT json_agg(json_build_object('id', s.id, 'access', s.access, 'type', s.type)) FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.enabled
        AND (EXISTS (SELECT 1 FROM source_agents a
                     WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
             OR (s.library_kind = 'brand' AND s.library_id = (
                   SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent)))) END;
END
$$;

-- The texts of candidates, but only of what this agent may use at this moment. Written as steps, each by primary key:
-- as one join the planner may start at the sources and read every version for each.
CREATE FUNCTION citedesk_readable_passages(workspace uuid, agent uuid, allowed_sources uuid[], wanted uuid[])
RETURNS TABLE (id uuid, version_id uuid, document_id uuid, source_id uuid, document_version integer, title text, url text,
  language text, version_created_at timestamptz, heading_path text[], start_offset integer, end_offset integer, page integer,
  time_from real, time_to real, text text, text_sha256 text, source_type text, stored_question jsonb)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH p AS MATERIALIZED (
    SELECT * FROM passages WHERE workspace_id = workspace AND id = ANY(wanted)),
  v AS MATERIALIZED (
    SELECT id, document_id, source_id, number, title, url, language, created_at, text_sha256 FROM document_versions
    WHERE workspace_id = workspace AND id = ANY(ARRAY(SELECT DISTINCT version_id FROM p)) AND state = 'live'),
  s AS MATERIALIZED (
    SELECT id, type, settings FROM sources s
    WHERE s.workspace_id = workspace AND s.id = ANY(ARRAY(SELECT DISTINCT source_id FROM v)) AND s.id = ANY(allowed_sources)
      AND s.deleted_at IS NULL AND s.enabled
      AND (EXISTS (SELECT 1 FROM source_agents a
                   WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
           OR (s.library_kind = 'brand' AND s.library_id = (
                 SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent))))
  SELECT p.id, p.version_id, v.document_id, v.source_id, v.number, v.title, v.url, v.language, v.created_at, p.heading_path,
    p.start_offset, p.end_offset, p.page, p.time_from, p.time_to, p.text, v.text_sha256, s.type,
    CASE WHEN s.type = 'qa' THEN s.settings END
  FROM p JOIN v ON v.id = p.version_id JOIN s ON s.id = v.source_id;
END
$$;

-- What a process knows of an assistant and its sources counts as long as neither has changed: one look, and a chat
-- begins. The sources that are being read now; NULL: the assistant or its sources are not those that are known any
-- more, or, where a chat is to begin, the workspace limits its chats. A row's xmin is another after each change of it;
-- `known_sources` is the stamp that citedesk_agent_sources gave.
CREATE FUNCTION citedesk_known_library(workspace uuid, agent uuid, known_agent text, known_sources text, begins_chat boolean)
RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_known boolean;
BEGIN
  SELECT g.xmin::text = known_agent
    AND known_sources = format('%s/%s/%s/%s', w.revision, g.brand_id, current_setting('citedesk.agent_ids', true),
      current_setting('citedesk.brand_ids', true))
    AND NOT (begins_chat AND (w.settings #>> '{limits,chats_per_month}' IS NOT NULL
      OR w.settings #>> '{limits,agent_chats_per_month}' IS NOT NULL))
  INTO is_known
  FROM workspaces w JOIN agents g ON g.workspace_id = w.id AND g.id = agent AND g.deleted_at IS NULL WHERE w.id = workspace;
  IF is_known IS NOT TRUE THEN RETURN NULL; END IF;
  RETURN ARRAY(SELECT s.id FROM sources s
    WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing'));
END
$$;

-- A new chat with its event, the visitor's question and the answer that is about to be made. Returns when it began.
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

-- citedesk_begin_chat, if what is known holds. `unfinished` is NULL, and nothing is written, if it doesn't.
CREATE FUNCTION citedesk_begin_known_chat(workspace uuid, agent uuid, known_agent text, known_sources text, chat uuid, visitor uuid,
  chat_title text, event uuid, event_data jsonb, question uuid, question_text text, answer uuid, version integer,
  OUT unfinished uuid[], OUT created_at timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  unfinished := citedesk_known_library(workspace, agent, known_agent, known_sources, true);
  IF unfinished IS NULL THEN RETURN; END IF;
  created_at := citedesk_begin_chat(workspace, chat, agent, visitor, chat_title, event, event_data, question, question_text, answer,
    version, 0);
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

-- How an answer ends. False, and nothing written: it is no longer under way (cancelled, or taken for lost).
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

-- A question that begins a chat and is answered from what a process knows: the chat, its events, the question, the
-- answer and its citations in one statement, written only if what is known still holds by then and no source is being
-- read. False: nothing was written. `ending` is that of citedesk_end_answer.
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
