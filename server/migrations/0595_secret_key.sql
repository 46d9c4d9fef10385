-- Which SECRET_KEY this database is used with, by its fingerprint: every process that starts has to have the same.
CREATE TABLE secret_key (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  fingerprint text NOT NULL,
  -- The key before, as long as something may still be sealed with it.
  previous text,
  changed_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE secret_key ENABLE ROW LEVEL SECURITY;
