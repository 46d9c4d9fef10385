-- Reports of a year in fewer rows, and of a reason in a language from counts, too: what was counted is counted anew.

TRUNCATE report_cells, report_returns, report_subjects, report_marks, report_progress;
-- How often each time to the first word was, as one text ("120:3 130:1"): a report puts the texts of its cells together and adds them
-- up outside, where rows of two arrays took more time than all the rest.
ALTER TABLE report_cells ALTER COLUMN first_words TYPE text USING '', DROP COLUMN first_word_counts;

-- Cells of an hour need only those who were there in an earlier hour; by hour or day, only those of the same day (25 hours, when
-- clocks are changed).
CREATE INDEX report_returns_hours ON report_returns (workspace_id, slice, begins_at) INCLUDE (previous_at, kind, agent_id)
  WHERE previous_at < date_bin('1 hour', begins_at, 'epoch'::timestamptz);
CREATE INDEX report_returns_days ON report_returns (workspace_id, slice, begins_at) INCLUDE (previous_at, kind, agent_id)
  WHERE previous_at < date_bin('1 hour', begins_at, 'epoch'::timestamptz) AND begins_at - previous_at < interval '26 hours';

-- Handoffs, leads and ratings of chats with an abstention, by its reason.
CREATE INDEX messages_reasons ON messages (workspace_id, chat_id, reason) INCLUDE (id) WHERE reason IS NOT NULL;

-- Reports of a page begin at its chats: by address, or what begins with one.
DROP INDEX chats_page;
CREATE INDEX chats_page ON chats (workspace_id, (page_url COLLATE "C")) WHERE page_url IS NOT NULL;
