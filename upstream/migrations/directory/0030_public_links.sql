-- A public link begins with the last ten letters of its firm's id.
create index firms_by_link on firms (substr(id, 17));
