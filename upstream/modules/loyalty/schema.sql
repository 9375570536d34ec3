CREATE VIRTUAL TABLE loyalty_account_search USING fts5(customer, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
