-- Further answers to the same gap are sources of their own: what erases its questions must find them all.
ALTER TABLE gaps ADD COLUMN earlier_source_ids uuid[] NOT NULL DEFAULT '{}';

-- Which transactions had read the list of sources and were still open when an erasure was first looked at (virtual transaction ids, as in pg_locks):
-- what they are about to begin may hold the text, and shows only after their commit.
ALTER TABLE erasures ADD COLUMN open_readers text[] NOT NULL DEFAULT '{}';
