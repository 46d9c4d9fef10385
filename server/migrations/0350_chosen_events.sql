-- Webhooks may want families of events (`lead.*`), and those of some assistants or brands alone; what an endpoint answered is kept.
ALTER TABLE webhooks
  ADD COLUMN agent_ids uuid[] NOT NULL DEFAULT '{}',
  ADD COLUMN brand_ids uuid[] NOT NULL DEFAULT '{}',
  -- Sent with every delivery; encrypted with SECRET_KEY.
  ADD COLUMN headers text,
  ADD COLUMN header_names text[] NOT NULL DEFAULT '{}';
ALTER TABLE webhook_deliveries ADD COLUMN response_body text;

-- In the order of `sequence` events are read once no transaction that could still add an earlier one is under way. An event tells of a
-- change that its transaction has made, so the transaction has its id before the event has its number. Null: older than this column.
ALTER TABLE events ADD COLUMN recorded_by xid8;
ALTER TABLE events ALTER COLUMN recorded_by SET DEFAULT pg_current_xact_id();
CREATE INDEX events_in_order ON events (workspace_id, sequence);

-- The UUID behind a public id; NULL for what is none.
CREATE FUNCTION citedesk_read_id(public_id text) RETURNS uuid LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  bits bit varying := B'';
  place integer;
BEGIN
  IF public_id IS NULL OR public_id !~ '^[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}$' THEN RETURN NULL; END IF;
  FOR i IN 0..25 LOOP
    place := strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(right(public_id, 26), i + 1, 1)) - 1;
    bits := bits || place::bit(5);
  END LOOP;
  RETURN (SELECT string_agg(to_hex(substring(bits FROM 3 + 4 * k FOR 4)::bit(4)::integer), '' ORDER BY k)
    FROM generate_series(0, 31) k)::uuid;
END
$$;

-- Does a webhook with these choices want an event?
CREATE FUNCTION citedesk_wants_event(types text[], agents uuid[], brands uuid[], workspace uuid, event_type text, event_data jsonb)
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
DECLARE
  agent uuid;
BEGIN
  IF NOT ('*' = ANY (types) OR event_type = ANY (types) OR split_part(event_type, '.', 1) || '.*' = ANY (types)) THEN
    RETURN false;
  END IF;
  IF agents = '{}' AND brands = '{}' THEN RETURN true; END IF;
  agent := citedesk_read_id(CASE WHEN event_type LIKE 'agent.%' THEN event_data ->> 'id' ELSE event_data ->> 'agent_id' END);
  RETURN coalesce(agent = ANY (agents), false)
    OR coalesce(citedesk_read_id(event_data ->> 'brand_id') = ANY (brands), false)
    OR EXISTS (SELECT FROM agents g WHERE g.workspace_id = workspace AND g.id = agent AND g.brand_id = ANY (brands));
END
$$;

CREATE OR REPLACE FUNCTION citedesk_queue_deliveries() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO webhook_deliveries (workspace_id, id, webhook_id, event_id, event_sequence, event_type)
  SELECT NEW.workspace_id, gen_random_uuid(), w.id, NEW.id, NEW.sequence, NEW.type FROM webhooks w
  WHERE w.workspace_id = NEW.workspace_id AND w.status = 'active' AND w.deleted_at IS NULL
    AND citedesk_wants_event(w.events, w.agent_ids, w.brand_ids, NEW.workspace_id, NEW.type, NEW.data);
  RETURN NULL;
END
$$;
