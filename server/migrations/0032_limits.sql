-- Repeated requests and budgets.

-- While a request is under way, until when it holds its key: a process that died must not hold it for a day.
ALTER TABLE idempotency_records ADD COLUMN held_until timestamptz;
-- The response carried a secret, which is not stored.
ALTER TABLE idempotency_records ADD COLUMN had_secret boolean NOT NULL DEFAULT false;
-- The answer that a chat request began, known before it ends.
ALTER TABLE idempotency_records ADD COLUMN message_id uuid;
CREATE INDEX idempotency_records_age ON idempotency_records (workspace_id, created_at);

-- How many requests of a window the processes have leased. One row a subject, reused by the next window; losing them in a
-- crash costs nothing but a fresh window.
CREATE UNLOGGED TABLE rate_windows (
  subject text PRIMARY KEY,
  window_started_at timestamptz NOT NULL,
  leased integer NOT NULL
);
SELECT citedesk_protect_unscoped('rate_windows');
