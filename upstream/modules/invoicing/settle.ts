import { convert, type Minor } from '#contract/money.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { getFirmProfile } from '../firms/index.ts'
import { type DocumentRow, getDocument, type StoredAllocation } from './reader.ts'
import { changeDocument, insertAllocation, markAllocationReversed } from './writer.ts'

export type Settlement = {
  sourceKind: 'payment' | 'creditNote' | 'credit'
  sourceId: string
  amount: Minor
}

/**
 * Takes an amount off what an invoice is owed, at the invoice's own rate of exchange. Gives what
 * that is worth in the base currency; what settles the invoice takes all that is left, so nothing
 * is lost to rounding. The caller has checked the amount and posts it.
 */
export function settle(
  writer: Writer,
  context: FirmContext,
  row: DocumentRow,
  { sourceKind, sourceId, amount }: Settlement,
): { row: DocumentRow; amountBase: Minor } {
  const amountBase = baseOf(writer, row, amount)
  const isCredit = sourceKind === 'creditNote'
  const due = row.due - amount
  const paid = row.paid + (isCredit ? 0 : amount)
  const after = changeDocument(writer, context, row, {
    paid,
    credited: row.credited + (isCredit ? amount : 0),
    due,
    dueBase: row.dueBase - amountBase,
    state: settledState(row, paid, due),
  })
  insertAllocation(writer, context, {
    sourceKind,
    sourceId,
    invoiceId: row.id,
    amount,
    amountBase,
  })
  return { row: after, amountBase }
}

/** Takes a settlement by payment back: the invoice is owed again what it took. */
export function unsettle(
  writer: Writer,
  context: FirmContext,
  { id, invoiceId, amount, amountBase }: StoredAllocation,
): DocumentRow {
  const row = getDocument(writer, invoiceId)
  const paid = row.paid - amount
  const due = row.due + amount
  const dueBase = row.dueBase + amountBase
  markAllocationReversed(writer, id)
  return changeDocument(writer, context, row, {
    paid,
    due,
    dueBase,
    state: settledState(row, paid, due),
  })
}

/** Where an invoice stands by what is owed, and by whether it was sent and seen. */
export function settledState(
  { sentAt, viewedAt }: Pick<DocumentRow, 'sentAt' | 'viewedAt'>,
  paid: Minor,
  due: Minor,
): DocumentRow['state'] {
  if (due === 0) return 'paid'
  if (paid > 0) return 'partlyPaid'
  if (viewedAt !== null) return 'viewed'
  return sentAt === null ? 'finalised' : 'sent'
}

function baseOf(writer: Writer, row: DocumentRow, amount: Minor): Minor {
  if (amount === row.due) return row.dueBase
  const { baseCurrency } = getFirmProfile(writer)
  const converted = convert(amount, row.currency, baseCurrency, row.exchangeRate)
  return Math.min(converted, row.dueBase)
}
