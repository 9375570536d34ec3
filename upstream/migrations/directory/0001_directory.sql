CREATE TABLE firms (
  id TEXT PRIMARY KEY,
  legal_name TEXT NOT NULL,
  trade_name TEXT NOT NULL,
  country TEXT NOT NULL,
  base_currency TEXT NOT NULL,
  place TEXT NOT NULL,
  owner_id TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'active',
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX firms_by_owner ON firms (owner_id);

CREATE TABLE users (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  email_verified INTEGER NOT NULL DEFAULT 0,
  kind TEXT NOT NULL DEFAULT 'user',
  is_demo INTEGER NOT NULL DEFAULT 0,
  language TEXT NOT NULL DEFAULT 'en',
  theme TEXT NOT NULL DEFAULT 'system',
  current_firm_id TEXT REFERENCES firms (id) ON DELETE SET NULL,
  created_at INTEGER NOT NULL,
  expires_at INTEGER
) STRICT;
CREATE UNIQUE INDEX users_by_email ON users (email);
CREATE INDEX users_by_current_firm ON users (current_firm_id);
CREATE INDEX users_by_expiry ON users (expires_at) WHERE expires_at IS NOT NULL;
CREATE INDEX users_by_kind ON users (kind);

CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  provider_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  password_hash TEXT,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX accounts_by_provider ON accounts (provider_id, account_id);
CREATE INDEX accounts_by_user ON accounts (user_id);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX sessions_by_token ON sessions (token_hash);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);

CREATE TABLE memberships (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  firm_id TEXT NOT NULL REFERENCES firms (id) ON DELETE CASCADE,
  role TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, firm_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX memberships_by_firm ON memberships (firm_id);

CREATE TABLE outbox (
  id TEXT PRIMARY KEY,
  firm_id TEXT,
  recipient TEXT NOT NULL,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  attachments TEXT NOT NULL,
  sent_at INTEGER NOT NULL
) STRICT;

CREATE TABLE rate_limits (
  key TEXT PRIMARY KEY,
  count INTEGER NOT NULL,
  started_at INTEGER NOT NULL,
  blocked_until INTEGER NOT NULL,
  is_allowed INTEGER NOT NULL
) STRICT;
CREATE INDEX rate_limits_by_start ON rate_limits (started_at);

CREATE TABLE idempotency_keys (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  key TEXT NOT NULL,
  request_hash TEXT NOT NULL,
  firm_id TEXT NOT NULL,
  status INTEGER,
  body TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, key)
) STRICT, WITHOUT ROWID;
CREATE INDEX idempotency_keys_by_age ON idempotency_keys (created_at);
