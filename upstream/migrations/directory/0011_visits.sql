ALTER TABLE outbox ADD COLUMN is_held INTEGER NOT NULL DEFAULT 0;

CREATE TABLE demo_links (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL,
  name TEXT NOT NULL,
  company TEXT NOT NULL,
  language TEXT NOT NULL,
  note TEXT NOT NULL,
  valid_until INTEGER NOT NULL,
  max_uses INTEGER NOT NULL,
  uses INTEGER NOT NULL DEFAULT 0,
  created_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  revoked_at INTEGER
) STRICT;
CREATE UNIQUE INDEX demo_links_by_token ON demo_links (token_hash);

CREATE TABLE demo_visits (
  user_id TEXT PRIMARY KEY,
  link_id TEXT REFERENCES demo_links (id) ON DELETE SET NULL,
  language TEXT NOT NULL,
  place TEXT NOT NULL DEFAULT '',
  started_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL,
  kept_at INTEGER,
  refused_at INTEGER,
  seen_at INTEGER,
  last_route TEXT NOT NULL DEFAULT '',
  action_count INTEGER NOT NULL DEFAULT 0,
  route_count INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX demo_visits_by_link ON demo_visits (link_id, user_id);
CREATE INDEX demo_visits_by_start ON demo_visits (started_at);

CREATE TABLE demo_visit_entries (
  user_id TEXT NOT NULL REFERENCES demo_visits (user_id) ON DELETE CASCADE,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  route TEXT NOT NULL,
  happened_at INTEGER NOT NULL,
  seconds INTEGER NOT NULL DEFAULT 0,
  log TEXT NOT NULL,
  PRIMARY KEY (user_id, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX demo_visit_entries_in_order ON demo_visit_entries (user_id, happened_at, id);
CREATE TRIGGER demo_visit_entries_end BEFORE INSERT ON demo_visit_entries WHEN (SELECT action_count + route_count FROM demo_visits WHERE user_id = NEW.user_id) >= 5000 BEGIN SELECT RAISE(IGNORE); END;
CREATE TRIGGER demo_visit_entries_counted AFTER INSERT ON demo_visit_entries BEGIN UPDATE demo_visits SET action_count = action_count + (NEW.kind <> 'route'), route_count = route_count + (NEW.kind = 'route') WHERE user_id = NEW.user_id; END;

CREATE TABLE demo_take_overs (
  token_hash TEXT PRIMARY KEY,
  user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX demo_take_overs_by_user ON demo_take_overs (user_id);

CREATE TABLE demo_watches (
  administrator_id TEXT PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
