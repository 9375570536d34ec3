-- Areas of the product that a firm does not use, as JSON: its menu leaves them out.
alter table firms add column areas_off text not null default '[]';
