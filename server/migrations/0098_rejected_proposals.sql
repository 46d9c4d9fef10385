-- What someone refused to let a document say: the digest of a text, or `removal`. The same is not proposed again until a reading finds the
-- page in another state.
ALTER TABLE documents ADD COLUMN rejected_proposal text;
