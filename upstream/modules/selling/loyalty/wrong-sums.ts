/** Accounts whose points are not those of their entries. */
export const wrongSums = [
  `select 1 from loyalty_accounts as account where points <> (
      select coalesce(sum(points), 0) from loyalty_entries where account_id = account.id) limit 1`,
]
