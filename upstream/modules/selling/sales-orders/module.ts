import { eq } from 'drizzle-orm'
import { defineModule } from '../../../core/hooks.ts'
import { findTitled, ofCustomer } from '../../../documents/offered/titled.ts'
import { orderLinesView } from './analysis-view.ts'
import { kinds, listWaiting } from './approval-kinds.ts'
import { draftSource, invoiceSteps } from './follow-invoices.ts'
import { handlers } from './handlers.ts'
import { mailKinds } from './mail-kinds.ts'
import { refreshOrder } from './progress.ts'
import { publicHandlers } from './public-handlers.ts'
import { billingsOn, findStoredOrder } from './reader.ts'
import { markSent } from './send.ts'
import { salesOrdersTable } from './tables.ts'
import { toDo } from './to-do.ts'
import { changeOrder, renewOrderSecrets } from './writer.ts'
import { wrongSums } from './wrong-sums.ts'

const router = { salesOrders: handlers, publicSalesOrders: publicHandlers }

export const module = defineModule({
  name: 'sales-orders',
  wrongSums,
  analysisViews: [orderLinesView],
  toDo,
  // What an invoice says of its lines is settled first.
  after: { invoiceSteps: ['stock'] },
  endpoints: router,
  soldCostParties: { table: 'sales_orders', customer: 'customer_id', person: 'created_by' },
  /** A draft, which has no number, is known by its customer. */
  recordKinds: {
    salesOrder: {
      read: 'quote:view',
      reach: { made: 'quote' },
      write: 'quote:edit',
      path: (id) => `sales-orders/${id}`,
      find: findTitled({ table: 'sales_orders', party: 'customer_name' }),
      moneyFields: ['total'],
    },
  },
  recordOwners: {
    entity: 'quote',
    params: ['salesOrderId'],
    madeBy: ({ db }, id) =>
      db
        .select({ by: salesOrdersTable.createdBy })
        .from(salesOrdersTable)
        .where(eq(salesOrdersTable.id, id))
        .get()?.by,
  },
  /** Drafts and confirmed orders; what a confirmed one shows stays as it was confirmed. */
  partyUses: [
    {
      kind: 'salesOrder',
      count: ({ sql }, partyId) =>
        sql
          .exec<{ count: number }>(
            'select count(*) as count from sales_orders where customer_id = ?',
            partyId,
          )
          .one().count,
      move: ({ sql }, fromId, intoId) => {
        sql.exec('update sales_orders set customer_id = ? where customer_id = ?', intoId, fromId)
      },
    },
  ],
  /** Orders of customers. */
  partyDocuments: [
    {
      kind: 'salesOrder',
      read: 'quote:view',
      scope: { entity: 'quote', madeBy: 'created_by' },
      from: 'sales_orders',
      ...ofCustomer,
      standing: `case when state in ('draft', 'open') then state
      when state = 'cancelled' then 'ended' else 'done' end`,
      dueDate: `case when delivery_state in ('open', 'partly') then delivery_date end`,
    },
  ],
  /** What orders name of other owners' records. */
  usesOf: {
    item: ({ sql }, id) =>
      sql.exec('select 1 from sales_order_lines where item_id = ? limit 1', id).toArray().length >
      0,
    costCentre: ({ sql }, id) =>
      sql.exec('select 1 from sales_order_lines where cost_centre_id = ? limit 1', id).toArray()
        .length > 0,
  },
  /** Orders are no tax documents: their dates need not follow their numbers. */
  numberedKinds: [
    {
      kind: 'salesOrder',
      pattern: 'SO-{YYYY}-{####}',
      prefixes: { de: 'AB-', it: 'OC-', ru: 'ЗК-', es: 'PV-' },
      reset: 'yearly',
      followsDates: false,
      isTaken: ({ sql }, number) =>
        sql.exec('select 1 from sales_orders where number = ?', number).toArray().length > 0,
    },
  ],
  approvals: { kinds, listWaiting },
  draftSource,
  invoiceSteps,
  sourceParties: { salesOrder: (reader, id) => findStoredOrder(reader, id)?.customerId },
  /** Goods of an order leave on its delivery notes, and not once more with its invoices. */
  stockOrders: {
    sourceKind: 'salesOrder',
    changed: (writer, context, orderId) => {
      if (findStoredOrder(writer, orderId)) refreshOrder(writer, context, orderId)
    },
    linesOf: (reader, invoiceId) =>
      billingsOn(reader, invoiceId).map(({ invoiceLineId }) => invoiceLineId),
    promisedFor: (reader, ids) => {
      const rows = reader.sql.exec<{ id: string; date: string }>(
        `select id, delivery_date as date from sales_orders
         where delivery_date is not null and id in (select value from json_each(?))`,
        JSON.stringify(ids),
      )
      return new Map(rows.toArray().map(({ id, date }) => [id, date]))
    },
  },
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
  /** An order whose confirmation no mail has left with was not sent. */
  onMailKept: {
    salesOrder: (writer, context, id) => {
      const row = findStoredOrder(writer, id)
      if (row && row.sentAt !== null) changeOrder(writer, context, row, { sentAt: null })
    },
  },
  /** One that failed at first and was sent again. */
  onMailLeft: {
    salesOrder: (writer, context, id) => {
      const row = findStoredOrder(writer, id)
      if (row && row.state !== 'draft' && row.sentAt === null) markSent(writer, context, id)
    },
  },
  onCopy: renewOrderSecrets,
})
