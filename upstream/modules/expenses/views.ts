import type { Reader } from '../../firm/store.ts'
import { getStoredExpense } from './reader.ts'

/** How many expenses dated until a day are drafts, and how many wait to be approved. */
export function countUnpostedExpenses(
  { sql }: Reader,
  date: string,
): { drafts: number; claims: number } {
  return sql
    .exec<{ drafts: number; claims: number }>(
      `select coalesce(sum(state = 'draft'), 0) as drafts,
         coalesce(sum(state = 'submitted'), 0) as claims
       from expenses where stage in ('draft', 'claim') and date <= ?`,
      date,
    )
    .one()
}

/** Whether an expense was taken back. @throws AppError not_found */
export function isExpenseReversed(reader: Reader, expenseId: string): boolean {
  return getStoredExpense(reader, expenseId).state === 'reversed'
}

/** Whose claim an expense is, and of what. @throws AppError not_found */
export function claimFacts(reader: Reader, expenseId: string) {
  const { madeByName, payee } = getStoredExpense(reader, expenseId)
  return { madeByName, payee }
}

/** What an expense is now, for those that made it; undefined where its draft was deleted. */
export function findExpenseState({ sql }: Reader, expenseId: string) {
  const [found] = sql
    .exec<{ number: string; state: string; amount: number; currency: string }>(
      `select case when number = '' then receipt_number else number end as number, state, amount,
         currency from expenses where id = ?`,
      expenseId,
    )
    .toArray()
  return found
}
