CREATE TABLE directory_audit (
  id TEXT PRIMARY KEY,
  at INTEGER NOT NULL,
  actor_id TEXT,
  actor_name TEXT NOT NULL,
  firm_id TEXT,
  user_id TEXT,
  action TEXT NOT NULL,
  before TEXT,
  after TEXT,
  address_hash TEXT NOT NULL
) STRICT;
CREATE INDEX directory_audit_by_firm ON directory_audit (firm_id, id);
CREATE INDEX directory_audit_by_user ON directory_audit (user_id, id);
CREATE INDEX directory_audit_by_actor ON directory_audit (actor_id, id);
CREATE INDEX directory_audit_by_action ON directory_audit (action, id);
CREATE TRIGGER directory_audit_is_not_updated BEFORE UPDATE ON directory_audit
BEGIN SELECT RAISE(ABORT, 'The audit is append-only'); END;
CREATE TRIGGER directory_audit_is_not_deleted BEFORE DELETE ON directory_audit
BEGIN SELECT RAISE(ABORT, 'The audit is append-only'); END;
CREATE TRIGGER directory_audit_is_not_replaced BEFORE INSERT ON directory_audit
WHEN EXISTS (SELECT 1 FROM directory_audit WHERE id = NEW.id)
BEGIN SELECT RAISE(ABORT, 'The audit is append-only'); END;

CREATE TABLE invitations (
  id TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL REFERENCES firms (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  role TEXT NOT NULL,
  language TEXT NOT NULL,
  note TEXT NOT NULL,
  token_hash TEXT NOT NULL,
  inviter_id TEXT NOT NULL,
  inviter_name TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  accepted_at INTEGER,
  accepted_by TEXT,
  revoked_at INTEGER
) STRICT;
CREATE UNIQUE INDEX invitations_by_token ON invitations (token_hash);
CREATE UNIQUE INDEX invitations_open ON invitations (firm_id, email)
WHERE accepted_at IS NULL AND revoked_at IS NULL;

CREATE TABLE ownership_offers (
  id TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL REFERENCES firms (id) ON DELETE CASCADE,
  from_user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  to_user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX ownership_offers_by_giver ON ownership_offers (firm_id, from_user_id);
CREATE INDEX ownership_offers_by_taker ON ownership_offers (to_user_id);
