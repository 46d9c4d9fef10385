-- A plan is made once and kept, also those behind foreign keys, and mostly while the tables are still small: then an index that only
-- shares the workspace with what is looked for costs as little as the right one, and is taken for good; each look-up reads the whole
-- workspace from then on. What was changed since is found without the workspace: it is among the newest entries of all.
DROP INDEX chats_changed, messages_changed, leads_changed, sources_changed;
CREATE INDEX chats_changed ON chats (changed_by);
CREATE INDEX messages_changed ON messages (changed_by);
CREATE INDEX leads_changed ON leads (changed_by);
CREATE INDEX sources_changed ON sources (changed_by);

DROP INDEX idempotency_records_age;
CREATE INDEX idempotency_records_age ON idempotency_records (created_at);
