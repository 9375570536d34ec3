CREATE VIRTUAL TABLE stock_search USING fts5(name, sku, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE VIRTUAL TABLE stock_lots_search USING fts5(code, item, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
