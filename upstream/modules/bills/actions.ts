import type { BillAction } from '#contract/bills.ts'
import { isAllowed, type Permission } from '#contract/roles.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'
import { mayApprove } from '../approvals/index.ts'
import type { StoredBill } from './reader.ts'

type Subject = Pick<
  StoredBill,
  'kind' | 'state' | 'due' | 'totalAmount' | 'supplierId' | 'preparedBy'
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
  const { preparedBy } = bill
  return stepsOf(bill).filter(
    (step) =>
      isAllowed(actor, needs[step]) &&
      (step !== 'approve' || mayApprove(reader, { kind: 'bill', preparedBy, actor })),
  )
}
