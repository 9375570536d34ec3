CREATE VIRTUAL TABLE invoice_search USING fts5(number, customer, purchase_order, lines, amount, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE customer_search USING fts5(name, contact, email, city, vat_id, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
--> statement-breakpoint
CREATE VIRTUAL TABLE item_search USING fts5(name, sku, description, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='2 3');
