-- Long work on a whole workspace: it is taken along, brought in, or erased. Of the account, as it outlives the workspace.
CREATE TABLE tasks (
  account_id uuid NOT NULL REFERENCES accounts(id),
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('export', 'import', 'erasure')),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'running', 'completed', 'failed')),
  -- No reference: a receipt stays when the workspace has gone.
  subject_id uuid,
  subject_name text NOT NULL,
  asked_by text NOT NULL,
  step text NOT NULL DEFAULT '',
  done integer NOT NULL DEFAULT 0,
  total integer,
  counts jsonb NOT NULL DEFAULT '{}',
  problem text,
  -- Of the archive; an export's is kept for a week, an import's until it has been read.
  file_sha256 text,
  file_bytes bigint,
  -- Of an erasure: files to be removed when no row names them any more.
  named_files text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT now(),
  completed_at timestamptz
);
CREATE INDEX tasks_account ON tasks (account_id, id);
CREATE INDEX tasks_file ON tasks (file_sha256) WHERE file_sha256 IS NOT NULL;
ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
ALTER TABLE tasks FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON tasks FOR ALL TO CURRENT_USER USING (current_setting('citedesk.migrating', true) = 'on');
CREATE POLICY unscoped ON tasks FOR ALL TO citedesk_unscoped USING (true) WITH CHECK (true);
CREATE POLICY own_account ON tasks FOR ALL TO citedesk_workspace
  USING (account_id = citedesk_account_id()) WITH CHECK (account_id = citedesk_account_id());
GRANT SELECT, INSERT, UPDATE, DELETE ON tasks TO citedesk_unscoped;
GRANT SELECT, INSERT ON tasks TO citedesk_workspace;

-- A workspace that is being erased is nobody's any more: neither people nor upkeep find it.
ALTER TABLE workspaces ADD COLUMN erasing_at timestamptz;
ALTER POLICY unscoped ON workspaces USING (erasing_at IS NULL) WITH CHECK (true);

-- Of several at once, one leaves the account its last live workspace.
CREATE FUNCTION citedesk_close_workspace(workspace uuid) RETURNS text
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  account uuid;
BEGIN
  IF workspace IS DISTINCT FROM citedesk_workspace_id() THEN RETURN 'gone'; END IF;
  SELECT account_id INTO account FROM workspaces WHERE id = workspace;
  PERFORM FROM accounts WHERE id = account FOR UPDATE;
  IF NOT EXISTS (SELECT FROM workspaces WHERE id = workspace AND erasing_at IS NULL) THEN RETURN 'gone'; END IF;
  IF NOT EXISTS (SELECT FROM workspaces WHERE account_id = account AND id <> workspace AND kind = 'live' AND erasing_at IS NULL) THEN
    RETURN 'last';
  END IF;
  UPDATE workspaces SET erasing_at = now() WHERE id = workspace;
  RETURN 'closed';
END
$$;
REVOKE ALL ON FUNCTION citedesk_close_workspace(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION citedesk_close_workspace(uuid) TO citedesk_workspace;
