import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import {
  balanceOf,
  isHeldForPayment,
  itemsOfDocument,
  type OpenItem,
} from '../../books/settlement/index.ts'
import { firmDate } from '../../firm/firms/index.ts'

/** What a payment, received or paid, takes off a document, and for how much. */
export type Allocation = {
  documentId: string
  /** In the payment's currency. */
  amount: Minor
  /** In the document's currency, where that is another one; the discount comes on top. */
  documentAmount?: Minor | undefined
  discount: Minor
}

type Allocated = {
  partyId: string
  date: string
  currency: string
  amount: Minor
  allocations: readonly Allocation[]
}

type Rules = {
  /** What the call names its fields. */
  fields: { document: string; documentAmount: string }
  /** Whether such a payment settles such a document. */
  isMeant(item: Pick<OpenItem, 'documentKind'>): boolean
  /** The problem of a document of another party. */
  ofAnother: string
  /**
   * The money has moved as the payment says, by the bank or a payment service; what is only typed in
   * may not settle what the bank was told to move.
   */
  hasMoved: boolean
  /** What else is wrong with the payment. */
  more?: FieldProblems
}

/**
 * Refuses a payment that can't be put towards what its allocations name.
 * @throws AppError not_found for a document the firm does not have; invalid when one is not open,
 *   is another party's or in another currency without an amount in it, when more is allocated
 *   than is owed or was paid, when the bank was told to move it, or when the date is yet to come
 */
export function requireAllocatable(
  reader: Reader,
  context: FirmContext,
  payment: Allocated,
  rules: Rules,
): void {
  const fields: FieldProblems = {}
  const seen = new Set<string>()
  payment.allocations.forEach((wanted, at) => {
    const { documentId } = wanted
    const items = itemsOfDocument(reader, documentId)
    const whole = documentProblem(items, payment, rules)
    const twice = seen.has(documentId) ? 'twice' : undefined
    const isHeld = !rules.hasMoved && isHeldForPayment(reader, documentId)
    const key = whole ?? twice ?? (isHeld ? 'inApprovedRun' : undefined)
    const problem = key
      ? { field: rules.fields.document, key }
      : amountProblem(items, wanted, payment.currency, rules)
    if (problem) fields[`allocations.${at}.${problem.field}`] = { key: problem.key }
    seen.add(documentId)
  })
  const allocated = payment.allocations.reduce((sum, { amount }) => sum + amount, 0)
  if (allocated > payment.amount) fields.amount = { key: 'lessThanAllocated' }
  if (payment.date > firmDate(reader, context)) fields.date = { key: 'inFuture' }
  const all = { ...fields, ...rules.more }
  refuseProblems(all, 'The payment has fields to correct')
}

function documentProblem(
  items: readonly OpenItem[],
  { partyId }: Pick<Allocated, 'partyId'>,
  { isMeant, ofAnother }: Rules,
): string | undefined {
  const [first] = items
  if (!first || !isMeant(first) || balanceOf(items) === 0) return 'notOpen'
  return first.partyId === partyId ? undefined : ofAnother
}

function amountProblem(
  items: readonly OpenItem[],
  { amount, documentAmount, discount }: Allocation,
  currency: string,
  { fields }: Rules,
): { field: string; key: string } | undefined {
  const isForeign = items[0]?.currency !== currency
  if (isForeign && documentAmount === undefined) {
    return { field: fields.document, key: 'otherCurrency' }
  }
  if (!isForeign && documentAmount !== undefined && documentAmount !== amount) {
    return { field: fields.documentAmount, key: 'invalidAmount' }
  }
  const due = balanceOf(items)
  const taken = documentAmount ?? amount
  if (taken > due)
    return { field: isForeign ? fields.documentAmount : 'amount', key: 'moreThanDue' }
  return taken + discount > due ? { field: 'discount', key: 'moreThanDue' } : undefined
}
