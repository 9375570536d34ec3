import { PaymentInput, SupplierPaymentInput } from '#contract/books/payment.ts'
import { conflictOf, invalidField } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { requirePaymentSteps } from '../../books/settlement/index.ts'
import { reimburseExpense } from '../../buying/expenses/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { noteDebit, takeBackDebit } from '../mandates/index.ts'
import {
  dueOf,
  itemsOfRun,
  type Made,
  madeOf,
  requireRun,
  type StoredItem,
  type StoredRun,
} from './reader.ts'
import { changeItems, changeRun } from './writer.ts'

/**
 * Posts what a run paid on the day that the bank did: a payment to each supplier, and each claim paid
 * back. Gives what is in the books of it, with claims that it paid back before it was reopened.
 * @param from `account` where a line of the bank says what was moved: then it was all of the run, and
 *   what was settled otherwise meanwhile stands to a credit with its supplier or customer
 * @throws AppError not_found, locked; forbidden without the right to pay claims back; invalid for a
 *   day to come; conflict where it is not approved, or less is owed of something than it paid,
 *   since that was settled otherwise meanwhile: of anything where no line of the bank says so, and of
 *   claims always, as members have no credit
 */
export function settleRun(
  writer: Writer,
  context: FirmContext,
  id: string,
  { date, account }: { date: string; account?: string },
): Made[] {
  const run = requireRun(writer, context, id)
  const isOfLine = account !== undefined
  if (run.state !== 'approved') throw conflictOf('runNotApproved')
  if (date > firmDate(writer, context)) throw invalidField('date', 'inFuture')
  if (run.direction === 'in') {
    if (!isOfLine) requireOwed(writer, itemsOfRun(writer, id))
    return settleDebits(writer, context, run, { date, account: account ?? run.account })
  }
  const kept = madeOf(run.made).filter((one) => dueOf(writer, one.id) === 0)
  const items = itemsOfRun(writer, id).filter(
    ({ documentId }) => !kept.some((one) => one.id === documentId),
  )
  requireOwed(
    writer,
    items.filter(({ kind }) => kind === 'expense' || !isOfLine),
  )
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
  finishRun(writer, run, date, made)
  return made
}

/** Notes what a run has become in the books. */
function finishRun(writer: Writer, run: StoredRun, paidDate: string, made: Made[]): void {
  const { id, number: title } = run
  changeRun(writer, run, { state: 'paid', paidDate, made: JSON.stringify(made) })
  changeItems(writer, id, { isOpen: false })
  const after = { paidDate, made: made.length }
  writer.audit({ entity: 'paymentRun', entityId: id, action: 'settle', title, after })
}

/** @throws AppError conflict where less is owed than is paid */
function requireOwed(reader: Reader, items: readonly StoredItem[]): void {
  for (const { documentId, kind, amount, discount } of items) {
    if (dueOf(reader, documentId, kind) < amount + discount) throw conflictOf('runOutdated')
  }
}

/**
 * Posts a payment of each invoice on the day that the bank collected, and notes each mandate used. What
 * an invoice is owed no more stands to its customer's credit.
 */
function settleDebits(
  writer: Writer,
  context: FirmContext,
  run: StoredRun,
  { date, account }: From,
): Made[] {
  const items = itemsOfRun(writer, run.id)
  const made = items.map(({ documentId, payeeId, amount, mandateId }): Made => {
    const due = dueOf(writer, documentId, 'invoice')
    const settled = Math.min(amount, due)
    const input = PaymentInput.parse({
      customerId: payeeId,
      date,
      method: 'directDebit',
      account,
      currency: run.currency,
      reference: run.number,
      amount,
      allocations: settled > 0 ? [{ invoiceId: documentId, amount: settled }] : [],
    })
    const { id } = requirePaymentSteps().record(writer, context, input)
    if (mandateId !== null) noteDebit(writer, context, mandateId, date)
    return { kind: 'payment', id, documentId }
  })
  finishRun(writer, run, date, made)
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
    allocations: items.flatMap(({ documentId: billId, amount, discount }) => {
      const due = dueOf(writer, billId)
      const settled = Math.min(amount, due)
      const granted = Math.min(discount, due - settled)
      return settled > 0 ? [{ billId, amount: settled, discount: granted }] : []
    }),
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
 * so, and are part of it when it is settled again. Debits count no more as collected, so that none of
 * them has come back either.
 * @throws AppError not_found
 */
export function reopenRun(writer: Writer, context: FirmContext, id: string): void {
  const run = requireRun(writer, context, id)
  if (run.state !== 'paid') return
  const free = itemsOfRun(writer, id).every(({ documentId }) => !isInOther(writer, documentId, id))
  const claims = madeOf(run.made).filter(({ kind }) => kind === 'claim')
  const state = free ? 'approved' : 'cancelled'
  changeRun(writer, run, { state, paidDate: null, made: JSON.stringify(claims) })
  for (const { mandateId } of itemsOfRun(writer, id)) {
    if (mandateId !== null) takeBackDebit(writer, context, mandateId)
  }
  changeItems(writer, id, { isOpen: free, returned: '' })
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
