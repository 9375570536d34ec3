import { z } from 'zod'
import { calculatedLine, DocumentSums } from '../books/document.ts'
import { DocumentExchangeRate } from '../books/rates.ts'
import { AskedCodes, ItemTracking } from '../catalogue/item-tracking.ts'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PaperView } from '../core/paper.ts'
import { listQuery, registerContract, stepsOf } from '../core/register.ts'
import { Unusual } from '../core/unusual.ts'
import { CustomFilter, customValues } from '../firm/custom-values.ts'
import { previewSendOf } from '../firm/mails-to-send.ts'

/** `waiting` is handed in for approval; `billed` is received and billed as a whole. */
export const purchaseOrderStates = [
  'draft',
  'waiting',
  'approved',
  'sent',
  'partReceived',
  'received',
  'billed',
  'closed',
] as const
export const PurchaseOrderState = z.enum(purchaseOrderStates)
export type PurchaseOrderState = z.infer<typeof PurchaseOrderState>

/** A quantity above zero. */
const Quantity = field.decimalText(4).refine((text) => Number(text) !== 0, 'notPositive')

export const PurchaseOrderLineInput = z.object({
  /** Id, code, barcode or whole name of an item in stock; empty for anything else. */
  item: field.optionalText(200),
  /** Empty for the name of the item. */
  description: field.optionalText(500),
  quantity: Quantity,
  /** The item's own unit, which empty stands for, or one of its packages. Other lines: any. */
  unit: field.optionalText(20),
  /** Of that unit, net, in units of the order's currency. */
  unitPrice: field.decimalText(6),
  /** Empty for the usual rate on purchases. */
  taxCode: field.optionalText(20),
})
export type PurchaseOrderLineInput = z.infer<typeof PurchaseOrderLineInput>

export const PurchaseOrderInput = z.object({
  /** The name of exactly one supplier. */
  supplierName: field.requiredText(160),
  issueDate: field.DateOnly,
  /** When the goods are wanted. */
  expectedDate: field.DateOnly.nullable().default(null),
  currency: field.CurrencyCode,
  exchangeRate: DocumentExchangeRate,
  notes: field.optionalText(2000),
  internalNote: field.optionalText(2000),
  lines: z.array(PurchaseOrderLineInput).min(1, 'required').max(200),
  custom: customValues('purchaseOrder'),
})
export type PurchaseOrderInput = z.infer<typeof PurchaseOrderInput>

export const PurchaseOrderAction = z.enum([
  'edit',
  'remove',
  'submit',
  'approve',
  'reject',
  'send',
  'receive',
  'makeBill',
  'close',
])
export type PurchaseOrderAction = z.infer<typeof PurchaseOrderAction>

export const PurchaseOrderLine = PurchaseOrderLineInput.extend({
  ...calculatedLine,
  itemId: field.Id.nullable(),
  /** Whether its batches or serial numbers are named when it arrives; they may be assigned later. */
  tracking: ItemTracking,
  /** How many of the item's own unit are in the one that is ordered. */
  unitSize: z.string(),
  /** Decimal text; of what was ordered, in its unit. */
  received: z.string(),
  billed: z.string(),
})
export type PurchaseOrderLine = z.infer<typeof PurchaseOrderLine>

export const PurchaseOrder = PurchaseOrderInput.extend({
  id: field.Id,
  number: z.string().nullable(),
  state: PurchaseOrderState,
  supplierId: field.Id,
  lines: z.array(PurchaseOrderLine),
  totals: DocumentSums,
  /** Bills that lines of it are billed by. */
  bills: z.array(z.object({ id: field.Id, number: z.string(), state: z.string() })),
  preparedByName: z.string(),
  /** Why it was sent back. */
  reason: z.string(),
  sentAt: field.Instant.nullable(),
  actions: z.array(PurchaseOrderAction),
  /** Until it is approved: prices and quantities that are far from what was ordered before. */
  unusual: z.array(Unusual),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type PurchaseOrder = z.infer<typeof PurchaseOrder>

export const PurchaseOrderRow = z.object({
  id: field.Id,
  number: z.string(),
  supplierId: field.Id,
  supplierName: z.string(),
  issueDate: field.DateOnly,
  expectedDate: field.DateOnly.nullable(),
  state: PurchaseOrderState,
  currency: field.CurrencyCode,
  net: field.MinorUnits,
  total: field.MinorUnits,
  custom: PurchaseOrderInput.shape.custom,
})
export type PurchaseOrderRow = z.infer<typeof PurchaseOrderRow>

export const PurchaseOrderListQuery = listQuery({
  tabs: ['all', ...purchaseOrderStates],
  sorts: ['issueDate', 'number', 'supplier', 'total'],
  direction: 'descending',
  filters: {
    supplierId: field.Id.optional(),
    from: field.DateOnly.optional(),
    to: field.DateOnly.optional(),
    custom: CustomFilter,
  },
})
export type PurchaseOrderListQuery = z.infer<typeof PurchaseOrderListQuery>

export const PurchaseOrderChoices = z.object({
  rates: z.array(z.object({ code: z.string(), name: z.partialRecord(field.Language, z.string()) })),
  suppliers: z.array(z.string()),
  /** Items in stock, as they may be typed. */
  items: z.array(z.string()),
  today: field.DateOnly,
})
export type PurchaseOrderChoices = z.infer<typeof PurchaseOrderChoices>

/** What arrived now; no line means all that is open. */
export const ReceiveInput = z.object({
  date: field.DateOnly,
  /** Takes in more than the firm's surplus above what was ordered, for who may approve bills. */
  acceptsMore: z.boolean().default(false),
  lines: z
    .array(AskedCodes.extend({ lineId: field.Id, quantity: Quantity }))
    .max(200)
    .default([]),
})
export type ReceiveInput = z.infer<typeof ReceiveInput>

/** An item below its reorder level, with whom it was bought from last. */
export const ReorderItem = z.object({
  itemId: field.Id,
  name: z.string(),
  sku: z.string(),
  unit: z.string(),
  available: z.string(),
  reorderLevel: z.string(),
  /** What to order, as the item says: whole packages where it is bought in those. */
  quantity: z.string(),
  /** The unit that it is bought in, and how many of the item's own are in it. */
  orderUnit: z.string(),
  unitSize: z.string(),
  supplierName: z.string(),
  /** Of the unit that it is bought in. */
  unitPrice: z.string(),
})
export type ReorderItem = z.infer<typeof ReorderItem>

export const ReorderInput = z.object({
  items: z
    .array(
      z.object({
        itemId: field.Id,
        supplierName: field.requiredText(160),
        quantity: Quantity,
        /** Empty for the item's own. */
        unit: field.optionalText(20),
        unitPrice: field.decimalText(6),
      }),
    )
    .min(1, 'nothingChosen')
    .max(200),
})
export type ReorderInput = z.infer<typeof ReorderInput>

/** What of a customer's order goes straight from a supplier to the customer: all that is left of it. */
export const DropShipInput = z.object({
  salesOrderId: field.Id,
  /** The name of exactly one supplier. */
  supplierName: field.requiredText(160),
  expectedDate: field.DateOnly.nullable().default(null),
})
export type DropShipInput = z.infer<typeof DropShipInput>

const one = z.object({ firmId: field.Id, purchaseOrderId: field.Id })
const path = '/firms/{firmId}/purchase-orders' as const
const at = `${path}/{purchaseOrderId}` as const
const tags = ['Purchase orders']

const { list, rows, bulk, create, get, update } = registerContract({
  path: 'purchase-orders',
  tag: 'Purchase orders',
  view: 'bill:view',
  edit: 'bill:edit',
  one,
  onePath: '{purchaseOrderId}',
  input: PurchaseOrderInput,
  query: PurchaseOrderListQuery,
  row: PurchaseOrderRow,
  record: PurchaseOrder,
  bulk: ['submit', 'send'],
})

const step = stepsOf({ at, tags, one, record: PurchaseOrder })
const nothing = z.object({})

export const purchaseOrdersContract = {
  list,
  rows,
  bulk,
  previewSend: previewSendOf({
    base: path,
    tags,
    needs: 'bill:edit',
    query: PurchaseOrderListQuery,
  }),
  create,
  get,
  update,
  choices: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/purchase-order-choices', tags })
    .input(z.object({ firmId: field.Id }))
    .output(PurchaseOrderChoices),
  /** Only of a draft. */
  remove: endpoint
    .meta({ needs: 'bill:delete' })
    .route({ method: 'DELETE', path: at, tags })
    .input(one)
    .output(z.object({ removed: z.boolean() })),
  submit: step('submit', 'bill:edit', nothing),
  /** Gives it its number; by another person than whoever prepared it where the firm's rule says so. */
  approve: step('approve', 'bill:approve', z.object({ version: field.Version })),
  reject: step('reject', 'bill:approve', z.object({ reason: field.requiredText(500) })),
  /** Notes that the supplier has it, however it went there. */
  send: step('sent', 'bill:edit', nothing),
  /** Takes in what arrived: items in stock into the warehouse, anything else as accepted. */
  receive: step('receive', 'bill:edit', ReceiveInput),
  /** Makes a draft bill of what was received and not billed; else of what was ordered. */
  makeBill: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'POST', path: `${at}/bill`, tags })
    .input(one)
    .output(z.object({ billId: field.Id })),
  /** Expects nothing more of it. */
  close: step('close', 'bill:edit', nothing),
  paper: endpoint
    .meta({ needs: 'bill:view' })
    .route({ method: 'GET', path: `${at}/paper`, tags })
    .input(one)
    .output(PaperView),
  pdf: endpoint
    .meta({ needs: 'bill:view', isHeavy: true })
    .route({ method: 'GET', path: `${at}/pdf`, tags })
    .input(one)
    .output(z.file()),
  listReorder: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'GET', path: '/firms/{firmId}/reorder-items', tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ rows: z.array(ReorderItem) })),
  /** Makes a draft order for each supplier. */
  reorder: endpoint
    .meta({ needs: 'bill:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/reorder-items/orders', tags })
    .input(ReorderInput.extend({ firmId: field.Id }))
    .output(z.object({ ids: z.array(field.Id) })),
  /**
   * Makes a draft order to a supplier of what a customer's order still waits for, to be sent straight to
   * the customer. What is received of it is delivered for the customer's order at the same moment.
   */
  makeDropShipment: endpoint
    .meta({ needs: 'bill:edit' })
    .route({
      method: 'POST',
      path: '/firms/{firmId}/sales-orders/{salesOrderId}/drop-ship',
      tags,
      successStatus: 201,
    })
    .input(DropShipInput.extend({ firmId: field.Id }))
    .output(PurchaseOrder),
}
