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
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX gaps_agent ON gaps (workspace_id, agent_id, id);

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
CREATE INDEX messages_unanswered ON messages (workspace_id, id) WHERE answered = false;
CREATE INDEX messages_answers ON messages (workspace_id, created_at) WHERE role = 'assistant';

SELECT citedesk_protect('gaps');
SELECT citedesk_limit_to_agents('gaps');
SELECT citedesk_protect('gap_questions');
