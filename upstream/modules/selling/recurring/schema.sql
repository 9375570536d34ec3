CREATE VIRTUAL TABLE recurring_search USING fts5(name, customer, lines, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
