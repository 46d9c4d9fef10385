-- Until when nothing of a crawl can go on, and why: its site is down, asks for calm or wants its pages read slowly.
ALTER TABLE crawls ADD COLUMN waits_until timestamptz;
ALTER TABLE crawls ADD COLUMN waits_code text;
ALTER TABLE crawls ADD COLUMN waits_message text;
