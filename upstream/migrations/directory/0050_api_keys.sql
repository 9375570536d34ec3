CREATE TABLE api_keys (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  firm_id TEXT REFERENCES firms (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  hint TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  permissions TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  revoked_at INTEGER,
  last_used_at INTEGER,
  minute INTEGER NOT NULL DEFAULT 0,
  calls INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE UNIQUE INDEX api_keys_by_token ON api_keys (token_hash);
CREATE INDEX api_keys_by_user ON api_keys (user_id, id);
CREATE INDEX api_keys_by_firm ON api_keys (firm_id, id);
