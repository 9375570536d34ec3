CREATE VIRTUAL TABLE coupons_search USING fts5(code, name, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
