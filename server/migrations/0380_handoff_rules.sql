-- What of an assistant's rules asked for a person; null: somebody did.
ALTER TABLE handoffs ADD COLUMN rule text CHECK (rule IN ('after_abstentions', 'on_negative_feedback', 'keywords'));
