import { divideRound } from '#contract/decimal.ts'
import { AppError, type FieldProblems, invalidField } from '#contract/errors.ts'
import { type Minor, minorFrom } from '#contract/money.ts'
import type { FirmContext, Writer } from '../../firm/store.ts'
import { firmDate } from '../firms/index.ts'
import { addHistory, credit, debit, getDocument, isOpen, settle } from '../invoicing/index.ts'
import { post, requireOpenDate } from '../ledger/index.ts'
import { type CustomerCredit, changeCredit, creditOf, getStoredParty } from '../parties/index.ts'
import { withExchangeDifference } from './record.ts'

/**
 * Puts a customer's credit towards one of their open invoices, today.
 * @throws AppError not_found; invalid for more than there is or than is owed; locked
 */
export function applyCredit(
  writer: Writer,
  context: FirmContext,
  { customerId, invoiceId, amount }: { customerId: string; invoiceId: string; amount: Minor },
): { applied: Minor; remaining: Minor } {
  const customer = getStoredParty(writer, customerId)
  const invoice = getDocument(writer, invoiceId)
  if (!isOpen(invoice)) throw invalidField('invoiceId', 'notOpen')
  if (invoice.customerId !== customer.id) throw invalidField('invoiceId', 'otherCustomer')
  const { currency } = invoice
  const held = creditOf(writer, customerId, currency)
  const fields: FieldProblems = {}
  if (amount > invoice.due) fields.amount = { key: 'moreThanDue' }
  if (amount > held.amount) fields.amount = { key: 'moreThanCredit' }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', 'Credit', { fields })
  const date = firmDate(writer, context)
  requireOpenDate(writer, date, context)

  const sourceId = context.newId()
  const usedBase = baseOf(held, amount)
  const settlement = { sourceKind: 'credit', sourceId, amount } as const
  const { amountBase } = settle(writer, context, invoice, settlement)
  changeCredit(writer, customerId, currency, { amount: -amount, amountBase: -usedBase })
  post(writer, context, {
    date,
    memo: `${invoice.number} ${invoice.customerName}`,
    source: { kind: 'credit', id: sourceId },
    lines: withExchangeDifference([
      debit({ role: 'customerCredit' }, usedBase),
      credit({ role: 'receivable' }, amountBase),
    ]),
  })
  addHistory(writer, context, { invoiceId, kind: 'creditApplied', amount, currency })
  writer.audit({
    entity: 'invoice',
    entityId: invoiceId,
    action: 'applyCredit',
    before: { due: invoice.due },
    after: { due: invoice.due - amount },
  })
  return { applied: amount, remaining: held.amount - amount }
}

/** Its share of what the credit is worth; the last of it takes all that is left. */
function baseOf(held: CustomerCredit, amount: Minor): Minor {
  if (amount === held.amount) return held.amountBase
  return minorFrom(divideRound(BigInt(held.amountBase) * BigInt(amount), BigInt(held.amount)))
}
