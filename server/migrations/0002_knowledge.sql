-- Brands, agents, and the knowledge that they answer from.

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
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, brand_id) REFERENCES brands (workspace_id, id)
);
CREATE UNIQUE INDEX agents_slug ON agents (slug) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX agents_id ON agents (id);

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
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX sources_identity ON sources (workspace_id, library_id, type, identity) WHERE deleted_at IS NULL;

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
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, source_id) REFERENCES sources (workspace_id, id),
  UNIQUE (workspace_id, source_id, key)
);

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
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id),
  UNIQUE (workspace_id, document_id, number)
);
CREATE INDEX document_versions_changed ON document_versions (workspace_id, changed_revision);
CREATE INDEX document_versions_live ON document_versions (workspace_id, source_id) WHERE state = 'live';

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
  PRIMARY KEY (workspace_id, id)
);

SELECT citedesk_protect('brands');
SELECT citedesk_protect('agents');
SELECT citedesk_protect('agent_versions');
SELECT citedesk_protect('sources');
SELECT citedesk_protect('source_agents');
SELECT citedesk_protect('documents');
SELECT citedesk_protect('document_versions');
SELECT citedesk_protect('passages');
SELECT citedesk_protect('index_segments');

-- A page or widget address names an agent before its workspace is known.
GRANT SELECT (id, workspace_id, slug, deleted_at, published_version) ON agents TO citedesk_unscoped;
CREATE POLICY unscoped ON agents FOR SELECT TO citedesk_unscoped USING (true);
