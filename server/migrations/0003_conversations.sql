-- What visitors asked and what they were told.

CREATE TABLE visitors (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  agent_id uuid,
  -- The id that the client's own system knows them by.
  external_id text,
  name text,
  email text,
  claims jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX visitors_external ON visitors (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL;

CREATE TABLE chats (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  visitor_id uuid,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'waiting_for_human', 'with_human', 'resolved')),
  title text NOT NULL,
  language text,
  assigned_to uuid,
  page_url text,
  message_count integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id),
  FOREIGN KEY (workspace_id, visitor_id) REFERENCES visitors (workspace_id, id)
);
CREATE INDEX chats_agent ON chats (workspace_id, agent_id, id);
CREATE INDEX chats_visitor ON chats (workspace_id, visitor_id, id);

CREATE TABLE messages (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  role text NOT NULL CHECK (role IN ('user', 'assistant', 'member')),
  author_id uuid,
  status text NOT NULL CHECK (status IN ('pending', 'streaming', 'completed', 'failed', 'cancelled')),
  content text NOT NULL,
  -- The rest is for assistant messages.
  in_reply_to uuid,
  kind text,
  answered boolean,
  reason text,
  score real,
  model text,
  degraded boolean NOT NULL DEFAULT false,
  agent_version integer,
  -- The workspace's revision that retrieval saw, for replay.
  revision bigint,
  statements jsonb,
  suggestions jsonb,
  withheld jsonb,
  -- The passages that the answer could see: ids and scores.
  retrieved jsonb,
  nearest jsonb,
  input_tokens integer NOT NULL DEFAULT 0,
  output_tokens integer NOT NULL DEFAULT 0,
  pending_sources integer NOT NULL DEFAULT 0,
  first_word_ms integer,
  error_code text,
  error_message text,
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, chat_id) REFERENCES chats (workspace_id, id)
);
CREATE INDEX messages_chat ON messages (workspace_id, chat_id, id);
CREATE INDEX messages_unfinished ON messages (workspace_id, status) WHERE status IN ('pending', 'streaming');

CREATE TABLE citations (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  number integer NOT NULL,
  status text NOT NULL DEFAULT 'current' CHECK (status IN ('current', 'erased')),
  source_id uuid NOT NULL,
  document_id uuid NOT NULL,
  version_id uuid NOT NULL,
  document_version integer NOT NULL,
  passage_id uuid,
  title text NOT NULL,
  url text,
  quote text,
  start_offset integer NOT NULL,
  end_offset integer NOT NULL,
  -- Of the whole stored text that the offsets point into.
  sha256 text NOT NULL,
  page integer,
  time_from real,
  time_to real,
  PRIMARY KEY (workspace_id, message_id, number),
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id)
);
CREATE INDEX citations_source ON citations (workspace_id, source_id);
CREATE INDEX citations_version ON citations (workspace_id, version_id);

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
  PRIMARY KEY (workspace_id, credential, path, key)
);

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

SELECT citedesk_protect('visitors');
SELECT citedesk_protect('chats');
SELECT citedesk_protect('messages');
SELECT citedesk_protect('citations');
SELECT citedesk_protect('events');
SELECT citedesk_protect('idempotency_records');
SELECT citedesk_protect('audit_events');

GRANT SELECT ON events TO citedesk_unscoped;
CREATE POLICY unscoped ON events FOR SELECT TO citedesk_unscoped USING (true);
