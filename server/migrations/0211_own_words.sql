-- How much of each page's own words is kept, what pages of one site are compared by, and pages that a rollback holds.

ALTER TABLE documents
  -- 0 to 1; unknown of files, and of pages that an earlier version read.
  ADD COLUMN kept real,
  -- A rollback brought back what it says: what its site says now waits for its owner.
  ADD COLUMN held boolean NOT NULL DEFAULT false;

ALTER TABLE crawl_pages
  -- Hashes of the blocks by which it is compared with the other pages of its site.
  ADD COLUMN blocks integer[] NOT NULL DEFAULT '{}',
  -- Which way of reading gave its text: where that is an earlier one, it is read again even if it did not change.
  ADD COLUMN reader integer NOT NULL DEFAULT 0;
ALTER TABLE crawl_pages ALTER COLUMN blocks SET STATISTICS 0;
