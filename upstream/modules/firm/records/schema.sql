CREATE VIRTUAL TABLE record_search USING fts5(title, subtitle, text, access, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3 4 5');
