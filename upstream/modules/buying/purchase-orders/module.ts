import { defineModule } from '../../../core/hooks.ts'
import { findTitled } from '../../../documents/offered/titled.ts'
import { heldIn } from '../../firm/custom-fields/index.ts'
import { followsParty } from '../../firm/parties/views.ts'
import { kinds as approvedKinds, listWaiting } from './approval-kinds.ts'
import { billSteps } from './bill-steps.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'
import { noteMailed, noteNotMailed } from './service.ts'
import { reindexOrder } from './writer.ts'
import { wrongSums } from './wrong-sums.ts'

export const module = defineModule({
  name: 'purchase-orders',
  wrongSums,
  endpoints: router,
  /** A draft, which has no number, is known by its supplier. */
  recordKinds: {
    purchaseOrder: {
      read: 'bill:view',
      reach: followsParty('purchase_orders', 'supplier_id'),
      write: 'bill:edit',
      path: (id) => `purchase-orders/${id}`,
      find: findTitled({ table: 'purchase_orders', party: 'supplier_name' }),
      moneyFields: ['total'],
    },
  },
  onMailKept: { purchaseOrder: noteNotMailed },
  onMailLeft: { purchaseOrder: noteMailed },
  /** Orders of a supplier; what one shows stays as it was approved. */
  partyUses: [
    {
      kind: 'purchaseOrder',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from purchase_orders where supplier_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update purchase_orders set supplier_id = ? where supplier_id = ?', intoId, fromId)
      },
    },
  ],
  /** Orders to suppliers. */
  partyDocuments: [
    {
      kind: 'purchaseOrder',
      read: 'bill:view',
      from: 'purchase_orders',
      party: 'supplier_id',
      date: 'issue_date',
      title: `coalesce(number, '')`,
      amount: '-total',
      currency: 'currency',
      standing: `case when state in ('draft', 'waiting') then 'draft'
      when state in ('billed', 'closed') then 'done' else 'open' end`,
      dueDate: 'expected_date',
    },
  ],
  /** What orders name of other owners' records. */
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from purchase_order_lines where item_id = ? limit 1', id).toArray()
        .length > 0,
  },
  /** Orders are no tax documents: their dates need not follow their numbers. */
  numberedKinds: [
    {
      kind: 'purchaseOrder',
      pattern: 'PO-{YYYY}-{####}',
      prefixes: { de: 'BE-', it: 'OA-', ru: 'ЗП-', es: 'PC-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from purchase_orders where number = ?', number).toArray().length > 0,
    },
  ],
  billSteps,
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  customValues: {
    purchaseOrder: heldIn('purchase_orders', reindexOrder),
  },
  approvals: { kinds: approvedKinds, listWaiting },
})
