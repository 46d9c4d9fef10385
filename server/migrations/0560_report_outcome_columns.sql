-- Handoffs, leads and ratings of a day are written as columns of numbers (rollups/packed-outcomes.ts), a seventh of the JSON. What was
-- counted is counted anew.

TRUNCATE report_days, report_marks, report_progress;
