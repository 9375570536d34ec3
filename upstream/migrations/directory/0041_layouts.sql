-- How a person has the frame laid out: JSON of what differs from the usual.
alter table users add column layout text not null default '{}';
