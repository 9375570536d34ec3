CREATE VIRTUAL TABLE cost_centres_search USING fts5(trail, notes, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
