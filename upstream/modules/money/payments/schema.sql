CREATE VIRTUAL TABLE payment_search USING fts5(number, customer, reference, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
