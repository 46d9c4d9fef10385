-- Which folder the files of this database are in, as several processes tell it: each finds the same id in its own.
CREATE TABLE file_folder (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
ALTER TABLE file_folder ENABLE ROW LEVEL SECURITY;
