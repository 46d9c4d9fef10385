-- A source that was there, or a page that was read, for a gap. Unlike `source_id`, it holds nothing of what visitors asked.
ALTER TABLE gaps ADD COLUMN linked_source_id uuid;
