-- Which limits somebody was told of, and how near: once a month for each limit as it was set.
CREATE TABLE limit_notices (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  month text NOT NULL,
  limit_name text NOT NULL,
  -- The assistant whose limit it is, or the workspace.
  subject uuid NOT NULL,
  most float8 NOT NULL,
  state text NOT NULL CHECK (state IN ('near', 'reached')),
  PRIMARY KEY (workspace_id, month, limit_name, subject, most, state)
);
SELECT citedesk_protect('limit_notices');
