-- A turn of a chat, a question with its answer, is written by one function. What a process remembers of an assistant, its sources
-- and the chat counts as long as none of them has changed: that is asked first, in the transaction that writes.

-- Names all that decides which sources an agent may read here: the revision, the agent's brand and the credential's reach. So whatever
-- changes the sources of an agent has to raise the revision, whoever writes it.
CREATE FUNCTION citedesk_sources_stamp(revision bigint, brand uuid) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws('/', revision, coalesce(brand::text, ''), current_setting('citedesk.agent_ids', true),
    current_setting('citedesk.brand_ids', true))
$$;

-- Sources that are being read now.
CREATE FUNCTION citedesk_unfinished_sources(workspace uuid) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT ARRAY(SELECT s.id FROM sources s
    WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing') ORDER BY s.id)
$$;

-- `sources` is null when the stamp is the known one.
CREATE OR REPLACE FUNCTION citedesk_agent_sources(workspace uuid, agent uuid, known text)
RETURNS TABLE (stamp text, revision bigint, unfinished uuid[], sources json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  now_revision bigint;
  now_stamp text;
BEGIN
  SELECT w.revision, citedesk_sources_stamp(w.revision, g.brand_id) INTO now_revision, now_stamp
  FROM workspaces w LEFT JOIN agents g ON g.workspace_id = w.id AND g.id = agent WHERE w.id = workspace;
  RETURN QUERY
  SELECT now_stamp, now_revision, citedesk_unfinished_sources(workspace),
    CASE WHEN now_stamp IS DISTINCT FROM known THEN (
      SELECT json_agg(json_build_object('id', s.id, 'access', s.access, 'type', s.type)) FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.enabled
        AND (EXISTS (SELECT 1 FROM source_agents a
                     WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
             OR (s.library_kind = 'brand' AND s.library_id = (
                   SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent)))) END;
END
$$;

-- Is an assistant, and what it may read, as it was under these stamps? A row's xmin is another after each change of it.
CREATE FUNCTION citedesk_is_current(workspace uuid, agent uuid, agent_stamp text, sources_stamp text, known_unfinished uuid[])
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM workspaces w JOIN agents g ON g.workspace_id = w.id AND g.id = agent AND g.deleted_at IS NULL
    WHERE w.id = workspace AND g.xmin::text = agent_stamp
      AND citedesk_sources_stamp(w.revision, g.brand_id) = sources_stamp
      AND citedesk_unfinished_sources(workspace) = known_unfinished);
END
$$;

-- A chat with its newest messages that are complete, oldest first. `stamp` is another one after each change of the chat's row.
CREATE FUNCTION citedesk_read_chat(workspace uuid, chat uuid, newest integer)
RETURNS TABLE (agent_id uuid, visitor_id uuid, status text, stamp text, publishable_key_id uuid, history json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT c.agent_id, c.visitor_id, c.status, c.xmin::text, v.publishable_key_id, (
    SELECT json_agg(json_build_object('role', m.role, 'content', m.content) ORDER BY m.id) FROM (
      SELECT id, role, content FROM messages
      WHERE workspace_id = workspace AND chat_id = chat AND status = 'completed' ORDER BY id DESC LIMIT newest) m)
  FROM chats c LEFT JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id
  WHERE c.workspace_id = workspace AND c.id = chat AND c.deleted_at IS NULL;
END
$$;

-- Claims the key of a request. True: it is this request's now. A record of a day ago, or one that a process held longer than any
-- request takes, counts as none. `begun` is the message that the request begins, if it begins one.
CREATE FUNCTION citedesk_claim_key(workspace uuid, of_credential text, of_path text, of_key text, hash text, begun uuid)
RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO idempotency_records AS r (workspace_id, credential, path, key, request_hash, held_until, message_id)
  VALUES (workspace, of_credential, of_path, of_key, hash, now() + interval '120 seconds', begun)
  ON CONFLICT (workspace_id, credential, path, key) DO UPDATE SET request_hash = excluded.request_hash,
    held_until = excluded.held_until, created_at = now(), response_status = NULL, response_headers = NULL,
    response_body = NULL, had_secret = false, message_id = excluded.message_id, erased_ids = '{}'
  WHERE r.created_at < now() - interval '24 hours'
    OR (r.response_status IS NULL AND r.message_id IS NULL AND r.held_until < now());
  RETURN FOUND;
END
$$;

-- `citedesk_claim_key` for a question. NULL: it is this one's now. A failed answer without a word counts as none: it is tried anew.
CREATE FUNCTION citedesk_claim_question(workspace uuid, of_credential text, of_path text, of_key text, hash text, begun uuid)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  earlier record;
BEGIN
  IF citedesk_claim_key(workspace, of_credential, of_path, of_key, hash, begun) THEN RETURN NULL; END IF;
  SELECT r.request_hash, r.message_id, m.status, m.content INTO earlier
  FROM idempotency_records r LEFT JOIN messages m ON m.workspace_id = r.workspace_id AND m.id = r.message_id
  WHERE r.workspace_id = workspace AND r.credential = of_credential AND r.path = of_path AND r.key = of_key
  FOR UPDATE OF r;
  IF earlier.message_id IS NOT NULL AND earlier.request_hash <> hash THEN
    RETURN jsonb_build_object('outcome', 'key_reused');
  END IF;
  IF earlier.status IS NOT NULL AND NOT (earlier.status = 'failed' AND earlier.content = '') THEN
    RETURN jsonb_build_object('outcome', 'repeated', 'message_id', earlier.message_id);
  END IF;
  UPDATE idempotency_records SET message_id = begun, request_hash = hash
  WHERE workspace_id = workspace AND credential = of_credential AND path = of_path AND key = of_key;
  RETURN NULL;
END
$$;

-- Which of the workspace's limits the chats of this month (UTC) have used up; NULL: there is room for one more. Where a limit is set,
-- whoever else starts a chat waits until the transaction ends.
CREATE FUNCTION citedesk_spent_chat_limit(workspace uuid, agent uuid) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  limits jsonb;
  month timestamptz := date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  spent jsonb;
BEGIN
  SELECT settings -> 'limits' INTO limits FROM workspaces WHERE id = workspace;
  IF coalesce(limits ->> 'chats_per_month', limits ->> 'agent_chats_per_month') IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('chat limits ' || workspace, 0));
  SELECT jsonb_build_object('name', l.name, 'limit', l.most) INTO spent
  FROM (VALUES ('chats_per_month', (limits ->> 'chats_per_month')::int, NULL::uuid),
    ('agent_chats_per_month', (limits ->> 'agent_chats_per_month')::int, agent)) AS l (name, most, only_agent)
  WHERE l.most <= (SELECT count(*) FROM chats c WHERE c.workspace_id = workspace AND c.created_at >= month
    AND (l.only_agent IS NULL OR c.agent_id = l.only_agent))
  LIMIT 1;
  RETURN spent;
END
$$;

-- Sets aside what an answer may cost at most, in millionths of a dollar, so that answers at the same time can't go over a limit
-- together. 0: nothing limits it. NULL: the day or the month (UTC) has no room for it.
CREATE FUNCTION citedesk_set_money_aside(workspace uuid, agent uuid, highest bigint, day_limit bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  limits jsonb;
  month date := date_trunc('month', now() AT TIME ZONE 'UTC')::date;
  room float8;
BEGIN
  SELECT settings -> 'limits' INTO limits FROM workspaces WHERE id = workspace;
  IF coalesce(limits ->> 'spend_per_month', limits ->> 'agent_spend_per_month') IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('spend limits ' || workspace, 0));
    SELECT least((limits ->> 'spend_per_month')::float8 * 1e6 - coalesce(sum(s.micros), 0),
      (limits ->> 'agent_spend_per_month')::float8 * 1e6 - coalesce(sum(s.micros) FILTER (WHERE s.agent_id = agent), 0))
    INTO room FROM model_spend s WHERE s.workspace_id = workspace AND s.day >= month;
  ELSIF day_limit IS NULL THEN RETURN 0;
  END IF;
  IF highest > least(room, day_limit) THEN RETURN NULL; END IF;
  INSERT INTO model_spend AS s (workspace_id, agent_id, day, micros)
  VALUES (workspace, agent, (now() AT TIME ZONE 'UTC')::date, highest)
  ON CONFLICT (workspace_id, agent_id, day) DO UPDATE SET micros = s.micros + excluded.micros
    WHERE day_limit IS NULL OR s.micros + excluded.micros <= day_limit;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN highest;
END
$$;

CREATE FUNCTION citedesk_store_citations(workspace uuid, message uuid, new_citations jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, message, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
END
$$;

-- The visitor whom the client's own system knows by this id, made when new.
CREATE FUNCTION citedesk_put_visitor(workspace uuid, new_id uuid, agent uuid, known_as text, new_name text, new_email text)
RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  visitor uuid;
BEGIN
  INSERT INTO visitors AS v (workspace_id, id, agent_id, external_id, name, email)
  VALUES (workspace, new_id, agent, known_as, new_name, new_email)
  ON CONFLICT (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL DO UPDATE SET
    name = coalesce(excluded.name, v.name), email = coalesce(excluded.email, v.email), last_seen_at = now()
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
CREATE FUNCTION citedesk_store_turn(workspace uuid, turn jsonb, ending jsonb, new_citations jsonb)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  t record;
  visitor uuid;
  refusal jsonb;
  reserved bigint := 0;
BEGIN
  SELECT * INTO t FROM jsonb_to_record(turn) AS r(agent_id uuid, agent_stamp text, sources_stamp text, unfinished uuid[],
    chat_id uuid, chat_stamp text, visitor_id uuid, new_visitor jsonb, title text, chat_event uuid, chat_event_data jsonb,
    question_id uuid, question text, answer_id uuid, version integer, asked_at timestamptz, key jsonb, highest_micros bigint,
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
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, message_count, created_at, updated_at)
    VALUES (workspace, t.chat_id, t.agent_id, t.visitor_id, t.title, 2, t.asked_at, t.asked_at);
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

DROP FUNCTION citedesk_begin_known_chat(uuid, uuid, text, text, uuid, uuid, text, uuid, jsonb, uuid, text, uuid, integer);
DROP FUNCTION citedesk_store_answered_chat(uuid, uuid, text, text, uuid, uuid, text, uuid, jsonb, uuid, text, uuid, integer,
  timestamptz, text, jsonb, jsonb, uuid, jsonb);
DROP FUNCTION citedesk_begin_chat(uuid, uuid, uuid, uuid, text, uuid, jsonb, uuid, text, uuid, integer, bigint);
DROP FUNCTION citedesk_known_library(uuid, uuid, text, text, boolean);
