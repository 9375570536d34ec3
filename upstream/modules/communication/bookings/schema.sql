CREATE VIRTUAL TABLE booking_pages_search USING fts5(name, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
