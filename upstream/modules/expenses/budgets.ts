import type { CategoryMonth } from '#contract/expense-rules.ts'
import type { Actor } from '../../firm/actor.ts'
import { reachCondition } from '../../firm/reach.ts'
import type { FirmContext, Reader, Writer } from '../../firm/store.ts'
import { queueNotice } from '../outbound/index.ts'
import { listCategories } from './categories.ts'
import { linesOf, type StoredExpense } from './reader.ts'

/** A budget is told of when so much of it is used, in percent. */
const steps = [100, 80]

/** What each category came to in a month as far as somebody sees it, and those with a budget; most first. */
export function categoryMonth(reader: Reader, month: string, actor?: Actor): CategoryMonth[] {
  const within = actor && reachCondition(actor, 'expense', 'e.created_by')
  const rows = reader.sql
    .exec<{ category: string; count: number; costBase: number }>(
      `select l.category as category, count(distinct e.id) as count, sum(l.cost_base) as costBase
       from expenses e indexed by expenses_by_date join expense_lines l on l.expense_id = e.id
       where e.date >= ? and e.date <= ? and e.state in ('posted', 'approved', 'reimbursed')
         ${within ? `and ${within.sql}` : ''}
       group by 1`,
      `${month}-01`,
      `${month}-31`,
      ...(within?.bound ?? []),
    )
    .toArray()
  const used = new Map(rows.map((row) => [row.category, row]))
  return listCategories(reader)
    .map(({ id, budget, isActive }) => ({
      category: id,
      count: used.get(id)?.count ?? 0,
      costBase: used.get(id)?.costBase ?? 0,
      budget: isActive ? budget : null,
    }))
    .filter(({ count, budget }) => count > 0 || budget !== null)
    .sort((one, other) => other.costBase - one.costBase)
}

/**
 * Tells the members when an expense that was just posted takes a category past 80 or 100 % of its
 * budget for the month.
 */
export function noteBudgets(writer: Writer, context: FirmContext, expense: StoredExpense): void {
  const month = expense.date.slice(0, 7)
  const added = new Map<string, number>()
  for (const { category, costBase } of linesOf(writer, expense.id)) {
    added.set(category, (added.get(category) ?? 0) + costBase)
  }
  for (const { category, costBase, budget } of categoryMonth(writer, month)) {
    const cost = added.get(category)
    if (budget === null || budget === 0 || cost === undefined) continue
    const isPassed = (percent: number) =>
      costBase * 100 >= budget * percent && (costBase - cost) * 100 < budget * percent
    const percent = steps.find(isPassed)
    if (percent === undefined) continue
    queueNotice(writer, context, {
      kind: 'budgetUsed',
      params: { percent, month },
      link: `/firms/${context.firmId}/expenses/months/${month}`,
      isForAll: true,
    })
  }
}
