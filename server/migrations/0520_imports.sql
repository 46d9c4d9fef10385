-- What is brought in from elsewhere: a file with questions, pages, documents, articles or chats, and what became of it.
CREATE TABLE imports (
  workspace_id uuid NOT NULL REFERENCES workspaces(id),
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('questions', 'pages', 'documents', 'help_center', 'chats')),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'completed', 'failed')),
  file_name text NOT NULL,
  -- Until it has ended; what it became names the file itself.
  file_sha256 text,
  file_bytes bigint NOT NULL,
  -- No references: what was brought in is told when these have gone.
  agent_id uuid,
  brand_id uuid,
  source_id uuid,
  -- Who asked, with what they were limited to.
  actor jsonb NOT NULL,
  reach jsonb,
  done integer NOT NULL DEFAULT 0,
  total integer NOT NULL,
  counts jsonb NOT NULL DEFAULT '{}',
  left_out jsonb NOT NULL DEFAULT '[]',
  problem text,
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz,
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX imports_file ON imports (file_sha256) WHERE file_sha256 IS NOT NULL;
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON imports FOR ALL TO CURRENT_USER USING (current_setting('citedesk.migrating', true) = 'on');
CREATE POLICY workspace ON imports FOR ALL TO citedesk_workspace
  USING (workspace_id = citedesk_workspace_id()) WITH CHECK (workspace_id = citedesk_workspace_id());
CREATE POLICY reach ON imports AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING ((SELECT citedesk_agent_ids()) IS NULL
    OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
    OR EXISTS (SELECT FROM agents a WHERE a.workspace_id = imports.workspace_id AND a.id = imports.agent_id));
GRANT SELECT, INSERT, UPDATE, DELETE ON imports TO citedesk_workspace;
