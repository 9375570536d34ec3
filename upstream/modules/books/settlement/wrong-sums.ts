import { balanceOfRoleSql } from '../ledger/views.ts'

const used = `select id, sum(amount) as amount, sum(base) as base from (
    select debit_item_id as id, debit_amount as amount, debit_base as base from allocations
      where reversal_date is null
    union all select credit_item_id, credit_amount, credit_base from allocations
      where reversal_date is null)
  group by id`

/** Open items whose balance is not what their allocations leave. */
const balances = `select 1 from open_items as item left join (${used}) as used using (id)
  where balance < 0 or balance_base < 0 or (closed_date is not null and balance <> 0)
    or (closed_date is null and (balance <> item.amount - coalesce(used.amount, 0)
      or balance_base <> amount_base - coalesce(used.base, 0))) limit 1`

/** Days on which other sums are due than those of the items. */
const dueDays = `select 1 from (
    select direction, side, document_kind, due_date, currency, 1 as count, amount as total,
      amount_base as total_base, balance, balance_base from open_items where balance <> 0
    union all select direction, side, document_kind, due_date, currency, -count, -total,
      -total_base, -balance, -balance_base from open_due_days)
  group by direction, side, document_kind, due_date, currency
  having sum(count) <> 0 or sum(total) <> 0 or sum(total_base) <> 0 or sum(balance) <> 0
    or sum(balance_base) <> 0 limit 1`

/** Changes of balances, by month and by day, that do not lead to what is open. */
const changes = ['month', 'day'].map(
  (unit) => `select 1 from (
      select direction, side, currency, balance, balance_base from open_items
      union all select direction, side, currency, -balance, -balance_base from balance_changes
        where unit = '${unit}')
    group by direction, side, currency having sum(balance) <> 0 or sum(balance_base) <> 0 limit 1`,
)

/** As long as a year, a month and a day are. */
const partyPeriods = [
  [4, ['month', 'ten', 'day']],
  [7, ['month', 'ten', 'day']],
  [10, ['day']],
] as const

/** The same by party, in each of the spans that they are kept for. */
const partyChanges = partyPeriods.flatMap(([length, dueUnits]) =>
  dueUnits.map(
    (dueUnit) => `select 1 from (
        select direction, side, party_id, made_by, currency, balance, balance_base from open_items
        union all select direction, side, party_id, made_by, currency, -balance, -balance_base
          from party_balance_changes where length(period) = ${length} and due_unit = '${dueUnit}')
      group by direction, side, party_id, made_by, currency
      having sum(balance) <> 0 or sum(balance_base) <> 0 limit 1`,
  ),
)

/** Accounts of what customers owe that are not what the open items say. */
const control = `select 1 where (select coalesce(sum(balance_base), 0) from open_items
    where direction = 'receivable' and side = 'debit')
  <> (${balanceOfRoleSql('receivable')})`

/** Where a sum of what is open is not that of the open items, or they are not what was allocated. */
export const wrongSums = [balances, dueDays, ...changes, ...partyChanges, control]
