-- What each run of a check found; the newest hundred of each stay.
CREATE TABLE check_results (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  check_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  agent_version integer NOT NULL,
  passed boolean NOT NULL,
  failures jsonb NOT NULL,
  cause text NOT NULL CHECK (cause IN ('asked', 'publishing', 'sources')),
  ran_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, check_id) REFERENCES agent_checks (workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX check_results_check ON check_results (workspace_id, check_id, id);
SELECT citedesk_protect('check_results');
SELECT citedesk_limit_to_agents('check_results');

-- The sources that its last answer cited: a change of these runs it again.
ALTER TABLE agent_checks ADD COLUMN cited_sources uuid[] NOT NULL DEFAULT '{}';
