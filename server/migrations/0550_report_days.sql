-- Reports read the answers of a day in one row of each assistant: what reports need of each, column by column. Every figure, of any time
-- zone, page, language or reason, is counted from them by one walk. What was counted is counted anew.

DROP TRIGGER forget_returns ON chats;
DROP TRIGGER forget_returns ON visitors;
DROP FUNCTION citedesk_forget_returns();
DROP TABLE report_cells, report_returns, report_subjects;
TRUNCATE report_marks, report_progress;

-- Columns as rollups/packed-day.ts and stored-day.ts write them. Kept as they are: compressing them saves little and takes time with
-- every report. A report reads the columns that it needs.
CREATE TABLE report_days (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  agent_id uuid NOT NULL,
  -- UTC.
  day date NOT NULL,
  sizes text NOT NULL,
  keys text NOT NULL,
  answers text NOT NULL,
  times text NOT NULL,
  costs text NOT NULL,
  questions text NOT NULL,
  citations text NOT NULL,
  reasons text NOT NULL,
  languages text NOT NULL,
  pages text NOT NULL,
  PRIMARY KEY (workspace_id, day, agent_id)
);
ALTER TABLE report_days
  ALTER sizes SET STORAGE EXTERNAL, ALTER keys SET STORAGE EXTERNAL, ALTER answers SET STORAGE EXTERNAL, ALTER times SET STORAGE EXTERNAL,
  ALTER costs SET STORAGE EXTERNAL, ALTER questions SET STORAGE EXTERNAL, ALTER citations SET STORAGE EXTERNAL,
  ALTER reasons SET STORAGE EXTERNAL, ALTER languages SET STORAGE EXTERNAL, ALTER pages SET STORAGE EXTERNAL;
SELECT citedesk_protect('report_days');
SELECT citedesk_limit_to_agents('report_days');

-- The page of a chat is counted now, too.
CREATE TRIGGER mark_page AFTER UPDATE OF page_url ON chats FOR EACH ROW
  WHEN (OLD.page_url IS DISTINCT FROM NEW.page_url) EXECUTE FUNCTION citedesk_mark_visitor_of_chat();
