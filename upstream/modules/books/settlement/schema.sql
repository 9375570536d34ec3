CREATE TABLE party_balance_changes (direction text NOT NULL, side text NOT NULL, period text NOT NULL, due_unit text NOT NULL, due text NOT NULL, party_id text NOT NULL, made_by text NOT NULL, currency text NOT NULL, balance integer NOT NULL, balance_base integer NOT NULL, PRIMARY KEY (direction, side, period, due_unit, due, party_id, made_by, currency)) WITHOUT ROWID;
CREATE TRIGGER party_balance_changes_nothing AFTER UPDATE ON party_balance_changes
WHEN NEW.balance = 0 AND NEW.balance_base = 0
BEGIN
  DELETE FROM party_balance_changes WHERE direction = NEW.direction AND side = NEW.side AND period = NEW.period AND due_unit = NEW.due_unit AND due = NEW.due AND party_id = NEW.party_id AND made_by = NEW.made_by AND currency = NEW.currency;
END;
