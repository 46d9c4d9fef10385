-- A file that was there when its removal began: whoever goes on after a kill finds it gone, and counts it all the same.
ALTER TABLE erased_files ADD COLUMN was_there boolean NOT NULL DEFAULT false;
