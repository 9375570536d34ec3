CREATE VIRTUAL TABLE journal_search USING fts5(memo, content='', tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER journal_entries_found AFTER INSERT ON journal_entries
BEGIN INSERT INTO journal_search (rowid, memo) VALUES (NEW.sequence, NEW.memo); END;
CREATE TRIGGER journal_entries_kept_update BEFORE UPDATE ON journal_entries
BEGIN SELECT RAISE(ABORT, 'a posted entry is never changed'); END;
CREATE TRIGGER journal_entries_kept_delete BEFORE DELETE ON journal_entries
BEGIN SELECT RAISE(ABORT, 'a posted entry is never deleted'); END;
CREATE TRIGGER journal_lines_kept_update BEFORE UPDATE ON journal_lines
BEGIN SELECT RAISE(ABORT, 'a posted line is never changed'); END;
CREATE TRIGGER journal_lines_kept_delete BEFORE DELETE ON journal_lines
BEGIN SELECT RAISE(ABORT, 'a posted line is never deleted'); END;
CREATE TRIGGER journal_lines_before_entry BEFORE INSERT ON journal_lines
WHEN EXISTS (SELECT 1 FROM journal_entries WHERE sequence = NEW.entry_sequence)
BEGIN SELECT RAISE(ABORT, 'a posted entry takes no more lines'); END;
CREATE TRIGGER journal_entries_balance BEFORE INSERT ON journal_entries
WHEN (SELECT coalesce(sum(debit - credit), 0) FROM journal_lines WHERE entry_sequence = NEW.sequence) <> 0
  OR EXISTS (SELECT 1 FROM journal_lines WHERE entry_sequence = NEW.sequence AND date <> NEW.date)
BEGIN SELECT RAISE(ABORT, 'debits and credits differ'); END;
CREATE TRIGGER journal_entries_follow BEFORE INSERT ON journal_entries
WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM journal_entries)
  OR NEW.previous_hash <> coalesce((SELECT hash FROM journal_entries WHERE sequence = NEW.sequence - 1), '')
BEGIN SELECT RAISE(ABORT, 'an entry follows the last one'); END;
CREATE TRIGGER journal_entries_locked BEFORE INSERT ON journal_entries
WHEN NEW.date <= (SELECT hard_date FROM ledger_locks)
BEGIN SELECT RAISE(ABORT, 'the period is locked'); END;
CREATE TRIGGER journal_lines_sums AFTER INSERT ON journal_lines
BEGIN
  INSERT INTO account_days (date, account, debit, credit, lines, first_sequence, last_sequence)
    VALUES (NEW.date, NEW.account, NEW.debit, NEW.credit, 1, NEW.entry_sequence, NEW.entry_sequence)
    ON CONFLICT (date, account) DO UPDATE
    SET debit = debit + excluded.debit, credit = credit + excluded.credit, lines = lines + 1,
      first_sequence = min(first_sequence, excluded.first_sequence),
      last_sequence = max(last_sequence, excluded.last_sequence);
  INSERT INTO account_months (month, account, debit, credit)
    VALUES (substr(NEW.date, 1, 7), NEW.account, NEW.debit, NEW.credit)
    ON CONFLICT (month, account) DO UPDATE
    SET debit = debit + excluded.debit, credit = credit + excluded.credit;
END;
CREATE TRIGGER journal_entries_sums AFTER INSERT ON journal_entries
BEGIN
  INSERT INTO kind_days (source_kind, date, account, is_on_credit, debit, credit, entries)
    SELECT NEW.source_kind, NEW.date, account,
      EXISTS (SELECT 1 FROM journal_lines
        WHERE entry_sequence = NEW.sequence AND open_item_id IS NOT NULL),
      sum(debit), sum(credit), 1
    FROM journal_lines WHERE entry_sequence = NEW.sequence GROUP BY account
    ON CONFLICT (source_kind, date, account, is_on_credit) DO UPDATE
    SET debit = debit + excluded.debit, credit = credit + excluded.credit,
      entries = entries + excluded.entries;
END;
CREATE TRIGGER accounts_kept BEFORE DELETE ON accounts
WHEN EXISTS (SELECT 1 FROM journal_lines WHERE account = OLD.code)
BEGIN SELECT RAISE(ABORT, 'an account that was posted to is never deleted'); END;
CREATE TRIGGER accounts_same_code BEFORE UPDATE OF code, type ON accounts
WHEN NEW.code <> OLD.code OR NEW.type <> OLD.type
BEGIN SELECT RAISE(ABORT, 'code and type of an account stay'); END;
CREATE TRIGGER ledger_lock_log_kept_update BEFORE UPDATE ON ledger_lock_log
BEGIN SELECT RAISE(ABORT, 'the log of locks is never changed'); END;
CREATE TRIGGER ledger_lock_log_kept_delete BEFORE DELETE ON ledger_lock_log
BEGIN SELECT RAISE(ABORT, 'the log of locks is never changed'); END;
