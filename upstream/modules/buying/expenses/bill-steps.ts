import type { BillSteps } from '../bills/index.ts'
import { noteBudgets } from './budget-notices.ts'
import { categoriesByAccount } from './budgets.ts'

/** Bills use up budgets as expenses do. */
export const billSteps: BillSteps = {
  approving() {},
  approved(writer, context, bill) {
    if (bill.kind === 'credit') return
    const categories = categoriesByAccount(writer)
    const used = bill.lines.flatMap(({ account }) => categories.get(account) ?? [])
    noteBudgets(writer, context, bill.date.slice(0, 7), used)
  },
  voided() {},
  changed() {},
  removed() {},
}
