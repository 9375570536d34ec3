CREATE VIRTUAL TABLE calendar_event_search USING fts5(title, place, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
