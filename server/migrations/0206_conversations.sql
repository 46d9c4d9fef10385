-- What visitors asked, what they were told, and what that cost.

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
  -- A visitor's chats are erased in batches, as everything else. From the first moment on the visitor is nobody's any
  -- more: without name, address and identity, and shown nowhere.
  erasing_at timestamptz,
  -- A visitor who came with a publishable key and no token of their own: whoever holds the key and the chat's id goes
  -- on in it.
  publishable_key_id uuid,
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX visitors_external ON visitors (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL;
SELECT citedesk_protect('visitors');
SELECT citedesk_limit_to_agents('visitors');

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
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id),
  FOREIGN KEY (workspace_id, visitor_id) REFERENCES visitors (workspace_id, id)
);
CREATE INDEX chats_agent ON chats (workspace_id, agent_id, id);
CREATE INDEX chats_visitor ON chats (workspace_id, visitor_id, id);
CREATE INDEX chats_changed ON chats (workspace_id, changed_by);
SELECT citedesk_protect('chats');
SELECT citedesk_limit_to_agents('chats');

CREATE TRIGGER note_change BEFORE UPDATE ON chats FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();

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
  -- Money is in millionths of a US dollar.
  cost_micros bigint,
  -- Set aside before the model was called; 0 once it is known what it cost.
  reserved_micros bigint NOT NULL DEFAULT 0,
  -- Who wrote a member's message, as visitors read it.
  author_name text,
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, chat_id) REFERENCES chats (workspace_id, id)
);
CREATE INDEX messages_chat ON messages (workspace_id, chat_id, id);
CREATE INDEX messages_unfinished ON messages (workspace_id, status) WHERE status IN ('pending', 'streaming');
CREATE INDEX messages_unanswered ON messages (workspace_id, id) WHERE answered = false;
CREATE INDEX messages_answers ON messages (workspace_id, created_at) WHERE role = 'assistant';
CREATE INDEX messages_changed ON messages (workspace_id, changed_by);
SELECT citedesk_protect('messages');
SELECT citedesk_limit_to_agents('messages');

-- The words of an answer under way have a stream of their own: its statements cost no entry here.
CREATE TRIGGER note_change BEFORE UPDATE ON messages FOR EACH ROW
  WHEN (NEW.status <> 'streaming'
    AND (OLD.status IS DISTINCT FROM NEW.status OR OLD.content IS DISTINCT FROM NEW.content))
  EXECUTE FUNCTION citedesk_note_change();

CREATE TABLE citations (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  number integer NOT NULL,
  status text NOT NULL DEFAULT 'current' CHECK (status IN ('current', 'erased')),
  source_id uuid,
  document_id uuid,
  version_id uuid,
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
  -- A citation points into a document's version, or into the result of a call.
  tool_call_id uuid,
  PRIMARY KEY (workspace_id, message_id, number),
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id),
  CHECK ((version_id IS NULL) <> (tool_call_id IS NULL) OR status = 'erased')
);
CREATE INDEX citations_source ON citations (workspace_id, source_id);
CREATE INDEX citations_version ON citations (workspace_id, version_id);
SELECT citedesk_protect('citations');

-- A call that a model asked for. Its result is data that an answer may cite, so it stays as long as the answer.
CREATE TABLE tool_calls (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  tool_name text NOT NULL,
  arguments jsonb NOT NULL,
  -- Null when the call failed.
  result text,
  sha256 text,
  error_code text,
  error_message text,
  duration_ms integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- A call that needs the visitor's consent is held until they have answered. It leaves `held` once: that is what makes
  -- it happen once.
  status text NOT NULL DEFAULT 'done' CHECK (status IN ('held', 'running', 'done', 'declined', 'dropped')),
  -- Of a call that was held: where the visitor was asked, and when they answered. `message_id` is the answer that
  -- asked.
  chat_id uuid,
  decided_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id)
);
CREATE INDEX tool_calls_message ON tool_calls (workspace_id, message_id);
CREATE UNIQUE INDEX tool_calls_held ON tool_calls (workspace_id, chat_id) WHERE status = 'held';
SELECT citedesk_protect('tool_calls');

-- What an assistant spent on models a day.
CREATE TABLE model_spend (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  agent_id uuid NOT NULL,
  day date NOT NULL,
  -- Settled and reserved together.
  micros bigint NOT NULL,
  PRIMARY KEY (workspace_id, agent_id, day)
);
SELECT citedesk_protect('model_spend');
SELECT citedesk_limit_to_agents('model_spend');
