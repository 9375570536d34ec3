-- Where mails of a kind are ended; it goes into the head of the mail, also of one that is tried again.
ALTER TABLE outbox ADD COLUMN leave_url TEXT NOT NULL DEFAULT '';
