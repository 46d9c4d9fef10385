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
  PRIMARY KEY (workspace_id, id),
  UNIQUE (workspace_id, message_id, author),
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id)
);
CREATE INDEX feedback_agent ON feedback (workspace_id, agent_id, id);
CREATE INDEX feedback_visitor ON feedback (workspace_id, visitor_id) WHERE visitor_id IS NOT NULL;

SELECT citedesk_protect('feedback');
SELECT citedesk_limit_to_agents('feedback');
