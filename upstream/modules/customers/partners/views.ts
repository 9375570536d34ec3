import type { Minor } from '#contract/core/money.ts'
import type { Reader } from '../../../firm/store.ts'

/** What is owed to partners at the end of a day, minor units of the base currency. */
export function owedToPartnersOn({ sql }: Reader, date: string): Minor {
  return sql
    .exec<{ owed: number }>(
      `select coalesce((select sum(amount_base) from commission_events where date <= ?1), 0)
         - coalesce((select sum(amount_base) from partner_payouts where date <= ?1), 0)
         + coalesce((select sum(amount_base) from partner_payouts where cancelled_date <= ?1), 0)
         as owed`,
      date,
    )
    .one().owed
}
