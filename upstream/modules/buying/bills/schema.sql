CREATE VIRTUAL TABLE bills_search USING fts5(number, supplier, supplier_number, words, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
