-- What happened, whom it is told to, and what requests leave behind.

-- Endpoints in the systems of clients.
CREATE TABLE webhooks (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  url text NOT NULL,
  -- Types of events; `*` is every one.
  events text[] NOT NULL,
  description text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  disabled_reason text CHECK (disabled_reason IN ('by_request', 'failing', 'gone')),
  -- Encrypted with SECRET_KEY. The one before signs too until it ends.
  secret text NOT NULL,
  previous_secret text,
  previous_until timestamptz,
  -- Since when nothing has been delivered; null after a success.
  failing_since timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX webhooks_active ON webhooks (workspace_id, id) WHERE status = 'active' AND deleted_at IS NULL;
SELECT citedesk_protect('webhooks');
-- Which endpoints have something due, before their workspace is known.
GRANT SELECT (workspace_id, id, status, failing_since, deleted_at) ON webhooks TO citedesk_unscoped;
CREATE POLICY unscoped ON webhooks FOR SELECT TO citedesk_unscoped USING (true);

-- One event on its way to one endpoint.
--   waiting (from next_attempt_at on) → claimed: next_attempt_at moves behind the lease, lease_id is the claimer's
--     → delivered, or waiting for the next attempt, or failed after the last one; cancelled with its endpoint
-- Whoever writes a result still needs the lease; a dead worker's delivery comes due again by itself.
CREATE TABLE webhook_deliveries (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_sequence bigint NOT NULL,
  event_type text NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed', 'cancelled')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz DEFAULT now(),
  lease_id uuid,
  response_status integer,
  error_code text,
  error_message text,
  duration_ms integer,
  last_attempt_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  -- Attempts are counted when they start, failures when they end: a process that dies in an attempt brings its delivery
  -- no closer to being given up.
  failures integer NOT NULL DEFAULT 0,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks (workspace_id, id)
);
CREATE UNIQUE INDEX webhook_deliveries_event ON webhook_deliveries (workspace_id, webhook_id, event_sequence);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries
  (workspace_id, webhook_id, next_attempt_at, event_sequence) WHERE status = 'waiting';
SELECT citedesk_protect('webhook_deliveries');
GRANT SELECT (workspace_id, webhook_id, status, next_attempt_at) ON webhook_deliveries TO citedesk_unscoped;
CREATE POLICY unscoped ON webhook_deliveries FOR SELECT TO citedesk_unscoped USING (true);

-- In the transaction of the event itself. A reader of the outbox that goes by sequence alone would miss events: a lower
-- sequence may be committed after a higher one.
CREATE FUNCTION citedesk_queue_deliveries() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  INSERT INTO webhook_deliveries (workspace_id, id, webhook_id, event_id, event_sequence, event_type)
  SELECT NEW.workspace_id, gen_random_uuid(), w.id, NEW.id, NEW.sequence, NEW.type FROM webhooks w
  WHERE w.workspace_id = NEW.workspace_id AND w.status = 'active' AND w.deleted_at IS NULL
    AND (NEW.type = ANY (w.events) OR '*' = ANY (w.events));
  RETURN NULL;
END
$$;

-- The outbox: what happened, in the transaction that did it. Webhooks and live views read it by sequence.
CREATE TABLE events (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX events_sequence ON events (sequence);
CREATE INDEX events_type ON events (workspace_id, type, id);
-- Events of one resource, for whoever erases it.
CREATE INDEX events_subject ON events (workspace_id, (data ->> 'id'));
SELECT citedesk_protect('events');
GRANT SELECT ON events TO citedesk_unscoped;
CREATE POLICY unscoped ON events FOR SELECT TO citedesk_unscoped USING (true);

CREATE TRIGGER queue_deliveries AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION citedesk_queue_deliveries();

CREATE TABLE audit_events (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX audit_events_target ON audit_events (workspace_id, target_id, id);
SELECT citedesk_protect('audit_events');
-- Sign-ins are recorded too, before a workspace is chosen.
GRANT INSERT ON audit_events TO citedesk_unscoped;
CREATE POLICY unscoped ON audit_events FOR INSERT TO citedesk_unscoped WITH CHECK (true);

-- The answer to a request that may be repeated, for 24 hours.
CREATE TABLE idempotency_records (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  credential text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  -- Null while the first request is under way.
  response_status integer,
  response_headers jsonb,
  response_body text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- While a request is under way, until when it holds its key: a process that died must not hold it for a day.
  held_until timestamptz,
  -- The response carried a secret, which is not stored.
  had_secret boolean NOT NULL DEFAULT false,
  -- The answer that a chat request began, known before it ends.
  message_id uuid,
  -- What was erased while a request was under way, as public ids: its response is stored after its changes, so it must
  -- not bring back what it names of these.
  erased_ids text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, credential, path, key)
);
CREATE INDEX idempotency_records_age ON idempotency_records (workspace_id, created_at);
SELECT citedesk_protect('idempotency_records');

-- How many requests of a window the processes have leased. One row a subject, reused by the next window; losing them in
-- a crash costs nothing but a fresh window.
CREATE UNLOGGED TABLE rate_windows (
  subject text PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  leased integer NOT NULL
);
SELECT citedesk_protect_unscoped('rate_windows');
