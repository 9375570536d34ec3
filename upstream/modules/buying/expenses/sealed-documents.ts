import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { getStoredExpense, linesOf } from './reader.ts'

export const sealedDocuments: SealedDocuments = {
  expense: (reader, expenseId) => sealIfThere(() => partsSeal(reader, expenseId)),
}

/**
 * SHA-256 of what a posted expense says, which its entry takes into the chain. Its state may change
 * and its supplier be merged into another; both leave traces of their own.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, expenseId: string): string {
  const row = getStoredExpense(reader, expenseId)
  const sealedParts = [
    ...[row.id, row.number, row.date, row.payee, row.category, row.taxCode],
    ...[row.currency, row.exchangeRate, row.amount, row.tax, row.amountBase, row.taxBase],
    ...[row.costBase, row.paidFrom, row.note, row.createdBy],
    ...[row.receiptNumber, row.distance, row.mileageRate],
    ...linesOf(reader, expenseId).flatMap((line) => [
      ...[line.category, line.taxCode, line.note, line.amount, line.tax],
      ...[line.amountBase, line.taxBase, line.costBase],
    ]),
  ]
  return sealOf(sealedParts)
}
