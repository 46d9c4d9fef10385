-- When a chat went from one person to another: the wait ended with the first, the patience with the new one begins then, and they are told.
ALTER TABLE handoffs ADD COLUMN handed_over_at timestamptz;
-- Waits are those of visitors, no longer also of members who took a chat over unasked. What was counted is counted anew.
TRUNCATE report_days, report_marks, report_progress;
