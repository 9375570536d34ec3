-- How notices leave: by push too, gathered, and not at night.
alter table notification_choices add column push integer;

create table notice_deliveries (
  user_id text primary key references users(id) on delete cascade,
  digest text not null,
  hour integer not null,
  weekday integer not null,
  quiet_from text,
  quiet_until text
) strict;

create table waiting_notices (
  id text not null,
  channel text not null,
  user_id text not null references users(id) on delete cascade,
  firm_id text references firms(id) on delete cascade,
  kind text not null,
  params text not null,
  link text,
  entity text,
  made_by text,
  created_at integer not null,
  due_at integer not null,
  batch text,
  primary key (id, channel)
) strict;
create index waiting_notices_by_user on waiting_notices (user_id, due_at);
create index waiting_notices_by_due on waiting_notices (due_at);
create index waiting_notices_by_firm on waiting_notices (firm_id);

create table push_devices (
  id text primary key,
  user_id text not null references users(id) on delete cascade,
  session_id text not null references sessions(id) on delete cascade,
  endpoint text not null,
  token_p256dh text not null,
  token_auth text not null,
  browser text not null,
  system text not null,
  added_at integer not null,
  last_push_at integer
) strict;
create unique index push_devices_by_endpoint on push_devices (endpoint);
create index push_devices_by_user on push_devices (user_id);
create index push_devices_by_session on push_devices (session_id);
