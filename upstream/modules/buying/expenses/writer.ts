import { eq } from 'drizzle-orm'
import { minorToDecimal } from '#contract/core/money.ts'
import { removeSearchEntry, writeSearchEntry } from '../../../firm/search-index.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { customWords } from '../../firm/custom-fields/index.ts'
import { putSearchEntry, removeRecord } from '../../firm/records/index.ts'
import { getStoredExpense, type StoredExpense, type StoredLine } from './reader.ts'
import { expenseLinesTable, expensesTable } from './tables.ts'

/** What an expense says, worked out from what was typed. */
export type ExpenseValues = Pick<
  StoredExpense,
  | (
      | 'date'
      | 'payee'
      | 'supplierId'
      | 'category'
      | 'taxCode'
      | 'taxText'
      | 'currency'
      | 'exchangeRate'
      | 'receiptNumber'
      | 'distance'
      | 'mileageRate'
    )
  | ('amount' | 'tax' | 'amountBase' | 'taxBase' | 'costBase' | 'paidFrom' | 'note' | 'custom')
>

/** A part of an expense, worked out; its order is its place. */
export type LineValues = Omit<
  StoredLine,
  'id' | 'expenseId' | 'place' | 'invoiceId' | 'invoiceLineId'
>

/** Writes a new draft and gives its id. */
export function insertExpense(
  writer: Writer,
  { actor, now, newId }: FirmContext,
  { expense: values, lines }: { expense: ExpenseValues; lines: readonly LineValues[] },
): string {
  const id = newId()
  const at = now.toISOString()
  const by = actor.userId
  const stamp = { createdAt: at, createdBy: by, updatedAt: at, updatedBy: by }
  const draft = { state: 'draft', stage: 'draft', madeByName: actor.userName } as const
  writer.db
    .insert(expensesTable)
    .values({ ...values, ...stamp, ...draft, id, preparedBy: by, version: 1 })
    .run()
  replaceLines(writer, newId, id, lines)
  indexExpense(writer, id)
  return id
}

type Change = Partial<ExpenseValues> &
  Partial<Pick<StoredExpense, 'state' | 'number' | 'reason' | 'isOverLimit' | 'preparedBy'>>

/** Writes what has changed and counts the version on. */
export function changeExpense(
  writer: Writer,
  { actor, now }: FirmContext,
  { id, version }: StoredExpense,
  change: Change,
): void {
  const stamp = { updatedAt: now.toISOString(), updatedBy: actor.userId, version: version + 1 }
  const stage = change.state && { stage: stageOf(change.state) }
  writer.db
    .update(expensesTable)
    .set({ ...change, ...stage, ...stamp })
    .where(eq(expensesTable.id, id))
    .run()
  indexExpense(writer, id)
}

/** Writes the parts of a draft anew. */
export function replaceLines(
  writer: Writer,
  newId: () => string,
  expenseId: string,
  lines: readonly LineValues[],
): void {
  writer.db.delete(expenseLinesTable).where(eq(expenseLinesTable.expenseId, expenseId)).run()
  lines.forEach((line, place) => {
    writer.db
      .insert(expenseLinesTable)
      .values({ ...line, id: newId(), expenseId, place })
      .run()
  })
}

/** Says of a part which line of which invoice it is, or that it is none. */
export function markPart(
  writer: Writer,
  id: string,
  on: { invoiceId: string; invoiceLineId: string } | null,
): void {
  const change = on ?? { invoiceId: null, invoiceLineId: null }
  writer.db.update(expenseLinesTable).set(change).where(eq(expenseLinesTable.id, id)).run()
}

export function deleteExpense(writer: Writer, { id, rowNumber }: StoredExpense): void {
  removeSearchEntry(writer, 'expense_search', rowNumber)
  removeRecord(writer, { kind: 'expense', id })
  writer.db.delete(expenseLinesTable).where(eq(expenseLinesTable.expenseId, id)).run()
  writer.db.delete(expensesTable).where(eq(expensesTable.id, id)).run()
}

function stageOf(state: StoredExpense['state']): StoredExpense['stage'] {
  switch (state) {
    case 'draft':
    case 'rejected':
      return 'draft'
    case 'submitted':
    case 'approved':
      return 'claim'
    case 'posted':
    case 'reimbursed':
      return 'booked'
    case 'reversed':
      return 'reversed'
  }
}

/** Writes what it is found by, in its list and in the search of the firm. */
export function indexExpense(writer: Writer, id: string): void {
  const expense = getStoredExpense(writer, id)
  const { rowNumber, number, payee, receiptNumber, note, amount, currency, date } = expense
  const said = [note, receiptNumber, customWords(writer, 'expense', expense.custom)]
    .filter((text) => text !== '')
    .join(' ')
  const words = { number, payee, note: said, amount: minorToDecimal(amount, currency) }
  writeSearchEntry(writer, 'expense_search', rowNumber, words)
  putSearchEntry(writer, {
    kind: 'expense',
    id,
    title: number || payee,
    subtitle: number ? payee : note,
    text: `${said} ${words.amount}`,
    amount,
    currency,
    date,
    madeBy: expense.createdBy,
  })
}
