import { z } from 'zod'
import {
  calculatedLine,
  DocumentInput,
  DocumentLineInput,
  DocumentSums,
} from '../books/document.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { Unusual } from '../core/unusual.ts'
import { previewSendOf } from '../firm/mails-to-send.ts'
import { documentFilters } from './document-filters.ts'
import { draftCalls, sendingCalls } from './offered-document.ts'

/** `done` once nothing is left to deliver or invoice; `cancelled` where all was given up before that. */
export const salesOrderStates = ['draft', 'open', 'done', 'cancelled'] as const
export const SalesOrderState = z.enum(salesOrderStates)
export type SalesOrderState = z.infer<typeof SalesOrderState>

/** How far delivery is, apart from invoicing; `none` where nothing of it is kept in stock. */
export const deliveryStates = ['none', 'open', 'partly', 'done'] as const
export const DeliveryState = z.enum(deliveryStates)
export type DeliveryState = z.infer<typeof DeliveryState>

/** How far invoicing is, apart from delivery. */
export const billingStates = ['open', 'partly', 'done'] as const
export const BillingState = z.enum(billingStates)
export type BillingState = z.infer<typeof BillingState>

export const SalesOrderInput = DocumentInput.extend({
  customerId: field.Id,
  /** The number that the customer gave the order. */
  customerReference: field.optionalText(60),
  /** The day it is promised for. */
  deliveryDate: field.DateOnly.nullable().default(null),
  /** The conditions of delivery and payment, as the confirmation says them. */
  terms: field.optionalText(8000),
  lines: z.array(DocumentLineInput).max(1000),
})
export type SalesOrderInput = z.infer<typeof SalesOrderInput>

/**
 * What became of a line, as quantities in its own unit. `toDeliver`, `toInvoice` and `toCredit` follow
 * from the others: a state is never a share of a hundred.
 */
export const LineQuantities = z.object({
  ordered: z.string(),
  /** Given up: neither delivered nor invoiced. */
  closed: z.string(),
  reserved: z.string(),
  /** Of what is reserved, on delivery notes that have not left yet. */
  onDeliveryNotes: z.string(),
  delivered: z.string(),
  returned: z.string(),
  /** On draft invoices. */
  drafted: z.string(),
  billed: z.string(),
  credited: z.string(),
  /** Delivered, and not to be invoiced. */
  waived: z.string(),
  /** Of what is billed, on invoices that are paid. */
  paid: z.string(),
  toDeliver: z.string(),
  toInvoice: z.string(),
  /** Invoiced above what was kept. */
  toCredit: z.string(),
})
export type LineQuantities = z.infer<typeof LineQuantities>

export const SalesOrderLine = DocumentLineInput.extend({
  ...calculatedLine,
  /** Whether it is kept in stock; others are never delivered. */
  isGoods: z.boolean(),
  quantities: LineQuantities,
})
export type SalesOrderLine = z.infer<typeof SalesOrderLine>

/** A delivery note of an order, which is a document of stock. */
const OrderDelivery = z.object({
  id: field.Id,
  number: z.string(),
  date: field.DateOnly,
  state: z.enum(['open', 'done']),
  lines: z.array(
    z.object({
      lineId: field.Id,
      quantity: z.string(),
      delivered: z.string(),
      returned: z.string(),
    }),
  ),
})
export type OrderDelivery = z.infer<typeof OrderDelivery>

/** What was given up of a line, and why. */
const OrderClosing = z.object({
  lineId: field.Id,
  kind: z.enum(['delivery', 'invoice', 'return']),
  quantity: z.string(),
  reason: z.string(),
  at: field.Instant,
  byName: z.string(),
})

export const SalesOrderAction = z.enum([
  'edit',
  'deleteDraft',
  'submit',
  'confirm',
  'reject',
  'send',
  'revise',
  'deliver',
  'invoice',
  'return',
  'close',
  'duplicate',
])
export type SalesOrderAction = z.infer<typeof SalesOrderAction>

export const SalesOrder = SalesOrderInput.extend({
  id: field.Id,
  number: z.string().nullable(),
  state: SalesOrderState,
  deliveryState: DeliveryState,
  billingState: BillingState,
  customerName: z.string(),
  customerEmail: z.string(),
  lines: z.array(SalesOrderLine),
  totals: DocumentSums,
  /** What it comes to without what was given up; null where nothing was. */
  stillOrdered: field.MinorUnits.nullable(),
  /** The quote it was made of. */
  quoteId: field.Id.nullable(),
  deliveries: z.array(OrderDelivery),
  closings: z.array(OrderClosing),
  confirmedAt: field.Instant.nullable(),
  sentAt: field.Instant.nullable(),
  viewedAt: field.Instant.nullable(),
  /** Path of the public page, once it is confirmed. */
  publicPath: z.string().nullable(),
  /** The last day on which that page leads anywhere; null: for good. */
  publicUntil: field.DateOnly.nullable(),
  /** Whether the draft was handed in, and waits for a second person. */
  isWaiting: z.boolean(),
  actions: z.array(SalesOrderAction),
  /** Of a draft: prices and quantities that are far from what was invoiced before. */
  unusual: z.array(Unusual),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type SalesOrder = z.infer<typeof SalesOrder>

export const SalesOrderRow = z.object({
  id: field.Id,
  number: z.string(),
  customerId: field.Id,
  customerName: z.string(),
  customerReference: z.string(),
  issueDate: field.DateOnly,
  deliveryDate: field.DateOnly.nullable(),
  state: SalesOrderState,
  deliveryState: DeliveryState,
  billingState: BillingState,
  currency: field.CurrencyCode,
  net: field.MinorUnits,
  total: field.MinorUnits,
  /** What it comes to without what was given up; null where nothing was. */
  stillOrdered: field.MinorUnits.nullable(),
})
export type SalesOrderRow = z.infer<typeof SalesOrderRow>

export const salesOrderTabs = [
  'all',
  'draft',
  'toDeliver',
  'toInvoice',
  'done',
  'cancelled',
] as const

export const SalesOrderListQuery = listQuery({
  tabs: salesOrderTabs,
  sorts: ['issueDate', 'number', 'customer', 'deliveryDate', 'total'],
  direction: 'descending',
  filters: {
    ...documentFilters,
  },
})
export type SalesOrderListQuery = z.infer<typeof SalesOrderListQuery>

/** So much of a line; a line that is left out, or empty, is not part of the step. */
const PartLine = z.object({
  lineId: field.Id,
  quantity: z.union([z.literal(''), field.decimalText(4)]).default(''),
})
const PartLines = z.array(PartLine).max(1000).default([])

/** A box of a form or of JSON. */
const Flag = z.stringbool().or(z.boolean())

export const OrderDeliverInput = z.object({
  date: field.DateOnly,
  /** Empty: the usual one. */
  warehouseId: z.union([z.literal(''), field.Id]).default(''),
  /** Whether the goods leave now; else the delivery note is prepared, and its goods are picked. */
  isNow: Flag.default(true),
  /** None: all that is left. */
  lines: PartLines,
})
export type OrderDeliverInput = z.infer<typeof OrderDeliverInput>

export const OrderInvoiceInput = z.object({
  /** None: all that can be invoiced. */
  lines: PartLines,
})
export type OrderInvoiceInput = z.infer<typeof OrderInvoiceInput>

export const OrderReturnInput = z.object({
  date: field.DateOnly,
  /** Whether what comes back is delivered again; else it is given up. */
  isDeliveredAgain: Flag.default(false),
  reason: field.requiredText(500),
  lines: PartLines,
})
export type OrderReturnInput = z.infer<typeof OrderReturnInput>

export const OrderCloseInput = z.object({
  /** What is not delivered yet is given up; or what is not invoiced yet is given away. */
  what: z.enum(['delivery', 'invoice']).default('delivery'),
  reason: field.requiredText(500),
  /** None: all that is left. */
  lines: PartLines,
})
export type OrderCloseInput = z.infer<typeof OrderCloseInput>

/** From when on so much of a line can be promised, beside what is promised to others. */
export const LinePromise = z.object({
  lineId: field.Id,
  itemId: field.Id,
  /** What is still to be delivered, in the item's own unit. */
  needed: z.string(),
  /** Null without `stock:view`. */
  onHand: z.string().nullable(),
  /** What is free now of what others were promised; null without `stock:view`. */
  free: z.string().nullable(),
  /** Null where no receipt that is expected is enough. */
  earliestDate: field.DateOnly.nullable(),
})
export type LinePromise = z.infer<typeof LinePromise>

const one = z.object({ firmId: field.Id, salesOrderId: field.Id })
const path = '/firms/{firmId}/sales-orders' as const
const at = `${path}/{salesOrderId}` as const
const tags = ['Sales orders']

const {
  archive: _,
  restore: __,
  ...register
} = registerContract({
  path: 'sales-orders',
  tag: 'Sales orders',
  view: 'quote:view',
  edit: 'quote:edit',
  one,
  onePath: '{salesOrderId}',
  input: SalesOrderInput,
  query: SalesOrderListQuery,
  row: SalesOrderRow,
  record: SalesOrder,
  bulk: ['confirm', 'send', 'deleteDraft'],
  summaries: {
    list: 'Lists sales orders, the newest first, with how far delivery and invoicing are.',
    get: 'Reads a sales order with what is ordered, reserved, delivered, returned, billed, credited and paid of each line.',
    create: 'Makes a draft of a sales order. A person confirms it.',
  },
})

export const salesOrdersContract = {
  ...register,
  previewSend: previewSendOf({ base: path, tags, needs: 'quote:edit', query: SalesOrderListQuery }),
  ...draftCalls({ path, tags, input: SalesOrderInput }),
  /** Makes the draft of an order of an accepted quote, once, with what the customer took. */
  fromQuote: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/quotes/{quoteId}/sales-order', tags })
    .input(z.object({ firmId: field.Id, quoteId: field.Id }))
    .output(z.object({ salesOrderId: field.Id })),
  deleteDraft: endpoint
    .meta({ needs: 'quote:delete' })
    .route({ method: 'DELETE', path: at, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  /** Gives it its number, and reserves its goods. */
  confirm: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/confirm`, tags })
    .input(one.extend({ version: field.Version.optional() }))
    .output(SalesOrder),
  /** Hands a draft in, where the firm wants a second person to confirm it. */
  submit: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/submit`, tags })
    .input(one)
    .output(SalesOrder),
  /** Sends a draft that was handed in back to whoever prepared it. */
  reject: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/reject`, tags })
    .input(one.extend({ reason: field.requiredText(500) }))
    .output(SalesOrder),
  /** Makes it a draft again, while nothing of it was delivered, invoiced or given up. */
  revise: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/revise`, tags })
    .input(one)
    .output(SalesOrder),
  ...sendingCalls({ at, tags, one, record: SalesOrder }),
  /** Delivers all that is left, or parts, on a delivery note of its own. */
  deliver: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${at}/deliveries`, tags, successStatus: 201 })
    .input(OrderDeliverInput.extend(one.shape))
    .output(z.object({ stockDocumentId: field.Id })),
  /** A delivery note without prices, as PDF. */
  deliveryNote: endpoint
    .meta({ needs: 'quote:view', isHeavy: true })
    .route({ method: 'GET', path: `${at}/deliveries/{stockDocumentId}/pdf`, tags })
    .input(one.extend({ stockDocumentId: field.Id }))
    .output(z.file()),
  /** Takes back what was delivered. */
  takeBack: endpoint
    .meta({ needs: 'stock:edit' })
    .route({ method: 'POST', path: `${at}/returns`, tags })
    .input(OrderReturnInput.extend(one.shape))
    .output(SalesOrder),
  /** Makes a draft invoice of all that can be invoiced, or of parts. */
  invoice: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true })
    .route({ method: 'POST', path: `${at}/invoices`, tags, successStatus: 201 })
    .input(OrderInvoiceInput.extend(one.shape))
    .output(z.object({ invoiceId: field.Id })),
  /** Gives up what is left, which frees what is reserved for it. */
  close: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/close`, tags })
    .input(OrderCloseInput.extend(one.shape))
    .output(SalesOrder),
  /** From when on each line can be delivered whole. */
  promises: endpoint
    .meta({ needs: 'quote:view' })
    .route({ method: 'GET', path: `${at}/promises`, tags })
    .input(one)
    .output(z.object({ lines: z.array(LinePromise) })),
  duplicate: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/duplicate`, tags, successStatus: 201 })
    .input(one)
    .output(SalesOrder),
  paper: endpoint
    .meta({ needs: 'quote:view' })
    .route({ method: 'GET', path: `${at}/paper`, tags })
    .input(one)
    .output(PaperView),
  pdf: endpoint
    .meta({ needs: 'quote:view', isHeavy: true })
    .route({ method: 'GET', path: `${at}/pdf`, tags })
    .input(one)
    .output(z.file()),
}
