-- What a page says of the visitor's place goes to the person who takes over; and a visitor who waits may change their mind.
ALTER TABLE handoffs
  ADD COLUMN context jsonb,
  DROP CONSTRAINT handoffs_status_check,
  ADD CONSTRAINT handoffs_status_check CHECK (status IN ('waiting', 'claimed', 'released', 'resolved', 'withdrawn'));
