-- A reading after which most pages would leave the answers, as when a site asks to sign in or is being mended, is in doubt: a second one
-- confirms it, or the owner does by reading the site again. The settings of the last run tell what the owner has changed since.
ALTER TABLE crawls ADD COLUMN settings jsonb;
ALTER TABLE crawls ADD COLUMN has_new_settings boolean NOT NULL DEFAULT false;
ALTER TABLE crawls ADD COLUMN doubted_at timestamptz;

-- Where a page redirects to, and since when it has been seen to.
ALTER TABLE crawl_pages ADD COLUMN moved_to text;
ALTER TABLE crawl_pages ADD COLUMN moved_since timestamptz;
ALTER TABLE crawl_pages ALTER COLUMN moved_to SET STATISTICS 0;
