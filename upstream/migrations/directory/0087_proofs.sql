-- How far each firm's journal was on a day, the root over all of them, and what went with deleted firms.
-- Nothing of it is ever changed, and it outlives the firms.
CREATE TABLE day_heads (
  date TEXT NOT NULL,
  firm_id TEXT NOT NULL,
  sequence INTEGER NOT NULL,
  hash TEXT NOT NULL,
  PRIMARY KEY (date, firm_id)
) STRICT;
CREATE INDEX day_heads_by_firm ON day_heads (firm_id, date);
CREATE TABLE day_roots (
  date TEXT PRIMARY KEY,
  root TEXT NOT NULL,
  count INTEGER NOT NULL,
  previous TEXT NOT NULL,
  key_id TEXT NOT NULL,
  signature TEXT NOT NULL
) STRICT;
CREATE TABLE deletion_reports (
  id TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL,
  firm TEXT NOT NULL,
  deleted_at TEXT NOT NULL,
  entries INTEGER NOT NULL,
  last_hash TEXT NOT NULL,
  files INTEGER NOT NULL,
  key_id TEXT NOT NULL,
  signature TEXT NOT NULL
) STRICT;
CREATE TRIGGER day_roots_stay BEFORE UPDATE ON day_roots BEGIN SELECT RAISE(ABORT, 'a root stays'); END;
CREATE TRIGGER deletion_reports_stay BEFORE UPDATE ON deletion_reports BEGIN SELECT RAISE(ABORT, 'a report stays'); END;
