-- Forms that were sent after their session had ended, encrypted by the web app, for two hours.
create table interrupted_forms (
  id text primary key,
  sealed text not null,
  stored_at integer not null
);
create index interrupted_forms_by_time on interrupted_forms (stored_at);
