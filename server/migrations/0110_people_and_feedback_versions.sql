-- What can be edited has a version, for ETag and If-Match.
ALTER TABLE users ADD COLUMN version integer NOT NULL DEFAULT 1;
ALTER TABLE feedback ADD COLUMN version integer NOT NULL DEFAULT 1;
