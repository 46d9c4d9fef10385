-- Brands, assistants (`agents`), and what belongs to one assistant.

CREATE TABLE brands (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  name text NOT NULL,
  settings jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id)
);
SELECT citedesk_protect('brands');
CREATE POLICY reach ON brands AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL OR id = ANY ((SELECT citedesk_brand_ids())::uuid[]));

-- name, model, prompt and settings are the draft; what visitors reach is the snapshot of published_version.
CREATE TABLE agents (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  brand_id uuid,
  name text NOT NULL,
  model text NOT NULL,
  prompt text NOT NULL,
  settings jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  published_version integer,
  archived_at timestamptz,
  slug text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  erasing_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, brand_id) REFERENCES brands (workspace_id, id)
);
CREATE UNIQUE INDEX agents_slug ON agents (slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX agents_id ON agents (id);
SELECT citedesk_protect('agents');
-- A page or widget address names an agent before its workspace is known.
GRANT SELECT (id, workspace_id, slug, deleted_at, published_version) ON agents TO citedesk_unscoped;
CREATE POLICY unscoped ON agents FOR SELECT TO citedesk_unscoped USING (true);
-- The inner SELECTs are evaluated once a statement, not once a row.
CREATE POLICY reach ON agents AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR id = ANY ((SELECT citedesk_agent_ids())::uuid[])
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[]));

CREATE TABLE agent_versions (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  version integer NOT NULL,
  -- The whole definition as it was: name, model, prompt and settings.
  definition jsonb NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, agent_id, version),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
SELECT citedesk_protect('agent_versions');
SELECT citedesk_limit_to_agents('agent_versions');

-- What an assistant's own site signs its visitors' identity with. Encrypted with SECRET_KEY; the one before verifies
-- too until it ends.
CREATE TABLE identity_secrets (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  id uuid NOT NULL,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX identity_secrets_agent ON identity_secrets (workspace_id, agent_id);
SELECT citedesk_protect('identity_secrets');
SELECT citedesk_limit_to_agents('identity_secrets');

CREATE TABLE tools (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('http', 'mcp')),
  -- JSON Schema of the arguments.
  parameters jsonb NOT NULL,
  url text NOT NULL,
  confirm boolean NOT NULL DEFAULT false,
  -- Encrypted with SECRET_KEY; null sends unsigned.
  sealed_secret text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX tools_name ON tools (workspace_id, name) WHERE deleted_at IS NULL;
SELECT citedesk_protect('tools');

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
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX agent_checks_agent ON agent_checks (workspace_id, agent_id, id);
SELECT citedesk_protect('agent_checks');
SELECT citedesk_limit_to_agents('agent_checks');

-- Questions that an agent's sources are known to answer at a revision: what visitors are offered when the owner has
-- worded none.
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
