import { type FieldProblems, invalidField, refuseProblems } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { requireOpenDate } from '../../books/ledger/index.ts'
import {
  applyCredits,
  balanceOf,
  isHeldForPayment,
  isPaidByCustomers,
  itemsOfDocument,
  openCredits,
} from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'

/**
 * Puts a customer's credit towards one of their open invoices, today.
 * @throws AppError not_found; locked; invalid for more than there is or than is owed, and for an
 *   invoice that the bank was told to collect
 */
export function applyCredit(
  writer: Writer,
  context: FirmContext,
  { customerId, invoiceId, amount }: { customerId: string; invoiceId: string; amount: Minor },
): { applied: Minor; remaining: Minor } {
  const customer = getStoredParty(writer, customerId)
  const items = itemsOfDocument(writer, invoiceId)
  const [owed] = items
  const due = balanceOf(items)
  if (!owed || !isPaidByCustomers(owed) || due === 0) {
    throw invalidField('invoiceId', 'notOpen')
  }
  if (owed.partyId !== customer.id) throw invalidField('invoiceId', 'otherCustomer')
  if (isHeldForPayment(writer, invoiceId)) throw invalidField('invoiceId', 'inApprovedRun')
  const fields: FieldProblems = {}
  if (amount > due) fields.amount = { key: 'moreThanDue' }
  if (amount > balanceOf(openCredits(writer, { ...owed, direction: 'receivable' }))) {
    fields.amount = { key: 'moreThanCredit' }
  }
  refuseProblems(fields, 'The credit has fields to correct')
  const date = firmDate(writer, context)
  requireOpenDate(writer, date, context)
  const remaining = applyCredits(writer, context, { documentId: invoiceId, amount, date })
  return { applied: amount, remaining }
}
