-- Demos that are made before anybody opens them: the person and the firms are there, and nobody's yet.
CREATE TABLE prepared_demos (
  user_id TEXT PRIMARY KEY REFERENCES users(id) ON DELETE CASCADE,
  language TEXT NOT NULL
) STRICT;
