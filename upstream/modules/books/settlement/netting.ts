import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import type { Minor } from '#contract/core/money.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { allocate } from './allocate.ts'
import { isHeldForPayment } from './payment-holds.ts'
import { postDated } from './posting.ts'
import { type Allocation, getItem } from './reader.ts'

export type Netting = {
  partyId: string
  receivableItemId: string
  payableItemId: string
  amount: Minor
  date: string
}

/**
 * Sets what a party owes against what it is owed, in one currency: both are settled by the amount.
 * @throws AppError not_found, locked; invalid where the items do not fit, less is open or
 *   the bank was told to move what is open of one
 */
export function netItems(
  writer: Writer,
  context: FirmContext,
  { partyId, receivableItemId, payableItemId, amount, date }: Netting,
): Allocation {
  const receivable = getItem(writer, receivableItemId)
  const payable = getItem(writer, payableItemId)
  const fields: FieldProblems = {}
  if (
    receivable.partyId !== partyId ||
    receivable.side !== 'debit' ||
    receivable.direction !== 'receivable'
  ) {
    fields.receivableItemId = { key: 'otherCustomer' }
  }
  if (payable.partyId !== partyId || payable.side !== 'credit' || payable.direction !== 'payable') {
    fields.payableItemId = { key: 'otherCustomer' }
  } else if (payable.currency !== receivable.currency) {
    fields.payableItemId = { key: 'otherCurrency' }
  }
  for (const [field, { documentId }] of Object.entries({
    receivableItemId: receivable,
    payableItemId: payable,
  })) {
    if (isHeldForPayment(writer, documentId)) fields[field] ??= { key: 'inApprovedRun' }
  }
  if (amount > Math.min(receivable.balance, payable.balance)) fields.amount = { key: 'moreThanDue' }
  refuseProblems(fields, 'The offset has fields to correct')
  const { allocation, ...lines } = allocate(writer, context, {
    kind: 'netting',
    debitItemId: receivable.id,
    creditItemId: payable.id,
    debitAmount: amount,
    creditAmount: amount,
    date,
  })
  const memo = `${receivable.documentNumber} ${payable.documentNumber}`
  postDated(writer, context, { memo, source: { kind: 'netting', id: allocation.id } }, [lines])
  return allocation
}
