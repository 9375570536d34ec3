CREATE TABLE mailed_tokens (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  code_hash TEXT,
  guesses INTEGER NOT NULL DEFAULT 0,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, purpose)
) STRICT;
CREATE UNIQUE INDEX mailed_tokens_by_token ON mailed_tokens (token_hash);
CREATE INDEX mailed_tokens_by_expiry ON mailed_tokens (expires_at);
CREATE TRIGGER mailed_tokens_end_with_password AFTER UPDATE OF password_hash ON accounts BEGIN DELETE FROM mailed_tokens WHERE user_id = NEW.user_id AND purpose <> 'verify'; END;
CREATE TRIGGER mailed_tokens_end_with_email AFTER UPDATE OF email ON users WHEN NEW.email <> OLD.email BEGIN DELETE FROM mailed_tokens WHERE user_id = NEW.id; END;
CREATE TABLE known_devices (
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  address_hash TEXT NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (user_id, address_hash)
) STRICT;
CREATE TRIGGER sessions_measured_from_now AFTER UPDATE OF lock_after_minutes ON users WHEN NEW.lock_after_minutes IS NOT OLD.lock_after_minutes BEGIN UPDATE sessions SET touched_at = strftime('%s', 'now') * 1000 WHERE user_id = NEW.id; END;
