ALTER TABLE failed_jobs DROP COLUMN reference;
