-- What each reading of a source changed, so that a change can wait for approval and be taken back.

-- New texts wait for approval instead of answering at once.
ALTER TABLE sources ADD COLUMN approval boolean NOT NULL DEFAULT false;
CREATE INDEX sources_due ON sources (workspace_id, next_refresh_at) WHERE next_refresh_at IS NOT NULL AND deleted_at IS NULL;

-- False: its passages were left out of the passage index; whoever brings the version back adds them again.
ALTER TABLE document_versions ADD COLUMN is_indexed boolean NOT NULL DEFAULT true;

-- A reading has at most one change that applied at once and one that waits:
--   applied                                  (a rollback is a change of its own)
--   pending → approved | rejected
CREATE TABLE source_changes (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  source_id uuid NOT NULL,
  run_id uuid,
  origin text NOT NULL CHECK (origin IN ('reading', 'rollback')),
  status text NOT NULL CHECK (status IN ('applied', 'pending', 'approved', 'rejected')),
  -- As they were for this reading: a rollback restores them with the texts.
  title text NOT NULL,
  settings jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, source_id) REFERENCES sources (workspace_id, id)
);
CREATE UNIQUE INDEX source_changes_run ON source_changes (workspace_id, source_id, run_id, status)
  WHERE origin = 'reading' AND status IN ('applied', 'pending');
CREATE INDEX source_changes_source ON source_changes (workspace_id, source_id, id);

-- No version before: added; none after: removed.
CREATE TABLE document_changes (
  workspace_id uuid NOT NULL,
  change_id uuid NOT NULL,
  document_id uuid NOT NULL,
  before_version_id uuid,
  after_version_id uuid,
  PRIMARY KEY (workspace_id, change_id, document_id),
  FOREIGN KEY (workspace_id, change_id) REFERENCES source_changes (workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX document_changes_document ON document_changes (workspace_id, document_id);

SELECT citedesk_protect('source_changes');
SELECT citedesk_protect('document_changes');

-- How many assistants a source serves, also those that the caller is not let near: the settings hold for the call alone.
CREATE FUNCTION citedesk_source_agent_count(workspace uuid, source uuid) RETURNS integer
LANGUAGE plpgsql STABLE SET citedesk.agent_ids = '' SET citedesk.brand_ids = '' AS $$
BEGIN
  RETURN (SELECT count(*) FROM source_agents WHERE workspace_id = workspace AND source_id = source);
END
$$;
