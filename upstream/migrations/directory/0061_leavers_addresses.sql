-- The address of somebody who left a firm stays theirs: nobody of the same name gets it, with what
-- others still write to it. Mail to it is refused, and it is theirs again where they come back.
ALTER TABLE mail_addresses ADD COLUMN left_at INTEGER;
DROP TRIGGER mail_address_of_leaver;
CREATE TRIGGER mail_address_of_leaver AFTER DELETE ON memberships BEGIN UPDATE mail_addresses SET left_at = unixepoch() * 1000 WHERE firm_id = OLD.firm_id AND user_id = OLD.user_id; END;
CREATE TRIGGER mail_address_of_returner AFTER INSERT ON memberships BEGIN UPDATE mail_addresses SET left_at = NULL WHERE firm_id = NEW.firm_id AND user_id = NEW.user_id; END;
