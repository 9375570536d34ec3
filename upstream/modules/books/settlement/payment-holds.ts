import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { settlementRefusal } from './refusal.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** It has the bank pay or collect documents, which are not written off meanwhile. */
    paymentHolds: PaymentHolds
  }
}

/**
 * Which documents wait for the bank; found by the name of its file, `payment-holds.ts`, so that
 * settlement need not know who pays or collects them.
 */
export type PaymentHolds = {
  /** Whether the bank was told to move what is open of a document. */
  holds(reader: Reader, documentId: string): boolean
  /** Whether the bank may still carry out what a payment, or a claim paid back, was recorded of. */
  isFiled(reader: Reader, madeId: string, date?: string): boolean
  /** @throws AppError conflict, forbidden as `requireFreeable` */
  requireFreeable(reader: Reader, context: Pick<FirmContext, 'actor'>, freed: Freed): void
}

type Freed = {
  /** Id of the payment, or of the claim. */
  madeId: string
  /** Of the payment. */
  date?: string
  /** Whether somebody says that the bank does not carry it out. */
  isStoppedAtBank: boolean
}

export function isHeldForPayment(reader: Reader, documentId: string): boolean {
  return hooks('paymentHolds').some((one) => one.holds(reader, documentId))
}

/** @throws AppError conflict for a document that the bank was told to pay or to collect */
export function requireNotHeld(reader: Reader, documentId: string): void {
  if (isHeldForPayment(reader, documentId)) throw settlementRefusal('inApprovedRun')
}

/** Whether a payment was recorded of a file that the bank may carry out still. */
export function isOfFile(reader: Reader, madeId: string, date?: string): boolean {
  return hooks('paymentHolds').some((one) => one.isFiled(reader, madeId, date))
}

/**
 * Asks that what a payment was recorded of may be paid or collected once more.
 * @throws AppError conflict where the bank may have its file and nobody says that it was stopped there;
 *   forbidden for whoever took the file where the firm wants a second person
 */
export function requireFreeable(
  reader: Reader,
  context: Pick<FirmContext, 'actor'>,
  freed: Freed,
): void {
  for (const one of hooks('paymentHolds')) {
    one.requireFreeable(reader, context, freed)
  }
}
