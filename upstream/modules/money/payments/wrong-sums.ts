const party = "case when direction in ('in', 'out') then 'customer' else 'supplier' end"
const sign = "case when direction in ('in', 'fromSupplier') then 1 else -1 end"

/** Days whose sums are not those of the payments that were not taken back. */
export const wrongSums = [
  `select 1 from (
      select ${party} as party, date as day, currency, 1 as count, amount * ${sign} as amount,
        amount_base * ${sign} as amount_base from payments where state <> 'reversed'
      union all select party, day, currency, -count, -amount, -amount_base from payment_days)
    group by party, day, currency
    having sum(count) <> 0 or sum(amount) <> 0 or sum(amount_base) <> 0 limit 1`,
]
