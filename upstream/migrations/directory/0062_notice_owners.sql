-- Whose the record is that a notice is about: who reaches their own records alone does not see it.
ALTER TABLE notifications ADD COLUMN entity TEXT;
ALTER TABLE notifications ADD COLUMN made_by TEXT;
