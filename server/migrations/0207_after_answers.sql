-- What comes of answers: feedback, leads, handoffs to people, and gaps.

-- What readers think of answers: one row a reader and answer, changed in place.
CREATE TABLE feedback (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  visitor_id uuid,
  -- The credential that gave it: kind and id.
  author text NOT NULL,
  author_kind text NOT NULL CHECK (author_kind IN ('visitor', 'member', 'api_key')),
  -- Null once it was taken back.
  rating text CHECK (rating IN ('positive', 'negative')),
  comment text,
  reasons text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, message_id, author),
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id)
);
CREATE INDEX feedback_agent ON feedback (workspace_id, agent_id, id);
CREATE INDEX feedback_visitor ON feedback (workspace_id, visitor_id) WHERE visitor_id IS NOT NULL;
SELECT citedesk_protect('feedback');
SELECT citedesk_limit_to_agents('feedback');

-- People who left their details, with what they agreed to and when.
CREATE TABLE leads (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  chat_id uuid,
  visitor_id uuid,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'qualified', 'done', 'dismissed')),
  -- Name of a field → what was entered.
  fields jsonb NOT NULL,
  consent_text text,
  consent_given_at timestamptz,
  notes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id),
  FOREIGN KEY (workspace_id, chat_id) REFERENCES chats (workspace_id, id),
  FOREIGN KEY (workspace_id, visitor_id) REFERENCES visitors (workspace_id, id)
);
CREATE INDEX leads_agent ON leads (workspace_id, agent_id, id);
CREATE INDEX leads_visitor ON leads (workspace_id, visitor_id) WHERE visitor_id IS NOT NULL;
CREATE INDEX leads_chat ON leads (workspace_id, chat_id) WHERE chat_id IS NOT NULL;
CREATE INDEX leads_changed ON leads (workspace_id, changed_by);
SELECT citedesk_protect('leads');
SELECT citedesk_limit_to_agents('leads');

CREATE TRIGGER note_change BEFORE UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();

-- A person takes over a chat.
--   waiting → claimed → released (the assistant answers again) or resolved
-- At most one of a chat is waiting or claimed; while it is claimed, the chat's status is with_human and nobody else
-- answers.
CREATE TABLE handoffs (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  visitor_id uuid,
  status text NOT NULL CHECK (status IN ('waiting', 'claimed', 'released', 'resolved')),
  requested_by text NOT NULL CHECK (requested_by IN ('visitor', 'member', 'api_key', 'assistant')),
  reason text,
  -- The member, with the name that they had: it outlives them.
  claimed_by uuid,
  claimed_by_name text,
  claimed_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, chat_id) REFERENCES chats (workspace_id, id),
  CHECK ((status = 'claimed') <= (claimed_by IS NOT NULL))
);
CREATE UNIQUE INDEX handoffs_open ON handoffs (workspace_id, chat_id) WHERE status IN ('waiting', 'claimed');
CREATE INDEX handoffs_chat ON handoffs (workspace_id, chat_id, id);
SELECT citedesk_protect('handoffs');
SELECT citedesk_limit_to_agents('handoffs');

-- What visitors ask and no source answers: questions that mean the same, gathered.
CREATE TABLE gaps (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  -- The first question, and its terms, by which later ones are compared.
  question text NOT NULL,
  terms text[] NOT NULL,
  -- gathering: asked too seldom to be shown.
  status text NOT NULL CHECK (status IN ('gathering', 'open', 'closed', 'dismissed')),
  source_id uuid,
  opened_at timestamptz,
  closed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Two people who judge the same gap notice each other.
  version integer NOT NULL DEFAULT 1,
  -- Further answers to the same gap are sources of their own: what erases its questions must find them all.
  earlier_source_ids uuid[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX gaps_agent ON gaps (workspace_id, agent_id, id);
SELECT citedesk_protect('gaps');
SELECT citedesk_limit_to_agents('gaps');

CREATE TABLE gap_questions (
  workspace_id uuid NOT NULL,
  -- The answer that was none.
  message_id uuid NOT NULL,
  gap_id uuid NOT NULL,
  PRIMARY KEY (workspace_id, message_id),
  FOREIGN KEY (workspace_id, gap_id) REFERENCES gaps (workspace_id, id) ON DELETE CASCADE,
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX gap_questions_gap ON gap_questions (workspace_id, gap_id);
SELECT citedesk_protect('gap_questions');
