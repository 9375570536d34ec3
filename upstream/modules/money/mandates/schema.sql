CREATE VIRTUAL TABLE mandate_search USING fts5(reference, customer, iban, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
