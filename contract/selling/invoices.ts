import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { PageQuery, pageOf } from '../core/page.ts'
import { PaperView } from '../core/paper.ts'
import { CustomFilter } from '../firm/custom-values.ts'
import { MailPreview, SendInput } from '../firm/invoice-mail.ts'
import { MailsToSend } from '../firm/mails-to-send.ts'
import { InvoicePurpose } from './deposits.ts'
import { DocumentChoices } from './document-choices.ts'
import { electronicCalls } from './electronic-invoices.ts'
import { FinaliseInput, Invoice, InvoiceInput, InvoiceRow } from './invoice.ts'
import { BulkResult, bulkActions, Chosen } from './invoice-bulk.ts'
import { CreditPreview, InvoicePreview } from './invoice-previews.ts'

/**
 * The tabs of the list. `issued` is every final invoice but the void ones, `open` all that awaits
 * money, `creditNote` shows credit notes only.
 */
export const InvoiceTab = z.enum([
  'all',
  'draft',
  'issued',
  'open',
  'sent',
  'partlyPaid',
  'overdue',
  'paid',
  'credited',
  'writtenOff',
  'void',
  'creditNote',
])
export type InvoiceTab = z.infer<typeof InvoiceTab>

export const InvoiceFilter = z.object({
  tab: InvoiceTab.default('all'),
  customerId: field.Id.optional(),
  from: field.DateOnly.optional(),
  to: field.DateOnly.optional(),
  dueFrom: field.DateOnly.optional(),
  dueTo: field.DateOnly.optional(),
  currency: field.CurrencyCode.optional(),
  custom: CustomFilter,
  sort: z.enum(['number', 'issueDate', 'dueDate', 'total', 'due', 'customer']).default('issueDate'),
  direction: z.enum(['ascending', 'descending']).default('descending'),
})
export type InvoiceFilter = z.infer<typeof InvoiceFilter>

const CurrencyTotal = z.object({
  currency: field.CurrencyCode,
  count: z.int(),
  total: field.MinorUnits,
  due: field.MinorUnits,
  /** The same in the base currency, at each document's own rate; drafts have none yet. */
  totalBase: field.MinorUnits,
  dueBase: field.MinorUnits,
})

export const InvoicePage = pageOf(InvoiceRow).extend({
  /** How many documents of the filter each tab has; none for a tab of too many to be counted. */
  counts: z.partialRecord(InvoiceTab, z.int()),
  /** Sums over everything the filter matches, a currency a row; drafts and void are left out of `due`. */
  totals: z.array(CurrencyTotal),
  /** How many drafts and void documents the sums of `all` leave out. */
  leftOut: z.int(),
})
export type InvoicePage = z.infer<typeof InvoicePage>

/** Documents that something is done to. */
const BulkChoice = z.object({
  firmId: field.Id,
  ids: Chosen.optional(),
  query: InvoiceFilter.extend({ q: z.string().max(200).optional() }).optional(),
  expected: field.wholeNumber().optional(),
})
export type BulkChoice = z.infer<typeof BulkChoice>

const one = z.object({ firmId: field.Id, invoiceId: field.Id })
const creditNote = {
  lines: z
    .array(z.object({ lineId: field.Id, quantity: field.decimalText(4) }))
    .max(1000)
    .default([]),
  reason: field.optionalText(500),
}
const oneVersion = one.extend({ version: field.Version.optional() })
const path = '/firms/{firmId}/invoices' as const
const tags = ['Invoices']

export const invoicesContract = {
  ...electronicCalls,
  list: endpoint
    .meta({ needs: 'invoice:view', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path,
      tags,
      summary:
        'Lists invoices and credit notes, the newest first. Amounts are in minor units (cents) of the currency beside them.',
    })
    .input(PageQuery.extend(InvoiceFilter.shape).extend({ firmId: field.Id }))
    .output(InvoicePage),
  create: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true, tool: 'drafts' })
    .route({
      method: 'POST',
      path,
      tags,
      successStatus: 201,
      summary: 'Makes a draft of an invoice, without a number. A person finalises and sends it.',
    })
    .input(
      InvoiceInput.extend({
        firmId: field.Id,
        /** `deposit` asks for money on what is not supplied yet. */
        purpose: InvoicePurpose.exclude(['progress']).default(''),
      }),
    )
    .output(Invoice),
  choices: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true, tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/choices`,
      tags,
      summary: 'Reads what a new document can choose from: tax codes, units, currencies.',
    })
    .input(z.object({ firmId: field.Id }))
    .output(DocumentChoices),
  /** What an invoice would be; `draftId` is the stored draft, whose terms and rounding it keeps. */
  preview: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true })
    .route({ method: 'POST', path: `${path}/preview`, tags })
    .input(
      InvoiceInput.extend({
        firmId: field.Id,
        purpose: InvoicePurpose.default(''),
        draftId: field.Id.nullable().default(null),
      }),
    )
    .output(InvoicePreview),
  get: endpoint
    .meta({ needs: 'invoice:view', tool: 'reads' })
    .route({
      method: 'GET',
      path: `${path}/{invoiceId}`,
      tags,
      summary: 'Reads an invoice with its lines, totals, payments and state.',
    })
    .input(one)
    .output(Invoice),
  update: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({ method: 'PUT', path: `${path}/{invoiceId}`, tags })
    .input(InvoiceInput.extend({ firmId: field.Id, invoiceId: field.Id, version: field.Version }))
    .output(Invoice),
  deleteDraft: endpoint
    .meta({ needs: 'invoice:delete' })
    .route({ method: 'DELETE', path: `${path}/{invoiceId}`, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  finalise: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/finalise`, tags })
    .input(FinaliseInput.extend(oneVersion.shape))
    .output(Invoice),
  send: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/send`, tags })
    .input(SendInput.extend(one.shape))
    .output(Invoice),
  /** The mail that `send` would send, with the usual words where none are given. */
  previewMail: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/mail-preview`, tags })
    .input(SendInput.extend(one.shape))
    .output(MailPreview),
  void: endpoint
    .meta({ needs: 'invoice:reverse' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/void`, tags })
    .input(one.extend({ reason: field.optionalText(500) }))
    .output(Invoice),
  duplicate: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/duplicate`, tags, successStatus: 201 })
    .input(one)
    .output(Invoice),
  /** Makes and finalises a credit note; no lines means the whole invoice. */
  credit: endpoint
    .meta({ needs: 'invoice:reverse' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/credit-note`, tags, successStatus: 201 })
    .input(one.extend(creditNote))
    .output(Invoice),
  /** What `credit` would make; nothing is kept, and what refuses it refuses this. */
  previewCredit: endpoint
    .meta({ needs: 'invoice:reverse' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/credit-note/preview`, tags })
    .input(one.extend(creditNote))
    .output(CreditPreview),
  /** Makes the public link, or sets until which day it leads to the document. */
  share: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/public-link`, tags })
    .input(one.extend({ until: field.DateOnly.nullable().default(null) }))
    .output(Invoice),
  unshare: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'DELETE', path: `${path}/{invoiceId}/public-link`, tags })
    .input(one)
    .output(Invoice),
  /** Says that nothing is disputed any more, without a word to the customer. */
  endDispute: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'DELETE', path: `${path}/{invoiceId}/dispute`, tags })
    .input(one)
    .output(Invoice),
  /** Answers the customer: by mail, and on the public page. */
  answer: endpoint
    .meta({ needs: 'invoice:post' })
    .route({ method: 'POST', path: `${path}/{invoiceId}/answers`, tags })
    .input(
      one.extend({
        text: field.requiredText(2000),
        /** Whose address the mail goes to; empty for the one that is kept with the customer. */
        questionId: field.Id.or(z.literal('')).default(''),
        /** That nothing is disputed any more. */
        endsDispute: z.stringbool().or(z.boolean()).default(false),
      }),
    )
    .output(Invoice),
  /**
   * Does one thing to the named documents, or with no ids to all that the query means; `expected`
   * is how many that were when somebody agreed to it.
   */
  bulk: endpoint
    .meta({ needs: 'invoice:post', isScoped: true })
    .route({ method: 'POST', path: `${path}/bulk`, tags })
    .input(BulkChoice.extend({ action: z.enum(bulkActions) }))
    .output(BulkResult),
  /** What the bulk action `send` would send; chosen as it is there. */
  previewSend: endpoint
    .meta({ needs: 'invoice:post', isScoped: true })
    .route({ method: 'POST', path: `${path}/bulk/mails`, tags })
    .input(BulkChoice)
    .output(MailsToSend),
  paper: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'GET', path: `${path}/{invoiceId}/paper`, tags })
    .input(one)
    .output(PaperView),
  pdf: endpoint
    .meta({ needs: 'invoice:view', isHeavy: true })
    .route({ method: 'GET', path: `${path}/{invoiceId}/pdf`, tags })
    .input(one)
    .output(z.file()),
  pdfArchive: endpoint
    .meta({ needs: 'invoice:view', isHeavy: true, isScoped: true })
    .route({ method: 'POST', path: `${path}/pdf-archive`, tags })
    .input(z.object({ firmId: field.Id, ids: Chosen }))
    .output(z.file()),
  export: endpoint
    .meta({ needs: 'invoice:export', isHeavy: true, isScoped: true })
    .route({ method: 'GET', path: `${path}/export`, tags })
    .input(
      InvoiceFilter.extend({
        firmId: field.Id,
        q: z.string().max(200).optional(),
        /** Comma-separated ids; the filter when absent. */
        ids: z.string().max(6000).optional(),
        format: z.enum(['csv', 'xlsx']),
      }),
    )
    .output(z.file()),
}
