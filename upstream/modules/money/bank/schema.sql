CREATE VIRTUAL TABLE bank_line_search USING fts5(name, text, reference, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
