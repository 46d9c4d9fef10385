-- Suggested questions are looked up by their digest whenever an answer is read: they follow what they were drawn from.
CREATE INDEX question_digests_digest ON question_digests (workspace_id, digest);
