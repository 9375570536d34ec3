import type { Reader } from '../../firm/store.ts'
import { settlementRefusal } from './refusal.ts'

/**
 * Which documents wait for the bank; found by the name of its file, `payment-holds.ts`, so that
 * settlement need not know who pays or collects them.
 */
export type PaymentHolds = {
  /** Whether the bank was told to move what is open of a document. */
  holds(reader: Reader, documentId: string): boolean
}

const found = import.meta.glob<{ paymentHolds: PaymentHolds }>(
  ['../*/payment-holds.ts', '!./payment-holds.ts'],
  { eager: true },
)

export function isHeldForPayment(reader: Reader, documentId: string): boolean {
  return Object.values(found).some(({ paymentHolds }) => paymentHolds.holds(reader, documentId))
}

/** @throws AppError conflict for a document that the bank was told to pay or to collect */
export function requireNotHeld(reader: Reader, documentId: string): void {
  if (isHeldForPayment(reader, documentId)) throw settlementRefusal('inApprovedRun')
}
