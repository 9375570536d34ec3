import type { CategoryMonthLine } from '#contract/buying/expense-rules.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { entriesOfSources } from '../../books/ledger/views.ts'
import { categoriesByAccount, seesBilled } from './budgets.ts'

/** What a category's cost of a month is the sum of, as far as somebody sees it, by day. */
export function monthLines(
  reader: Reader,
  month: string,
  category: string,
  actor: Actor,
): CategoryMonthLine[] {
  const [from, to] = [`${month}-01`, `${month}-31`]
  const within = reachCondition(actor, 'expense', 'e.created_by')
  const own = reader.sql
    .exec<{ id: string; date: string; number: string; payee: string; costBase: number }>(
      `select e.id, e.date, e.number, e.payee, sum(l.cost_base) as costBase
       from expenses e indexed by expenses_by_date join expense_lines l on l.expense_id = e.id
       where e.date >= ? and e.date <= ? and e.state in ('posted', 'approved', 'reimbursed')
         and l.category = ? ${within ? `and ${within.sql}` : ''}
       group by e.id`,
      from,
      to,
      category,
      ...(within?.bound ?? []),
    )
    .toArray()
    .map(({ id, date, number, payee, costBase }) => ({
      source: { kind: 'expense', id },
      date,
      title: `${number} ${payee}`.trim(),
      costBase,
    }))
  const codes = [...categoriesByAccount(reader)].filter(([, id]) => id === category)
  const billed = seesBilled(actor)
    ? entriesOfSources(reader, {
        kinds: ['bill', 'billCredit'],
        accounts: codes.map(([code]) => code),
        from,
        to,
      })
    : []
  const bills = billed.map(({ sourceKind: kind, sourceId: id, date, memo, amount }) => ({
    source: { kind, id },
    date,
    title: memo,
    costBase: amount,
  }))
  return [...own, ...bills].sort((one, other) => one.date.localeCompare(other.date))
}
