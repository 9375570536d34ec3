import type { Reader } from '../../../firm/store.ts'
import { type SealedDocuments, sealIfThere, sealOf } from '../../books/ledger/index.ts'
import { getStoredPayment } from './reader.ts'

export const sealedDocuments: SealedDocuments = {
  payment: (reader, paymentId) => sealIfThere(() => partsSeal(reader, paymentId)),
}

/**
 * SHA-256 of what a payment says, which its entry takes into the chain. Its state may change and
 * its party be merged into another; both leave traces of their own.
 * @throws AppError not_found
 */
function partsSeal(reader: Reader, paymentId: string): string {
  const row = getStoredPayment(reader, paymentId)
  const sealedParts = [
    row.id,
    row.number,
    row.direction,
    row.partyName,
    row.date,
    row.method,
    row.currency,
    row.exchangeRate,
    row.amount,
    row.amountBase,
    row.fee,
    row.reference,
    row.account,
    // Without it where there is none, so that what was sealed before it existed stays as it is.
    ...(row.rounding === 0 ? [] : [row.rounding]),
  ]
  return sealOf(sealedParts)
}
