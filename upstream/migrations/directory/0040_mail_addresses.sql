-- Addresses of firms and of people in them: what stands before the @, in lower case.
CREATE TABLE mail_addresses (
  local TEXT PRIMARY KEY,
  firm_id TEXT NOT NULL,
  user_id TEXT,
  created_at INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX mail_addresses_by_owner ON mail_addresses (firm_id, coalesce(user_id, ''));
-- Whoever leaves a firm gets no more mail there.
CREATE TRIGGER mail_address_of_leaver AFTER DELETE ON memberships BEGIN DELETE FROM mail_addresses WHERE firm_id = OLD.firm_id AND user_id = OLD.user_id; END;
CREATE TRIGGER mail_addresses_of_firm AFTER DELETE ON firms BEGIN DELETE FROM mail_addresses WHERE firm_id = OLD.id; END;
