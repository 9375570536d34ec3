import type { CategoryMonth, ExpenseCategoryRecord } from '#contract/buying/expense-rules.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { accountFor } from '../../books/ledger/index.ts'
import { turnoverOfSources } from '../../books/ledger/views.ts'
import { listCategories } from './categories.ts'

/**
 * What each category came to in a month as far as somebody sees it, bills on its account included,
 * and those with a budget; most first.
 */
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
  const categories = listCategories(reader)
  const seesBills = !actor || seesBilled(actor)
  const billed = seesBills ? billedIn(reader, month, categories) : new Map<string, Billed>()
  return categories
    .map(({ id, budget, isActive }) => {
      const bills = billed.get(id) ?? { amount: 0, count: 0 }
      return {
        category: id,
        count: (used.get(id)?.count ?? 0) + bills.count,
        costBase: (used.get(id)?.costBase ?? 0) + bills.amount,
        billedBase: bills.amount,
        budget: isActive ? budget : null,
      }
    })
    .filter(({ count, budget }) => count > 0 || budget !== null)
    .sort((one, other) => other.costBase - one.costBase)
}

/**
 * What was missing in drawers and cash boxes in a month, less what was over: spent, though in no
 * category. 0 for whoever reaches a part of what was spent.
 */
export function cashDifferences(reader: Reader, month: string, actor: Actor): number {
  if (reachCondition(actor, 'expense', 'e.created_by') !== undefined) return 0
  return turnoverOfSources(reader, {
    kinds: ['tillSession', 'cashCount'],
    accounts: [accountFor(reader, 'cashOverShort')],
    from: `${month}-01`,
    to: `${month}-31`,
  }).reduce((sum, { amount }) => sum + amount, 0)
}

/** Bills count in whole, or for somebody whose role reaches a part of the expenses not at all. */
export function seesBilled(actor: Actor): boolean {
  const within = reachCondition(actor, 'expense', 'e.created_by')
  return isAllowed(actor, 'bill:view') && within === undefined
}

type Billed = { amount: number; count: number }

/** What suppliers billed in a month by category. */
function billedIn(
  reader: Reader,
  month: string,
  all: readonly ExpenseCategoryRecord[],
): Map<string, Billed> {
  const categories = byAccountOf(all)
  const billed = new Map<string, Billed>()
  const rows = turnoverOfSources(reader, {
    kinds: ['bill', 'billCredit'],
    accounts: [...categories.keys()],
    from: `${month}-01`,
    to: `${month}-31`,
  })
  for (const { account, amount, entries } of rows) {
    const category = categories.get(account) ?? ''
    const before = billed.get(category) ?? { amount: 0, count: 0 }
    billed.set(category, { amount: before.amount + amount, count: before.count + entries })
  }
  return billed
}

/** The category that bills on an account count for: of several, the first with a budget. */
export function categoriesByAccount(reader: Reader): Map<string, string> {
  return byAccountOf(listCategories(reader))
}

function byAccountOf(categories: readonly ExpenseCategoryRecord[]): Map<string, string> {
  const byAccount = new Map<string, string>()
  const active = categories.filter(({ isActive }) => isActive)
  const ranked = [
    ...active.filter(({ budget }) => budget !== null),
    ...active.filter(({ budget }) => budget === null),
  ]
  for (const { id, account, usualAccount } of ranked) {
    const code = account || usualAccount
    if (code !== '' && !byAccount.has(code)) byAccount.set(code, id)
  }
  return byAccount
}
