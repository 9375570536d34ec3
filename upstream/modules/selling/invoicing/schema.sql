CREATE VIRTUAL TABLE invoice_search USING fts5(number, customer, purchase_order, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
