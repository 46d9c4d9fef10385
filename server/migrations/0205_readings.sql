-- Readings of sources: what each one changed, so that a change can wait for approval and be taken back; and the durable
-- frontier of sites and sitemaps.

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
SELECT citedesk_protect('source_changes');

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
SELECT citedesk_protect('document_changes');

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
SELECT citedesk_protect('crawls');

-- What the crawl knows of a document: its place in the frontier of `run_id`, and what a later run compares with. What
-- was read of a page is durable before it is used, so that requests run ahead of texts and a worker that dies repeats
-- few:
--   waiting → fetched (`reading` holds what was read) → done, or waiting again with the next attempt
-- A page that is being asked for waits: the worker that holds the lease knows which it has in hand. `fetching` is left
-- to those that a redirect has led to, until what was read there is stored.
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
  state text NOT NULL CHECK (state IN ('waiting', 'fetching', 'fetched', 'done')),
  attempt integer NOT NULL DEFAULT 1,
  not_before timestamptz,
  -- Whether its text is kept in this run; twins are compared with those.
  is_kept boolean NOT NULL DEFAULT false,
  fingerprint text,
  text_sha256 text,
  canonical_url text,
  -- Addresses of the same site that it named when it was last read: followed again when it is unchanged.
  links text[] NOT NULL DEFAULT '{}',
  -- What a sitemap or another page says about the language of a page (hreflang); its own word goes first.
  language text,
  -- It is read once, if at all, and gone within seconds: not worth compressing.
  reading text,
  PRIMARY KEY (workspace_id, document_id),
  FOREIGN KEY (workspace_id, document_id) REFERENCES documents (workspace_id, id)
);
CREATE INDEX crawl_pages_run ON crawl_pages (workspace_id, source_id, run_id, place);
CREATE INDEX crawl_pages_open ON crawl_pages (workspace_id, source_id, state, place) WHERE state <> 'done';
ALTER TABLE crawl_pages ALTER COLUMN reading SET STORAGE EXTERNAL,
  ALTER COLUMN reading SET STATISTICS 0, ALTER COLUMN links SET STATISTICS 0,
  ALTER COLUMN url SET STATISTICS 0;
SELECT citedesk_protect('crawl_pages');

-- A crawl multiplies its tables within seconds: long before autovacuum, and the embedded engine's own upkeep, look at
-- them. Until then every plan, also the cached ones behind foreign keys, reads whole tables that it believes to be
-- empty. Only tables that have doubled are looked at.
CREATE FUNCTION citedesk_refresh_crawl_statistics() RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  grown text;
BEGIN
  FOR grown IN
    SELECT c.oid::regclass::text FROM pg_class c
    WHERE c.oid IN ('documents'::regclass, 'crawl_pages'::regclass, 'document_versions'::regclass, 'passages'::regclass,
        'document_changes'::regclass)
      AND pg_relation_size(c.oid) > 2 * greatest(c.relpages, 1) * current_setting('block_size')::bigint
  LOOP
    EXECUTE format('ANALYZE %s', grown);
  END LOOP;
END
$$;
REVOKE ALL ON FUNCTION citedesk_refresh_crawl_statistics() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION citedesk_refresh_crawl_statistics() TO citedesk_workspace;
