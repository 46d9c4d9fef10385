-- The durable frontier of sites and sitemaps.

-- The crawl of a source: one row, taken over by each new run. Whoever drives it holds its lease, and writes only while
-- `lease_id` is still its own; a lease that ran out, or was taken away by pause and cancel, is anyone's.
CREATE TABLE crawls (
  workspace_id uuid NOT NULL,
  source_id uuid NOT NULL,
  run_id uuid NOT NULL,
  lease_id uuid,
  leased_until timestamptz,
  -- Where the start led; what belongs to the site is judged from there.
  start_url text NOT NULL,
  -- Whether the start and every sitemap are in the frontier.
  is_seeded boolean NOT NULL DEFAULT false,
  -- False where a sitemap could not be read: what the run did not meet may still be there.
  is_whole boolean NOT NULL DEFAULT true,
  started_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, source_id),
  FOREIGN KEY (workspace_id, source_id) REFERENCES sources (workspace_id, id)
);

-- What the crawl knows of a document: its place in the frontier of `run_id`, and what a later run compares with.
--   waiting → fetching (by the holder of the lease) → done, or waiting again with the next attempt
CREATE TABLE crawl_pages (
  workspace_id uuid NOT NULL,
  document_id uuid NOT NULL,
  source_id uuid NOT NULL,
  url text NOT NULL,
  run_id uuid NOT NULL,
  -- In the order found.
  place integer NOT NULL,
  depth integer NOT NULL,
  -- Whether it counts against the limits of the source: not where a redirect led, nor what is only shown as skipped.
  is_taken boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'fetching', 'done')),
  attempt integer NOT NULL DEFAULT 1,
  not_before timestamptz,
  -- Whether its text is kept in this run; twins are compared with those.
  is_kept boolean NOT NULL DEFAULT false,
  fingerprint text,
  text_sha256 text,
  canonical_url text,
  -- Addresses of the same site that it named when it was last read: followed again when it is unchanged.
  links text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, document_id),
  FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id)
);
CREATE INDEX crawl_pages_waiting ON crawl_pages (workspace_id, source_id, place) WHERE state <> 'done';
CREATE INDEX crawl_pages_run ON crawl_pages (workspace_id, source_id, run_id, place);
CREATE INDEX documents_source ON documents (workspace_id, source_id, id);

SELECT citedesk_protect('crawls');
SELECT citedesk_protect('crawl_pages');

-- When the last reading ended, well or not: how long it took is shown.
ALTER TABLE sources ADD COLUMN run_ended_at timestamptz;
