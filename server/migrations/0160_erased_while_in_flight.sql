-- What was erased while a request was under way, as public ids: its response is stored after its changes, so it must not bring back what
-- it names of these.
ALTER TABLE idempotency_records ADD COLUMN erased_ids text[] NOT NULL DEFAULT '{}';
