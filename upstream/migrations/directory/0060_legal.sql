-- Who runs this installation, one row, and the texts of law that they wrote themselves.
create table legal_operator (
  id integer primary key check (id = 1),
  -- JSON of the contract's Operator.
  operator text not null,
  updated_at integer not null
);
create table legal_texts (
  page text not null,
  language text not null,
  text text not null,
  updated_at integer not null,
  primary key (page, language)
);
