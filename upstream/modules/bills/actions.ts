import type { BillAction } from '#contract/bills.ts'
import { convert } from '#contract/money.ts'
import { isAllowed, type Permission } from '#contract/roles.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { mayApprove } from '../approvals/index.ts'
import { getFirmProfile } from '../firms/index.ts'
import type { StoredBill } from './reader.ts'

type Subject = Pick<
  StoredBill,
  | ('kind' | 'state' | 'due' | 'totalAmount' | 'supplierId' | 'preparedBy')
  | ('currency' | 'exchangeRate')
>

const needs: Record<BillAction, Permission> = {
  edit: 'bill:edit',
  remove: 'bill:edit',
  submit: 'bill:edit',
  approve: 'bill:approve',
  reject: 'bill:approve',
  addSupplier: 'party:edit',
  pay: 'payment:edit',
  applyCredit: 'bill:approve',
  void: 'bill:approve',
}

/** What the state of a bill allows to anybody. */
export function stepsOf(bill: Omit<Subject, 'preparedBy'>): BillAction[] {
  const unlinked: BillAction[] = bill.supplierId === null ? ['addSupplier'] : ['approve']
  switch (bill.state) {
    case 'draft':
      return ['edit', 'remove', 'submit', ...unlinked]
    case 'waiting':
      return ['edit', ...unlinked, 'reject']
    case 'open':
      return [
        ...(bill.kind === 'bill' ? (['pay', 'applyCredit'] as const) : []),
        ...(bill.due === bill.totalAmount ? (['void'] as const) : []),
      ]
    default:
      return []
  }
}

/** What somebody may do with a bill now. */
export function actionsOf(
  reader: Reader,
  bill: Subject,
  { actor }: Pick<FirmContext, 'actor'>,
): BillAction[] {
  return stepsOf(bill).filter(
    (step) =>
      isAllowed(actor, needs[step]) &&
      (step !== 'approve' || mayApprove(reader, { ...approvalOf(reader, bill), actor })),
  )
}

/** What the firm's approval rule asks of a bill; the amount is that of the firm's currency. */
export function approvalOf(
  reader: Reader,
  bill: Pick<Subject, 'totalAmount' | 'currency' | 'exchangeRate' | 'preparedBy'>,
) {
  const { totalAmount, currency, exchangeRate, preparedBy } = bill
  const { baseCurrency } = getFirmProfile(reader)
  const isSame = currency === baseCurrency
  const amount = isSame ? totalAmount : convert(totalAmount, currency, baseCurrency, exchangeRate)
  return { kind: 'bill', preparedBy, amount }
}
