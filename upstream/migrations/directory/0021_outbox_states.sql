ALTER TABLE outbox ADD COLUMN cc TEXT NOT NULL DEFAULT '[]';
ALTER TABLE outbox ADD COLUMN state TEXT NOT NULL DEFAULT 'kept';
ALTER TABLE outbox ADD COLUMN error TEXT NOT NULL DEFAULT '';
ALTER TABLE outbox ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN next_at INTEGER;
ALTER TABLE outbox ADD COLUMN transport_id TEXT;
CREATE INDEX outbox_due ON outbox (next_at) WHERE next_at IS NOT NULL;
CREATE INDEX outbox_by_transport ON outbox (transport_id) WHERE transport_id IS NOT NULL;
