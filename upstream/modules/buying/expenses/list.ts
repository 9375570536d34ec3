import type { ExpenseListQuery } from '#contract/buying/expenses.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { atLeast, atMost, equals, type RegisterSource } from '../../../register/describe.ts'
import { customCondition } from '../../firm/custom-fields/index.ts'
import { withoutFile } from '../../firm/records/index.ts'

/** What the list can be searched, filtered and sorted by; what was reversed is left out of sums. */
export const expenseSource: RegisterSource<ExpenseListQuery> = {
  from: 'expenses',
  search: 'expense_search',
  tabs: {
    all: '',
    draft: "stage = 'draft'",
    claim: "stage = 'claim'",
    booked: "stage = 'booked'",
  },
  sorts: { date: 'date', payee: 'payee collate nocase', amount: 'amount_base' },
  filters: {
    category: (value) => ({
      sql: 'id in (select expense_id from expense_lines where category = ?)',
      bound: [value],
    }),
    state: equals('state'),
    from: atLeast('date'),
    to: atMost('date'),
    receipt: () => {
      const { sql, bound } = withoutFile('expense')
      return { sql: `stage = 'booked' and state <> 'reversed' and distance = '' and ${sql}`, bound }
    },
  },
  totals: {
    currency: 'currency',
    count: "sum(state <> 'reversed')",
    sums: {
      amount: "case state when 'reversed' then 0 else amount end",
      tax: "case state when 'reversed' then 0 else tax end",
    },
  },
}

/** The list of expenses as far as somebody's role reaches. */
export function expenseList(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
): RegisterSource<ExpenseListQuery> {
  const within = reachCondition(context.actor, 'expense', 'created_by')
  return { ...expenseSource, within, custom: customCondition(reader, context, 'expense') }
}
