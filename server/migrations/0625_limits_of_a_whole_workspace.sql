-- Limits are the workspace's, whoever asks: a visitor, a publishable key or an editor of one assistant sees no other assistant's rows
-- (`reach`), and counted those alone. What these functions count they count as nobody's request; chats from an import are no chats that
-- anybody began here.

-- What the transaction may reach is put aside; the answer is what `citedesk_reach_again` needs.
CREATE FUNCTION citedesk_reach_all() RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  reached text := current_setting('citedesk.agent_ids', true);
BEGIN
  IF reached <> '' THEN
    PERFORM set_config('citedesk.agent_ids', '', true);
  END IF;
  RETURN reached;
END
$$;

CREATE FUNCTION citedesk_reach_again(reached text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF reached <> '' THEN
    PERFORM set_config('citedesk.agent_ids', reached, true);
  END IF;
END
$$;

CREATE OR REPLACE FUNCTION citedesk_spent_chat_limit(workspace uuid, agent uuid) RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  limits jsonb;
  month timestamptz := date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  reached text;
  spent jsonb;
BEGIN
  SELECT settings -> 'limits' INTO limits FROM workspaces WHERE id = workspace;
  IF coalesce(limits ->> 'chats_per_month', limits ->> 'agent_chats_per_month') IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('chat limits ' || workspace, 0));
  reached := citedesk_reach_all();
  SELECT jsonb_build_object('name', l.name, 'limit', l.most) INTO spent
  FROM (VALUES ('chats_per_month', (limits ->> 'chats_per_month')::int, NULL::uuid),
    ('agent_chats_per_month', (limits ->> 'agent_chats_per_month')::int, agent)) AS l (name, most, only_agent)
  WHERE l.most <= (SELECT count(*) FROM chats c WHERE c.workspace_id = workspace AND c.created_at >= month
    AND c.opened_by IS DISTINCT FROM 'import' AND (l.only_agent IS NULL OR c.agent_id = l.only_agent))
  LIMIT 1;
  PERFORM citedesk_reach_again(reached);
  RETURN spent;
END
$$;

CREATE OR REPLACE FUNCTION citedesk_set_money_aside(workspace uuid, agent uuid, highest bigint, day_limit bigint)
RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  limits jsonb;
  month date := date_trunc('month', now() AT TIME ZONE 'UTC')::date;
  reached text;
  room float8;
BEGIN
  SELECT settings -> 'limits' INTO limits FROM workspaces WHERE id = workspace;
  IF coalesce(limits ->> 'spend_per_month', limits ->> 'agent_spend_per_month') IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('spend limits ' || workspace, 0));
    reached := citedesk_reach_all();
    SELECT least((limits ->> 'spend_per_month')::float8 * 1e6 - coalesce(sum(s.micros), 0),
      (limits ->> 'agent_spend_per_month')::float8 * 1e6 - coalesce(sum(s.micros) FILTER (WHERE s.agent_id = agent), 0))
    INTO room FROM model_spend s WHERE s.workspace_id = workspace AND s.day >= month;
    PERFORM citedesk_reach_again(reached);
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

-- Of sources that are not deleted: pages and passages are what answers use now, also while they are read anew.
CREATE FUNCTION citedesk_knowledge_use(workspace uuid, OUT sources integer, OUT upload_bytes double precision, OUT pages integer,
  OUT passages integer)
LANGUAGE plpgsql AS $$
DECLARE
  reached text := citedesk_reach_all();
BEGIN
  SELECT count(*)::int, coalesce(sum((o.settings ->> 'size')::bigint), 0)::float8 INTO sources, upload_bytes
  FROM sources o WHERE o.workspace_id = workspace AND o.deleted_at IS NULL;
  SELECT count(*)::int, coalesce(sum(d.passages), 0)::int INTO pages, passages
  FROM documents d JOIN sources o ON o.workspace_id = d.workspace_id AND o.id = d.source_id
  WHERE d.workspace_id = workspace AND d.current_version_id IS NOT NULL AND o.deleted_at IS NULL;
  PERFORM citedesk_reach_again(reached);
END
$$;
