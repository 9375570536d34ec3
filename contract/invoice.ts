import { z } from 'zod'
import {
  CurrencyCode,
  DateOnly,
  decimalText,
  Id,
  Instant,
  Language,
  MinorUnits,
  optionalText,
  PercentText,
  Version,
} from './fields.ts'
import { DocumentExchangeRate } from './rates.ts'
import { TaxCategory } from './taxes.ts'

export const DocumentKind = z.enum(['invoice', 'creditNote'])

/** Where a document stands; `overdue` is derived from the due date and never stored. */
export const DocumentState = z.enum([
  'draft',
  'finalised',
  'sent',
  'viewed',
  'partlyPaid',
  'paid',
  'credited',
  'writtenOff',
  'void',
])
export type DocumentState = z.infer<typeof DocumentState>

export const Discount = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), value: PercentText }),
  z.object({ kind: z.literal('amount'), value: decimalText(4) }),
])

export const InvoiceLineInput = z.object({
  itemId: Id.nullable().default(null),
  description: z.string().trim().min(1, 'required').max(2000),
  quantity: decimalText(4, 'signed'),
  unit: optionalText(20),
  unitPrice: decimalText(6),
  discount: Discount.nullable().default(null),
  taxCode: z.string().trim().min(1, 'required').max(20),
})
export type InvoiceLineInput = z.infer<typeof InvoiceLineInput>

/** What a person writes into a draft. The due date is `dueDate`, else issue date plus the terms. */
export const InvoiceInput = z.object({
  customerId: Id,
  issueDate: DateOnly,
  supplyDate: DateOnly.nullable().default(null),
  paymentTermsDays: z.coerce.number().int().min(0).max(365).default(30),
  dueDate: DateOnly.nullable().default(null),
  currency: CurrencyCode,
  /** Base currency for one unit of the document's; empty: the known rate of the day, or refused. */
  exchangeRate: DocumentExchangeRate,
  priceMode: z.enum(['net', 'gross']).default('net'),
  purchaseOrder: optionalText(60),
  language: Language,
  discount: Discount.nullable().default(null),
  notes: optionalText(2000),
  internalNote: optionalText(2000),
  lines: z.array(InvoiceLineInput).max(1000),
})
export type InvoiceInput = z.infer<typeof InvoiceInput>

export const InvoiceLine = InvoiceLineInput.extend({
  id: Id,
  sku: z.string(),
  tax: z.object({ category: TaxCategory, rate: z.string() }),
  /** After the line's discount, in the terms of the price mode. */
  amount: MinorUnits,
  net: MinorUnits,
  taxAmount: MinorUnits,
  /** Quantity that credit notes have already taken back. */
  creditedQuantity: z.string(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const TaxGroupTotal = z.object({
  category: TaxCategory,
  rate: z.string(),
  base: MinorUnits,
  tax: MinorUnits,
  /** The tax in the firm's currency, as it is posted and printed. */
  baseTax: MinorUnits,
})

export const DocumentTotals = z.object({
  subtotal: MinorUnits,
  lineDiscounts: MinorUnits,
  documentDiscount: MinorUnits,
  taxGroups: z.array(TaxGroupTotal),
  net: MinorUnits,
  tax: MinorUnits,
  total: MinorUnits,
  paid: MinorUnits,
  /** Taken off by credit notes; what they gave beyond what was due stands to the customer's credit. */
  credited: MinorUnits,
  discounted: MinorUnits,
  writtenOff: MinorUnits,
  creditNotesTotal: MinorUnits,
  due: MinorUnits,
})
export type DocumentTotals = z.infer<typeof DocumentTotals>

export const Attachment = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  size: z.int(),
  createdAt: Instant,
})
export type Attachment = z.infer<typeof Attachment>

/** One thing that happened to a document, for its history. `kind` is a key of the `history` texts. */
export const HistoryEntry = z.object({
  id: Id,
  kind: z.string(),
  at: Instant,
  by: z.string(),
  amount: MinorUnits.nullable(),
  currency: z.string().nullable(),
  detail: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const LinkedDocument = z.object({
  id: Id,
  kind: z.enum(['invoice', 'creditNote', 'payment']),
  number: z.string(),
  date: DateOnly,
  amount: MinorUnits,
})

/** One thing that took something off what is due, as far as it stands. */
export const Settlement = z.object({
  /** Of the allocation. */
  id: Id,
  kind: z.enum(['payment', 'creditNote', 'credit', 'refund', 'discount', 'writeOff', 'netting']),
  date: DateOnly,
  amount: MinorUnits,
  by: z.object({ kind: z.string(), id: Id, number: z.string() }),
  canTakeBack: z.boolean(),
})
export type Settlement = z.infer<typeof Settlement>

/** What a document can have done to it now, by its state and the caller's role. */
export const InvoiceAction = z.enum([
  'edit',
  'deleteDraft',
  'finalise',
  'send',
  'recordPayment',
  'credit',
  'writeOff',
  'void',
  'duplicate',
  'share',
])
export type InvoiceAction = z.infer<typeof InvoiceAction>

export const Invoice = InvoiceInput.extend({
  id: Id,
  kind: DocumentKind,
  number: z.string().nullable(),
  state: DocumentState,
  isOverdue: z.boolean(),
  daysLate: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  dueDate: DateOnly,
  lines: z.array(InvoiceLine),
  totals: DocumentTotals,
  attachments: z.array(Attachment),
  history: z.array(HistoryEntry),
  links: z.array(LinkedDocument),
  settlements: z.array(Settlement),
  /** Path of the public page, when the document is shared. */
  publicPath: z.string().nullable(),
  actions: z.array(InvoiceAction),
  version: Version,
  createdAt: Instant,
  updatedAt: Instant,
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceRow = z.object({
  id: Id,
  kind: DocumentKind,
  number: z.string().nullable(),
  customerId: Id,
  customerName: z.string(),
  issueDate: DateOnly,
  dueDate: DateOnly,
  state: DocumentState,
  isOverdue: z.boolean(),
  currency: CurrencyCode,
  total: MinorUnits,
  paid: MinorUnits,
  due: MinorUnits,
  /** Sum of its credit notes: above zero and below the total it is partly credited. */
  creditNotesTotal: MinorUnits,
})
export type InvoiceRow = z.infer<typeof InvoiceRow>

/** How a draft is made final. */
export const FinaliseInput = z.object({
  /**
   * Accepts a date after today. Numbers follow the dates, so no invoice can be dated earlier until
   * that day; without it the API answers 422 with `futureDate`.
   */
  confirmsFutureDate: z.boolean().default(false),
})
