import { and, eq } from 'drizzle-orm'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { queueNotice } from '../../firm/outbound/index.ts'
import { categoryMonth } from './budgets.ts'
import { findCategory } from './categories.ts'
import { budgetNoticesTable } from './tables.ts'

/** People are notified of a budget when so much of it is used, in percent. */
const steps = [100, 80]

/**
 * Tells the members when some categories have reached 80 or 100 % of their budget for a month: of
 * each once, whether a posting took them there or the budget was set when they were.
 */
export function noteBudgets(
  writer: Writer,
  context: FirmContext,
  month: string,
  categories: Iterable<string>,
): void {
  const meant = new Set(categories)
  const { baseCurrency: currency } = getFirmProfile(writer)
  for (const { category, costBase, budget } of categoryMonth(writer, month)) {
    if (!meant.has(category) || budget === null || budget === 0) continue
    const percent = steps.find((step) => costBase * 100 >= budget * step)
    if (percent === undefined || percent <= toldOf(writer, category, month)) continue
    writer.db
      .insert(budgetNoticesTable)
      .values({ category, month, percent })
      .onConflictDoUpdate({
        target: [budgetNoticesTable.category, budgetNoticesTable.month],
        set: { percent },
      })
      .run()
    const name = findCategory(writer, category)?.name || category
    queueNotice(writer, context, {
      kind: 'budgetUsed',
      params: { percent, month, category: name, cost: costBase, budget, currency },
      link: `/firms/${context.firmId}/expenses/months/${month}`,
      isForAll: true,
    })
  }
}

/** Saves a category, and tells of a budget that is new where this month has used it already. */
export function tellOfNewBudget<Saved extends { budget: number | null }>(
  writer: Writer,
  context: FirmContext,
  category: string,
  save: () => Saved,
): Saved {
  const before = findCategory(writer, category)?.budget ?? null
  const saved = save()
  if (saved.budget === before) return saved
  writer.db.delete(budgetNoticesTable).where(eq(budgetNoticesTable.category, category)).run()
  noteBudgets(writer, context, firmDate(writer, context).slice(0, 7), [category])
  return saved
}

/** Up to how many percent the members know of; 0 for nothing yet. */
function toldOf({ db }: Writer, category: string, month: string): number {
  const isIt = and(eq(budgetNoticesTable.category, category), eq(budgetNoticesTable.month, month))
  return db.select().from(budgetNoticesTable).where(isIt).get()?.percent ?? 0
}
