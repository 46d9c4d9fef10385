-- A person takes over a chat.
--   waiting → claimed → released (the assistant answers again) or resolved
-- At most one of a chat is waiting or claimed; while it is claimed, the chat's status is with_human and nobody else answers.

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

-- Who wrote a member's message, as visitors read it.
ALTER TABLE messages ADD COLUMN author_name text;
