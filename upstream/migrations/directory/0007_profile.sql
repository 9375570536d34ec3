ALTER TABLE users ADD COLUMN profile_version INTEGER NOT NULL DEFAULT 1;
CREATE INDEX users_by_photo ON users (photo_key) WHERE photo_key IS NOT NULL;
CREATE TRIGGER users_profile_version AFTER UPDATE OF name, language, theme, time_zone, lock_after_minutes ON users WHEN NEW.name IS NOT OLD.name OR NEW.language IS NOT OLD.language OR NEW.theme IS NOT OLD.theme OR NEW.time_zone IS NOT OLD.time_zone OR NEW.lock_after_minutes IS NOT OLD.lock_after_minutes BEGIN UPDATE users SET profile_version = OLD.profile_version + 1 WHERE id = NEW.id; END;

CREATE TABLE email_changes (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  old_token_hash TEXT NOT NULL,
  new_token_hash TEXT NOT NULL,
  old_confirmed_at INTEGER,
  new_confirmed_at INTEGER,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX email_changes_by_old_token ON email_changes (old_token_hash);
CREATE UNIQUE INDEX email_changes_by_new_token ON email_changes (new_token_hash);

CREATE TABLE account_deletions (
  user_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  token_hash TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX account_deletions_by_token ON account_deletions (token_hash);
