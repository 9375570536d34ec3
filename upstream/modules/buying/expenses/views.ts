import type { AuditedDocument } from '../../../documents/audited.ts'
import type { Reader } from '../../../firm/store.ts'
import { getStoredExpense } from './reader.ts'

export { usualRate } from './choices.ts'
export { reverseChargedExpenses } from './reverse-charged.ts'

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

/** Ids of who noted some expenses, by the ids of these; those that are gone are left out. */
export function peopleOfExpenses({ sql }: Reader, ids: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; person: string }>(
    `select id, created_by as person from expenses
     where id in (select value from json_each(?))`,
    JSON.stringify(ids),
  )
  return new Map(rows.toArray().map(({ id, person }) => [id, person]))
}

/** Who made some expenses, by their ids; those that are gone are left out. */
export function claimantsOf({ sql }: Reader, expenseIds: readonly string[]): Map<string, string> {
  const rows = sql.exec<{ id: string; name: string }>(
    `select id, made_by_name as name from expenses
     where id in (select value from json_each(?))`,
    JSON.stringify(expenseIds),
  )
  return new Map(rows.toArray().map(({ id, name }) => [id, name]))
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

/** All expenses that were posted in a span, reversed ones too. */
export function auditedExpenses(
  { sql }: Reader,
  { from, to }: { from: string; to: string },
): AuditedDocument[] {
  return sql
    .exec<AuditedDocument>(
      `select id, 'expense' as kind, number, receipt_number as otherNumber, date,
         supplier_id as partyId, payee as partyName, currency, amount - tax as net, tax,
         amount as total, state
       from expenses where state in ('posted', 'reimbursed', 'reversed') and date >= ? and date <= ?
       order by date, row_number`,
      from,
      to,
    )
    .toArray()
}

/** Ids of expenses posted for some days that have a receipt to show: journeys by distance have none. */
export function expensesNeedingReceipt(
  { sql }: Reader,
  { from, to }: { from: string; to: string },
): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from expenses
       where state in ('posted', 'reimbursed') and date >= ? and date <= ? and distance = ''`,
      ...[from, to],
    )
    .toArray()
    .map(({ id }) => id)
}
