ALTER TABLE users ADD COLUMN updated_at INTEGER NOT NULL DEFAULT 0;
UPDATE users SET updated_at = created_at;
UPDATE accounts SET provider_id = 'credential' WHERE provider_id = 'password';
