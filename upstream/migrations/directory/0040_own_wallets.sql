-- What the platform owes to people: plan credit and earnings. Only ever added to; each entry follows the
-- last one of its person, purpose and currency, so that two at once cannot both take the same money.
create table own_wallet_entries (
  id text primary key,
  user_id text not null,
  purpose text not null check (purpose in ('credit', 'earnings')),
  currency text not null,
  sequence integer not null,
  type text not null,
  amount integer not null,
  held integer not null,
  balance_after integer not null,
  held_after integer not null,
  reference text not null unique,
  note text not null,
  at integer not null,
  by_id text,
  unique (user_id, purpose, currency, sequence),
  check (held_after >= 0 and balance_after >= held_after)
) strict;
create index own_wallet_entries_by_user on own_wallet_entries (user_id, id);
create trigger own_wallet_entries_kept_update before update on own_wallet_entries
begin select raise(abort, 'an entry of a wallet is never changed'); end;
create trigger own_wallet_entries_kept_delete before delete on own_wallet_entries
begin select raise(abort, 'an entry of a wallet is never deleted'); end;
create table own_payouts (
  id text primary key,
  user_id text not null,
  user_name text not null,
  state text not null,
  currency text not null,
  amount integer not null,
  iban text not null,
  holder text not null,
  reason text not null default '',
  first_approver text,
  second_approver text,
  requested_at integer not null
) strict;
create index own_payouts_by_user on own_payouts (user_id, id);
create index own_payouts_by_state on own_payouts (state, id);
