CREATE VIRTUAL TABLE item_search USING fts5(name, sku, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
