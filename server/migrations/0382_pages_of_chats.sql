-- Where a chat began: the page's address without its query. `citedesk_store_turn` is as before, with it.
CREATE OR REPLACE FUNCTION citedesk_store_turn(workspace uuid, turn jsonb, ending jsonb, new_citations jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  t record;
  visitor uuid;
  refusal jsonb;
  reserved bigint := 0;
BEGIN
  SELECT * INTO t FROM jsonb_to_record(turn) AS r(agent_id uuid, agent_stamp text, sources_stamp text, unfinished uuid[],
    chat_id uuid, chat_stamp text, visitor_id uuid, opened_by text, new_visitor jsonb, title text, page_url text, chat_event uuid,
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
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, opened_by, title, page_url, message_count, created_at, updated_at)
    VALUES (workspace, t.chat_id, t.agent_id, t.visitor_id, t.opened_by, t.title, t.page_url, 2, t.asked_at, t.asked_at);
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
$function$;
