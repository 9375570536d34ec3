-- What assistants (MCP) asked for with a key, for 90 days.
CREATE TABLE assistant_calls (
  id TEXT PRIMARY KEY,
  key_id TEXT NOT NULL REFERENCES api_keys (id) ON DELETE CASCADE,
  firm_id TEXT REFERENCES firms (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  tool TEXT NOT NULL,
  given TEXT NOT NULL,
  is_refused INTEGER
) STRICT;
CREATE INDEX assistant_calls_key ON assistant_calls (key_id, id);
CREATE INDEX assistant_calls_at ON assistant_calls (at);
CREATE INDEX assistant_calls_firm ON assistant_calls (firm_id);
