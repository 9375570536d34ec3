import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, MinorUnits, requiredText } from '../core/fields.ts'
import { Month } from './closing.ts'

/**
 * What an Italian buyer writes of a purchase from abroad and sends to the Sistema di Interscambio: TD17 of
 * services, TD18 of goods from the Union, TD19 of goods that a supplier from abroad has in Italy
 * (art. 17 c. 2 D.P.R. 633/1972).
 */
export const integrationTypes = ['TD17', 'TD18', 'TD19'] as const
export const IntegrationType = z.enum(integrationTypes)
export type IntegrationType = z.infer<typeof IntegrationType>

/** Which part of which purchase: one may hold goods and services, each with its own document. */
export const IntegrationKey = z.object({
  source: z.enum(['bill', 'expense']),
  sourceId: Id,
  /** The type that the tax rate of its lines speaks for. */
  part: IntegrationType,
  /** Whether it takes back what was written of a purchase that was voided since. */
  isReversal: z.stringbool().or(z.boolean()).default(false),
})
export type IntegrationKey = z.infer<typeof IntegrationKey>

/** What a document lacks before it can be written; each is mended at the record it names. */
export const IntegrationGap = z.enum([
  'supplier',
  'supplierVatId',
  'supplierAtHome',
  'supplierOutsideUnion',
  'supplierStreet',
  'supplierCity',
  'supplierNumber',
  'firmVatId',
  'firmAddress',
])
export type IntegrationGap = z.infer<typeof IntegrationGap>

export const CrossBorderRow = IntegrationKey.extend({
  isReversal: z.boolean(),
  /** As it was written, or would be. */
  type: IntegrationType,
  partyId: Id.nullable(),
  partyName: z.string(),
  /** ISO 3166-1 alpha-2; empty where the supplier is not known. */
  country: z.string(),
  /** The supplier's document. */
  theirNumber: z.string(),
  theirDate: DateOnly,
  /** When it was received or, outside the Union, supplied. */
  date: DateOnly,
  /** In minor units of euro; below zero of what is credited or taken back. */
  base: MinorUnits,
  tax: MinorUnits,
  dueDate: DateOnly,
  isLate: z.boolean(),
  state: z.enum(['missing', 'written', 'refused']),
  gaps: z.array(IntegrationGap),
  /** Of the last that was written. */
  documentId: Id.nullable(),
  number: z.string(),
  writtenAt: Instant.nullable(),
  /** What the system answered with when it refused it. */
  refusal: z.string(),
})
export type CrossBorderRow = z.infer<typeof CrossBorderRow>

export const CrossBorderMonth = z.object({
  month: Month,
  /** The 15th of the month after, or the next working day. */
  dueDate: DateOnly,
  total: z.int(),
  /** Not written, or refused. */
  open: z.int(),
})
export type CrossBorderMonth = z.infer<typeof CrossBorderMonth>

export const CrossBorderList = z.object({
  /** Those with purchases from abroad, the newest first. */
  months: z.array(CrossBorderMonth),
  month: Month,
  rows: z.array(CrossBorderRow),
})
export type CrossBorderList = z.infer<typeof CrossBorderList>

export const IntegrationInput = IntegrationKey.extend({ type: IntegrationType, date: DateOnly })
export type IntegrationInput = z.infer<typeof IntegrationInput>

export const RefusalInput = z.object({ reason: requiredText(500) })

const tags = ['Reports']
const path = '/firms/{firmId}/cross-border' as const
const inFirm = z.object({ firmId: Id })
const one = inFirm.extend({ integrationId: Id })

export const crossBorderContract = {
  /** Purchases from abroad under reverse charge, by the month they are told in; of Italian firms. */
  list: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm.extend({ month: Month.optional() }))
    .output(CrossBorderList),
  /** One of them, by what it is written of. */
  get: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/one`, tags })
    .input(IntegrationKey.extend({ firmId: Id }))
    .output(CrossBorderRow),
  /** One that was written, by its own id. */
  getWritten: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/{integrationId}`, tags })
    .input(one)
    .output(CrossBorderRow),
  /** Writes one document, or once more one that was refused: under its number, with what holds now. */
  write: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(IntegrationInput.extend({ firmId: Id }))
    .output(CrossBorderRow),
  /** Writes all of a month that lack nothing. */
  writeMonth: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/months`, tags, successStatus: 201 })
    .input(inFirm.extend({ month: Month }))
    .output(z.object({ written: z.int(), left: z.int() })),
  /** Notes that the Sistema di Interscambio refused one: it counts as not issued. */
  refuse: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/{integrationId}/refuse`, tags })
    .input(RefusalInput.extend(one.shape))
    .output(CrossBorderRow),
  /** The FatturaPA as it was written. */
  file: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/{integrationId}/file`, tags })
    .input(one)
    .output(z.file()),
  /** All of a month that stand, in one ZIP. */
  files: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/files`, tags })
    .input(inFirm.extend({ month: Month }))
    .output(z.file()),
}
