CREATE VIRTUAL TABLE till_ticket_search USING fts5(number, customer, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
CREATE VIRTUAL TABLE till_session_search USING fts5(number, register, people, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
