import type { RecordAction } from '#app/shell/register/describe.ts'
import { needsOf } from '#contract/endpoint.ts'
import { type PurchaseOrder, purchaseOrdersContract } from '#contract/purchase-orders.ts'

/** What a press on a button of an order's page does. */
export const recordActions: RecordAction<PurchaseOrder>[] = [
  {
    intent: 'submit',
    icon: 'send',
    needs: 'bill:edit',
    isOffered: ({ actions }) => actions.includes('submit'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options) =>
      call(purchaseOrdersContract.submit, { firmId, purchaseOrderId }, options),
  },
  {
    intent: 'approve',
    icon: 'check',
    needs: 'bill:approve',
    isOffered: ({ actions }) => actions.includes('approve'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options) =>
      call(purchaseOrdersContract.approve, { firmId, purchaseOrderId }, options),
  },
  {
    intent: 'send',
    icon: 'send',
    needs: 'bill:edit',
    isOffered: ({ actions }) => actions.includes('send'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options) =>
      call(purchaseOrdersContract.send, { firmId, purchaseOrderId }, options),
  },
  {
    intent: 'makeBill',
    icon: 'file-text',
    needs: 'bill:edit',
    isOffered: ({ actions }) => actions.includes('makeBill'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options) =>
      call(purchaseOrdersContract.makeBill, { firmId, purchaseOrderId }, options),
  },
  {
    intent: 'close',
    icon: 'archive',
    needs: 'bill:edit',
    asksFirst: true,
    isOffered: ({ actions }) => actions.includes('close'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options) =>
      call(purchaseOrdersContract.close, { firmId, purchaseOrderId }, options),
  },
  {
    intent: 'remove',
    icon: 'trash-2',
    needs: needsOf(purchaseOrdersContract.remove),
    asksFirst: true,
    isDanger: true,
    endsRecord: true,
    isOffered: ({ actions }) => actions.includes('remove'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options) =>
      call(purchaseOrdersContract.remove, { firmId, purchaseOrderId }, options),
  },
]
