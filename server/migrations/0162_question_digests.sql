-- From which document a question was drawn that visitors were offered, by its md5: answers keep what they suggested, and who erases the
-- document finds it there.
CREATE TABLE question_digests (
  workspace_id uuid NOT NULL,
  document_id uuid NOT NULL,
  digest text NOT NULL,
  source_id uuid NOT NULL,
  PRIMARY KEY (workspace_id, document_id, digest)
);
CREATE INDEX question_digests_source ON question_digests (workspace_id, source_id);

SELECT citedesk_protect('question_digests');
