-- A visitor's chats are erased in batches, as everything else. From the first moment on the visitor is nobody's any more: without
-- name, address and identity, and shown nowhere.
ALTER TABLE visitors ADD COLUMN erasing_at timestamptz;
ALTER TABLE erasures DROP CONSTRAINT erasures_step_check;
ALTER TABLE erasures ADD CONSTRAINT erasures_step_check
  CHECK (step IN ('chats', 'answers', 'records', 'texts', 'rows', 'index', 'files', 'completed'));
