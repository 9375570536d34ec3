ALTER TABLE users ADD COLUMN has_second_factor INTEGER NOT NULL DEFAULT 0;
ALTER TABLE users ADD COLUMN phone_number TEXT;
ALTER TABLE users ADD COLUMN phone_verified INTEGER NOT NULL DEFAULT 0;
CREATE UNIQUE INDEX users_by_phone ON users (phone_number) WHERE phone_number IS NOT NULL;

CREATE TABLE verifications (
  key_hash TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  owner_id TEXT REFERENCES users (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX verifications_by_expiry ON verifications (expires_at);
CREATE INDEX verifications_by_owner ON verifications (owner_id) WHERE owner_id IS NOT NULL;

CREATE TABLE second_factors (
  id TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret TEXT NOT NULL,
  backup_codes TEXT NOT NULL,
  is_verified INTEGER NOT NULL DEFAULT 0,
  failed_count INTEGER NOT NULL DEFAULT 0,
  locked_until INTEGER
) STRICT;
CREATE UNIQUE INDEX second_factors_by_user ON second_factors (user_id);

CREATE TABLE used_codes (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash TEXT NOT NULL,
  used_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;
CREATE INDEX used_codes_by_age ON used_codes (used_at);

CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  name TEXT,
  public_key TEXT NOT NULL,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  credential_id TEXT NOT NULL,
  counter INTEGER NOT NULL,
  device_type TEXT NOT NULL,
  is_backed_up INTEGER NOT NULL,
  transports TEXT,
  created_at INTEGER,
  aaguid TEXT
) STRICT;
CREATE UNIQUE INDEX passkeys_by_credential ON passkeys (credential_id);
CREATE INDEX passkeys_by_user ON passkeys (user_id);
