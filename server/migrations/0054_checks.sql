-- Questions with what must hold of their answers, before an assistant is published.

CREATE TABLE agent_checks (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  question text NOT NULL,
  -- {"cites": source UUID, "contains": [...], "abstains": boolean}: each is there or not.
  expectation jsonb NOT NULL,
  -- Of the last run.
  passed boolean,
  failures jsonb,
  ran_at timestamptz,
  ran_version integer,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX agent_checks_agent ON agent_checks (workspace_id, agent_id, id);

SELECT citedesk_protect('agent_checks');
SELECT citedesk_limit_to_agents('agent_checks');
