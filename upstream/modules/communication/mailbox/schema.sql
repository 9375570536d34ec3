CREATE VIRTUAL TABLE mail_search USING fts5(subject, sender, recipients, body, access, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
--> statement-breakpoint
CREATE UNIQUE INDEX mailboxes_by_owner ON mailboxes (coalesce(owner_id, ''));
