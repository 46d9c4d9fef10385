-- What assistants answer from: sources, their documents, each content that a document had, and the passages of it.

-- A source's identity is its library (an agent's or a brand's), its type, and its name or address.
CREATE TABLE sources (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  library_id uuid NOT NULL,
  library_kind text NOT NULL CHECK (library_kind IN ('agent', 'brand', 'workspace')),
  identity text NOT NULL,
  -- What was asked for: address and limits of a site, the fields of a fact, name and digest of a file.
  settings jsonb NOT NULL,
  agent_id uuid,
  brand_id uuid,
  status text NOT NULL CHECK (status IN
    ('queued', 'fetching', 'processing', 'ready', 'ready_with_errors', 'failed', 'paused', 'cancelled')),
  error_code text,
  error_message text,
  enabled boolean NOT NULL DEFAULT true,
  access jsonb NOT NULL DEFAULT '{"visitors": "all"}',
  schedule text,
  next_refresh_at timestamptz,
  stale_after_days integer,
  last_read_at timestamptz,
  -- Fences a run: a worker may only write while this is still its own.
  run_id uuid,
  run_started_at timestamptz,
  found integer NOT NULL DEFAULT 0,
  fetched integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  passages integer NOT NULL DEFAULT 0,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  -- When the last reading ended, well or not: how long it took is shown.
  run_ended_at timestamptz,
  -- New texts wait for approval instead of answering at once.
  approval boolean NOT NULL DEFAULT false,
  changed_by xid8 NOT NULL DEFAULT pg_current_xact_id(),
  -- Being erased: can't be restored any more.
  erasing_at timestamptz,
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX sources_identity ON sources (workspace_id, library_id, type, identity) WHERE deleted_at IS NULL;
CREATE INDEX sources_due ON sources (workspace_id, next_refresh_at)
WHERE next_refresh_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX sources_unfinished ON sources (workspace_id)
WHERE deleted_at IS NULL AND status IN ('queued', 'fetching', 'processing');
CREATE INDEX sources_changed ON sources (workspace_id, changed_by);

CREATE TABLE source_agents (
  workspace_id uuid NOT NULL,
  source_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, source_id, agent_id),
  FOREIGN KEY (workspace_id, source_id) REFERENCES sources (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX source_agents_agent ON source_agents (workspace_id, agent_id);

SELECT citedesk_protect('sources');
-- A brand's library serves the brand's assistants, so it also lies within the reach of whoever is limited to one of
-- them: a visitor, or a key of one assistant.
CREATE POLICY reach ON sources AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR EXISTS (SELECT FROM agents a WHERE a.workspace_id = sources.workspace_id AND a.id = sources.agent_id)
  OR EXISTS (SELECT FROM source_agents s WHERE s.workspace_id = sources.workspace_id AND s.source_id = sources.id)
  OR (library_kind = 'brand'
    AND EXISTS (SELECT FROM agents a WHERE a.workspace_id = sources.workspace_id AND a.brand_id = sources.library_id)));
SELECT citedesk_protect('source_agents');
SELECT citedesk_limit_to_agents('source_agents');

-- How many assistants a source serves, also those that the caller is not let near: the settings hold for the call
-- alone.
CREATE FUNCTION citedesk_source_agent_count(workspace uuid, source uuid) RETURNS integer
LANGUAGE plpgsql STABLE SET citedesk.agent_ids = '' SET citedesk.brand_ids = '' AS $$
BEGIN
  RETURN (SELECT count(*) FROM source_agents WHERE workspace_id = workspace AND source_id = source);
END
$$;

-- Most questions come while nothing has changed: then the sources that were read last time still hold, and so do the
-- passages. The stamp says so. It names all that decides which sources an agent may read here: the revision, the
-- agent's brand and the credential's reach. So whatever changes the sources of an agent has to raise the revision,
-- whoever writes it.
CREATE FUNCTION citedesk_raise_revision_of_row() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET revision = revision + 1 WHERE id = NEW.workspace_id;
  RETURN NULL;
END
$$;

CREATE FUNCTION citedesk_raise_revision_of_rows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET revision = revision + 1 WHERE id IN (SELECT workspace_id FROM changed);
  RETURN NULL;
END
$$;

CREATE TRIGGER raise_revision AFTER UPDATE ON sources FOR EACH ROW
WHEN ((OLD.enabled, OLD.deleted_at, OLD.access, OLD.library_id, OLD.library_kind, OLD.brand_id, OLD.agent_id)
    IS DISTINCT FROM
    (NEW.enabled, NEW.deleted_at, NEW.access, NEW.library_id, NEW.library_kind, NEW.brand_id, NEW.agent_id)
  OR (NEW.type = 'qa' AND OLD.settings IS DISTINCT FROM NEW.settings))
EXECUTE FUNCTION citedesk_raise_revision_of_row();

-- A brand's library serves its agents without being attached.
CREATE TRIGGER raise_revision_of_new AFTER INSERT ON sources FOR EACH ROW
WHEN (NEW.library_kind = 'brand') EXECUTE FUNCTION citedesk_raise_revision_of_row();

CREATE TRIGGER note_change BEFORE UPDATE ON sources FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();

CREATE TRIGGER raise_revision_of_attached AFTER INSERT ON source_agents REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION citedesk_raise_revision_of_rows();

CREATE TRIGGER raise_revision_of_detached AFTER DELETE ON source_agents REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION citedesk_raise_revision_of_rows();

-- One file, page, video or entry. `key` tells it from its siblings: a file name or a normalised address.
CREATE TABLE documents (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  source_id uuid NOT NULL,
  key text NOT NULL,
  title text,
  url text,
  filename text,
  media_type text,
  status text NOT NULL CHECK (status IN
    ('waiting', 'ready', 'unchanged', 'duplicate', 'skipped', 'empty', 'failed', 'removed')),
  reason_code text,
  reason_message text,
  http_status integer,
  passages integer NOT NULL DEFAULT 0,
  pages integer,
  -- Of the bytes as they came in.
  sha256 text,
  bytes bigint,
  current_version_id uuid,
  etag text,
  last_modified text,
  duration_ms integer,
  fetched_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Its text is gone, and later readings don't take it again.
  erased_at timestamptz,
  -- What someone refused to let a document say: the digest of a text, or `removal`. The same is not proposed again
  -- until a reading finds the page in another state.
  rejected_proposal text,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, source_id) REFERENCES sources (workspace_id, id),
  UNIQUE (workspace_id, source_id, key)
);
CREATE INDEX documents_source ON documents (workspace_id, source_id, id);
-- What a workspace holds is counted from what answers, also while sources are read anew.
CREATE INDEX documents_answering ON documents (workspace_id, source_id) INCLUDE (passages)
WHERE current_version_id IS NOT NULL;
SELECT citedesk_protect('documents');

CREATE FUNCTION citedesk_note_retirement() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.retired_at := CASE WHEN NEW.state = 'retired' THEN now() END;
  RETURN NEW;
END
$$;

-- Each content that a document ever had. Only `live` ones are found; the others keep old quotes checkable.
CREATE TABLE document_versions (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  source_id uuid NOT NULL,
  number integer NOT NULL,
  state text NOT NULL CHECK (state IN ('hidden', 'live', 'retired')),
  -- The workspace's revision when `state` last changed: how other processes learn of it.
  changed_revision bigint NOT NULL,
  title text NOT NULL,
  url text,
  language text,
  -- Canonical text: NFC, LF. Offsets of passages and citations count UTF-16 code units of it.
  text text NOT NULL,
  text_sha256 text NOT NULL,
  -- Headings, pages and times with their ranges.
  structure jsonb NOT NULL,
  file_sha256 text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- False: its passages were left out of the passage index; whoever brings the version back adds them again.
  is_indexed boolean NOT NULL DEFAULT true,
  -- Since when a version is out of use: what is long out of use, and cited nowhere, may leave the passage index.
  retired_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id),
  UNIQUE (workspace_id, document_id, number)
);
CREATE INDEX document_versions_changed ON document_versions (workspace_id, changed_revision);
CREATE INDEX document_versions_live ON document_versions (workspace_id, source_id) WHERE state = 'live';
CREATE INDEX document_versions_document ON document_versions (workspace_id, source_id, id);
-- Reading a sample of every table takes longer than writing a group of pages, so only those columns are looked at that
-- a condition may name.
ALTER TABLE document_versions ALTER COLUMN text SET STATISTICS 0, ALTER COLUMN structure SET STATISTICS 0,
  ALTER COLUMN title SET STATISTICS 0, ALTER COLUMN url SET STATISTICS 0;
SELECT citedesk_protect('document_versions');

CREATE TRIGGER document_versions_retirement BEFORE UPDATE OF state ON document_versions
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION citedesk_note_retirement();

CREATE TABLE passages (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  version_id uuid NOT NULL,
  ordinal integer NOT NULL,
  start_offset integer NOT NULL,
  end_offset integer NOT NULL,
  heading_path text[] NOT NULL,
  page integer,
  time_from real,
  time_to real,
  text text NOT NULL,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, version_id) REFERENCES document_versions (workspace_id, id)
);
CREATE INDEX passages_version ON passages (workspace_id, version_id, ordinal);
ALTER TABLE passages ALTER COLUMN text SET STATISTICS 0, ALTER COLUMN heading_path SET STATISTICS 0;
SELECT citedesk_protect('passages');

-- What passages mean, as vectors of the configured embedder; empty without one. Vectors of different models can't be
-- compared, so each row says whose it is. Searched exactly: see docs/decisions/0100-embeddings.md.
CREATE TABLE passage_embeddings (
  workspace_id uuid NOT NULL,
  passage_id uuid NOT NULL,
  model text NOT NULL,
  dimensions integer NOT NULL,
  -- Of length 1.
  embedding halfvec NOT NULL,
  PRIMARY KEY (workspace_id, passage_id, model),
  FOREIGN KEY (workspace_id, passage_id) REFERENCES passages (workspace_id, id) ON DELETE CASCADE
);
SELECT citedesk_protect('passage_embeddings');

-- Immutable pieces of the passage index; their bytes are in the file store.
CREATE TABLE index_segments (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  file_sha256 text NOT NULL,
  passage_count integer NOT NULL,
  byte_size bigint NOT NULL,
  created_revision bigint NOT NULL,
  retired_revision bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Replaced because of an erasure: its file goes at once.
  holds_erased boolean NOT NULL DEFAULT false,
  PRIMARY KEY (workspace_id, id)
);
SELECT citedesk_protect('index_segments');

-- From which document a question was drawn that visitors were offered, by its md5: answers keep what they suggested,
-- and who erases the document finds it there.
CREATE TABLE question_digests (
  workspace_id uuid NOT NULL,
  document_id uuid NOT NULL,
  digest text NOT NULL,
  source_id uuid NOT NULL,
  PRIMARY KEY (workspace_id, document_id, digest)
);
CREATE INDEX question_digests_source ON question_digests (workspace_id, source_id);
SELECT citedesk_protect('question_digests');
