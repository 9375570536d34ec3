import { and, eq, ne, or, sql } from 'drizzle-orm'
import type { ExpenseMonth } from '#contract/buying/expense-parts.ts'
import {
  type Expense,
  type ExpenseInput,
  type ExpenseRow,
  ExpenseState,
} from '#contract/buying/expenses.ts'
import { AppError } from '#contract/core/errors.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { isAllowed } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import { addDays } from '../../../firm/calendar.ts'
import { reachCondition, withinReach } from '../../../firm/reach.ts'
import type { Reader } from '../../../firm/store.ts'
import { entriesShown } from '../../books/ledger/index.ts'
import { isOfFile } from '../../books/settlement/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { attachmentsOf, sharesFile } from '../../firm/records/index.ts'
import { actionsOf } from './actions.ts'
import { expenseRules } from './rules.ts'
import { expenseLinesTable, expensesTable } from './tables.ts'

export type StoredExpense = typeof expensesTable.$inferSelect
export type StoredLine = typeof expenseLinesTable.$inferSelect

/** @throws AppError not_found */
export function getStoredExpense({ db }: Reader, id: string): StoredExpense {
  const row = db.select().from(expensesTable).where(eq(expensesTable.id, id)).get()
  if (!row) throw new AppError('not_found', 'No such expense')
  return row
}

/** The parts of an expense in their order; the last is what the others leave over. */
export function linesOf({ db }: Reader, expenseId: string): StoredLine[] {
  const isIts = eq(expenseLinesTable.expenseId, expenseId)
  return db.select().from(expenseLinesTable).where(isIts).orderBy(expenseLinesTable.place).all()
}

/** What somebody typed to note an expense. */
export function inputOf(
  reader: Reader,
  row: StoredExpense,
  lines: readonly StoredLine[],
  seesCustomers = true,
): ExpenseInput {
  const { currency, distance, amount } = row
  const billTo = ({ customerId }: StoredLine) =>
    customerId && seesCustomers ? getStoredParty(reader, customerId).name : ''
  const rest = lines.find(({ isRest }) => isRest)
  return {
    date: row.date,
    payee: row.payee,
    receiptNumber: row.receiptNumber,
    distance,
    currency,
    exchangeRate: row.exchangeRate,
    category: row.category,
    taxCode: row.taxCode,
    taxText: row.taxText,
    paidFrom: row.paidFrom,
    note: row.note,
    custom: row.custom,
    gross: distance === '' ? minorToDecimal(amount, currency) : '',
    billTo: rest ? billTo(rest) : '',
    costCentreId: rest?.costCentreId ?? '',
    parts: lines
      .filter(({ isRest }) => !isRest)
      .map((line) => ({
        gross: minorToDecimal(line.amount, currency),
        category: line.category,
        taxCode: line.taxCode,
        taxText: line.taxText,
        note: line.note,
        billTo: billTo(line),
        costCentreId: line.costCentreId,
      })),
  }
}

/** An expense with what whoever asks may do with it. @throws AppError not_found */
export function getExpense(reader: Reader, actor: Actor, id: string): Expense {
  const { rowNumber: _, ...row } = getStoredExpense(reader, id)
  const stored = linesOf(reader, id)
  const seesCustomers = isAllowed(actor, 'party:view')
  return {
    ...row,
    ...inputOf(reader, { ...row, rowNumber: 0 }, stored, seesCustomers),
    lines: stored.map((line) => ({
      ...line,
      customerId: seesCustomers ? line.customerId : null,
      customerName:
        seesCustomers && line.customerId ? getStoredParty(reader, line.customerId).name : '',
    })),
    supplierId: seesCustomers ? row.supplierId : null,
    actions: actionsOf(row, actor),
    isOfFile: row.state === 'reimbursed' && isOfFile(reader, id),
    similar: similarTo(reader, row, actor),
    flags: flagsOf(reader, row),
    entries: isAllowed(actor, 'ledger:view') ? entriesShown(reader, id) : [],
  }
}

type Shown = Omit<StoredExpense, 'rowNumber'>

/** What whoever decides on an expense should know, by the firm's rules. */
function flagsOf(reader: Reader, { id, date, createdAt, distance, ...row }: Shown) {
  const { receiptFrom, maxAgeDays } = expenseRules(reader)
  const flags: Expense['flags'] = []
  const needsReceipt = distance === '' && row.amountBase >= receiptFrom
  if (needsReceipt && attachmentsOf(reader, { kind: 'expense', id }).length === 0) {
    flags.push('noReceipt')
  }
  if (addDays(date, maxAgeDays) < createdAt.slice(0, 10)) flags.push('tooOld')
  if (row.isOverLimit) flags.push('overLimit')
  if (sharesFile(reader, { kind: 'expense', id })) flags.push('sameFile')
  return flags
}

const maxSimilar = 5

/**
 * Others of the same payee and amount that stand, among those that whoever asks reaches: with the
 * same number, or where one has none, of the same day.
 */
function similarTo(
  { db }: Reader,
  { id, date, payee, receiptNumber, amount, currency }: Shown,
  actor: Actor,
): Expense['similar'] {
  const isSame = and(
    eq(expensesTable.amount, amount),
    eq(expensesTable.currency, currency),
    sql`${expensesTable.payee} = ${payee} collate nocase`,
    receiptNumber === ''
      ? eq(expensesTable.date, date)
      : or(
          sql`${expensesTable.receiptNumber} = ${receiptNumber} collate nocase`,
          and(eq(expensesTable.receiptNumber, ''), eq(expensesTable.date, date)),
        ),
    ne(expensesTable.state, 'reversed'),
    ne(expensesTable.id, id),
    withinReach(actor, 'expense', expensesTable.createdBy),
  )
  const rows = db.select().from(expensesTable).where(isSame).limit(maxSimilar).all()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    receiptNumber: row.receiptNumber,
    date: row.date,
    state: row.state,
  }))
}

/** A row of the contract from one of the table. */
export function expenseRow(row: Record<string, SqlStorageValue>): ExpenseRow {
  return {
    id: String(row.id),
    number: String(row.number),
    date: String(row.date),
    payee: String(row.payee),
    receiptNumber: String(row.receipt_number),
    category: String(row.category),
    taxCode: String(row.tax_code),
    paidFrom: String(row.paid_from),
    note: String(row.note),
    state: ExpenseState.parse(row.state),
    currency: String(row.currency),
    amount: Number(row.amount),
    tax: Number(row.tax),
    madeByName: String(row.made_by_name),
    custom: JSON.parse(String(row.custom)),
  }
}

/** What was spent by month from a day on, newest first, as far as somebody sees it. */
export function monthsSince(reader: Reader, actor: Actor, from: string): ExpenseMonth[] {
  const within = reachCondition(actor, 'expense', 'created_by')
  return reader.sql
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
export function countClaims(reader: Reader, actor: Actor, state: ExpenseState): number {
  const within = reachCondition(actor, 'expense', 'created_by')
  return reader.sql
    .exec<{ count: number }>(
      `select count(*) as count from expenses
       where stage = 'claim' and state = ? ${within ? `and ${within.sql}` : ''}`,
      state,
      ...(within?.bound ?? []),
    )
    .one().count
}
