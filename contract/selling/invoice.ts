import { z } from 'zod'
import {
  calculatedLine,
  DocumentInput,
  DocumentLineInput,
  DocumentSums,
} from '../books/document.ts'
import * as field from '../core/fields.ts'
import { customValues } from '../firm/custom-values.ts'
import { AskedComment, Attachment } from '../firm/records.ts'
import { DeductedDeposit, InvoicePurpose } from './deposits.ts'
import { EarlyPayment } from './early-payment.ts'
import { InstalmentStanding, Instalments } from './instalments.ts'

export const DocumentKind = z.enum(['invoice', 'creditNote'])

export const documentStates = [
  'draft',
  'finalised',
  'sent',
  'viewed',
  'partlyPaid',
  'paid',
  'credited',
  'writtenOff',
  'void',
] as const
/** Where a document stands; `overdue` is derived from the due date and never stored. */
export const DocumentState = z.enum(documentStates)
export type DocumentState = z.infer<typeof DocumentState>

/** What a person writes into a draft. The due date is `dueDate`, else issue date plus the terms. */
export const InvoiceInput = DocumentInput.extend({
  customerId: field.Id,
  supplyDate: field.DateOnly.nullable().default(null),
  paymentTermsDays: field.wholeNumber({ minimum: 0, maximum: 365 }).default(30),
  dueDate: field.DateOnly.nullable().default(null),
  /** Less is due of it within some days; null and absent are none. */
  earlyPayment: EarlyPayment.nullable().optional(),
  purchaseOrder: field.optionalText(60),
  /** Where it is paid in parts: shares and days, of which the first is the due date. */
  instalments: Instalments,
  custom: customValues('invoice'),
})
export type InvoiceInput = z.infer<typeof InvoiceInput>

export const InvoiceLine = DocumentLineInput.extend({
  ...calculatedLine,
  /** Quantity that credit notes have already taken back. */
  creditedQuantity: z.string(),
})
export type InvoiceLine = z.infer<typeof InvoiceLine>

export const DocumentTotals = DocumentSums.extend({
  paid: field.MinorUnits,
  /** Taken off by credit notes; what they gave beyond what was due stands to the customer's credit. */
  credited: field.MinorUnits,
  discounted: field.MinorUnits,
  writtenOff: field.MinorUnits,
  creditNotesTotal: field.MinorUnits,
  /** Tax that the buyer pays to the state: it is in the total and never due to the firm. */
  splitTax: field.MinorUnits,
  due: field.MinorUnits,
})
export type DocumentTotals = z.infer<typeof DocumentTotals>

/** One thing that took something off what is due, as far as it stands. */
export const Settlement = z.object({
  /** Of the allocation. */
  id: field.Id,
  kind: z.enum(['payment', 'creditNote', 'credit', 'refund', 'discount', 'writeOff', 'netting']),
  date: field.DateOnly,
  amount: field.MinorUnits,
  by: z.object({ kind: z.string(), id: field.Id, number: z.string() }),
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
  id: field.Id,
  kind: DocumentKind,
  purpose: InvoicePurpose,
  /** What a progress invoice says is done altogether, in percent. */
  progress: z.string(),
  /** What a final invoice deducted when it was issued. */
  deposits: z.array(DeductedDeposit),
  /** How its tax is rounded: as when it was begun, of a quote as when that was issued. */
  taxRounding: z.enum(['group', 'line']),
  number: z.string().nullable(),
  /** The number that it had in the program that it was imported from; empty for any other. */
  importedNumber: z.string(),
  state: DocumentState,
  isOverdue: z.boolean(),
  daysLate: z.int(),
  customerName: z.string(),
  customerEmail: z.string(),
  /** Of what is paid in parts: the day of the next one. */
  dueDate: field.DateOnly,
  instalments: z.array(InstalmentStanding),
  lines: z.array(InvoiceLine),
  totals: DocumentTotals,
  attachments: z.array(Attachment),
  settlements: z.array(Settlement),
  /** Path of the public page, when the document is shared; null for who may not send it. */
  publicPath: z.string().nullable(),
  /** The last day on which that page leads anywhere; null: for good. */
  publicUntil: field.DateOnly.nullable(),
  /** Whether the customer disputes it: nobody is reminded of it then. */
  isDisputed: z.boolean(),
  /** What the customer asked on the public page and what was answered, the oldest first. */
  questions: z.array(AskedComment),
  actions: z.array(InvoiceAction),
  /** When it first went to the customer. */
  sentAt: field.Instant.nullable(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Invoice = z.infer<typeof Invoice>

export const InvoiceRow = z.object({
  id: field.Id,
  kind: DocumentKind,
  number: z.string().nullable(),
  /** As that of the invoice. */
  importedNumber: z.string(),
  customerId: field.Id,
  customerName: z.string(),
  issueDate: field.DateOnly,
  dueDate: field.DateOnly,
  state: DocumentState,
  isOverdue: z.boolean(),
  currency: field.CurrencyCode,
  total: field.MinorUnits,
  paid: field.MinorUnits,
  due: field.MinorUnits,
  /** What of the total was invoiced before with deposits; sums of totals leave it out. */
  deducted: field.MinorUnits,
  /** Sum of its credit notes: above zero and below the total it is partly credited. */
  creditNotesTotal: field.MinorUnits,
  /** Tax that the buyer pays to the state: it is in the total and never due to the firm. */
  splitTax: field.MinorUnits,
  custom: InvoiceInput.shape.custom,
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
