-- Reports of a year in fewer rows yet: a cell knows how many of those in it come back after it. Its figures less these add up to the
-- different ones of any time that goes on to the present, without a look at who came back. What was counted is counted anew.

TRUNCATE report_cells, report_returns, report_subjects, report_marks, report_progress;
ALTER TABLE report_cells
  ADD COLUMN later_chats integer NOT NULL DEFAULT 0,
  ADD COLUMN later_chats_with_question integer NOT NULL DEFAULT 0,
  ADD COLUMN later_resolved integer NOT NULL DEFAULT 0,
  ADD COLUMN later_visitors integer NOT NULL DEFAULT 0;

-- By week or month, those of the same one.
CREATE INDEX report_returns_months ON report_returns (workspace_id, slice, begins_at) INCLUDE (previous_at, kind, agent_id)
  WHERE previous_at < date_bin('1 hour', begins_at, 'epoch'::timestamptz) AND begins_at - previous_at < interval '746 hours';
DROP INDEX report_returns_hours;
