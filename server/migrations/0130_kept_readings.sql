-- What was read of a page is durable before it is settled, so that requests run ahead of texts and a worker that dies repeats few:
--   waiting → fetched (`reading` holds what was read) → done, or waiting again with the next attempt
-- A page that is being asked for waits: the worker that holds the lease knows which it has in hand. `fetching` is left to those
-- that a redirect has led to, until what was read there is stored.
ALTER TABLE crawl_pages
  ADD COLUMN reading text,
  DROP CONSTRAINT crawl_pages_state_check,
  ADD CONSTRAINT crawl_pages_state_check CHECK (state IN ('waiting', 'fetching', 'fetched', 'done'));
-- It is read once, if at all, and gone within seconds: not worth compressing.
ALTER TABLE crawl_pages ALTER COLUMN reading SET STORAGE EXTERNAL;

DROP INDEX crawl_pages_waiting;
CREATE INDEX crawl_pages_open ON crawl_pages (workspace_id, source_id, state, place) WHERE state <> 'done';

-- Reading a sample of every table takes longer than writing a group of pages, so only tables that have doubled are looked at, and of
-- their columns those that a condition may name.
ALTER TABLE passages ALTER COLUMN text SET STATISTICS 0, ALTER COLUMN heading_path SET STATISTICS 0;
ALTER TABLE document_versions ALTER COLUMN text SET STATISTICS 0, ALTER COLUMN structure SET STATISTICS 0,
  ALTER COLUMN title SET STATISTICS 0, ALTER COLUMN url SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN reading SET STATISTICS 0, ALTER COLUMN links SET STATISTICS 0,
  ALTER COLUMN url SET STATISTICS 0;

CREATE OR REPLACE FUNCTION citedesk_refresh_crawl_statistics() RETURNS void
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
