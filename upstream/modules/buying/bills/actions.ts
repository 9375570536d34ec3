import { type BillAction, billsContract } from '#contract/buying/bills.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { knownAmount } from '../../books/rates/index.ts'
import { findPaymentSteps } from '../../books/settlement/index.ts'
import { mayApprove, needsOther } from '../../firm/approvals/index.ts'
import { awaitsSum } from './awaits-sum.ts'
import type { StoredBill } from './reader.ts'
import { payableOf } from './withheld.ts'

type Subject = Pick<
  StoredBill,
  | ('kind' | 'state' | 'due' | 'totalAmount' | 'withheldAmount' | 'supplierId' | 'preparedBy')
  | ('currency' | 'exchangeRate' | 'date' | 'fileTotal' | 'acceptedTotal')
>

const needs: Record<BillAction, Permission> = {
  edit: 'bill:edit',
  decideSum: needsOf(billsContract.decideSum),
  remove: needsOf(billsContract.remove),
  submit: 'bill:edit',
  approve: 'bill:approve',
  reject: 'bill:approve',
  addSupplier: 'bill:edit',
  pay: 'payment:edit',
  applyCredit: 'bill:approve',
  receiveRefund: 'payment:edit',
  writeOff: 'settlement:writeOff',
  landCosts: 'stock:adjust',
  void: needsOf(billsContract.void),
}

/** What the state of a bill allows to anybody. */
export function stepsOf(bill: Omit<Subject, 'preparedBy'>): BillAction[] {
  const deciding: BillAction[] = awaitsSum(bill) ? ['decideSum'] : []
  const unlinked: BillAction[] = bill.supplierId === null ? ['addSupplier'] : ['approve']
  switch (bill.state) {
    case 'draft':
      return ['edit', 'remove', 'submit', ...unlinked, ...deciding]
    case 'waiting':
      return ['edit', ...unlinked, ...deciding, 'reject']
    case 'open':
      return [
        ...(findPaymentSteps() ? ([bill.kind === 'bill' ? 'pay' : 'receiveRefund'] as const) : []),
        ...(bill.kind === 'bill' ? (['applyCredit'] as const) : []),
        'writeOff',
        ...(bill.due === payableOf(bill) ? (['void'] as const) : []),
      ]
    case 'paid':
      return payableOf(bill) === 0 ? ['void'] : []
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
      (step !== 'addSupplier' || isAllowed(actor, 'party:edit')) &&
      (step !== 'approve' || (isApprovable(reader, bill, actor) && !awaitsSum(bill))),
  )
}

/** Where the rule wants a second person, a bill is approved once it was handed in. */
function isApprovable(reader: Reader, bill: Subject, actor: FirmContext['actor']): boolean {
  const approval = { ...approvalOf(reader, bill), actor }
  return mayApprove(reader, approval) && (bill.state === 'waiting' || !needsOther(reader, approval))
}

/** What the firm's approval rule asks of a bill; the amount is that of the firm's currency. */
export function approvalOf(reader: Reader, bill: Amount & Pick<Subject, 'preparedBy'>) {
  return {
    kind: 'bill',
    preparedBy: bill.preparedBy,
    amount: knownAmount(reader, { ...bill, amount: bill.totalAmount }),
  }
}

type Amount = Pick<Subject, 'totalAmount' | 'currency' | 'exchangeRate' | 'date'>
