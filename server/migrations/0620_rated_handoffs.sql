-- What a visitor thinks of the person who had the chat: a rating of people, apart from those of answers.
ALTER TABLE handoffs
  ADD COLUMN rating text CHECK (rating IN ('positive', 'negative')),
  ADD COLUMN rating_comment text,
  ADD COLUMN rated_at timestamptz;
