-- A visitor who came with a publishable key and no token of their own: whoever holds the key and the chat's id goes on in it.
ALTER TABLE visitors ADD COLUMN publishable_key_id uuid;
