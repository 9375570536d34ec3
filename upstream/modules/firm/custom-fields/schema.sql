CREATE VIRTUAL TABLE custom_fields_search USING fts5(label, key, hint, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
