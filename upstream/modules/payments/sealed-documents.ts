import { createHash } from 'node:crypto'
import { AppError } from '#contract/errors.ts'
import type { Reader } from '../../firm/store.ts'
import type { SealedDocuments } from '../ledger/index.ts'
import { getStoredPayment } from './reader.ts'

export const sealedDocuments: SealedDocuments = {
  payment(reader, paymentId) {
    try {
      return sealOf(reader, paymentId)
    } catch (error) {
      if (error instanceof AppError && error.code === 'not_found') return undefined
      throw error
    }
  },
}

/**
 * SHA-256 of what a payment says, which its entry takes into the chain. Its state may change and
 * its customer be merged into another; both leave traces of their own.
 * @throws AppError not_found
 */
export function sealOf(reader: Reader, paymentId: string): string {
  const row = getStoredPayment(reader, paymentId)
  const said = [
    row.id,
    row.number,
    row.direction,
    row.customerName,
    row.date,
    row.method,
    row.currency,
    row.exchangeRate,
    row.amount,
    row.amountBase,
    row.fee,
    row.reference,
    row.account,
  ]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
