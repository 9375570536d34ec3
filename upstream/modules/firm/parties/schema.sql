CREATE VIRTUAL TABLE party_search USING fts5(name, contact, email, city, vat_id, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
