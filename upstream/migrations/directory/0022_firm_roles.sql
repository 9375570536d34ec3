CREATE TABLE firm_roles (
  id TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL REFERENCES firms (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  description TEXT NOT NULL,
  grants TEXT NOT NULL,
  version INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX firm_roles_by_name ON firm_roles (firm_id, name COLLATE NOCASE);
ALTER TABLE memberships ADD COLUMN team TEXT NOT NULL DEFAULT '';
