import { and, eq, ne } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import {
  type Expense,
  ExpenseCategory,
  type ExpenseMonth,
  type ExpenseRow,
  ExpenseState,
} from '#contract/expenses.ts'
import { minorToDecimal } from '#contract/money.ts'
import { isAllowed } from '#contract/roles.ts'
import type { Actor } from '../../firm/actor.ts'
import { addDays } from '../../firm/calendar.ts'
import { reachCondition, withinReach } from '../../firm/reach.ts'
import type { Reader } from '../../firm/store.ts'
import { accountName, entriesOf, entryLines } from '../ledger/index.ts'
import { attachmentsOf } from '../records/index.ts'
import { actionsOf } from './actions.ts'
import { expensesTable } from './tables.ts'

export type StoredExpense = typeof expensesTable.$inferSelect

/** @throws AppError not_found */
export function getStoredExpense({ db }: Reader, id: string): StoredExpense {
  const row = db.select().from(expensesTable).where(eq(expensesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such expense')
  return row
}

/** An expense with what whoever asks may do with it. @throws AppError not_found */
export function getExpense(reader: Reader, actor: Actor, id: string): Expense {
  const { rowNumber: _, ...row } = getStoredExpense(reader, id)
  return {
    ...row,
    category: ExpenseCategory.parse(row.category),
    gross: minorToDecimal(row.amount, row.currency),
    actions: actionsOf(row, actor),
    similar: similarTo(reader, row, actor),
    flags: flagsOf(reader, row),
    entries: isAllowed(actor, 'ledger:view') ? entriesFor(reader, id) : [],
  }
}

function entriesFor(reader: Reader, expenseId: string): Expense['entries'] {
  return entriesOf(reader, expenseId).map(({ id, date, sequence }) => ({
    id,
    date,
    lines: entryLines(reader, sequence).map(({ account, debit, credit }) => ({
      ...{ account, debit, credit },
      name: accountName(reader, account),
    })),
  }))
}

/** After so many days a receipt is old enough to be asked about. */
const usualDays = 90

/** What whoever decides on an expense should know. */
function flagsOf(reader: Reader, { id, date, createdAt }: Omit<StoredExpense, 'rowNumber'>) {
  const flags: Expense['flags'] = []
  if (attachmentsOf(reader, { kind: 'expense', id }).length === 0) flags.push('noReceipt')
  if (addDays(date, usualDays) < createdAt.slice(0, 10)) flags.push('tooOld')
  return flags
}

const maxSimilar = 5

/** Others of the same payee, day and amount that stand, among those that whoever asks reaches. */
function similarTo(
  { db }: Reader,
  { id, date, payee, amount, currency }: Omit<StoredExpense, 'rowNumber'>,
  actor: Actor,
): Expense['similar'] {
  const isSame = and(
    eq(expensesTable.date, date),
    eq(expensesTable.amount, amount),
    eq(expensesTable.currency, currency),
    ne(expensesTable.state, 'reversed'),
    ne(expensesTable.id, id),
    withinReach(actor, 'expense', expensesTable.createdBy),
  )
  const rows = db.select().from(expensesTable).where(isSame).limit(maxSimilar).all()
  return rows
    .filter((row) => row.payee.toLowerCase() === payee.toLowerCase())
    .map((row) => ({ id: row.id, number: row.number, state: row.state }))
}

/** A row of the contract from one of the table. */
export function expenseRow(row: Record<string, SqlStorageValue>): ExpenseRow {
  return {
    id: String(row.id),
    number: String(row.number),
    date: String(row.date),
    payee: String(row.payee),
    category: ExpenseCategory.parse(row.category),
    taxCode: String(row.tax_code),
    paidFrom: String(row.paid_from),
    note: String(row.note),
    state: ExpenseState.parse(row.state),
    currency: String(row.currency),
    amount: Number(row.amount),
    tax: Number(row.tax),
    madeByName: String(row.made_by_name),
  }
}

/** What was spent by month from a day on, newest first, as far as somebody sees it. */
export function monthsSince({ sql }: Reader, actor: Actor, from: string): ExpenseMonth[] {
  const within = reachCondition(actor, 'expense', 'created_by')
  return sql
    .exec<ExpenseMonth>(
      `select substr(date, 1, 7) as month, count(*) as count, sum(amount_base) as amountBase,
         sum(cost_base) as costBase
       from expenses indexed by expenses_by_date
       where date >= ? and state in ('posted', 'approved', 'reimbursed')
         ${within ? `and ${within.sql}` : ''}
       group by 1 order by 1 desc`,
      from,
      ...(within?.bound ?? []),
    )
    .toArray()
}

/** How many claims somebody sees that are in a state. */
export function countClaims({ sql }: Reader, actor: Actor, state: ExpenseState): number {
  const within = reachCondition(actor, 'expense', 'created_by')
  return sql
    .exec<{ count: number }>(
      `select count(*) as count from expenses
       where stage = 'claim' and state = ? ${within ? `and ${within.sql}` : ''}`,
      state,
      ...(within?.bound ?? []),
    )
    .one().count
}
