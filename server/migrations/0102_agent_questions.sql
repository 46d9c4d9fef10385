-- Questions that an agent's sources are known to answer at a revision: what visitors are offered when the owner has worded none.
CREATE TABLE agent_questions (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  -- The workspace's when they were drawn.
  revision bigint NOT NULL,
  -- [{question, source_id, document_id}], starters first.
  questions jsonb NOT NULL,
  drawn_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, agent_id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id) ON DELETE CASCADE
);

SELECT citedesk_protect('agent_questions');
SELECT citedesk_limit_to_agents('agent_questions');
