-- Segments of the passage index that are searched in the database (PASSAGE_INDEX=postgres), in pages of 8,000 bytes:
-- a question reads those with the postings of its words. One that a row of index_segments names without a file lies
-- here. No references: pages are written before that row, and in a transaction of their own.
CREATE TABLE index_pages (
  workspace_id uuid NOT NULL,
  segment_id uuid NOT NULL,
  page integer NOT NULL,
  written_at timestamptz NOT NULL DEFAULT now(),
  bytes bytea NOT NULL,
  PRIMARY KEY (workspace_id, segment_id, page)
);
-- A page is a row is a block: neither compressed nor cut into pieces that are looked up once more.
ALTER TABLE index_pages ALTER COLUMN bytes SET STORAGE PLAIN;
SELECT citedesk_protect('index_pages');

ALTER TABLE index_segments ALTER COLUMN file_sha256 DROP NOT NULL;
