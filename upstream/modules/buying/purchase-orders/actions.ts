import {
  type PurchaseOrderAction,
  purchaseOrdersContract,
} from '#contract/buying/purchase-orders.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { knownAmount } from '../../books/rates/index.ts'
import { mayApprove, needsOther } from '../../firm/approvals/index.ts'
import type { OrderLine, StoredOrder } from './reader.ts'

/** What is asked for beyond the right to edit. */
const needs: { readonly [Step in PurchaseOrderAction]?: Permission } = {
  approve: needsOf(purchaseOrdersContract.approve),
  reject: needsOf(purchaseOrdersContract.reject),
  remove: needsOf(purchaseOrdersContract.remove),
}

/** What the state of an order allows to anybody. */
export function stepsOf(
  { state }: Pick<StoredOrder, 'state'>,
  lines: readonly Pick<OrderLine, 'received' | 'billed' | 'units'>[],
): PurchaseOrderAction[] {
  const isOpen = lines.some(({ received, units }) => received < units)
  const isBillable = lines.some(({ billed, received, units }) => billed < Math.max(units, received))
  switch (state) {
    case 'draft':
      return ['edit', 'remove', 'submit', 'approve']
    case 'waiting':
      return ['edit', 'approve', 'reject']
    case 'approved':
    case 'sent':
    case 'partReceived':
    case 'received':
      return [
        ...(state === 'approved' ? (['send'] as const) : []),
        ...(isOpen ? (['receive'] as const) : []),
        ...(isBillable ? (['makeBill'] as const) : []),
        'close',
      ]
    default:
      return []
  }
}

/** What somebody may do with an order now. */
export function actionsOf(
  reader: Reader,
  order: StoredOrder,
  lines: readonly OrderLine[],
  { actor }: Pick<FirmContext, 'actor'>,
): PurchaseOrderAction[] {
  return stepsOf(order, lines).filter((step) => {
    if (!isAllowed(actor, needs[step] ?? 'bill:edit')) return false
    if (step !== 'approve') return true
    const approval = { ...approvalOf(reader, order), actor }
    return (
      mayApprove(reader, approval) && (order.state === 'waiting' || !needsOther(reader, approval))
    )
  })
}

/** The order as the firm's rule for approvals looks at it. */
export function approvalOf(
  reader: Reader,
  { preparedBy, total, currency, exchangeRate, issueDate: date }: StoredOrder,
) {
  const amount = knownAmount(reader, { amount: total, currency, exchangeRate, date })
  return { kind: 'purchaseOrder', preparedBy, amount }
}
