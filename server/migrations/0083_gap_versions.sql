-- Two people who judge the same gap notice each other.
ALTER TABLE gaps ADD COLUMN version integer NOT NULL DEFAULT 1;
