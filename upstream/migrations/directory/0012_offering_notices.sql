ALTER TABLE contact_messages ADD COLUMN about TEXT NOT NULL DEFAULT '';

CREATE TABLE offering_notices (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  about TEXT NOT NULL,
  language TEXT NOT NULL,
  token_hash TEXT,
  created_at INTEGER NOT NULL,
  confirmed_at INTEGER
) STRICT;
CREATE UNIQUE INDEX offering_notices_once ON offering_notices (email, about);
CREATE UNIQUE INDEX offering_notices_by_token ON offering_notices (token_hash);
CREATE INDEX offering_notices_by_subject ON offering_notices (about, id);
CREATE INDEX offering_notices_unconfirmed ON offering_notices (created_at) WHERE confirmed_at IS NULL;

CREATE TABLE offering_notice_mails (
  notice_id TEXT NOT NULL REFERENCES offering_notices (id) ON DELETE CASCADE,
  offering TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  PRIMARY KEY (notice_id, offering)
) STRICT, WITHOUT ROWID;
CREATE INDEX offering_notice_mails_by_offering ON offering_notice_mails (offering);
