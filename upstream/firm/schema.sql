CREATE VIRTUAL TABLE audit_search USING fts5(title, actor, detail, changes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
