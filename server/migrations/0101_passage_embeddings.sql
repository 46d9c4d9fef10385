-- What passages mean, as vectors of the configured embedder; empty without one. Vectors of different models can't be compared, so each
-- row says whose it is. Searched exactly: see docs/decisions/0100-embeddings.md.
CREATE TABLE passage_embeddings (
  workspace_id uuid NOT NULL,
  passage_id uuid NOT NULL,
  model text NOT NULL,
  dimensions integer NOT NULL,
  -- Of length 1.
  embedding halfvec NOT NULL,
  PRIMARY KEY (workspace_id, passage_id, model),
  FOREIGN KEY (workspace_id, passage_id) REFERENCES passages (workspace_id, id) ON DELETE CASCADE
);

SELECT citedesk_protect('passage_embeddings');
