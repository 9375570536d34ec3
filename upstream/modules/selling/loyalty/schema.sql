CREATE VIRTUAL TABLE loyalty_account_search USING fts5(customer, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE TRIGGER loyalty_entries_kept_update BEFORE UPDATE OF id, type, date, points, amount, expires_on, note, origin_id, document_kind, document_id, document_number, batch, created_at, created_by ON loyalty_entries
BEGIN SELECT RAISE(ABORT, 'an entry of points is never changed'); END;
CREATE TRIGGER loyalty_entries_kept_delete BEFORE DELETE ON loyalty_entries
BEGIN SELECT RAISE(ABORT, 'an entry of points is never deleted'); END;
