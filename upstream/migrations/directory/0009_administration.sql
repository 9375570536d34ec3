CREATE INDEX firms_by_name ON firms (legal_name COLLATE NOCASE, id);
CREATE INDEX users_by_name ON users (name COLLATE NOCASE, id);
CREATE INDEX users_by_plan ON users (plan_id, id) WHERE plan_id IS NOT NULL;

CREATE TABLE suspensions (
  subject_id TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  suspended_at INTEGER NOT NULL,
  suspended_by TEXT NOT NULL,
  suspended_by_name TEXT NOT NULL
) STRICT;

CREATE TABLE firm_usage (
  firm_id TEXT PRIMARY KEY REFERENCES firms (id) ON DELETE CASCADE,
  documents INTEGER NOT NULL,
  storage_bytes INTEGER NOT NULL,
  measured_at INTEGER NOT NULL
) STRICT;

CREATE TABLE support_consents (
  id TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL REFERENCES firms (id) ON DELETE CASCADE,
  reason TEXT NOT NULL,
  granted_at INTEGER NOT NULL,
  granted_by TEXT NOT NULL,
  granted_by_name TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  ended_at INTEGER,
  ended_by_name TEXT
) STRICT;
CREATE UNIQUE INDEX support_consents_open ON support_consents (firm_id) WHERE ended_at IS NULL;
CREATE INDEX support_consents_by_firm ON support_consents (firm_id, id);

CREATE TABLE support_visits (
  id TEXT PRIMARY KEY,
  consent_id TEXT NOT NULL REFERENCES support_consents (id) ON DELETE CASCADE,
  firm_id TEXT NOT NULL,
  administrator_id TEXT NOT NULL,
  administrator_name TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  last_request_at INTEGER NOT NULL,
  requests INTEGER NOT NULL DEFAULT 0,
  ended_at INTEGER
) STRICT;
CREATE INDEX support_visits_by_consent ON support_visits (consent_id, id);
CREATE UNIQUE INDEX support_visits_open ON support_visits (administrator_id, firm_id) WHERE ended_at IS NULL;
CREATE INDEX support_visits_open_by_firm ON support_visits (firm_id) WHERE ended_at IS NULL;

CREATE TABLE contact_messages (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  text TEXT NOT NULL,
  language TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  answered_at INTEGER,
  answered_by_name TEXT
) STRICT;
CREATE INDEX contact_messages_open ON contact_messages (id) WHERE answered_at IS NULL;

CREATE TABLE contact_answers (
  id TEXT PRIMARY KEY,
  message_id TEXT NOT NULL REFERENCES contact_messages (id) ON DELETE CASCADE,
  text TEXT NOT NULL,
  sent_at INTEGER NOT NULL,
  sent_by TEXT NOT NULL,
  sent_by_name TEXT NOT NULL
) STRICT;
CREATE INDEX contact_answers_by_message ON contact_answers (message_id, id);

CREATE TABLE failed_jobs (
  id TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL,
  kind TEXT NOT NULL,
  reference TEXT NOT NULL,
  title TEXT NOT NULL,
  error TEXT NOT NULL,
  attempts INTEGER NOT NULL,
  failed_at INTEGER NOT NULL,
  state TEXT NOT NULL DEFAULT 'open',
  closed_at INTEGER,
  closed_by_name TEXT
) STRICT;
CREATE INDEX failed_jobs_by_state ON failed_jobs (state, id);
CREATE INDEX failed_jobs_by_firm ON failed_jobs (firm_id, id);
