-- Only the visitor speaks as the visitor: a chat that a member or a key has opened names the credential, which alone goes on with it
-- besides the visitor. NULL: the visitor opened it, or it is older than this column.
ALTER TABLE chats ADD COLUMN opened_by text;

-- Who came with a token that their own site had signed: what is known of them changes by such a token alone. Where a site could sign
-- tokens until now, nobody knows which visitors came with one.
ALTER TABLE visitors ADD COLUMN is_identified boolean NOT NULL DEFAULT false;
UPDATE visitors v SET is_identified = true
WHERE v.external_id IS NOT NULL AND EXISTS (
  SELECT FROM identity_secrets s WHERE s.workspace_id = v.workspace_id AND s.agent_id = v.agent_id);

DROP FUNCTION citedesk_read_chat(uuid, uuid, integer);
-- A chat with its newest messages that are complete, oldest first. `stamp` is another one after each change of the chat's row.
CREATE FUNCTION citedesk_read_chat(workspace uuid, chat uuid, newest integer)
RETURNS TABLE (agent_id uuid, visitor_id uuid, status text, stamp text, publishable_key_id uuid, opened_by text, history json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT c.agent_id, c.visitor_id, c.status, c.xmin::text, v.publishable_key_id, c.opened_by, (
    SELECT json_agg(json_build_object('role', m.role, 'content', m.content) ORDER BY m.id) FROM (
      SELECT id, role, content FROM messages
      WHERE workspace_id = workspace AND chat_id = chat AND status = 'completed' ORDER BY id DESC LIMIT newest) m)
  FROM chats c LEFT JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id
  WHERE c.workspace_id = workspace AND c.id = chat AND c.deleted_at IS NULL;
END
$$;

-- The visitor whom the client's own system knows by this id, made when new. What is known of one who was identified by a signed token
-- stays.
CREATE OR REPLACE FUNCTION citedesk_put_visitor(workspace uuid, new_id uuid, agent uuid, known_as text, new_name text, new_email text)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  visitor uuid;
BEGIN
  INSERT INTO visitors AS v (workspace_id, id, agent_id, external_id, name, email)
  VALUES (workspace, new_id, agent, known_as, new_name, new_email)
  ON CONFLICT (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL DO UPDATE SET
    name = CASE WHEN v.is_identified THEN v.name ELSE coalesce(excluded.name, v.name) END,
    email = CASE WHEN v.is_identified THEN v.email ELSE coalesce(excluded.email, v.email) END, last_seen_at = now()
  RETURNING id INTO visitor;
  RETURN visitor;
END
$$;

-- Writes a turn: the chat where it is new, the question, and the answer, which is about to be made (`ending` NULL) or whole. Ways out:
--   stale        the assistant, its sources or the chat are not those that the turn was made for: nothing is written
--   repeated     an earlier request with this key began `message_id`
--   key_reused   an earlier request with this key was another one
--   chat_limit   the month has no room for a chat more: `limit` says which
--   stored       with `reserved_micros`, NULL where there is no money for a model
-- A person who takes the chat over waits until the question is stored, or the question finds that they have it.
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
      pending_sources, input_tokens, output_tokens, cost_micros, first_word_ms, error_code, error_message)
    SELECT workspace, t.answer_id, t.chat_id, t.agent_id, 'assistant', t.asked_at, now(), t.question_id, t.version, e.*
    FROM jsonb_to_record(ending) AS e(status text, content text, kind text, answered boolean, reason text, score real, model text,
      degraded boolean, revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb,
      pending_sources integer, input_tokens integer, output_tokens integer, cost_micros bigint, first_word_ms integer,
      error_code text, error_message text);
    PERFORM citedesk_store_citations(workspace, t.answer_id, new_citations);
  END IF;
  IF t.event IS NOT NULL THEN
    INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, t.event, t.event_type, t.event_data);
  END IF;
  RETURN jsonb_build_object('outcome', 'stored', 'reserved_micros', reserved);
END
$$;
