create index users_by_email_order on users (email collate nocase, id);
create index users_by_last_seen on users (coalesce(last_seen_at, 0), id);
create index firms_by_country on firms (country collate nocase, id);
create index contact_messages_by_name on contact_messages (name collate nocase, id);
create index offering_notices_by_email on offering_notices (email collate nocase, id);
create index failed_jobs_by_kind on failed_jobs (state, kind collate nocase, id);
create index failed_jobs_by_title on failed_jobs (state, title collate nocase, id);
create index failed_jobs_by_attempts on failed_jobs (state, coalesce(attempts, 0), id);
create index directory_audit_by_action_order on directory_audit (action collate nocase, id);
create index directory_audit_by_actor_name on directory_audit (actor_name collate nocase, id);
create index outbox_by_recipient on outbox (recipient collate nocase, id);
create index outbox_by_subject on outbox (subject collate nocase, id);
create index demo_links_by_name on demo_links (name collate nocase, id);
create index demo_links_by_company on demo_links (company collate nocase, id);
create index demo_visits_by_routes on demo_visits (coalesce(route_count, 0), user_id);
create index demo_visits_by_actions on demo_visits (coalesce(action_count, 0), user_id);

create table platform_views (
  id text primary key,
  register text not null,
  name text not null,
  query text not null,
  is_shared integer not null,
  owner_id text not null references users (id) on delete cascade,
  created_at integer not null
) strict;
create index platform_views_by_register on platform_views (register, name, id);
create index platform_views_by_owner on platform_views (owner_id, register);
