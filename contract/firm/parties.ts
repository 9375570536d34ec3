import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { pageOf } from '../core/page.ts'
import { listQuery, registerContract } from '../core/register.ts'
import { CustomFilter, customValues } from './custom-values.ts'
import { Address, Warning } from './firms.ts'
import { PartyDocument, PartyDocumentsQuery } from './party-documents.ts'
import { maxPartyParts, partyParts } from './party-parts.ts'
import { PartyTimelineEntry, PartyTimelineQuery } from './party-timeline.ts'

/** What a party is to the firm. One record has one or both. */
export const PartyRole = z.enum(['customer', 'supplier'])
export type PartyRole = z.infer<typeof PartyRole>

export const PartyInput = z.object({
  roles: z
    .array(PartyRole)
    .min(1, 'nothingChosen')
    .max(2)
    .refine((roles) => new Set(roles).size === roles.length, 'invalid')
    .default(['customer']),
  kind: z.enum(['company', 'person']).default('company'),
  name: field.requiredText(160),
  contactName: field.optionalText(120),
  email: field.OptionalEmail,
  phone: field.optionalText(40),
  address: Address,
  vatId: field.optionalText(20),
  registryNumber: field.optionalText(60),
  language: field.Language,
  currency: field.CurrencyCode,
  paymentTermsDays: field.wholeNumber({ minimum: 0, maximum: 365 }).nullable().default(null),
  notes: field.optionalText(2000),
  ...partyParts,
  custom: customValues('party'),
})
export type PartyInput = z.infer<typeof PartyInput>

const HeldAccount = z.object({
  iban: z.string(),
  by: z.string(),
  at: field.Instant,
  /** Whether a file named it, such as an electronic invoice, and nobody typed it. */
  isOfFile: z.boolean(),
})

/** Accounts of a party that wait, and whether anybody but the caller may confirm them. */
export const HeldAccounts = z.object({
  name: z.string(),
  version: field.Version,
  rows: z.array(HeldAccount.extend({ isOwn: z.boolean() })),
  isAlone: z.boolean(),
})
export type HeldAccounts = z.infer<typeof HeldAccounts>

/** An account that waits, and its last four characters as another source than the letter says them. */
export const HeldCheck = z.object({ iban: field.requiredText(42), ending: field.optionalText(4) })
export type HeldCheck = z.infer<typeof HeldCheck>

export const AccountsConfirmation = z.object({
  version: field.Version,
  checks: z.array(HeldCheck).max(maxPartyParts).default([]),
  reason: field.optionalText(500),
})
export type AccountsConfirmation = z.infer<typeof AccountsConfirmation>

/**
 * What a firm sold to a customer, before tax in the base currency, in the twelve months up to today and in
 * the twelve before, and how they pay: over the invoices that a payment settled in the last twelve months,
 * the days from the invoice to the day nothing of it was open, and from the day it was due (below zero:
 * earlier). Both are null without such an invoice.
 */
export const PartyTrade = z.object({
  turnover: field.MinorUnits,
  before: field.MinorUnits,
  invoices: z.int(),
  daysToPay: z.int().nullable(),
  daysLate: z.int().nullable(),
})
export type PartyTrade = z.infer<typeof PartyTrade>

export const Party = PartyInput.extend({
  id: field.Id,
  isArchived: z.boolean(),
  /**
   * What they owe as a customer and what stands to their credit, in the firm's base currency. Null for
   * members who may see no invoices.
   */
  receivable: field.MinorUnits.nullable(),
  overdue: field.MinorUnits.nullable(),
  credit: z.array(z.object({ currency: field.CurrencyCode, amount: field.MinorUnits })).nullable(),
  /** Of a customer that is read by itself; null elsewhere, and for members who may see no invoices. */
  trade: PartyTrade.nullable(),
  /**
   * Bank accounts that were changed, or that a file named, and wait to be confirmed; empty for members
   * who may not see them.
   */
  heldAccounts: z.array(HeldAccount),
  warnings: z.array(Warning),
  /** Whether documents or entries name them: then they can be archived and not deleted. */
  isUsed: z.boolean(),
  /** The party that this one was merged into; it is archived since. */
  mergedIntoId: field.Id.nullable(),
  anonymisedAt: field.Instant.nullable(),
  version: field.Version,
  createdAt: field.Instant,
  updatedAt: field.Instant,
})
export type Party = z.infer<typeof Party>

export const PartyRow = Party.pick({
  id: true,
  roles: true,
  kind: true,
  name: true,
  contactName: true,
  email: true,
  phone: true,
  address: true,
  vatId: true,
  registryNumber: true,
  language: true,
  currency: true,
  paymentTermsDays: true,
  notes: true,
  number: true,
  creditLimit: true,
  tags: true,
  ownerId: true,
  receivable: true,
  overdue: true,
  custom: true,
  isArchived: true,
  updatedAt: true,
}).extend({ city: z.string(), country: z.string() })
export type PartyRow = z.infer<typeof PartyRow>

/** All parties, or with a role the firm's customers or its suppliers. */
export const PartyListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'city', 'updatedAt'],
  filters: {
    role: PartyRole.optional(),
    kind: PartyInput.shape.kind.unwrap().optional(),
    country: field.CountryCode.optional(),
    currency: field.CurrencyCode.optional(),
    tag: z.string().max(40).optional(),
    owner: field.Id.optional(),
    custom: CustomFilter,
  },
})
export type PartyListQuery = z.infer<typeof PartyListQuery>

/** Fields that whoever stays after a merge takes over where it lacks them. */
export const takenOver = [
  'contactName',
  'email',
  'phone',
  'vatId',
  'registryNumber',
  'notes',
  'number',
  'ownNumber',
  'deliveryTerms',
  'ownerId',
] as const
/** Lists of which whoever stays has both. */
export const gathered = [
  'contacts',
  'addresses',
  'taxNumbers',
  'tags',
  'consents',
  'bankAccounts',
] as const

/** What merging two parties would do. */
export const MergePreview = z.object({
  /** What names the one that goes, by kind of record; what is moved names the other afterwards. */
  uses: z.array(z.object({ kind: z.string(), count: z.number().int(), isMoved: z.boolean() })),
  /** Fields that the one that stays lacks and takes over. */
  filled: z.array(z.enum([...takenOver, ...gathered])),
  /** What the one that stays is afterwards. */
  roles: z.array(PartyRole),
})
export type MergePreview = z.infer<typeof MergePreview>

const tags = ['Parties']
const one = z.object({ firmId: field.Id, partyId: field.Id })
const mergePath = '/firms/{firmId}/parties/{partyId}/merge-into/{intoId}' as const

export const partiesContract = {
  ...registerContract({
    path: 'parties',
    tag: 'Parties',
    view: 'party:view',
    edit: 'party:edit',
    one,
    onePath: '{partyId}',
    input: PartyInput,
    query: PartyListQuery,
    row: PartyRow,
    record: Party,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists customers and suppliers (roles say which), with what they owe. Amounts are in minor units (cents).',
      get: 'Reads a customer or supplier.',
      create: 'Adds a customer or supplier.',
    },
  }),
  /** Deletes a party that nothing names. */
  delete: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'DELETE', path: '/firms/{firmId}/parties/{partyId}', tags })
    .input(one)
    .output(z.object({ id: field.Id })),
  /**
   * What happened with a party as one list, the newest first: documents and payments, mails, files,
   * comments and changes of its record, as far as the caller may see them.
   */
  listTimeline: endpoint
    .meta({ needs: 'party:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/parties/{partyId}/timeline', tags })
    .input(PartyTimelineQuery.extend(one.shape))
    .output(pageOf(PartyTimelineEntry)),
  /** All documents of a party as one list, the newest first: those that the caller may see. */
  listDocuments: endpoint
    .meta({ needs: 'party:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/parties/{partyId}/documents', tags })
    .input(PartyDocumentsQuery.extend(one.shape))
    .output(
      pageOf(PartyDocument).extend({
        /** Kinds of which there are any. */
        kinds: z.array(z.string()),
      }),
    ),
  previewMerge: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'GET', path: mergePath, tags })
    .input(one.extend({ intoId: field.Id }))
    .output(MergePreview),
  /** Merges a party into another and answers with that one. It cannot be undone. */
  merge: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'POST', path: mergePath, tags })
    .input(one.extend({ intoId: field.Id }))
    .output(Party),
  /** Accounts of a party that wait to be confirmed. */
  heldAccounts: endpoint
    .meta({ needs: 'party:bank' })
    .route({ method: 'GET', path: '/firms/{firmId}/parties/{partyId}/held-accounts', tags })
    .input(one)
    .output(HeldAccounts),
  /**
   * Lets the party be paid on accounts that somebody else has changed, as the version has them. Whoever
   * changed them and is the only member who may confirm gives checks and a reason.
   */
  confirmAccounts: endpoint
    .meta({ needs: 'party:bank' })
    .route({ method: 'POST', path: '/firms/{firmId}/parties/{partyId}/confirm-accounts', tags })
    .input(one.extend(AccountsConfirmation.shape))
    .output(Party),
  /** Takes away what tells who somebody is; documents and entries stay. It cannot be undone. */
  anonymise: endpoint
    .meta({ needs: 'party:delete' })
    .route({ method: 'POST', path: '/firms/{firmId}/parties/{partyId}/anonymise', tags })
    .input(one)
    .output(Party),
}
