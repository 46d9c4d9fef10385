-- What an answer searched for where a typing error was mended; what a checker of it took, apart from the model that wrote, null without one.
ALTER TABLE messages ADD searched_for text,
  ADD checker_input_tokens integer, ADD checker_output_tokens integer;

-- How an answer ends. False, and nothing written: it is no longer under way (cancelled, or taken for lost).
CREATE OR REPLACE FUNCTION citedesk_end_answer(workspace uuid, message uuid, new_content text, new_error text, ending jsonb,
  new_citations jsonb, event uuid, event_type text, event_data jsonb)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  UPDATE messages m SET status = e.status, completed_at = now(), content = new_content, kind = e.kind, answered = e.answered,
    reason = e.reason, score = e.score, model = e.model, degraded = e.degraded, revision = e.revision, statements = e.statements,
    suggestions = e.suggestions, nearest = e.nearest, withheld = e.withheld, retrieved = e.retrieved,
    pending_sources = e.pending_sources, input_tokens = e.input_tokens, output_tokens = e.output_tokens,
    checker_input_tokens = e.checker_input_tokens, checker_output_tokens = e.checker_output_tokens, searched_for = e.searched_for,
    cost_micros = e.cost_micros, reserved_micros = 0, first_word_ms = coalesce(m.first_word_ms, e.first_word_ms),
    error_code = e.error_code, error_message = new_error
  FROM jsonb_to_record(ending) AS e(status text, kind text, answered boolean, reason text, score real, model text,
    degraded boolean, revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb,
    pending_sources integer, input_tokens integer, output_tokens integer, checker_input_tokens integer, checker_output_tokens integer,
    searched_for text, cost_micros bigint, first_word_ms integer, error_code text)
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

CREATE OR REPLACE FUNCTION citedesk_store_turn(workspace uuid, turn jsonb, ending jsonb, new_citations jsonb)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t record;
  visitor uuid;
  refusal jsonb;
  reserved bigint := 0;
BEGIN
  SELECT * INTO t FROM jsonb_to_record(turn) AS r(agent_id uuid, agent_stamp text, sources_stamp text, unfinished uuid[],
    chat_id uuid, chat_stamp text, visitor_id uuid, opened_by text, new_visitor jsonb, title text, chat_event uuid,
    chat_event_data jsonb, question_id uuid, question text, answer_id uuid, version integer, asked_at timestamptz, key jsonb, highest_micros bigint,
    day_limit_micros bigint, event uuid, event_type text, event_data jsonb);

  IF NOT citedesk_is_current(workspace, t.agent_id, t.agent_stamp, t.sources_stamp, t.unfinished) THEN
    RETURN jsonb_build_object('outcome', 'stale');
  END IF;
  IF t.chat_stamp IS NOT NULL THEN
    PERFORM FROM chats c WHERE c.workspace_id = workspace AND c.id = t.chat_id FOR UPDATE;
    PERFORM FROM chats c WHERE c.workspace_id = workspace AND c.id = t.chat_id AND c.xmin::text = t.chat_stamp
      AND c.deleted_at IS NULL;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'stale'); END IF;
  ELSIF t.new_visitor ->> 'external_id' IS NOT NULL THEN
    visitor := citedesk_put_visitor(workspace, t.visitor_id, t.agent_id, t.new_visitor ->> 'external_id',
      t.new_visitor ->> 'name', t.new_visitor ->> 'email');
    IF visitor <> t.visitor_id THEN RETURN jsonb_build_object('outcome', 'stale'); END IF;
  END IF;

  IF t.key IS NOT NULL THEN
    refusal := citedesk_claim_question(workspace, t.key ->> 'credential', t.key ->> 'path', t.key ->> 'key',
      t.key ->> 'hash', coalesce(t.answer_id, t.question_id));
    IF refusal IS NOT NULL THEN RETURN refusal; END IF;
  END IF;
  IF t.chat_stamp IS NULL THEN
    refusal := citedesk_spent_chat_limit(workspace, t.agent_id);
    IF refusal IS NOT NULL THEN
      DELETE FROM idempotency_records r WHERE r.workspace_id = workspace AND r.credential = t.key ->> 'credential'
        AND r.path = t.key ->> 'path' AND r.key = t.key ->> 'key';
      RETURN jsonb_build_object('outcome', 'chat_limit', 'limit', refusal);
    END IF;
  END IF;
  IF t.highest_micros > 0 THEN
    reserved := citedesk_set_money_aside(workspace, t.agent_id, t.highest_micros, t.day_limit_micros);
  END IF;

  IF t.chat_stamp IS NULL THEN
    IF t.new_visitor ->> 'publishable_key_id' IS NOT NULL THEN
      INSERT INTO visitors (workspace_id, id, agent_id, publishable_key_id)
      VALUES (workspace, t.visitor_id, t.agent_id, (t.new_visitor ->> 'publishable_key_id')::uuid);
    END IF;
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, opened_by, title, message_count, created_at, updated_at)
    VALUES (workspace, t.chat_id, t.agent_id, t.visitor_id, t.opened_by, t.title, 2, t.asked_at, t.asked_at);
    INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, t.chat_event, 'chat.started', t.chat_event_data);
  ELSE
    UPDATE chats c SET message_count = message_count + CASE WHEN t.answer_id IS NULL THEN 1 ELSE 2 END, updated_at = now(),
      title = CASE WHEN title = '' THEN t.title ELSE title END,
      status = CASE WHEN status = 'resolved' THEN 'open' ELSE status END
    WHERE c.workspace_id = workspace AND c.id = t.chat_id;
  END IF;

  INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, completed_at)
  VALUES (workspace, t.question_id, t.chat_id, t.agent_id, 'user', 'completed', t.question, t.asked_at, t.asked_at);
  IF t.answer_id IS NOT NULL AND ending IS NULL THEN
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, in_reply_to, agent_version,
      reserved_micros)
    VALUES (workspace, t.answer_id, t.chat_id, t.agent_id, 'assistant', 'pending', '', t.asked_at, t.question_id, t.version,
      coalesce(reserved, 0));
  ELSIF t.answer_id IS NOT NULL THEN
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, created_at, completed_at, in_reply_to, agent_version, status,
      content, kind, answered, reason, score, model, degraded, revision, statements, suggestions, nearest, withheld, retrieved,
      pending_sources, input_tokens, output_tokens, checker_input_tokens, checker_output_tokens, searched_for, cost_micros,
      first_word_ms, error_code, error_message)
    SELECT workspace, t.answer_id, t.chat_id, t.agent_id, 'assistant', t.asked_at, now(), t.question_id, t.version, e.*
    FROM jsonb_to_record(ending) AS e(status text, content text, kind text, answered boolean, reason text, score real, model text,
      degraded boolean, revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb,
      pending_sources integer, input_tokens integer, output_tokens integer, checker_input_tokens integer, checker_output_tokens integer,
      searched_for text, cost_micros bigint, first_word_ms integer, error_code text, error_message text);
    PERFORM citedesk_store_citations(workspace, t.answer_id, new_citations);
  END IF;
  IF t.event IS NOT NULL THEN
    INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, t.event, t.event_type, t.event_data);
  END IF;
  RETURN jsonb_build_object('outcome', 'stored', 'reserved_micros', reserved);
END
$$;
