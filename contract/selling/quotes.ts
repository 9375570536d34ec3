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
import { CustomFilter, customValues } from '../firm/custom-values.ts'
import { previewSendOf } from '../firm/mails-to-send.ts'
import { documentFilters } from './document-filters.ts'
import { draftCalls, sendingCalls } from './offered-document.ts'
import { QuoteAnswer } from './quote-answer.ts'

/** Where a quote stands; `open` waits for the customer's answer until the day it is valid to. */
export const quoteStates = [
  'draft',
  'open',
  'accepted',
  'declined',
  'expired',
  'ordered',
  'invoiced',
] as const
export const QuoteState = z.enum(quoteStates)
export type QuoteState = z.infer<typeof QuoteState>

/** A box of a form or of JSON. */
const Flag = z.stringbool().or(z.boolean()).default(false)

export const QuoteLineInput = DocumentLineInput.extend({
  /** The customer may take it or leave it; until they take it, it is not in the sums. */
  isOptional: Flag,
  /** The customer may say how many. */
  hasFreeQuantity: Flag,
})

export const QuoteInput = DocumentInput.extend({
  customerId: field.Id,
  /** The last day on which it can be accepted, in the firm's time. */
  validUntil: field.DateOnly,
  /** The conditions under which it is offered, as the customer reads and accepts them. */
  terms: field.optionalText(8000),
  lines: z.array(QuoteLineInput).max(1000),
  custom: customValues('quote'),
})
export type QuoteInput = z.infer<typeof QuoteInput>

export const QuoteLine = QuoteLineInput.extend({
  ...calculatedLine,
  isOptional: z.boolean(),
  hasFreeQuantity: z.boolean(),
  /** False for an optional line that nobody has taken. */
  isChosen: z.boolean(),
})
export type QuoteLine = z.infer<typeof QuoteLine>

/** What the customer takes of a line that they may choose. */
export const QuoteChoice = z.object({
  lineId: field.Id,
  isChosen: z.stringbool().or(z.boolean()).default(true),
  /** Empty: as it is offered. */
  quantity: z.union([z.literal(''), field.decimalText(4)]).default(''),
})
export type QuoteChoice = z.infer<typeof QuoteChoice>

export const QuoteChoices = z.array(QuoteChoice).max(1000).default([])

export const QuoteAction = z.enum([
  'edit',
  'deleteDraft',
  'issue',
  'send',
  'accept',
  'decline',
  'revise',
  'order',
  'reserve',
  'convert',
  'duplicate',
])
export type QuoteAction = z.infer<typeof QuoteAction>

export const Quote = QuoteInput.extend({
  id: field.Id,
  number: z.string().nullable(),
  /** 1 for the first version; a revised quote keeps its number. */
  revision: z.int(),
  state: QuoteState,
  customerName: z.string(),
  customerEmail: z.string(),
  lines: z.array(QuoteLine),
  totals: DocumentSums,
  answer: QuoteAnswer.nullable(),
  /** The invoice it became. */
  invoiceId: field.Id.nullable(),
  /** The versions that were issued before, newest first. */
  versions: z.array(
    z.object({ revision: z.int(), issuedAt: field.Instant, total: field.MinorUnits }),
  ),
  issuedAt: field.Instant.nullable(),
  sentAt: field.Instant.nullable(),
  viewedAt: field.Instant.nullable(),
  /** Path of the public page, once it is issued; null for who may not send it. */
  publicPath: z.string().nullable(),
  /** The last day on which that page leads anywhere; null: for good. */
  publicUntil: field.DateOnly.nullable(),
  actions: z.array(QuoteAction),
  /** Of a draft: prices and quantities that are far from what was invoiced before. */
  unusual: z.array(Unusual),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Quote = z.infer<typeof Quote>

export const QuoteRow = z.object({
  id: field.Id,
  number: z.string(),
  revision: z.int(),
  customerId: field.Id,
  customerName: z.string(),
  issueDate: field.DateOnly,
  validUntil: field.DateOnly,
  state: QuoteState,
  currency: field.CurrencyCode,
  net: field.MinorUnits,
  total: field.MinorUnits,
  custom: QuoteInput.shape.custom,
})
export type QuoteRow = z.infer<typeof QuoteRow>

export const QuoteListQuery = listQuery({
  tabs: ['all', ...quoteStates],
  sorts: ['issueDate', 'number', 'customer', 'validUntil', 'total'],
  direction: 'descending',
  filters: {
    ...documentFilters,
    custom: CustomFilter,
  },
})
export type QuoteListQuery = z.infer<typeof QuoteListQuery>

/** The lines that are invoiced; none means all. */
export const ConvertInput = z.object({ lineIds: z.array(field.Id).max(1000).default([]) })

/** A quote as it is, or the same sums as a pro forma invoice. */
export const QuotePaperForm = z.enum(['quote', 'proForma'])
export type QuotePaperForm = z.infer<typeof QuotePaperForm>

const one = z.object({ firmId: field.Id, quoteId: field.Id })
const ofPaper = one.extend({ form: QuotePaperForm.default('quote') })
const path = '/firms/{firmId}/quotes' as const
const at = `${path}/{quoteId}` as const
const tags = ['Quotes']

const {
  archive: _,
  restore: __,
  ...register
} = registerContract({
  path: 'quotes',
  tag: 'Quotes',
  view: 'quote:view',
  edit: 'quote:edit',
  one,
  onePath: '{quoteId}',
  input: QuoteInput,
  query: QuoteListQuery,
  row: QuoteRow,
  record: Quote,
  bulk: ['issue', 'send', 'deleteDraft'],
  summaries: {
    list: 'Lists quotes, the newest first. Amounts are in minor units (cents) of the currency beside them.',
    get: 'Reads a quote with its lines, totals, state and what the customer answered.',
    create: 'Makes a draft of a quote. A person issues and sends it.',
  },
})

export const quotesContract = {
  ...register,
  previewSend: previewSendOf({ base: path, tags, needs: 'quote:edit', query: QuoteListQuery }),
  ...draftCalls({ path, tags, input: QuoteInput }),
  deleteDraft: endpoint
    .meta({ needs: 'quote:delete' })
    .route({ method: 'DELETE', path: at, tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  /** Gives it its number and its public page; from then on it changes by a new version alone. */
  issue: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/issue`, tags })
    .input(one.extend({ version: field.Version.optional() }))
    .output(Quote),
  ...sendingCalls({ at, tags, one, record: Quote }),
  /** Opens a new version as a draft; the issued one stays to be read. */
  revise: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/revise`, tags })
    .input(one)
    .output(Quote),
  /** Writes down what the customer answered elsewhere, by telephone or on paper. */
  answer: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/answer`, tags })
    .input(
      one.extend({
        answer: z.enum(['accepted', 'declined']),
        name: field.requiredText(120),
        reason: field.optionalText(1000),
        /** Of an acceptance: what they take; a line that nothing is said of stays as it is. */
        choices: QuoteChoices,
      }),
    )
    .output(Quote),
  /** Reserves its goods, once it is accepted, for a delivery that its invoice takes over. */
  reserve: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/delivery`, tags })
    .input(one)
    .output(Quote),
  /** Makes a draft invoice of it, once: of the whole, or of the named lines. */
  convert: endpoint
    .meta({ needs: 'invoice:edit', isScoped: true })
    .route({ method: 'POST', path: `${at}/convert`, tags })
    .input(ConvertInput.extend(one.shape))
    .output(z.object({ invoiceId: field.Id })),
  duplicate: endpoint
    .meta({ needs: 'quote:edit' })
    .route({ method: 'POST', path: `${at}/duplicate`, tags, successStatus: 201 })
    .input(one)
    .output(Quote),
  paper: endpoint
    .meta({ needs: 'quote:view' })
    .route({ method: 'GET', path: `${at}/paper`, tags })
    .input(ofPaper)
    .output(PaperView),
  versionPaper: endpoint
    .meta({ needs: 'quote:view' })
    .route({ method: 'GET', path: `${at}/versions/{revision}/paper`, tags })
    .input(one.extend({ revision: field.wholeNumber({ minimum: 1, maximum: 10_000 }) }))
    .output(PaperView),
  pdf: endpoint
    .meta({ needs: 'quote:view', isHeavy: true })
    .route({ method: 'GET', path: `${at}/pdf`, tags })
    .input(ofPaper)
    .output(z.file()),
}
