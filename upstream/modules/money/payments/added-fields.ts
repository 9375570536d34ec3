import type { Payment, PaymentFields } from '#contract/books/payment.ts'
import type { CustomValues } from '#contract/firm/custom-values.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { changedCustom } from '../../firm/custom-fields/index.ts'
import { getPayment, getStoredPayment } from './reader.ts'
import { setCustom } from './writer.ts'

/** What a recording says in the fields that the firm added; nothing where a bank or a till records. */
export type WithFields = { custom?: CustomValues }

/** What a new payment holds in them. @throws AppError invalid, at `custom.<key>` */
export function givenFields(
  writer: Writer,
  context: FirmContext,
  { custom: given = {} }: WithFields,
): CustomValues {
  return changedCustom(writer, context, 'payment', { given })
}

/**
 * Changes what a payment holds in the fields that the firm added. They are no part of the books, so
 * they may change when all else is fixed, of a payment that was reversed as well.
 * @throws AppError not_found; conflict when it changed since; invalid, at `custom.<key>`
 */
export function changeFields(
  writer: Writer,
  context: FirmContext,
  paymentId: string,
  { custom: given, version }: PaymentFields & { version: number },
): Payment {
  const before = getStoredPayment(writer, paymentId)
  requireVersion(before, version, () => getPayment(writer, paymentId))
  const custom = changedCustom(writer, context, 'payment', { before: before.custom, given })
  setCustom(writer, context, before, custom)
  writer.audit({
    entity: 'payment',
    entityId: paymentId,
    action: 'update',
    before: { custom: before.custom },
    after: { custom },
  })
  return getPayment(writer, paymentId)
}
