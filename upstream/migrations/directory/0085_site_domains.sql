-- Domains of firms' own sites. Anybody may ask for one; it is theirs once its records prove it.
CREATE TABLE site_domains (
  firm_id TEXT PRIMARY KEY,
  host TEXT NOT NULL,
  token TEXT NOT NULL,
  is_active INTEGER NOT NULL,
  checked_at INTEGER,
  problem TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX site_domains_by_host ON site_domains (host) WHERE is_active = 1;
CREATE TRIGGER site_domains_of_firm AFTER DELETE ON firms BEGIN DELETE FROM site_domains WHERE firm_id = OLD.id; END;
