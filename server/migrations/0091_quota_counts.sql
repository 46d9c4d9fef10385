-- What a workspace holds is counted from what answers, also while sources are read anew.
CREATE INDEX documents_answering ON documents (workspace_id, source_id) INCLUDE (passages) WHERE current_version_id IS NOT NULL;
