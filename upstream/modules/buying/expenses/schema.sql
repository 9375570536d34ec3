CREATE VIRTUAL TABLE expense_search USING fts5(number, payee, note, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
