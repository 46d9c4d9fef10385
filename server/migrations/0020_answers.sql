-- What an answer cost, and what an assistant spent on models a day. Money is in millionths of a US dollar.

ALTER TABLE messages ADD COLUMN cost_micros bigint;
-- Set aside before the model was called; 0 once settled.
ALTER TABLE messages ADD COLUMN reserved_micros bigint NOT NULL DEFAULT 0;

CREATE TABLE model_spend (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  agent_id uuid NOT NULL,
  day date NOT NULL,
  -- Settled and reserved together.
  micros bigint NOT NULL,
  PRIMARY KEY (workspace_id, agent_id, day)
);

SELECT citedesk_protect('model_spend');
