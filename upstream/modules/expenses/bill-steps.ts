import type { BillSteps } from '../bills/index.ts'
import { billLineCosts } from '../bills/views.ts'
import { categoriesByAccount, noteBudgets, sumByCategory } from './budgets.ts'

/** Bills use up budgets as expenses do. */
export const billSteps: BillSteps = {
  approving() {},
  approved(writer, context, bill) {
    if (bill.kind === 'credit') return
    const categories = categoriesByAccount(writer)
    const costs = billLineCosts(writer, bill.id)
    const added = bill.lines.flatMap(({ account, position }) => {
      const category = categories.get(account)
      return category ? [{ category, costBase: costs.get(position) ?? 0 }] : []
    })
    noteBudgets(writer, context, bill.date.slice(0, 7), sumByCategory(added))
  },
  voided() {},
  removed() {},
}
