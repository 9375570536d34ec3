CREATE VIRTUAL TABLE opening_items_search USING fts5(number, party, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
