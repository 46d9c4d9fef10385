-- What was erased for good, and what is still being erased.

-- An erasure goes on by itself, step by step, whoever is killed meanwhile:
--   answers → records → texts → rows → index → files → completed
-- Each batch of a step commits its counts with what it erased. The row stays as the receipt; it holds ids, never texts.
CREATE TABLE erasures (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('visitor', 'chats', 'source', 'document', 'agent')),
  -- Public id of what was erased; null for chats whose time was up.
  target_id text,
  -- age: deleted 30 days before, or older than the workspace keeps it.
  origin text NOT NULL CHECK (origin IN ('request', 'age')),
  -- Whose texts go: what they said up to created_at.
  source_ids uuid[] NOT NULL DEFAULT '{}',
  document_ids uuid[] NOT NULL DEFAULT '{}',
  -- Whether the sources themselves go too.
  removes_sources boolean NOT NULL DEFAULT false,
  step text NOT NULL DEFAULT 'answers' CHECK (step IN
    ('chats', 'answers', 'records', 'texts', 'rows', 'index', 'files', 'completed')),
  -- The last message that was looked at.
  position uuid,
  -- From then on no answer could begin with these texts.
  closed_at timestamptz,
  counts jsonb NOT NULL DEFAULT '{}',
  -- Not the start of its transaction: what a reading committed until the source was locked is older.
  created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  completed_at timestamptz,
  -- Which transactions had read the list of sources and were still open when an erasure was first looked at (virtual
  -- transaction ids, as in pg_locks): what they are about to begin may hold the text, and shows only after their
  -- commit.
  open_readers text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX erasures_running ON erasures (workspace_id) WHERE step <> 'completed';
SELECT citedesk_protect('erasures');

-- Versions whose rows are gone: no segment of the passage index may keep their words. A segment that was written just
-- before may still come in for a while after.
CREATE TABLE erased_versions (
  workspace_id uuid NOT NULL,
  version_id uuid NOT NULL,
  erasure_id uuid NOT NULL,
  erased_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, version_id),
  FOREIGN KEY (workspace_id, erasure_id) REFERENCES erasures (workspace_id, id)
);
SELECT citedesk_protect('erased_versions');

-- Files to remove from the file store, unless something else names them.
CREATE TABLE erased_files (
  workspace_id uuid NOT NULL,
  erasure_id uuid NOT NULL,
  sha256 text NOT NULL,
  PRIMARY KEY (workspace_id, erasure_id, sha256),
  FOREIGN KEY (workspace_id, erasure_id) REFERENCES erasures (workspace_id, id)
);
SELECT citedesk_protect('erased_files');
