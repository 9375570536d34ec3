import { PaymentInput, SupplierPaymentInput } from '#contract/books/payment.ts'
import { AppError, conflictOf, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { requirePermission } from '#contract/core/roles.ts'
import type { MatchInput } from '#contract/money/bank-matching.ts'
import type { FirmContext, Writer } from '../../../../firm/store.ts'
import {
  balanceOf,
  isPaidByCustomers,
  itemsOfDocument,
  type OpenItem,
  requirePaymentSteps,
} from '../../../books/settlement/index.ts'
import { reimburseExpense } from '../../../buying/expenses/index.ts'
import { paymentReference } from './payment-reference.ts'
import type { StoredLine } from './reader.ts'
import { requireReached } from './rights.ts'
import type { Made } from './writer.ts'

type Wanted = Extract<MatchInput, { how: 'items' }>['items'][number]
type Chosen = Wanted & { items: OpenItem[]; first: OpenItem }

/** Only of invoices and bills: a claim is paid back whole, and a credit of a supplier is no debt of theirs that they discount. */
const discountedKinds = new Set(['invoice', 'bill'])

/**
 * Records what a line paid: invoices of one customer, whose rest stands to their credit, or bills and
 * claims, or credits that suppliers pay back, which must be the whole line. Gives what was recorded.
 * @throws AppError locked; not_found out of reach; invalid at an item; conflict for a mixture
 */
export function payItems(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  wanted: readonly Wanted[],
): Made[] {
  const chosen = choose(writer, context, line, wanted)
  const sum = wanted.reduce((total, { amount }) => total + amount, 0)
  const size = Math.abs(line.amount)
  const isIn = line.amount > 0
  if (sum > size || (!isIn && sum !== size)) {
    throw new AppError('invalid', 'The items have fields to correct', {
      fields: { items: { key: 'notTheLine' } },
    })
  }
  if (!isIn) return payOut(writer, context, line, chosen)
  if (!chosen.every(({ first }) => first.direction === 'payable')) {
    return [receive(writer, context, line, chosen)]
  }
  // What a supplier pays back is of their credits, and nothing beside them.
  if (sum !== size)
    throw new AppError('invalid', 'The items have fields to correct', {
      fields: { items: { key: 'notTheLine' } },
    })
  return payBills(writer, context, line, chosen)
}

function choose(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  wanted: readonly Wanted[],
): Chosen[] {
  const fields: FieldProblems = {}
  const side = line.amount > 0 ? 'debit' : 'credit'
  const chosen = wanted.flatMap((one, at) => {
    const items = itemsOfDocument(writer, one.documentId).filter((item) => item.side === side)
    const [first] = items
    const path = `items.${at}.amount`
    const discountPath = `items.${at}.discount`
    if (first) {
      requireReached(writer, context, { kind: first.documentKind, id: one.documentId })
      requireReached(writer, context, { kind: 'party', id: first.partyId })
    }
    if (!first || first.currency !== line.currency) fields[path] = { key: 'notOpen' }
    else if (one.amount > balanceOf(items)) fields[path] = { key: 'moreThanDue' }
    else if (one.discount > 0 && !discountedKinds.has(first.documentKind))
      fields[discountPath] = { key: 'noDiscountHere' }
    else if (one.amount + one.discount > balanceOf(items))
      fields[discountPath] = { key: 'moreThanDue' }
    return first ? [{ ...one, items, first }] : []
  })
  refuseProblems(fields, 'The items have fields to correct')
  return chosen
}

function receive(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  chosen: readonly Chosen[],
): Made {
  const [first] = chosen
  const isMixed = chosen.some(
    ({ first: one }) => !isPaidByCustomers(one) || one.partyId !== first?.first.partyId,
  )
  if (!first || isMixed) throw conflictOf('oneCustomerOnly')
  const { date, currency, amount, account } = line
  const payment = requirePaymentSteps().record(
    writer,
    context,
    PaymentInput.parse({
      customerId: first.first.partyId,
      date,
      currency,
      amount,
      account,
      reference: paymentReference(line),
      allocations: chosen.map(({ documentId: invoiceId, amount: paid, discount }) => ({
        invoiceId,
        amount: paid,
        discount,
      })),
    }),
  )
  return { kind: 'payment', id: payment.id }
}

/** Bills of any number of suppliers, and claims, which know themselves when they are paid back. */
function payOut(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  chosen: readonly Chosen[],
): Made[] {
  const claims = chosen.filter(({ first }) => first.direction === 'employee')
  const bills = chosen.filter(({ first }) => first.direction === 'payable')
  if (claims.length + bills.length !== chosen.length) throw conflictOf('notPayable')
  const { date, account } = line
  const made: Made[] = claims.map(({ documentId }) => {
    requirePermission(context.actor, 'expense:post')
    reimburseExpense(writer, context, documentId, { date, account })
    return { kind: 'claim', id: documentId }
  })
  return [...made, ...payBills(writer, context, line, bills)]
}

/**
 * Money to suppliers, or what they pay back of credits: a payment of each supplier. Gives them.
 * @throws AppError not_found, locked; invalid where a bill is not open any more
 */
function payBills(
  writer: Writer,
  context: FirmContext,
  line: StoredLine,
  bills: readonly Chosen[],
): Made[] {
  const { date, account, currency, amount: moved } = line
  const steps = requirePaymentSteps()
  const record = moved > 0 ? steps.receiveFromSupplier : steps.paySupplier
  const bySupplier = Map.groupBy(bills, ({ first }) => first.partyId)
  return [...bySupplier].map(([supplierId, own]) => {
    const input = SupplierPaymentInput.parse({
      supplierId,
      date,
      account,
      currency,
      reference: paymentReference(line),
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      allocations: own.map(({ documentId: billId, amount, discount }) => ({
        billId,
        amount,
        discount,
      })),
    })
    return { kind: 'payment', id: record(writer, context, input).id }
  })
}
