-- Names of firms' own sites, before the installation's domain.
CREATE TABLE site_names (
  name TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX site_names_by_firm ON site_names (firm_id);
CREATE TRIGGER site_names_of_firm AFTER DELETE ON firms BEGIN DELETE FROM site_names WHERE firm_id = OLD.id; END;
