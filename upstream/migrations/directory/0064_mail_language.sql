-- The language that a mail is written in; those that are kept already have none noted.
ALTER TABLE outbox ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
