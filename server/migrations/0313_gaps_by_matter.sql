-- Questions are put together by what all of them ask, not by the words of the first; what is none for the site is kept apart.
ALTER TABLE gaps
  DROP COLUMN terms,
  DROP CONSTRAINT gaps_status_check,
  ADD CONSTRAINT gaps_status_check CHECK (status IN ('gathering', 'open', 'closed', 'dismissed', 'off_topic'));
