CREATE VIRTUAL TABLE quote_search USING fts5(number, customer, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
