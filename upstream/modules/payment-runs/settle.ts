import { conflictOf, invalidField } from '#contract/errors.ts'
import { PaymentInput, SupplierPaymentInput } from '#contract/payment.ts'
import { requirePermission } from '#contract/roles.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { reimburseExpense } from '../expenses/index.ts'
import { firmDate } from '../firms/index.ts'
import { noteDebit } from '../mandates/index.ts'
import { requirePaymentSteps } from '../settlement/index.ts'
import {
  dueOf,
  itemsOfRun,
  type Made,
  madeOf,
  requireRun,
  type StoredItem,
  type StoredRun,
} from './reader.ts'
import { changeRun, setOpen } from './service.ts'

/**
 * Posts what a run paid on the day that the bank did: a payment to each supplier, and each claim paid
 * back. Gives what is in the books of it, with claims that it paid back before it was reopened.
 * @throws AppError not_found, locked; forbidden without the right to pay claims back; invalid for a
 *   day to come; conflict where it is not approved, or less is owed of something than it paid,
 *   since that was settled otherwise meanwhile
 */
export function settleRun(
  writer: Writer,
  context: FirmContext,
  id: string,
  { date, account }: { date: string; account?: string },
): Made[] {
  const run = requireRun(writer, context, id)
  if (run.state !== 'approved') throw conflictOf('runNotApproved')
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  const kept = madeOf(run.made).filter((one) => dueOf(writer, one.id) === 0)
  if (run.direction === 'in') {
    return settleDebits(writer, context, run, { date, account: account ?? run.account })
  }
  const items = itemsOfRun(writer, id).filter(
    ({ documentId }) => !kept.some((one) => one.id === documentId),
  )
  for (const { documentId, amount, discount } of items) {
    if (dueOf(writer, documentId) < amount + discount) throw conflictOf('runOutdated')
  }
  const from = { date, account: account ?? run.account }
  const bills = Map.groupBy(
    items.filter(({ kind }) => kind === 'bill'),
    ({ payeeId }) => payeeId,
  )
  const made = [
    ...kept,
    ...[...bills].map(([supplierId, own]) =>
      paySupplier(writer, context, run, supplierId, own, from),
    ),
    ...items
      .filter(({ kind }) => kind === 'expense')
      .map(({ documentId }) => payBack(writer, context, documentId, from)),
  ]
  changeRun(writer, run, { state: 'paid', paidDate: date, made: JSON.stringify(made) })
  setOpen(writer, id, false)
  const after = { paidDate: date, made: made.length }
  writer.audit({ entity: 'paymentRun', entityId: id, action: 'settle', title: run.number, after })
  return made
}

/** Posts a payment of each invoice on the day that the bank collected, and notes each mandate used. */
function settleDebits(
  writer: Writer,
  context: FirmContext,
  run: StoredRun,
  { date, account }: From,
): Made[] {
  const items = itemsOfRun(writer, run.id)
  const made = items.map(({ documentId, payeeId, amount, mandateId }): Made => {
    if (dueOf(writer, documentId, 'invoice') < amount) throw conflictOf('runOutdated')
    const input = PaymentInput.parse({
      customerId: payeeId,
      date,
      method: 'directDebit',
      account,
      currency: run.currency,
      reference: run.number,
      amount,
      allocations: [{ invoiceId: documentId, amount }],
    })
    const { id } = requirePaymentSteps().record(writer, context, input)
    if (mandateId !== null) noteDebit(writer, context, mandateId, date)
    return { kind: 'payment', id, documentId }
  })
  changeRun(writer, run, { state: 'paid', paidDate: date, made: JSON.stringify(made) })
  setOpen(writer, run.id, false)
  const after = { paidDate: date, made: made.length }
  writer.audit({
    entity: 'paymentRun',
    entityId: run.id,
    action: 'settle',
    title: run.number,
    after,
  })
  return made
}

type From = { date: string; account: string }

function paySupplier(
  writer: Writer,
  context: FirmContext,
  { number, currency }: StoredRun,
  supplierId: string,
  items: readonly StoredItem[],
  { date, account }: From,
): Made {
  const input = SupplierPaymentInput.parse({
    supplierId,
    date,
    account,
    currency,
    reference: number,
    amount: items.reduce((sum, { amount }) => sum + amount, 0),
    allocations: items.map(({ documentId: billId, amount, discount }) => ({
      billId,
      amount,
      discount,
    })),
  })
  const { id } = requirePaymentSteps().paySupplier(writer, context, input)
  return { kind: 'payment', id }
}

function payBack(writer: Writer, context: FirmContext, id: string, from: From): Made {
  requirePermission(context.actor, 'expense:post')
  reimburseExpense(writer, context, id, from)
  return { kind: 'claim', id }
}

/**
 * Has a run wait for the bank again, whose payments were taken back; claims that were paid back stay
 * so, and are part of it when it is settled again.
 * @throws AppError not_found
 */
export function reopenRun(writer: Writer, context: FirmContext, id: string): void {
  const run = requireRun(writer, context, id)
  if (run.state !== 'paid') return
  const free = itemsOfRun(writer, id).every(({ documentId }) => !isInOther(writer, documentId, id))
  const claims = madeOf(run.made).filter(({ kind }) => kind === 'claim')
  const state = free ? 'approved' : 'cancelled'
  changeRun(writer, run, { state, paidDate: null, made: JSON.stringify(claims) })
  if (free) setOpen(writer, id, true)
  writer.audit({ entity: 'paymentRun', entityId: id, action: 'reopen', title: run.number })
}

function isInOther({ sql }: Writer, documentId: string, runId: string): boolean {
  return (
    sql
      .exec(
        'select 1 from payment_run_items where document_id = ? and run_id <> ? and is_open = 1',
        documentId,
        runId,
      )
      .toArray().length > 0
  )
}
