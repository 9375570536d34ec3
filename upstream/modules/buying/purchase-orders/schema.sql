CREATE VIRTUAL TABLE purchase_order_search USING fts5(number, supplier, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
