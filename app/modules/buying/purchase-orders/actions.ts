import { z } from 'zod'
import { billPath } from '#app/modules/buying/bills/index.ts'
import type { RecordAction } from '#app/shell/register/describe.ts'
import { versionOf } from '#app/shell/register/version-of.ts'
import { type PurchaseOrder, purchaseOrdersContract } from '#contract/buying/purchase-orders.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { Id } from '#contract/core/fields.ts'

const Made = z.object({ billId: Id })

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
    isMain: true,
    isOffered: ({ actions }) => actions.includes('approve'),
    act: ({ call, firm: { firmId } }, purchaseOrderId, options, seen) => {
      const version = versionOf(seen)
      return call(purchaseOrdersContract.approve, { firmId, purchaseOrderId, version }, options)
    },
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
    leadsTo: (firmId, made) => billPath(firmId, Made.parse(made).billId),
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
