-- Attempts are counted when they start, failures when they end: a process that dies in an attempt brings its delivery no closer to being
-- given up.
ALTER TABLE webhook_deliveries ADD COLUMN failures integer NOT NULL DEFAULT 0;
UPDATE webhook_deliveries SET failures = CASE status WHEN 'waiting' THEN attempts ELSE greatest(attempts - 1, 0) END;
