-- A shared view stays when its owner's account ends; one that was nobody else's goes with it.
create table platform_views_anew (
  id text primary key,
  register text not null,
  name text not null,
  query text not null,
  is_shared integer not null,
  owner_id text references users (id) on delete set null,
  created_at integer not null
) strict;
insert into platform_views_anew
  select id, register, name, query, is_shared, owner_id, created_at from platform_views;
drop table platform_views;
alter table platform_views_anew rename to platform_views;
create index platform_views_by_register on platform_views (register, name, id);
create index platform_views_by_owner on platform_views (owner_id, register);
create trigger platform_views_of_nobody after update of owner_id on platform_views
when new.owner_id is null and new.is_shared = 0
begin delete from platform_views where id = new.id; end;
