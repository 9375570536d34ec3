-- Apps of others that people let in (OAuth 2.1). What a person let in is a row of api_keys with an app.
create table oauth_apps (
  id text primary key,
  firm_id text references firms(id) on delete cascade,
  name text not null,
  website text not null,
  redirect_uris text not null,
  secret_hash text,
  created_by text,
  created_at integer not null
) strict;
create index oauth_apps_by_firm on oauth_apps (firm_id, id);
create index oauth_apps_by_age on oauth_apps (created_at);

alter table api_keys add column app_id text references oauth_apps(id) on delete cascade;
create index api_keys_by_app on api_keys (app_id);

create table oauth_codes (
  code_hash text primary key,
  key_id text not null,
  app_id text not null references oauth_apps(id) on delete cascade,
  user_id text not null references users(id) on delete cascade,
  firm_id text references firms(id) on delete cascade,
  permissions text not null,
  redirect_uri text not null,
  challenge text not null,
  expires_at integer not null,
  used_by text
) strict;
create index oauth_codes_by_end on oauth_codes (expires_at);
create index oauth_codes_by_app on oauth_codes (app_id);
create index oauth_codes_by_user on oauth_codes (user_id);
create index oauth_codes_by_firm on oauth_codes (firm_id);

create table oauth_tokens (
  token_hash text primary key,
  key_id text not null references api_keys(id) on delete cascade,
  kind text not null,
  expires_at integer not null,
  used_by text
) strict;
create index oauth_tokens_by_key on oauth_tokens (key_id);
create index oauth_tokens_by_end on oauth_tokens (expires_at);
