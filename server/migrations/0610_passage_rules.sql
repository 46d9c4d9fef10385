-- By which rules a text was cut into the passages that are found, and which rules it was last held against. Where these
-- cut otherwise their passages are stored beside those before, and found from when the index has them: what was
-- answered before was answered from passages that stay.
ALTER TABLE document_versions ADD COLUMN passage_rules integer NOT NULL DEFAULT 1;
ALTER TABLE document_versions ADD COLUMN checked_rules integer NOT NULL DEFAULT 1;
ALTER TABLE passages ADD COLUMN rules integer NOT NULL DEFAULT 1;
