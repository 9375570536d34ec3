CREATE VIRTUAL TABLE wallet_search USING fts5(number, customer, code_end, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER wallet_entries_kept_update BEFORE UPDATE ON wallet_entries
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet is never changed'); END;
CREATE TRIGGER wallet_entries_kept_delete BEFORE DELETE ON wallet_entries
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet is never deleted'); END;
CREATE TRIGGER wallet_entries_follow BEFORE INSERT ON wallet_entries
WHEN NEW.balance_after <> NEW.amount + coalesce((SELECT balance_after FROM wallet_entries WHERE wallet_id = NEW.wallet_id AND sequence = NEW.sequence - 1), 0)
  OR NEW.held_after <> NEW.held + coalesce((SELECT held_after FROM wallet_entries WHERE wallet_id = NEW.wallet_id AND sequence = NEW.sequence - 1), 0)
  OR NEW.sequence <> 1 + coalesce((SELECT max(sequence) FROM wallet_entries WHERE wallet_id = NEW.wallet_id), 0)
BEGIN SELECT RAISE(ABORT, 'an entry of a wallet follows the last one'); END;
CREATE TRIGGER wallet_entries_sum AFTER INSERT ON wallet_entries
BEGIN
  UPDATE wallets SET balance = NEW.balance_after, held = NEW.held_after, balance_base = balance_base + NEW.amount_base
    WHERE id = NEW.wallet_id;
END;
