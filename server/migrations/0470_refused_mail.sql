-- When somebody said that they want no more mail at the address that they left. It holds for all of the workspace's leads with it.
ALTER TABLE leads ADD COLUMN mail_refused_at timestamptz;
