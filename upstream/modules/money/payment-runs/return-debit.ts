import { AppError, conflictOf } from '#contract/core/errors.ts'
import {
  type DebitReturnInput,
  type PaymentRun,
  returnsThatEnd,
} from '#contract/money/payment-runs.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requirePaymentSteps } from '../../books/settlement/index.ts'
import { endMandate } from '../mandates/index.ts'
import { getRun, itemsOfRun, madeOf, requireRun } from './reader.ts'
import { changeItem, changeRun } from './writer.ts'

/**
 * Takes back one debit of a run that the customer's bank returned: its payment is reversed today, so
 * that the invoice is open again. Where the account or the mandate is no more, the mandate ends.
 * @throws AppError not_found, locked; conflict where the run is not paid or it was returned before
 */
export function returnDebit(
  writer: Writer,
  context: FirmContext,
  id: string,
  { documentId, reason }: DebitReturnInput,
): PaymentRun {
  const run = requireRun(writer, context, id)
  const item = itemsOfRun(writer, id).find((one) => one.documentId === documentId)
  if (item?.kind !== 'invoice') throw new AppError('not_found', 'No such direct debit')
  if (run.state !== 'paid') throw conflictOf('runNotPaid')
  if (item.returned !== '') throw conflictOf('debitReturned')
  const made = madeOf(run.made).find((one) => one.documentId === documentId)
  if (!made) throw conflictOf('runNotPaid')
  requirePaymentSteps().takeBack(writer, context, made.id)
  changeItem(writer, item, { returned: reason })
  changeRun(writer, run, {})
  if (item.mandateId !== null && returnsThatEnd.includes(reason)) {
    endMandate(writer, context, item.mandateId, reason)
  }
  writer.audit({
    entity: 'paymentRun',
    entityId: id,
    action: 'return',
    title: run.number,
    after: { number: item.number, amount: item.amount, reason },
  })
  return getRun(writer, context, id)
}
