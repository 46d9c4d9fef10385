-- What most pages of a site repeat and says something is kept on one of them: hashes of the blocks that a page keeps, and of those that it
-- leaves to another one.
ALTER TABLE crawl_pages ADD COLUMN kept_blocks integer[] DEFAULT '{}' NOT NULL;
ALTER TABLE crawl_pages ADD COLUMN cut_blocks integer[] DEFAULT '{}' NOT NULL;
ALTER TABLE crawl_pages ALTER COLUMN kept_blocks SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN cut_blocks SET STATISTICS 0;
